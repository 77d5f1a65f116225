import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { cellAmount, cellDay, type Row, type Table } from '../exchange/table';
import { STATEMENT_HEADINGS } from './statement-headings.data';

/** A line as a statement has it, in minor units of its currency; what came in is positive. */
export type StatedLine = {
  line: number;
  date: IsoDate;
  narration: string;
  reference: string | null;
  minor: number;
  balance: number | null;
};
export type StatementRead = { lines: readonly StatedLine[]; faults: readonly { line: number; message: Message }[] };

type Column = keyof typeof STATEMENT_HEADINGS;

/**
 * Reads the statement of an account in its own currency. Balances that are printed must follow from line to line, oldest or newest
 * first: a line that was left out or read wrongly is told by its number.
 */
export function readForeignLines(table: Table, currency: string): StatementRead {
  const at = (column: Column) => STATEMENT_HEADINGS[column].find((name) => table.has(name));
  const places = { amount: at('amount'), debit: at('debit'), credit: at('credit'), balance: at('balance') };
  if (!at('date') || !(places.amount ?? (places.debit && places.credit)))
    return { lines: [], faults: [{ line: 1, message: say('forex.file.columns') }] };
  const lines: StatedLine[] = [];
  const faults: { line: number; message: Message }[] = [];
  for (const row of table.rows) {
    const read = lineOf(row, (column) => row.get(at(column) ?? ''), currency);
    if ('message' in read) faults.push({ line: row.line, message: read.message });
    else lines.push(read);
  }
  if (faults.length === 0) faults.push(...brokenBalances(lines));
  return { lines, faults };
}

function lineOf(row: Row, get: (column: Column) => string, currency: string): StatedLine | { message: Message } {
  const line = String(row.line);
  const date = cellDay(get('date'));
  if (!date) return { message: say('forex.file.no-day', { line, text: get('date').slice(0, 40) }) };
  const cells: Record<string, number> = {};
  for (const column of ['amount', 'debit', 'credit', 'balance'] as const) {
    const text = get(column);
    const bare = text.replace(new RegExp(String.raw`^${currency}\s*|\s*${currency}$`, 'i'), '');
    const amount = cellAmount(bare);
    if (amount === null) return { message: say('forex.file.no-amount', { line, column, text: text.slice(0, 40) }) };
    cells[column] = amount;
  }
  const { amount = 0, debit = 0, credit = 0, balance = 0 } = cells;
  const minor = amount === 0 ? credit - debit : amount;
  if (minor === 0 || (debit !== 0 && credit !== 0)) return { message: say('forex.file.one-amount', { line }) };
  return {
    ...{ line: row.line, date, minor, narration: get('narration').slice(0, 500) || currency },
    reference: get('reference').slice(0, 60) || null,
    balance: get('balance') === '' ? null : balance,
  };
}

function brokenBalances(lines: readonly StatedLine[]) {
  const first = lines[0];
  const last = lines.at(-1);
  const isNewestFirst = first !== undefined && last !== undefined && first.date > last.date;
  const ordered = isNewestFirst ? lines.toReversed() : lines;
  for (let at = 1; at < ordered.length; at++) {
    const [before, here] = [ordered[at - 1], ordered[at]];
    if (before?.balance == null || here?.balance == null) continue;
    if (before.balance + here.minor !== here.balance)
      return [{ line: here.line, message: say('forex.file.balance', { line: String(here.line) }) }];
  }
  return [];
}
