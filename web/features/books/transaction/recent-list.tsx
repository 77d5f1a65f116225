import { useQuery } from '@tanstack/react-query';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { lastCategorisedQuery } from '../books.queries';
import { CategoryCell } from '../category/category-cell';
import { SignedAmount } from './transaction-text';

const SHOWN = 5;

/** What was categorised last, by whomever. */
export function RecentList({ companyId, keepsBooks }: { companyId: string; keepsBooks: boolean }) {
  const list = useQuery(lastCategorisedQuery(companyId, SHOWN));
  const rows = list.data ?? [];
  return (
    <SectionCard title={m.books_recent()}>
      {list.isPending && <SkeletonRows rows={SHOWN} label={m.ui_loading()} />}
      {list.data && rows.length === 0 && <p className="text-sm text-ink-2">{m.books_recent_none()}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 py-2.5 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto_18rem]"
          >
            <div className="min-w-0">
              <p className="text-sm break-words">{row.description}</p>
              <p className="text-xs text-ink-2">
                <DateText day={row.transactionDate} />
              </p>
            </div>
            <SignedAmount row={row} />
            <div className="col-span-2 md:col-span-1">
              <CategoryCell companyId={companyId} row={row} keepsBooks={keepsBooks} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
