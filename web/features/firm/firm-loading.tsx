import { StatCardSkeleton } from '../../ui/figure/stat-card';
import { Skeleton } from '../../ui/state/skeleton';
import { Spinner } from '../../ui/state/spinner';
import { FIGURES_GRID } from './firm-figures';

/** The page in outline, with the words of what is going on. */
export function FirmLoading({ label }: { label: string }) {
  return (
    <>
      <div aria-hidden="true" className={FIGURES_GRID}>
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
      </div>
      <p role="status" className="mt-6 flex items-center gap-2 border-b border-line py-2 text-ink-2">
        <Spinner />
        {label}
      </p>
      <div aria-hidden="true" className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="hidden h-44 xl:block" />
      </div>
    </>
  );
}
