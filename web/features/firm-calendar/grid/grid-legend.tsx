import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Glyph } from '../../../ui/state/glyph';

/** Below the grid: how much of it is shown, what its shapes mean, and its keys. */
export function GridLegend({ shown, total, filed }: { shown: number; total: number; filed: readonly string[] }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-2">
      <span>{m.firm_grid_shown({ shown: formatCount(shown), total: formatCount(total) })}</span>
      {filed.length > 0 && <span>{m.firm_grid_all_filed({ forms: filed.join(', ') })}</span>}
      <ul aria-label={m.firm_grid_legend()} className="flex flex-wrap gap-x-4 gap-y-2">
        <Meaning glyph={<Glyph shape="done" tone="green" />}>{m.firm_grid_key_filed()}</Meaning>
        <Meaning glyph={<Glyph shape="unproved" />}>{m.firm_grid_key_unproved()}</Meaning>
        <Meaning glyph={<Glyph shape="overdue" tone="red" />}>{m.firm_grid_key_late()}</Meaning>
        <Meaning glyph={<Glyph shape="today" tone="red" />}>{m.firm_grid_key_today()}</Meaning>
        <Meaning glyph={<Glyph shape="open" />}>{m.firm_grid_key_open()}</Meaning>
        <Meaning glyph={<Glyph shape="to-confirm" tone="yellow" />}>{m.firm_grid_key_confirm()}</Meaning>
      </ul>
      <ul className="ml-auto flex flex-wrap gap-x-4 gap-y-2 max-sm:hidden pointer-coarse:hidden">
        <Key keys="← →">{m.firm_grid_key_move()}</Key>
        <Key keys="X">{m.firm_grid_key_select()}</Key>
        <Key keys="F">{m.firm_grid_key_mark()}</Key>
        <Key keys="Enter">{m.firm_grid_key_open_item()}</Key>
      </ul>
    </div>
  );
}

const Meaning = ({ glyph, children }: { glyph: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {glyph}
    {children}
  </li>
);

export const Key = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 font-sans">{keys}</kbd>
    {children}
  </li>
);
