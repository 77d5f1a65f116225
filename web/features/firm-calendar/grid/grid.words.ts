import { daysBetween, isoDate } from '#domain/shared/dates';
import { formWords } from '../../../lib/form-words';
import { formatCount, formatDate } from '../../../lib/format';
import { isUnproved } from '../../../lib/item-look';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import type { Tone } from '../../../ui/badge';
import type { GlyphShape } from '../../../ui/state/glyph';
import type { Column } from './grid.model';
import type { Cell } from './grid.queries';

/** How a cell looks: its shape, the few letters beside it, and what is read aloud instead of them. */
export type Look = { shape: GlyphShape; tone: Tone; words: string; said: string };

export function lookOf(cell: Cell, today: string): Look {
  const { status, dueDate, doneOn, isOptional } = cell;
  const day = formatDate(dueDate);
  if (status === 'overdue') {
    const late = daysBetween(isoDate(dueDate), isoDate(today));
    const said = m.firm_grid_said_late({ count: formatCount(late) });
    return { shape: 'overdue', tone: 'red', words: m.firm_grid_days_late({ days: formatCount(late) }), said };
  }
  if (status === 'unconfirmed')
    return { shape: 'to-confirm', tone: 'yellow', words: m.firm_grid_ask(), said: m.firm_grid_said_ask({ day }) };
  if (status === 'completed' || status === 'settled') return doneLook(cell, doneOn);
  if (dueDate === today && !isOptional)
    return { shape: 'today', tone: 'red', words: m.firm_grid_today(), said: m.firm_grid_said_today() };
  const said = isOptional ? m.firm_grid_said_optional({ day }) : m.firm_grid_said_open({ day });
  return { shape: 'open', tone: 'grey', words: '', said };
}

function doneLook(cell: Cell, doneOn: string | null): Look {
  const shape = isUnproved(cell) ? 'unproved' : 'done';
  if (!doneOn) return { shape, tone: 'grey', words: m.firm_grid_done(), said: m.firm_grid_said_done() };
  const day = formatDate(doneOn);
  const isSameMonth = doneOn.slice(0, 7) === cell.dueDate.slice(0, 7);
  return {
    shape,
    tone: shape === 'done' ? 'green' : 'grey',
    words: isSameMonth ? doneOn.slice(8) : day.slice(0, 6),
    said: shape === 'done' ? m.firm_grid_said_filed({ day }) : m.firm_grid_said_unproved({ day }),
  };
}

/** What stands over a column. */
export function columnName({ kind, form }: Pick<Column, 'kind' | 'form'>): string {
  if (kind === 'earlier') return m.firm_grid_earlier();
  return form === null ? m.firm_grid_own() : formWords(form);
}

/** When what is in a column is due: '20 Nov', or '20 Nov–24 Nov' where it differs from client to client. */
export function columnDay({ kind, firstDue, lastDue }: Column, before: string): string {
  if (kind === 'earlier') return m.firm_grid_before({ month: formatDate(before).slice(3, 6) });
  const [first, last] = [formatDate(firstDue).slice(0, 6), formatDate(lastDue).slice(0, 6)];
  if (first === last) return first;
  return first.slice(3) === last.slice(3) ? `${first.slice(0, 2)}–${last}` : `${first}–${last}`;
}

/** A column's name in the few letters that a phone has room for: '3B', 'R1', 'AOC', 'TDS'. */
export function columnCode(column: Pick<Column, 'kind' | 'form'>): string {
  const name = columnName(column);
  const [, goods] = /^GSTR-(\w+)$/.exec(name) ?? [];
  if (goods) return /[A-Z]$/.test(goods) ? goods : `R${goods}`;
  const [first = name, second = ''] = name.split(/[\s-]+/);
  return /^Form$/i.test(first) && second ? second.slice(0, 4) : first.slice(0, first === first.toUpperCase() ? 4 : 3);
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The periods of a column, as the head of a panel says them: 'October 2026', '2025-26'. */
export const periodsSaid = (periods: readonly string[]): string =>
  periods.map((period) => (MONTH.test(period) && !isYear(period) ? formatMonth(period) : period)).join(', ');

// '2011-12' could be either; a year's second half is one more than its first.
const isYear = (text: string) => (Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5));
