import { amountsOf, readAmount } from '../cell/amount';
import { looksLikeDate } from '../cell/dates';
import { normaliseHeading } from '../heading/roles';
import type { Columns, Layout, RowKind } from '../model';

/** An aside is a note within the table, as the name of a card's holder above what was bought with it. */
export type UndatedKind = RowKind | 'aside';

const RULE_LINE = /^[\s*=_\-–—.~#+|]*$/;
const CLOSING_WORDS =
  /legends?\b|end of (?:the )?statement|computer[- ]generated|system[- ]generated|generated (?:on|by)|disclaimer|statement summary|important (?:note|information)|this is an? |\babbreviations?\b/i;
/** What a page ends with between two transactions. */
const PAGE_FOOTER =
  /^\W*page\W*(?:no\W*)?\d+\W*(?:(?:of|out of)?\W*\d+)?\W*$|^\W*(?:contd|continued|p\.?t\.?o)\b.{0,30}$|^\W*(?:reg(?:istere)?d\.?|corporate|head)\s+office\b|\btoll\W?free\b|^\W*customer\s+care\b/i;
const LONGEST_FOOTER = 200;
/** A day in front of the number of a page is that of the printing. */
const PAGE_NUMBER = /^\W*(?:page\W*(?:no\W*)?\d+\W*(?:(?:of|out of)?\W*\d+)?|printed(?:\s+(?:on|by|at)\b.*)?)\W*$/i;
const CLOCK = /^\s*\(?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?(?:\s*(?:ist|hrs))?\)?\s*$/i;

/** A day of which letters or marks took the place of digits: '1?/10/2026', '15/1O/2026'. */
const LONGEST_DAY = 24;
const DAMAGED_DAY = /^\W*(?=.*\d)[\w?*#]{1,4}([-/.])[\w?*#]{1,9}\1[\w?*#]{2,4}\W*$/;

/** Follows a file downwards: what comes after the summary of a page is not read as money without a date. */
export type Below = { isFooter: boolean; follows: boolean; afterBlank: boolean };

/** The kind of a record that has no readable date: with one it is a transaction, well or badly made. */
export function kindOfUndated(cells: readonly string[], layout: Layout, below: Below): UndatedKind {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  if (filled.length === 0) return 'blank';
  if (isHeading(cells, layout)) return 'heading';
  if (filled.every((at) => RULE_LINE.test(cells[at] ?? ''))) return 'rule';
  const { columns } = layout;
  if (filled.some((at) => beginsAsTotal(cells[at] ?? '')) || isWordlessTotal(cells, layout)) return 'total';
  if (filled.some((at) => CLOSING_WORDS.test(cells[at] ?? ''))) return 'note';
  if (isPageFooter(cells)) return 'note';
  if (below.follows && !below.isFooter && runsOn(cells, filled, layout))
    return below.afterBlank ? 'aside' : 'continuation';
  const isMeantAsDate = looksLikeDate(cells[columns.date] ?? '') && !(below.isFooter && isPeriod(cells, filled));
  const day = cells[columns.date] ?? '';
  const isDamaged = day.length <= LONGEST_DAY && DAMAGED_DAY.test(day);
  if (isMeantAsDate || (amountsOf(cells, columns).length > 0 && (isDamaged || !below.isFooter))) return 'transaction';
  return 'note';
}

/** Whether a line is what a page ends with: it stands between transactions and ends no table. */
const isPageFooter = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length <= 2 && filled.some((cell) => cell.length <= LONGEST_FOOTER && PAGE_FOOTER.test(cell));
};

/** Whether a line with a day only numbers a page. */
export const isDatedFooter = (cells: readonly string[], { date }: Columns): boolean => {
  let hasOthers = false;
  for (const [at, cell] of cells.entries()) {
    if (at === date || cell.trim() === '') continue;
    if (cell.length > LONGEST_FOOTER || !(PAGE_NUMBER.test(cell) || CLOCK.test(cell))) return false;
    hasOthers = true;
  }
  return hasOthers;
};

/** Two days in the only cell of a line are a period. */
const isPeriod = (cells: readonly string[], filled: readonly number[]): boolean =>
  filled.length === 1 && /\d{4}.*\D\d{4}/.test(cells[filled[0] ?? 0] ?? '');

/** Money on both sides without a day and a text is no transaction: it sums up what stands above. */
const isWordlessTotal = (cells: readonly string[], { columns }: Layout): boolean =>
  amountsOf(cells, columns).length > 1 && cells.every((cell) => !/\p{L}{3}/u.test(cell) && !looksLikeDate(cell));

/** Whether a line only goes on with the text of the one above, with its reference, or with the time under its day. */
function runsOn(cells: readonly string[], filled: readonly number[], { columns }: Layout): boolean {
  const { date, valueDate, description, reference } = columns;
  const isTime = (at: number) => (at === date || at === valueDate) && CLOCK.test(cells[at] ?? '');
  const others = filled.filter((at) => at !== description && !isTime(at));
  if (others.length === 0) return true;
  return filled.includes(description) && others.every((at) => at === reference);
}

/** Whether what was just read ends the table: until the next heading or the next dated line. */
export const endsTable = (kind: UndatedKind, cells: readonly string[]): boolean =>
  (kind === 'note' && !isPageFooter(cells)) ||
  (kind === 'total' && !cells.some((cell) => /opening|brought|b\W?f\b/i.test(cell)));

/** Whether a line repeats the heading. */
export const isHeading = (cells: readonly string[], { headerCells, headerLines }: Layout): boolean =>
  isSameLine(cells, headerCells) || (headerLines.length > 1 && headerLines.some((line) => isSameLine(cells, line)));

const isSameLine = (cells: readonly string[], heading: readonly string[]): boolean =>
  isAlike(cells[0], heading[0]) && heading.every((cell, at) => isAlike(cells[at], cell));

const isAlike = (one = '', other = ''): boolean => one === other || normaliseHeading(one) === normaliseHeading(other);

const BEGINS =
  /^\W*(?:(?:to|by)\s+(?=opening|closing|bal|brought|carried|[bc]\W?[fd]\b))?(?:(?:grand|page|sub|monthly|daily|day(?:'?s)?|date|transaction|period|statement|net)?\s*-?\s*totals?\b|(?:opening|closing|clearing|final|ledger)\s*bal|bal(?:ance)?\s*[bc]\W?[fd]|[bc]\W?f\b|[bc][/.]d\b|(?:balance\s*)?(?:brought|carried)\s*(?:forward|down)|(?:dr|cr|debit|credit)\s*count|withdrawl?s?\s*:|deposits?\s*:|statement\s*summary)/i;

/** Words that lines which sum up or carry on are made of; a payment names a payee or a way of paying beside them. */
const WORDS = [
  'opening|op|open|previous|prev|last|closing|cl|close|initial|start|starting|beginning|ending|end|final|brought|carried|forward|fwd',
  'down|from|to|by|page|statement|stmt|bill|month|day|date|period|year|daily|weekly|monthly|grand|sub|net|as|on|at|of|for|the|in|and',
  'ac|account|ledger|available|current|balances?|bal|totals?|sum|turnover|count|dues?|outstanding|minimum|min|amount|amt|rs|inr|dr|cr',
  'debits?|credits?|withdrawals?|deposits?|transactions?|[abcdfos]|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec',
  'प्रारंभिक|प्रारम्भिक|आरंभिक|अंतिम|पिछला|शेष|राशि|कुल|योग|मागील|सुरुवातीची|आरंभीची|अखेरची|शिल्लक|एकूण|ஆரம்ப|இருப்பு|மொத்தம்|શરૂઆતની|બાકી|કુલ',
].join('|');
const SUMMARY = new RegExp(String.raw`^(?:[^\p{L}\p{M}]*(?:${WORDS})(?![\p{L}\p{M}]))+[^\p{L}\p{M}]*$`, 'iu');
const BALANCE =
  /\bbal(?:ance)?s?\b|\b[bc]\W?f\b|\b[bc][/.][do]\b|\bo[/.]b\b|\b(?:brought|carried)\b|शेष|शिल्लक|இருப்பு|બાકી/i;
const TOTAL =
  /\b(?:totals?|sum\W+of|turnover)\b|\b(?:last|prev(?:ious)?|opening|closing)\b.*\b(?:bill|statement|dues?|outstanding)\b|\bmin(?:imum)?\b.*\bdue\b|कुल|योग|एकूण|மொத்தம்|કુલ/i;

/** 'Balance amount' may be what somebody wrote on a payment. */
const SURE = /\b(?:opening|closing|brought|carried|forward)\b|\b[bc]\W?[fd]\b|\btotals?\b(?!\W+(?:amount|amt|due))/i;

/** Whether a text is nothing but the words of a total or a balance carried on: 'B/F', 'Opening Balance as on 01/10/2026', 'Total Debits'. */
const isSummary = (text: string): boolean => SUMMARY.test(text) && (BALANCE.test(text) || TOTAL.test(text));

/** Whether a cell begins as a line that sums up or carries on does. */
const beginsAsTotal = (cell: string): boolean => BEGINS.test(cell.trim());

/**
 * What a dated line is that sums up or carries a balance on: such a line moves no money, though some banks print the balance in
 * a column of amounts. `doubt` where the amount is neither that balance nor one of two, and the balance is not that of the line above.
 */
export function carriedKind(
  cells: readonly string[],
  columns: Columns,
  above?: readonly string[],
): 'total' | 'doubt' | null {
  const text = (cells[columns.description] ?? '').trim();
  const isWhole = isSummary(text);
  if (!isWhole && !BEGINS.test(text)) return null;
  const moved = amountsOf(cells, columns);
  if (moved.length === 0) return 'total';
  if (!isWhole) return null;
  const [amount = 0] = moved;
  const balance = balanceIn(cells, columns);
  if (moved.length > 1 || (balance && above && balance === balanceIn(above, columns))) return 'total';
  if (columns.balance !== undefined && balance === null && SURE.test(text)) return 'total';
  return BALANCE.test(text) && balance && Math.abs(balance) === Math.abs(amount) ? 'total' : 'doubt';
}

const balanceIn = (cells: readonly string[], { balance }: Columns) =>
  balance === undefined ? null : readAmount(cells[balance] ?? '', 'balance');
