import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { exactAmount, sideName } from '../words';
import type { Preview } from './upload.calls';

/** The lines of a statement that its account holds already, each by its place, day and amount: none is added twice. */
export function UploadKnown({ preview: { known, knownCount } }: { preview: Preview }) {
  if (knownCount === 0) return null;
  const more = knownCount - known.length;
  return (
    <details className="rounded-md bg-sunken px-4 py-2 text-sm">
      <summary className="min-h-6 font-medium">{m.bank_known_count({ count: formatCount(knownCount) })}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.bank_known_count({ count: formatCount(knownCount) })}
        className="mt-1 flex max-h-48 flex-col gap-1 overflow-y-auto text-xs tabular-nums"
      >
        {known.map(({ line, date, side, amount }) => (
          <li key={line} className="flex flex-wrap gap-x-2">
            <strong className="font-semibold">{m.bank_line({ line })}</strong>
            <span>{formatDate(date)}</span>
            <span>{exactAmount(amount)}</span>
            <span className="text-ink-2">{sideName(side)}</span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">{m.bank_and_more({ count: formatCount(more) })}</li>}
      </ul>
    </details>
  );
}
