import type { ReactNode } from 'react';
import { Card } from '../card';
import { cx } from '../cx';
import { Skeleton } from '../state/skeleton';

type StatCardProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Opens how the figure was made. */
  explanation?: ReactNode;
  tone?: 'plain' | 'green' | 'yellow' | 'red';
};

const TONES = { plain: '', green: 'text-green', yellow: 'text-yellow', red: 'text-red' };

/** One figure with its name and a note. It is as high as its skeleton, so that nothing jumps when it arrives. */
export function StatCard({ label, value, note, explanation, tone = 'plain' }: StatCardProps) {
  return (
    <Card className="flex min-h-28 flex-col gap-1 px-3 py-3 sm:px-4">
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm text-ink-2">{label}</p>
        {explanation}
      </div>
      <div className={cx('text-xl font-semibold sm:text-2xl tracking-tight', TONES[tone])}>{value}</div>
      {note && <div className="text-xs text-ink-2">{note}</div>}
    </Card>
  );
}

export function StatCardSkeleton() {
  return (
    <Card className="flex min-h-28 flex-col gap-2.5 px-3 py-3 sm:px-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-7 w-20" />
      <Skeleton className="h-3 w-24" />
    </Card>
  );
}
