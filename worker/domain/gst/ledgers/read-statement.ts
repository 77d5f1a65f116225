import { monthNumber } from '../../bank/reader/cell/dates';
import { type IsoDate, isIsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { parseRupees } from '../../shared/money';
import { byHead, TAX_HEADS, type TaxHead } from '../settle/model';
import type { StatementFault, StatementLine } from './model';

export type ReadStatement =
  | { ok: true; lines: readonly StatementLine[] }
  | { ok: false; faults: readonly StatementFault[] };

/** More lines than a registration's ledger has in some years: what is longer is another file. */
const MOST_LINES = 5_000;
const MOST_FAULTS = 50;

type Part = 'tax' | 'interest' | 'penalty' | 'fee' | 'others' | 'total';
type Figure = { at: number; side: 'amount' | 'balance'; head: TaxHead; part: Part };
type Layout = {
  from: number;
  date: number;
  type: number;
  reference: number;
  description: number;
  figures: Figure[];
} & {
  /** The rows of the heading, which stand again on every page. */
  heading: ReadonlySet<string>;
};

const HEADS: readonly [TaxHead, RegExp][] = [
  ['igst', /\bigst\b|integrated/],
  ['cgst', /\bcgst\b|central/],
  ['sgst', /\bs(\/ut)?gst\b|\butgst\b|state/],
  ['cess', /\bcess\b/],
];
const PARTS: readonly [Part, RegExp][] = [
  ['total', /\btotal\b/],
  ['interest', /interest/],
  ['penalty', /penalty/],
  ['fee', /\bfees?\b/],
  ['others', /\bothers?\b/],
];

/**
 * Reads the electronic cash or credit ledger as the portal exports or shows it, already parted into cells: a heading of one, two or
 * three rows (heads over minor heads, 'Balance' over heads), then a line an entry. All of it, or the places of its faults.
 */
export function readLedgerStatement(cells: readonly (readonly string[])[]): ReadStatement {
  const layout = layoutOf(cells);
  if ('code' in layout) return { ok: false, faults: [layout] };
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  for (const [index, row] of cells.entries()) {
    if (index < layout.from || !row.some((cell) => cell.trim()) || layout.heading.has(textOfRow(row))) continue;
    const read = lineOf(row, index + 1, layout);
    if (read === null) continue;
    if ('code' in read) faults.push(read);
    else lines.push(read);
  }
  if (lines.length === 0 && faults.length === 0) faults.push(fault(layout.from, 'no-lines', 'no-lines'));
  if (lines.length > MOST_LINES) faults.unshift(fault(MOST_LINES, 'too-long', 'too-long', { most: MOST_LINES }));
  if (faults.length === 0) faults.push(...breaks(lines));
  return faults.length > 0 ? { ok: false, faults: faults.slice(0, MOST_FAULTS) } : { ok: true, lines: inOrder(lines) };
}

const fault = (
  line: number,
  code: string,
  id: string,
  params: Record<string, string | number> = {},
): StatementFault => ({
  ...{ line, code },
  message: say(`gst-ledger.fault.${id}`, params),
});

const plain = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const LOOKS_LIKE_DAY = /^'?\d{1,4}[/. -](\d{1,2}|[a-z]{3,9})[/. ,-]+\d{2,4}\b/i;

const textOfRow = (row: readonly string[]): string => row.map(plain).join('|').replace(/\|+$/, '');

/** Where the columns are: the first row with a date and a kind of transaction, and what stands over and under it. */
function layoutOf(cells: readonly (readonly string[])[]): Layout | StatementFault {
  const dateIn = (row: readonly string[]) => row.findIndex((cell) => /\bdate\b/.test(plain(cell)));
  const first = cells.findIndex((row) => row.length > 3 && row.some((cell) => LOOKS_LIKE_DAY.test(cell.trim())));
  const heading = cells.slice(0, first < 0 ? cells.length : first);
  const start = heading.findIndex((row) => dateIn(row) >= 0 && row.length > 3);
  if (start < 0) return fault(1, 'no-heading', 'no-heading');
  const rows = heading.slice(start);
  const width = Math.max(...rows.map(({ length }) => length));
  // A heading over several columns stands once, and the cells after it are empty.
  const spread = rows.map((row, at) => {
    let over = '';
    return Array.from({ length: width }, (_, column) => {
      over = plain(row[column]) || (at < rows.length - 1 ? over : '');
      return over;
    });
  });
  const labels = Array.from({ length: width }, (_, column) =>
    spread
      .map((row) => row[column] ?? '')
      .join(' ')
      .trim(),
  );
  const own = (column: number) => rows.map((row) => plain(row[column])).join(' ');
  const column = (pattern: RegExp) => labels.findIndex((_, at) => pattern.test(own(at)));
  const date = column(/\bdate\b/);
  const type = column(/\btype\b|\bdr\b.*\bcr\b|debit ?\/ ?credit/);
  const reference = column(/\bref/);
  const description = column(/description|particulars/);
  const figures = figuresOf(labels, [date, type, reference, description]);
  if (date < 0) return fault(start + 1, 'no-heading', 'no-heading');
  if (type < 0) return fault(start + 1, 'no-column', 'no-type');
  if (!figures.some(({ side }) => side === 'amount')) return fault(start + 1, 'no-column', 'no-heads');
  return {
    from: start + rows.length,
    date,
    type,
    reference,
    description,
    figures,
    heading: new Set(rows.map(textOfRow)),
  };
}

function figuresOf(labels: readonly string[], taken: readonly number[]): Figure[] {
  const seen = new Set<string>();
  return labels.flatMap((label, at): Figure[] => {
    const [head] = HEADS.find(([, pattern]) => pattern.test(label)) ?? [];
    if (taken.includes(at) || !head) return [];
    const [part = 'tax'] =
      PARTS.find(([, pattern]) => pattern.test(label.replace(/(integrated|central|state(\/ut)?) tax/, ''))) ?? [];
    const isAgain = seen.has(`${head} ${part}`);
    seen.add(`${head} ${part}`);
    // Heads stand twice: first what moved, then what is left, said so or not.
    return [{ at, head, part, side: /balance/.test(label) || isAgain ? 'balance' : 'amount' }];
  });
}

/**
 * A day as the portal writes it, DD/MM/YYYY or DD-Mon-YYYY, or '18 November 2026' as a spreadsheet shows it, with or without its time; null
 * for a text that is none.
 */
function dayOf(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^'?(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. ,-]+(\d{4})\b/i.exec(text) ?? [];
  if (!year) {
    const iso = text.replace(/^'/, '').slice(0, 10);
    return isIsoDate(iso) ? iso : null;
  }
  const at = /^\d/.test(month) ? month : monthNumber(month.toLowerCase());
  const iso = `${year}-${at.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

const AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/;

/** A line, null for one that moves nothing (opening and closing balance, a page's foot), or its fault. */
function lineOf(row: readonly string[], line: number, layout: Layout): StatementLine | StatementFault | null {
  const cell = (at: number) => (at < 0 ? '' : (row[at] ?? '').trim());
  const said = row.map(plain).join(' ');
  const isBalance = /(opening|closing) balance/.test(said);
  const kind = plain(cell(layout.type));
  const isDebit = /^(dr\b|debit)/.test(kind) || /\(dr\)/.test(kind);
  const isCredit = /^(cr\b|credit)/.test(kind) || /\(cr\)/.test(kind);
  if (isBalance && !isDebit && !isCredit) return null;
  const date = dayOf(cell(layout.date));
  if (!date) {
    if (cell(layout.date) === '' && !isDebit && !isCredit) return null;
    return fault(line, 'no-date', 'no-date', { line, value: cell(layout.date) });
  }
  if (isDebit === isCredit) return fault(line, 'no-type', 'type', { line, value: cell(layout.type) });
  for (const { at } of layout.figures) {
    const text = bare(cell(at));
    if (text !== '' && !AMOUNT.test(text)) return fault(line, 'no-amount', 'amount', { line, value: cell(at) });
  }
  const moved = sumsOf(row, layout.figures, 'amount');
  if (TAX_HEADS.every((head) => moved[head] === 0)) return fault(line, 'no-amount', 'nothing', { line });
  const hasBalance = layout.figures.some(({ side, at }) => side === 'balance' && bare(cell(at)) !== '');
  return {
    ...{
      line,
      date,
      reference: cell(layout.reference).slice(0, 60),
      description: cell(layout.description).slice(0, 200),
    },
    type: isDebit ? 'debit' : 'credit',
    amounts: byHead((head) => Math.abs(moved[head])),
    balance: hasBalance ? sumsOf(row, layout.figures, 'balance') : null,
  };
}

/** An amount without what stands around it: '₹ 1,000.00', 'Rs. 1,000', '1,000.00 Cr', '(1,000.00)' for one below nought, 'NA' for none. */
const bare = (text: string): string =>
  text
    .replace(/[₹,\s]/g, '')
    .replace(/^(rs\.?|inr)/i, '')
    .replace(/(cr|dr)\.?$/i, '')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(-|n\.?a\.?|n\/a|nil)$/i, '');

/** The total of each head: its own column, or tax, interest, penalty, fee and others together. */
function sumsOf(row: readonly string[], figures: readonly Figure[], side: Figure['side']) {
  return byHead((head) => {
    const of = figures.filter((figure) => figure.side === side && figure.head === head);
    const totals = of.filter(({ part }) => part === 'total');
    return (totals.length > 0 ? totals : of).reduce((sum, { at }) => sum + parseRupees(bare(row[at] ?? '') || '0'), 0);
  });
}

/** The portal lists the newest first or last; a balance that follows from neither order is a line left out or changed. */
function breaks(lines: readonly StatementLine[]): StatementFault[] {
  return breaksIn(inOrder(lines));
}

function breaksIn(ordered: readonly StatementLine[]): StatementFault[] {
  for (const [index, one] of ordered.entries()) {
    const before = ordered[index - 1];
    if (!before?.balance || !one.balance) continue;
    const [was, is] = [before.balance, one.balance];
    const head = TAX_HEADS.find((of) => was[of] + signed(one)[of] !== is[of]);
    if (head) return [fault(one.line, 'balance', 'balance', { line: one.line, head: head.toUpperCase() })];
  }
  return [];
}

/** What an entry does to the balance. */
export const signed = ({ type, amounts }: Pick<StatementLine, 'type' | 'amounts'>) =>
  type === 'credit' ? amounts : byHead((head) => -amounts[head]);

function inOrder(lines: readonly StatementLine[]): readonly StatementLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first.date < last.date) return lines;
  // Of one day alone the balances say which line came first.
  const isTurned = first.date > last.date || (breaksIn(lines).length > 0 && breaksIn(lines.toReversed()).length === 0);
  return isTurned ? lines.toReversed() : lines;
}
