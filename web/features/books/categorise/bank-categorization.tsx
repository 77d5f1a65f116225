import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../../lib/access';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { StatCard, StatCardSkeleton } from '../../../ui/figure/stat-card';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { totalsQuery } from '../books.queries';
import { type PanelProps, useOpenList } from '../books.search';
import { AddCategoryDialog } from '../category/add-category-dialog';
import { useCategories } from '../category/category-groups';
import { RecentList } from '../transaction/recent-list';
import { UncategorisedList } from './uncategorised-list';

export function BankCategorization({ companyId }: PanelProps) {
  const openList = useOpenList();
  const totals = useQuery(totalsQuery(companyId));
  const keepsBooks = useMayChange(companyId);
  const { choosable } = useCategories();
  const { transactionCount = 0, uncategorizedCount = 0 } = totals.data ?? {};
  return (
    <div className="flex flex-col gap-4">
      {totals.isError && <ErrorPanel error={totals.error} onRetry={() => void totals.refetch()} />}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {totals.isPending ? (
          <>
            <StatCardSkeleton />
            <StatCardSkeleton />
            <StatCardSkeleton />
          </>
        ) : (
          <>
            <StatCard label={m.books_uncategorised()} value={formatCount(uncategorizedCount)} />
            <StatCard label={m.books_categorised_count()} value={formatCount(transactionCount - uncategorizedCount)} />
            <StatCard
              label={m.books_categories()}
              value={formatCount(choosable.length)}
              note={keepsBooks && <AddCategoryDialog />}
            />
          </>
        )}
      </div>
      <UncategorisedList
        companyId={companyId}
        count={uncategorizedCount}
        isEmpty={totals.data?.transactionCount === 0}
        keepsBooks={keepsBooks}
        onShowAll={() => openList({ category: 'uncategorized' })}
      />
      <RecentList companyId={companyId} keepsBooks={keepsBooks} />
    </div>
  );
}
