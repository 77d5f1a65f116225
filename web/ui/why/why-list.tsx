import type { ReactNode } from 'react';
import { m } from '../../lib/messages';

export type CountedItem = { id: string; title: ReactNode; detail?: ReactNode; figure?: ReactNode };

/** The explanation of a count: the things that were counted, each named. */
export function WhyList({ label, items }: { label: string; items: readonly CountedItem[] }) {
  if (items.length === 0) return <p className="text-ink-2">{m.why_nothing_counted()}</p>;
  return (
    <ol aria-label={label} className="divide-y divide-line border-y border-line">
      {items.map(({ id, title, detail, figure }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <div className="min-w-0">
            <div className="wrap-anywhere">{title}</div>
            {detail && <div className="text-xs text-ink-2">{detail}</div>}
          </div>
          {figure !== undefined && <div className="shrink-0 text-right tabular-nums">{figure}</div>}
        </li>
      ))}
    </ol>
  );
}
