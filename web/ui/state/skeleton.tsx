import { cx } from '../cx';

/** Holds the place of something on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}

/** Lines of a list on its way; the words are for those who cannot see them. */
export function SkeletonRows({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
        <Skeleton key={key} className="h-8 w-full" />
      ))}
    </div>
  );
}
