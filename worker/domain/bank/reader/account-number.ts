import { maskAccountNumber } from '../../shared/masking';
import type { LineNotice } from './notices';
import type { Statement } from './read-statement';

/** Digits a bank leaves uncovered at the end of an account number. */
const SHOWN = 4;

/**
 * Whether a number printed in a file is surely another account's: their ends differ. Padding zeros, blanks and covered digits
 * (X or *) prove nothing, and fewer than four digits decide nothing.
 */
export function isOtherAccount(printed: string, known: string): boolean {
  const [one, other] = [bare(printed), bare(known)];
  const tail = /\d*$/.exec(one)?.[0] ?? '';
  const end = /\d*$/.exec(other)?.[0] ?? '';
  const length = Math.min(tail.length, end.length);
  return length >= SHOWN && tail.slice(-length) !== end.slice(-length);
}

const bare = (number: string): string => number.replace(/[^\dX*]/gi, '').replace(/^0+/, '');

/** What is to be asked before a file is stored in an account whose number it does not print. */
export function accountNotices({ facts }: Pick<Statement, 'facts'>, known: string): LineNotice[] {
  if (!facts.accountNumber || !isOtherAccount(facts.accountNumber, known)) return [];
  const [printed, chosen] = [maskAccountNumber(facts.accountNumber), maskAccountNumber(known)];
  const message = `The file is of account ${printed}, but the account chosen is ${chosen}. Make sure that it belongs here.`;
  return [{ line: 0, code: 'OTHER_ACCOUNT', message }];
}
