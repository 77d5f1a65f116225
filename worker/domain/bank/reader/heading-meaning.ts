import { type WordClass, wordsOf } from './heading-words';
import type { Role } from './roles';

/** What a heading names: a role, and how surely (0 is surest), or nothing that a statement needs. */
export type Meaning = { role: Role; rank: number } | 'passive';

type Has = (...classes: WordClass[]) => boolean;
type Rule = (has: Has) => Meaning | undefined | false;

const is = (role: Role, rank = 0): Meaning => ({ role, rank });
const anyOf = (has: Has, ...classes: WordClass[]) => classes.some((one) => has(one));

// The first rule that speaks decides: a heading is told by its rarest word, so 'Payment Narration' is no payment.
const RULES: readonly Rule[] = [
  (has) => ((has('serial') && !has('reference')) || has('passive') || (has('time') && !has('date'))) && 'passive',
  (has) => has('balance') && balanceOf(has),
  (has) => has('date') && dateOf(has),
  (has) => has('narration') && is('description'),
  (has) => has('remark') && is('description', 1),
  (has) => (has('reference') || has('transaction', 'number')) && is('reference'),
  // The amount of an invoice or an order is not what was paid for it.
  (has) => has('paper') && (anyOf(has, 'amount', 'kind', 'debit', 'credit', 'total') ? 'passive' : is('reference', 1)),
  // 'Receipt No' and 'Payment ID' are numbers of papers, and no money.
  (has) => has('number') && anyOf(has, 'credit', 'payment') && !anyOf(has, 'amount', 'debit') && is('reference', 1),
  (has) => has('debit', 'credit') && (has('amount') ? is('amount') : is('side')),
  (has) => has('kind') && is('side', anyOf(has, 'transaction') ? 2 : 1),
  (has) => has('debit') && is('debit'),
  (has) => has('credit') && is('credit'),
  (has) => has('payment') && is('debit'),
  (has) => has('detail') && is('description', 1),
  (has) => has('party') && is('description', 2),
  (has) => has('amount') && is('amount', has('total') ? 1 : 0),
  (has) => has('transaction') && is('description', 2),
  (has) => anyOf(has, 'account', 'number', 'total') && 'passive',
];

/** A balance that money waits for says less than the one that every line leads to. */
function balanceOf(has: Has): Meaning {
  if (has('kind') || has('debit', 'credit')) return is('balanceSide');
  return is('balance', anyOf(has, 'lesser') ? 1 : 0);
}

/** The day of a cheque is not the day on which its money moved. */
function dateOf(has: Has): Meaning {
  if (anyOf(has, 'reference', 'paper')) return 'passive';
  return is(has('value') ? 'valueDate' : 'date');
}

/** What a heading means by its words, whichever bank wrote it; null where a word of it is none of headings. */
export function meaningOf(cell: string): Meaning | null {
  const words = wordsOf(cell);
  if (!words) return null;
  const has: Has = (...classes) => classes.every((one) => words.has(one));
  for (const rule of RULES) {
    const meaning = rule(has);
    if (meaning) return meaning;
  }
  return null;
}
