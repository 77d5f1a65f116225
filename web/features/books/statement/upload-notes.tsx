import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Upload } from '../bank.queries';
import { NoticeWords } from './notice-words';

/** What was said of a statement when it was stored: its warnings, and the lines that were left out. */
export function UploadNotes({ upload: { warnings, skipped, ignoredCount } }: { upload: Upload }) {
  const titles = [
    warnings.length > 0 && m.bank_n_warnings({ count: formatCount(warnings.length) }),
    skipped.length > 0 && m.bank_n_left_out({ count: formatCount(skipped.length) }),
  ].filter(Boolean);
  const ignored = ignoredCount > 0 ? m.bank_ignored({ count: formatCount(ignoredCount) }) : undefined;
  if (titles.length === 0) return ignored ?? m.bank_none();
  return (
    <details className="min-w-40">
      <summary className="whitespace-nowrap">{titles.join(', ')}</summary>
      <ul className="mt-1 flex max-w-md min-w-64 flex-col gap-1 text-xs">
        {[...warnings, ...skipped].map((notice, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is stored of a statement never changes its order
          <li key={`${notice.line} ${notice.code} ${place}`}>
            <NoticeWords notice={notice} />
          </li>
        ))}
        {ignored && <li className="text-ink-2">{ignored}</li>}
      </ul>
    </details>
  );
}
