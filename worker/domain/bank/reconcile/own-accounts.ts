import { isHolder, namesHolder } from '../narration/own-name';
import { payeeOf } from '../narration/payee';
import type { Side } from '../values';

/** Whose the books are and the numbers of its accounts, as they are stored: what tells a transfer to oneself. */
export type Own = { holder: string; accounts: readonly { id: string; number: string }[] };

type Told = { bankAccountId: string; side: Side; description: string };

// A whole number; the end of one after what covers its beginning; the end of one that is said to be an account's.
const WHOLE = /(?<!\d)\d{8,18}(?!\d)/g;
const COVERED = /(?<![A-WYZ])(\d*)[X*]+(\d{4,})(?!\d)/g;
const SAID = /\b(?:A\/?C|ACCT|ACCOUNT)(?: ?NO\b)?(?: ENDING(?: WITH| IN)?)?[-:.# ]*(\d{4,7})(?!\d)/g;

type Part = { begins: string; ends: string; isWhole?: true };

/** The other own accounts that a narration names, by their ids. What names the line's own account as well names none. */
export function accountsNamed({ description, bankAccountId }: Told, { accounts }: Own): string[] {
  if (accounts.length < 2) return [];
  const named = partsIn(description.toUpperCase()).map((part) => accounts.filter(({ number }) => isOf(part, number)));
  const others = named.filter((found) => found.every(({ id }) => id !== bankAccountId));
  return [...new Set(others.flatMap((found) => found.map(({ id }) => id)))];
}

function partsIn(text: string): Part[] {
  const whole = [...text.matchAll(WHOLE)].map(([ends]): Part => ({ begins: '', ends, isWhole: true }));
  const covered = [...text.matchAll(COVERED)].map(([, begins = '', ends = '']): Part => ({ begins, ends }));
  const said = [...text.matchAll(SAID)].map(([, ends = '']): Part => ({ begins: '', ends }));
  return [...whole, ...covered, ...said];
}

/** Zeros before a number pad it: one bank prints them, another does not. */
function isOf({ begins, ends, isWhole }: Part, number: string): boolean {
  const known = unpadded(number);
  if (isWhole) return unpadded(ends) === known;
  return known.endsWith(ends) && known.startsWith(unpadded(begins));
}

const unpadded = (number: string): string => number.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a number of a narration is that of an own account: then it is no payment's. */
export const isAccountNumber = (found: string, { accounts }: Own): boolean =>
  accounts.some(({ number }) => isOf({ begins: '', ends: found, isWhole: true }, number));

/** Whether a narration says that the other party is the holder. On a receipt the name within it may only say who was credited. */
export function namesOwner({ description, side }: Told, { holder }: Own): boolean {
  if (holder === '') return false;
  const payee = payeeOf(description);
  if (payee !== null && isHolder(payee, holder)) return true;
  return side === 'debit' && namesHolder(description.toUpperCase(), holder);
}
