import { useState } from 'react';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { exactAmount, sideName } from '../words';
import type { Notice, Preview } from './upload.calls';

/** A notice after the number of its line; one that begins with the number itself does not get it twice. */
export function NoticeWords({ notice: { line, message } }: { notice: Pick<Notice, 'line' | 'message'> }) {
  const isNamed = message.startsWith(m.books_line({ line }));
  return (
    <>
      {line > 0 && !isNamed && <strong className="font-semibold tabular-nums">{m.books_line({ line })} </strong>}
      {message}
    </>
  );
}

type NoticeListProps = { title: string; notices: readonly Notice[]; tone: 'yellow' | 'grey' };

const TONES = { yellow: 'bg-yellow-soft', grey: 'bg-sunken' };

/** What the reader of the statement has to say, line by line. */
export function NoticeList({ title, notices, tone }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <section className={cx('rounded-md px-4 py-3', TONES[tone])}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-sm"
      >
        {notices.map((notice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two notices of one code, and the list never changes
          <li key={`${notice.line} ${notice.code} ${place}`} className="break-words">
            <NoticeWords notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type UploadProblemsProps = {
  problems: readonly Notice[];
  count: number;
  isPending: boolean;
  /** The lines to leave out, and whether nothing stands in the way of saving then. */
  onLeaveOut: (lines: number[], isAll: boolean) => void;
};

/** Lines that cannot be stored. Nothing is saved while there are any; a person may decide to do without some of them. */
export function UploadProblems({ problems, count, isPending, onLeaveOut }: UploadProblemsProps) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const lines = [...new Set(problems.map(({ line }) => line))].filter((line) => line > 0);
  const chosen = lines.filter((line) => !kept.has(line));
  const isAll = chosen.length === lines.length && problems.length === count && problems.every(({ line }) => line > 0);
  const keep = (line: number, isKept: boolean) =>
    setKept(isKept ? new Set([...kept, line]) : new Set([...kept].filter((one) => one !== line)));
  return (
    <section role="alert" className="rounded-md border border-red-mark bg-red-soft px-4 py-3">
      <h3 className="text-sm font-semibold text-red">{m.books_problems({ count: formatCount(count) })}</h3>
      <p className="text-sm">{m.books_problems_words()}</p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-sm"
      >
        {problems.map((notice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two notices of one code, and the list never changes
          <li key={`${notice.line} ${notice.code} ${place}`} className="flex items-start gap-2 break-words">
            <LeaveOut line={notice.line} isKept={kept.has(notice.line)} onKeep={keep} />
            <span className="min-w-0">
              <NoticeWords notice={notice} />
            </span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <Button
          size="sm"
          className="mt-3"
          disabled={chosen.length === 0}
          isPending={isPending}
          onClick={() => onLeaveOut(chosen, isAll)}
        >
          {isAll ? m.books_leave_out_and_save() : m.books_leave_out_and_read()}
        </Button>
      )}
    </section>
  );
}

type LeaveOutProps = { line: number; isKept: boolean; onKeep: (line: number, isKept: boolean) => void };

function LeaveOut({ line, isKept, onKeep }: LeaveOutProps) {
  if (line <= 0) return null;
  return (
    <input
      type="checkbox"
      aria-label={m.books_leave_out_line({ line })}
      className="mt-1 shrink-0 accent-(--accent)"
      checked={!isKept}
      onChange={({ target }) => onKeep(line, !target.checked)}
    />
  );
}

type Recognised = Preview['recognised'];

const KINDS: Readonly<Record<string, () => string>> = {
  continuation: m.books_ignored_continuation,
  heading: m.books_ignored_heading,
  rule: m.books_ignored_rule,
  total: m.books_ignored_total,
  note: m.books_ignored_note,
};

/** Lines below the heading that are no transactions, each with what it was taken for: nothing vanishes unseen. */
export function IgnoredLines({ recognised: { ignored, ignoredCount } }: { recognised: Recognised }) {
  if (ignoredCount === 0) return null;
  const more = ignoredCount - ignored.length;
  return (
    <details className="rounded-md bg-sunken px-4 py-2 text-sm">
      <summary className="min-h-6 font-medium">{m.books_ignored({ count: formatCount(ignoredCount) })}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-xs"
      >
        {ignored.map(({ line, kind, text }) => (
          <li key={line} className="wrap-anywhere">
            <strong className="font-semibold">{m.books_line({ line })}</strong> {KINDS[kind]?.() ?? kind}
            <span className="text-ink-2"> · {text}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{m.books_and_more({ count: formatCount(more) })}</li>}
      </ul>
    </details>
  );
}

/** The lines of a statement that its account holds already, each by its place, day and amount: none is added twice. */
export function UploadKnown({ preview: { known, knownCount } }: { preview: Preview }) {
  if (knownCount === 0) return null;
  const more = knownCount - known.length;
  return (
    <details className="rounded-md bg-sunken px-4 py-2 text-sm">
      <summary className="min-h-6 font-medium">{m.books_known_count({ count: formatCount(knownCount) })}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.books_known_count({ count: formatCount(knownCount) })}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-xs tabular-nums"
      >
        {known.map(({ line, date, side, amount }) => (
          <li key={line} className="flex flex-wrap gap-x-2">
            <strong className="font-semibold">{m.books_line({ line })}</strong>
            <span>{formatDate(date)}</span>
            <span>{exactAmount(amount)}</span>
            <span className="text-ink-2">{sideName(side)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{m.books_and_more({ count: formatCount(more) })}</li>}
      </ul>
    </details>
  );
}
