import { bankOfIfsc } from '../../identifiers/bank-codes';
import { addDays, type IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { readAmount } from './amount';
import { balanceOf } from './balance-cell';
import { bankOfHeading } from './bank-signatures';
import { readDate } from './dates-column';
import { foreignCurrency } from './foreign-money';
import type { Layout } from './layout';

/** What a statement says of itself above and below its table. Each is null where it does not say. */
export type FileFacts = {
  bank: string | null;
  accountNumber: string | null;
  ifsc: string | null;
  period: { from: IsoDate; to: IsoDate } | null;
  opening: Paise | null;
  closing: Paise | null;
  /** The currency of the account where it is not the rupee. */
  currency: string | null;
};

type Cells = readonly string[];

/** Lines below the table that are searched for a summary. */
const LINES_BELOW = 60;

/** Reads the lines around the table. A bank is known by its branch code or its own heading: narrations name other banks. */
export function fileFacts(layout: Layout, ignoredLines: ReadonlySet<number>): FileFacts {
  const above = recordsAbove(layout);
  const below = recordsPassed(layout, ignoredLines);
  const ifsc = firstOf(above, (cells) => /\b[A-Z]{4}0[A-Z0-9]{6}\b/.exec(cells.join(' '))?.[0]);
  return {
    bank: (ifsc && bankOfIfsc(ifsc)) || bankOfHeading(layout.headerCells) || null,
    accountNumber: firstOf(above, accountIn) ?? null,
    ifsc: ifsc ?? null,
    currency: foreignCurrency(above),
    period: wholePeriod(periodIn(above), below),
    opening: figuresAfter([...above, ...below], /^\W*opening\s*bal/i, layout)[0] ?? null,
    // Pages, and statements one after another, close one by one; the last closes them all.
    closing: figuresAfter([...above, ...below], /^\W*closing\s*bal/i, layout).at(-1) ?? null,
  };
}

/** The lines above the heading. */
export function recordsAbove({ table, headerLine }: Layout): Cells[] {
  const found: Cells[] = [];
  for (let index = 0; index < table.length; ) {
    const { cells, next, line } = table.recordAt(index, 0);
    if (line >= headerLine) break;
    found.push(cells);
    index = next;
  }
  return found;
}

/** The lines below the heading that were passed over as no transactions: a summary may be among them. */
export function recordsPassed({ table, next, width }: Layout, ignoredLines: ReadonlySet<number>): Cells[] {
  const found: Cells[] = [];
  for (let index = next; index < table.length && found.length < LINES_BELOW; ) {
    if (!ignoredLines.has(index + 1)) {
      index++;
      continue;
    }
    const record = table.recordAt(index, width);
    if (ignoredLines.has(record.line)) found.push(record.cells);
    index = record.next;
  }
  return found;
}

function firstOf<Value>(records: readonly Cells[], find: (cells: Cells) => Value | undefined): Value | undefined {
  for (const cells of records) {
    const found = find(cells);
    if (found !== undefined) return found;
  }
  return undefined;
}

// 'Account No.', a cell of 'Account' alone, or 'Savings Account - 50100012344471'.
const ACCOUNT_LABEL =
  /\b(?:a\/?c|acct|account)\s*\.?\s*(?:no|num|number|#)\b\.?|^\W*(?:a\/?c|acct|account)\W*$|\b(?:a\/?c|acct|account)(?=[\s:-]*[X*\d]{9,18}(?![\d.,]))/i;
const ACCOUNT = /(?:^|[^\dA-Z])([X*\d][X*\d -]{4,22}[\dX*])(?![\dA-Z])/i;

/** The number after its label, in the same cell or in the next one that is filled, as the bank prints it. */
export function accountIn(cells: Cells): string | undefined {
  const at = cells.findIndex((cell) => ACCOUNT_LABEL.test(cell));
  if (at === -1) return undefined;
  const label = cells[at] ?? '';
  const rest = [label.slice(label.search(ACCOUNT_LABEL)).replace(ACCOUNT_LABEL, ''), ...cells.slice(at + 1)];
  for (const text of rest) {
    const number = ACCOUNT.exec(text)?.[1]?.replace(/[ -]/g, '');
    if (number) return number;
  }
  return undefined;
}

const DAYS_IN_TEXT =
  /\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2}\b|\d{4}-\d{2}-\d{2}|\d{1,2}[- /][A-Za-z]{3,9}[- /,]+\d{4}/g;

/** The period that the lines above the table print. */
export const periodAbove = (layout: Layout): FileFacts['period'] => periodIn(recordsAbove(layout));

/** Two days on a line that speaks of a period, or a start and an end on two lines. */
function periodIn(records: readonly Cells[]): FileFacts['period'] {
  const days = (cells: Cells) =>
    (cells.join(' ').match(DAYS_IN_TEXT) ?? []).flatMap((text) => readDate(text).dayFirst ?? []);
  for (const cells of records) {
    const [from, to] = days(cells);
    if (from && to && from <= to && /from|period|between|\bto\b/i.test(cells.join(' '))) return { from, to };
  }
  const start = firstOf(records, (cells) =>
    /^\W*(?:start|from)\b/i.test(cells[0] ?? '') ? days(cells)[0] : undefined,
  );
  const end = firstOf(records, (cells) => (/^\W*(?:end|to)\b/i.test(cells[0] ?? '') ? days(cells)[0] : undefined));
  return start && end && start <= end ? { from: start, to: end } : null;
}

/** A period, and those that go on with it where one statement follows another. */
function wholePeriod(first: FileFacts['period'], below: readonly Cells[]): FileFacts['period'] {
  return below.reduce((whole, cells) => {
    const next = whole && periodIn([cells]);
    const goesOn = next && next.from >= whole.from && next.from <= addDays(whole.to, 1) && next.to > whole.to;
    return goesOn ? { from: whole.from, to: next.to } : whole;
  }, first);
}

/** Each figure beside its label, or below it in the same column where labels stand in a row of their own. */
function figuresAfter(records: readonly Cells[], label: RegExp, { columns }: Layout): Paise[] {
  return records.flatMap((cells, place) => {
    const at = cells.findIndex((cell) => label.test(cell.trim()));
    if (at === -1) return [];
    const balance = balanceOf(cells, columns) ?? undefined;
    const beside = cells
      .slice(at + 1)
      .map(figure)
      .find((value) => value !== undefined);
    return balance ?? beside ?? figureInText(cells.slice(at)) ?? figure(records[place + 1]?.[at]) ?? [];
  });
}

function figure(cell = ''): Paise | undefined {
  return cell.trim() === '' ? undefined : (readAmount(cell, 'balance') ?? undefined);
}

/** 'as on 01/09/2025 INR 320145.75': the figure behind the currency. */
function figureInText(cells: Cells): Paise | undefined {
  const text = /(?:inr|rs\.?|₹)\s*([\d,]+(?:\.\d{1,2})?)\s*(?:cr|dr)?/i.exec(cells.join(' '))?.[1];
  return text === undefined ? undefined : (readAmount(text, 'balance') ?? undefined);
}
