import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/date-text';
import { SkeletonRows } from '../../ui/skeleton';
import { type BankTransaction, transactionsQuery } from './bank.queries';
import { CategoryCell } from './category-cell';
import { SignedAmount } from './transaction-text';

const SHOWN = 5;
const LOOKED_AT = 500;

/** What was categorised last, by whomever, among the newest transactions. */
export function RecentList({ companyId, keepsBooks }: { companyId: string; keepsBooks: boolean }) {
  const list = useInfiniteQuery(transactionsQuery(companyId, {}, LOOKED_AT));
  const rows = lastCategorised(list.data?.pages.flatMap((page) => page.rows) ?? []);
  return (
    <SectionCard title={m.bank_recent()}>
      {list.isPending && <SkeletonRows rows={SHOWN} label={m.ui_loading()} />}
      {list.data && rows.length === 0 && <p className="text-sm text-ink-2">{m.bank_recent_none()}</p>}
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

function lastCategorised(rows: readonly BankTransaction[]): BankTransaction[] {
  const at = ({ categorisedAt }: BankTransaction) => categorisedAt ?? '';
  return rows
    .filter(({ category }) => category !== null)
    .sort((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0))
    .slice(0, SHOWN);
}
