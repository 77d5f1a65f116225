import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { NoticeWords } from './notice-words';
import type { Notice } from './upload.calls';

type NoticeListProps = { title: string; notices: readonly Notice[]; tone: 'yellow' | 'grey' };

const TONES = { yellow: 'bg-yellow-soft', grey: 'bg-sunken', red: 'border border-danger bg-red-soft' };

/** What the reader of the statement has to say, line by line. */
export function NoticeList({ title, notices, tone }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <section className={cx('rounded-md px-4 py-3', TONES[tone])}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <Notices notices={notices} />
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

/** Lines that cannot be stored. Nothing is saved while there are any; a person may decide to do without them. */
export function UploadProblems({ problems, count, isPending, onLeaveOut }: UploadProblemsProps) {
  const lines = problems.map(({ line }) => line).filter((line) => line > 0);
  const isAll = lines.length === count;
  return (
    <section role="alert" className={cx('rounded-md px-4 py-3', TONES.red)}>
      <h3 className="text-sm font-semibold text-red">{m.bank_problems({ count })}</h3>
      <p className="text-sm">{m.bank_problems_words()}</p>
      <Notices notices={problems} />
      {lines.length > 0 && (
        <Button size="sm" className="mt-3" isPending={isPending} onClick={() => onLeaveOut(lines, isAll)}>
          {isAll ? m.bank_leave_out_and_save() : m.bank_leave_out_and_read()}
        </Button>
      )}
    </section>
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
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
  );
}
