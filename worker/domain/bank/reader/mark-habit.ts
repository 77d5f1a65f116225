import type { Side } from '../values';
import { readPrinted } from './amount';
import { isCardBill, namesAccount, namesCard } from './card-bill';
import { wordsOf } from './heading-words';
import type { Layout } from './layout';
import type { DelimitedRecord } from './records';
import { sideOf } from './row-money';

/** How a file marks which way each amount of its single column went. */
export type MarkHabit = {
  isCard: boolean;
  /** Whether the sides have a column of their own. */
  hasColumn: boolean;
  /** Whether that column holds words, so that a dash in it says nothing. */
  hasWords: boolean;
  /** Whether a D there is a deposit, beside a W for what was withdrawn. */
  isDeposit: boolean;
  /** Whether that column tells cash from transfers by its letters, and nothing of the sides. */
  isOfKinds: boolean;
  /** Which way an amount with a minus went; null where the file leaves that open. */
  minus: Side | null;
};

export function markHabit(layout: Layout, records: readonly DelimitedRecord[]): MarkHabit {
  const { amount, side } = layout.columns;
  const isCard = amount !== undefined && isCardBill(layout);
  const hasWords = side !== undefined && records.some(({ cells }) => /\p{L}/u.test(cells[side] ?? ''));
  const minus = isCard ? minusOnCard(records, amount) : minusInAccount(layout, records);
  const isOfKinds = tellsKinds(layout, records);
  const hasColumn = side !== undefined && !isOfKinds;
  return { isCard, hasColumn, hasWords, isDeposit: isDepositLetter(layout, records), isOfKinds, minus };
}

/** C is cash where no line has a D or a Dr, in a column of types: beside T and L it is so at every bank that prints them. */
function tellsKinds({ columns: { side }, headerCells }: Layout, records: readonly DelimitedRecord[]): boolean {
  const heading = headerCells[side ?? -1] ?? '';
  if (side === undefined || !OF_KINDS.test(heading)) return false;
  const named = wordsOf(heading);
  if (named?.has('debit') && named.has('credit')) return false;
  const words = records.map(({ cells }) => (cells[side] ?? '').trim());
  return words.some((word) => /^c$/i.test(word)) && !words.some((word) => sideOf(word) === 'debit');
}

const OF_KINDS = /type|mode|kind/i;

/** D is a debit, but a deposit in a column whose name or whose other letter speaks of withdrawals. */
function isDepositLetter({ columns: { side }, headerCells }: Layout, records: readonly DelimitedRecord[]): boolean {
  if (side === undefined) return false;
  const isNamed = /\bw\s*[/|]\s*d\b|\bd\s*[/|]\s*w\b|with.*dep|dep.*with/i.test(headerCells[side] ?? '');
  return isNamed || records.some(({ cells }) => /^\s*W\s*$/i.test(cells[side] ?? ''));
}

/** A minus is a payment received, unless most lines carry one: then it may be what was spent, and is asked. */
function minusOnCard(records: readonly DelimitedRecord[], amount: number): Side | null {
  const minuses = records.filter(({ cells }) => readPrinted(cells[amount] ?? '', 'credit')?.isMinus).length;
  return minuses * 2 < records.length ? 'credit' : null;
}

/** A minus is money out; where a credit card is named in passing, or thanks for a payment, and no balance tells, it is asked. */
function minusInAccount(layout: Layout, records: readonly DelimitedRecord[]): Side | null {
  const { amount, balance } = layout.columns;
  if (amount === undefined || balance !== undefined) return 'debit';
  const isThanked = !namesAccount(layout) && records.some(({ cells }) => isThanks(cells, layout));
  return namesCard(layout) || isThanked ? null : 'debit';
}

const THANKS = /payment\W*(?:has been\W*)?rece?ie?ved|rece?ie?ved\W*payment|thank\W*you/i;

/** Whether a line with a minus is what a card's bill says of a payment to it. */
const isThanks = (cells: readonly string[], { columns: { amount = -1, description } }: Layout): boolean =>
  THANKS.test(cells[description] ?? '') && Boolean(readPrinted(cells[amount] ?? '', 'credit')?.isMinus);
