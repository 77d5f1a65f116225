import { useId, useState } from 'react';
import type { ComplianceStatus } from '../../lib/compliance.queries';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { ItemLink } from '../../ui/item-link';
import { ShowAll } from '../../ui/list/show-all';
import { lossOf, lostInAll, pointWords } from './points';

const SHOWN = 6;

/** Every point that is lost: by which item, and why; then the sum that leads to the score. */
export function LostPoints({ status }: { status: ComplianceStatus }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const lost = lossOf(status);
  const kept = status.overall.lines.length - lost.length;
  if (!status.overall.isScored) return null;
  const shown = isWhole ? lost : lost.slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-3 lg:px-5">
      <h3 id={id} className="text-sm font-semibold">
        {m.status_points_lost()}
      </h3>
      <ul className="mt-1">
        {shown.map(({ itemId, title, daysLate, weight, credit, loss }) => (
          <li
            key={itemId}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-4 border-b border-line py-1 text-sm last:border-b-0 sm:grid-cols-[minmax(0,20rem)_minmax(0,24rem)_3.5rem]"
          >
            <ItemLink itemId={itemId} className="font-medium wrap-anywhere hover:underline">
              {title}
            </ItemLink>
            <span className="text-ink-2 max-sm:row-start-2">
              {m.status_line({ days: formatCount(daysLate), weight, credit })}
            </span>
            <span className="text-right font-medium tabular-nums max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
              −{loss}
            </span>
          </li>
        ))}
      </ul>
      <ShowAll shown={shown.length} total={lost.length} onShowAll={() => setIsWhole(true)} />
      <p className="mt-1 text-sm text-ink-2">
        {lost.length === 0 ? m.status_nothing_lost({ count: formatCount(kept) }) : sumWords(status)}
        {lost.length > 0 && kept > 0 && (
          <span className="text-ink-3"> · {m.status_kept({ count: formatCount(kept) })}</span>
        )}
      </p>
    </section>
  );
}

/** '100 − 6.87 = 93.13, rounded to 93': how the points that are left come to the score. */
function sumWords(status: ComplianceStatus): string {
  const { score, cap } = status.overall;
  const lost = lostInAll(status);
  const words = { lost: pointWords(lost), left: pointWords(10_000 - lost), score };
  return cap ? m.status_sum_capped(words) : m.status_sum(words);
}
