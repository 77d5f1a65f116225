import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { DateText } from '../../../ui/figure/date-text';
import type { RunPreview } from '../books.queries';
import { signedAmount } from '../words';

type Group = RunPreview['byRule'][number];

/** Why a run would set these transactions, and on demand the first of them. */
export function RunGroup({ group: { why, count, rows } }: { group: Group }) {
  return (
    <>
      {why}
      <details className="mt-1">
        <summary className="min-h-6 w-fit text-xs text-accent">
          {rows.length < count
            ? m.books_run_first_rows({ count: formatCount(rows.length) })
            : m.books_run_rows({ count: formatCount(count) })}
        </summary>
        <ul className="flex flex-col gap-1.5 py-1">
          {rows.map(({ id, date, description, side, amount, confidence, why: own }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 text-xs">
              <span className="min-w-0 wrap-anywhere">{description}</span>
              <span className="text-right tabular-nums">{signedAmount(side, amount)}</span>
              <span className="text-ink-2">
                <DateText day={date} />
              </span>
              <span className="text-right text-ink-2">{m.books_run_sure({ confidence })}</span>
              {own !== why && <span className="col-span-2 text-ink-2 wrap-anywhere">{own}</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
