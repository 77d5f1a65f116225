import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export type Place = { row: number; column: number };

type GridKeys = {
  rows: number;
  columns: number;
  /** Brings a row into sight, which is drawn only then. */
  scrollTo: (row: number) => void;
  onOpen: (place: Place) => void;
  onSelect: (place: Place) => void;
  onMark: (place: Place) => void;
  onClear: () => void;
};

const FRAMES = 30;

/** One cell of a grid has the focus of the keyboard; arrows move it, and letters act on it. */
export function useGridKeys({ rows, columns, scrollTo, ...acts }: GridKeys) {
  const [asked, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [moved, setMoved] = useState(0);
  const done = useRef(0);
  const table = useRef<HTMLTableElement>(null);
  const place = { row: Math.min(asked.row, Math.max(rows - 1, 0)), column: Math.min(asked.column, columns - 1) };
  useEffect(() => {
    if (moved === done.current) return;
    done.current = moved;
    scrollTo(place.row);
    let frame = 0;
    const focus = () => {
      const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${place.row}-${place.column}"]`);
      if (!cell) {
        if (frame++ < FRAMES) requestAnimationFrame(focus);
        return;
      }
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    requestAnimationFrame(focus);
  }, [moved, place.row, place.column, scrollTo]);
  const go = (to: Place) => {
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most - 1, 0));
    setPlace({ row: within(to.row, rows), column: within(to.column, columns) });
    setMoved((times) => times + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // What is typed or pressed within a cell, such as a link, is not for the grid.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined) return;
    const act = actFor(event.key, { place, rows, columns, go, ...acts });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { place, setPlace, table, onKeyDown };
}

type Acting = Omit<GridKeys, 'scrollTo'> & { place: Place; go: (to: Place) => void };

const PAGE = 10;

function actFor(key: string, { place, rows, columns, go, ...acts }: Acting): (() => void) | undefined {
  const { row, column } = place;
  const moves: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
  };
  const to = moves[key];
  if (to) return () => go(to);
  const act = { enter: acts.onOpen, x: acts.onSelect, ' ': acts.onSelect, f: acts.onMark }[key.toLowerCase()];
  if (act && rows > 0) return () => act(place);
  return key === 'Escape' ? acts.onClear : undefined;
}
