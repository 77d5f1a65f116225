import { useState } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import { codeOf } from '../../../lib/book-period';
import type { StatementSearch } from './statement.search';

/** A column of a statement: the days its figures are of. */
type Days = { kind: string; id: string; from: string | null; to: string };

/** How the address names the days of a column, so that a figure opens just the entries it comes from. */
export function daysOfColumn({ kind, id, to }: Days, search: StatementSearch): Partial<StatementSearch> {
  if (kind === 'month') return { period: `m${id}`, until: to };
  if (kind === 'total' && search.period) return { period: search.period, until: search.until };
  return { period: codeOf('year', to as IsoDate), until: to };
}

type FigureProps = { text: string; onOpen?: (() => void) | undefined };

/** A figure that opens the entries behind it. A dash has none. */
export function Figure({ text, onOpen }: FigureProps) {
  if (!onOpen || text === '–' || text === '') return text;
  return (
    <button
      type="button"
      className="rounded-sm decoration-line-strong underline-offset-2 hover:underline pointer-coarse:min-h-8"
      onClick={onOpen}
    >
      {text}
    </button>
  );
}

/** Which rows stand open, by their keys. */
export function useOpened(): { isOpened: (key: string) => boolean; onToggle: (key: string) => void } {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpened: (key) => opened.has(key),
    onToggle: (key) =>
      setOpened((known) =>
        known.has(key) ? new Set([...known].filter((one) => one !== key)) : new Set([...known, key]),
      ),
  };
}
