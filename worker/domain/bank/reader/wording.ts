import { countOf, formatCount } from '../../shared/counts';
import { formatRupees, type Paise } from '../../shared/money';

const LONGEST_QUOTE = 40;

/** A cell as it stands in a message: shortened, so that a message stays a sentence. */
export function quote(cell: string): string {
  const text = cell.trim();
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;
}

/** An amount in words for people: rupees with Indian grouping, '₹1,18,000.00'. */
export function rupees(amount: Paise): string {
  const [whole = '', fraction = ''] = formatRupees(amount).replace('-', '').split('.');
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}₹${head ? `${head},` : ''}${whole.slice(-3)}.${fraction}`;
}

/** 'line 3', 'lines 3 and 4', 'lines 3, 4 and 9 more'. */
export function linesInWords(lines: readonly number[]): string {
  const [first, second] = lines;
  if (lines.length <= 1) return `line ${first}`;
  if (lines.length === 2) return `lines ${first} and ${second}`;
  return `lines ${first}, ${second} and ${formatCount(lines.length - 2)} more`;
}

/** '1 transaction', '1,00,000 transactions'. */
export const transactions = (count: number): string => countOf(count, 'transaction');
