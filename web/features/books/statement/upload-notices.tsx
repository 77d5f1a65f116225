import { cx } from '../../../ui/cx';
import { NoticeWords } from './notice-words';
import type { Notice } from './upload.calls';

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
