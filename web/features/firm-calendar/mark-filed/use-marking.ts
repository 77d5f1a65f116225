import { useState } from 'react';
import { type Column, isOpen, type Row } from '../grid/grid.model';
import type { Cell } from '../grid/grid.queries';
import type { Entry } from './entries';

const NONE: ReadonlySet<string> = new Set();

/** What is selected to be marked filed: open items of one form. What was typed for them stays until they are marked or dropped. */
export function useMarking(columns: readonly Column[], rows: readonly Row[]) {
  const [key, setKey] = useState<string>();
  const [ids, setIds] = useState(NONE);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [isPanelOpen, setPanelOpen] = useState(false);
  const column = columns.find((one) => one.key === key);
  const openIn = ({ key: of }: Column) => rows.flatMap(({ cells }) => (cells.get(of) ?? []).filter(isOpen));
  const entries: readonly Entry[] = column
    ? rows.flatMap(({ client, cells }) =>
        (cells.get(column.key) ?? [])
          .filter((cell) => ids.has(cell.id) && isOpen(cell))
          .map((cell) => ({ cell, client })),
      )
    : [];
  const choose = (of: Column, cells: readonly Cell[]) => {
    setKey(of.key);
    setIds(new Set(cells.map(({ id }) => id)));
  };
  /** Selects what is open of these, or what was selected no more; another form begins anew. */
  const toggle = (of: Column, cells: readonly Cell[]) => {
    const open = cells.filter(isOpen).map(({ id }) => id);
    if (open.length === 0) return;
    const before = of.key === key ? ids : NONE;
    const isOn = open.every((id) => before.has(id));
    setKey(of.key);
    setIds(new Set(isOn ? [...before].filter((id) => !open.includes(id)) : [...before, ...open]));
  };
  const clear = () => {
    setIds(NONE);
    setPanelOpen(false);
  };
  return {
    column,
    ids,
    entries,
    numbers,
    isPanelOpen: isPanelOpen && entries.length > 0,
    toggle,
    toggleAll: (of: Column) => toggle(of, openIn(of)),
    clear,
    close: () => setPanelOpen(false),
    type: (id: string, text: string) => setNumbers((known) => ({ ...known, [id]: text })),
    fill: (found: ReadonlyMap<string, string>) => setNumbers((known) => ({ ...known, ...Object.fromEntries(found) })),
    drop: (marked: readonly string[]) => setIds((known) => new Set([...known].filter((id) => !marked.includes(id)))),
    /** Opens the panel on what is selected; with nothing selected of that form, on these. */
    open: (of: Column, cells: readonly Cell[]) => {
      if (of.key !== key || entries.length === 0) choose(of, cells.filter(isOpen));
      setPanelOpen(true);
    },
    /** Opens the panel on exactly these. */
    openOn: (of: Column, cells: readonly Cell[]) => {
      choose(of, cells.filter(isOpen));
      setPanelOpen(true);
    },
    openSelected: () => setPanelOpen(true),
  };
}

export type Marking = ReturnType<typeof useMarking>;
