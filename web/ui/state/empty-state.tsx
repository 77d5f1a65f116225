import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** Why nothing is here, and what would put something here. */
  description: string;
  action?: ReactNode;
};

export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-xl border border-dashed border-line-strong px-6 py-10 text-center">
      <p className="font-semibold">{title}</p>
      <p className="max-w-md text-sm text-ink-2">{description}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
