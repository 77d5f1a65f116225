import type { ReactNode } from 'react';

type PersonListProps = { label: string; children: ReactNode };

/** People one below another. Where it is narrow each takes two or three lines, and nothing scrolls sideways. */
export function PersonList({ label, children }: PersonListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
      {children}
    </ul>
  );
}

type PersonRowProps = {
  /** Who it is: the name, or the address of somebody who has not come yet. */
  name: ReactNode;
  /** A second line: the address, since when. */
  facts: ReactNode;
  /** What can be done; below the rest where it is narrow. */
  acts?: ReactNode;
};

/** One person: who, what is known of them, what can be done. */
export function PersonRow({ name, facts, acts }: PersonRowProps) {
  return (
    <li className="flex flex-col gap-2 px-3 py-2.5 hover:bg-sunken sm:flex-row sm:items-center sm:gap-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium break-words">{name}</div>
        <div className="flex flex-wrap gap-x-3 text-xs break-words text-ink-2">{facts}</div>
      </div>
      {acts && <div className="flex flex-wrap items-center gap-2">{acts}</div>}
    </li>
  );
}
