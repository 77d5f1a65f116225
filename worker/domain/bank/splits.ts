import { type Paise, paise } from '../shared/money';
import type { Side } from './values';

/** A part of a line: what it came to, in paise; below nought where it was deducted, such as a fee from a settlement. */
type Part = { amount: Paise };

export type SplitCheck = { ok: true } | { ok: false; reason: 'too-few' | 'sum'; difference: Paise };

/** Whether parts make up a line: none at all, which undoes a split, or two and more that come to exactly its amount. */
export function checkSplit(whole: Paise, parts: readonly Part[]): SplitCheck {
  if (parts.length === 0) return { ok: true };
  const difference = paise(parts.reduce((sum, { amount }) => sum + amount, 0) - whole);
  if (parts.length === 1) return { ok: false, reason: 'too-few', difference };
  return difference === 0 ? { ok: true } : { ok: false, reason: 'sum', difference };
}

/** The side a part stands on: its line's, or the other where it was deducted. A fee kept back from a receipt is paid. */
export const sideOfPart = (line: Side, part: Paise): Side => (part > 0 ? line : line === 'credit' ? 'debit' : 'credit');
