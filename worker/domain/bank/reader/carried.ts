import { readAmount } from './amount';
import type { Columns } from './layout';

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
export const beginsAsTotal = (cell: string): boolean => BEGINS.test(cell.trim());

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

/** The amounts of a line other than nought, whichever way they go. */
export function amountsOf(cells: readonly string[], { debit, credit, amount }: Columns): number[] {
  return [debit, credit, amount].flatMap((at) => {
    const read = at === undefined ? null : readAmount(cells[at] ?? '', 'debit');
    return read ? [read] : [];
  });
}
