import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { NoticeWords } from './notice-words';
import type { Notice } from './upload.calls';

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
    <section role="alert" className="rounded-md border border-danger bg-red-soft px-4 py-3">
      <h3 className="text-sm font-semibold text-red">{m.bank_problems({ count: formatCount(count) })}</h3>
      <p className="text-sm">{m.bank_problems_words()}</p>
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
          {isAll ? m.bank_leave_out_and_save() : m.bank_leave_out_and_read()}
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
      aria-label={m.bank_leave_out_line({ line })}
      className="mt-1 shrink-0 accent-(--accent)"
      checked={!isKept}
      onChange={({ target }) => onKeep(line, !target.checked)}
    />
  );
}
