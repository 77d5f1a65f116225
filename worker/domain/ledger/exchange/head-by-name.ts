import { type Account, chartAccount, isNominal } from '../chart/chart';
import type { Head } from './model';
import { alike } from './names';

/** Heads of Schedule III for which other programs have no group of their own: a group or a ledger says so by its name. */
const BY_WORD = [
  { word: /\bexceptional\b/, beside: '5701' },
  { word: /\bprior[- ]period\b/, beside: '5702' },
  { word: /\bextra-?ordinary\b/, beside: '5703' },
] as const;

/** The head that one of these names tells, nearest first, for a ledger of income or expense; else the head that its group has. */
export function headByName(names: readonly string[], head: Head | null): Head | null {
  const beside: Account | undefined = head ? chartAccount(head.beside) : undefined;
  if (!beside || !isNominal(beside) || beside.line === 'tax-expense') return head;
  for (const name of names) {
    const found = BY_WORD.find(({ word }) => word.test(alike(name)));
    if (found) return { beside: found.beside };
  }
  return head;
}
