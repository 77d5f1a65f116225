import { daysBetween, type IsoDate } from '../../shared/dates';
import { isHolder, namesHolder } from '../narration/holder';
import { nameParts, payeeOf } from '../narration/payee';
import { saying } from '../narration/terms';
import type { Side } from '../values';
import type { OpenLine, Own } from './model';

/** A line with its narration and reference in capitals, without what parts words and numbers, and what those say. */
export type ReadLine = OpenLine & {
  text: string;
  /** The numbers that banks share, and that of its cheque. */
  references: readonly string[];
  /** The other own accounts that it names. */
  names: readonly string[];
  namesOwner: boolean;
  /** Who was paid or who paid, where a bank's form names somebody else than the holder. */
  party: string | null;
  /** How the money went, where the narration says one way and no other. */
  channel: Channel | null;
};

/** A line with what its narration tells, read once for all that look for its match. */
export const readLine = (line: OpenLine, own: Own): ReadLine => ({
  ...line,
  text: `${bare(line.description)} ${bare(line.reference ?? '')}`,
  references: [
    ...bankReferences(line.description, line.reference).filter((found) => !isAccountNumber(found, own)),
    ...chequeNumber(line),
  ],
  names: accountsNamed(line, own),
  namesOwner: namesOwner(line, own),
  party: partyOf(line, own),
  channel: channelOf(line),
});

/** A number as a narration may hold it: in capitals, without what parts it. */
export const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

// A number shorter than this stands in narrations by chance.
const SHORTEST_NUMBER = 5;

/** Whether a narration or its reference holds this bare number. */
export const holds = ({ text }: ReadLine, number: string): boolean =>
  number.length >= SHORTEST_NUMBER && text.includes(number);

/** How many days lie between two days, whichever is first. */
export const apart = (one: IsoDate, other: IsoDate): number => Math.abs(daysBetween(one, other));

// Twelve digits of UPI and IMPS; a NEFT number of 16 and an RTGS number of 22 characters begin with the bank's code.
const RRN = /(?<![0-9A-Z])\d{12}(?![0-9A-Z])/g;
const UTR = /(?<![0-9A-Z])[A-Z]{4}[A-Z0-9]{12}(?:[A-Z0-9]{6})?(?![0-9A-Z])/g;
const DIGITS_OF_UTR = 8;

/** The payment numbers of a line that another bank prints too: the same one in two accounts is the same payment. */
export function bankReferences(description: string, reference: string | null): string[] {
  const capitals = `${description} ${reference ?? ''}`.toUpperCase();
  const numbers = [...capitals.matchAll(RRN)].map(([found]) => found).filter((found) => !/^(\d)\1+$/.test(found));
  const transfers = [...capitals.matchAll(UTR)]
    .map(([found]) => found)
    .filter((found) => found.replace(/\D/g, '').length >= DIGITS_OF_UTR);
  return [...new Set([...numbers, ...transfers])];
}

type Told = { bankAccountId: string; side: Side; description: string };

// A whole number; the end of one after what covers its beginning; the end of one that is said to be an account's.
const WHOLE = /(?<!\d)\d{8,18}(?!\d)/g;
const COVERED = /(?<![A-WYZ])(\d*)[X*]+(\d{4,})(?!\d)/g;
const SAID = /\b(?:A\/?C|ACCT|ACCOUNT)(?: ?NO\b)?(?: ENDING(?: WITH| IN)?)?[-:.# ]*(\d{4,7})(?!\d)/g;

type Part = { begins: string; ends: string; isWhole?: true };

/** The other own accounts that a narration names, by their ids. What names the line's own account as well names none. */
function accountsNamed({ description, bankAccountId }: Told, { accounts }: Own): string[] {
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
const isAccountNumber = (found: string, { accounts }: Own): boolean =>
  accounts.some(({ number }) => isOf({ begins: '', ends: found, isWhole: true }, number));

// How banks write that the other account is the holder's too. Cash is drawn by a cheque to "self" and moves nowhere.
const SAYS_OWN = saying(`
  own ([od|cc|ca|sb|current|saving(s)] )[a(/)c(s)|account(s)|acct|fund(s)], self trf|transfer|fund(s)|a(/)c|account|acct
  trf|transfer|tfr to|from own|self, [inter|intra](=)account
`);

/** Whether a narration says that the other party is the holder. On a receipt the name within it may only say who was credited. */
function namesOwner({ description, side }: Told, { holder }: Own): boolean {
  if (SAYS_OWN.test(description.toUpperCase())) return true;
  if (holder === '') return false;
  const payee = payeeOf(description);
  if (payee !== null && isHolder(payee, holder)) return true;
  return side === 'debit' && namesHolder(description.toUpperCase(), holder);
}

const CHANNELS = {
  instant: saying('upi, imps, mmt, p2a, p2m'),
  neft: saying('neft'),
  rtgs: saying('rtgs'),
  cheque: saying('chq*, cheque*, clg, cts, micr, clearing'),
  cash: saying('cash, atm, atw, nwd, eaw'),
  mandate: saying('(n)ach, ecs'),
  card: saying('pos, ecom, pcd'),
};
type Channel = keyof typeof CHANNELS;

function channelOf({ description }: Told): Channel | null {
  const text = description.toUpperCase();
  const [found, another] = Object.entries(CHANNELS).filter(([, says]) => says.test(text));
  return found && !another ? (found[0] as Channel) : null;
}

/** How long the number of a cheque is. */
export const CHEQUE_DIGITS = 6;
const CHEQUE = /(?<![0-9A-Z])\d{6}(?![0-9A-Z])/g;

/** The number of a cheque that was paid or cleared; none where two numbers could be it. */
function chequeNumber(line: Told & { reference: string | null }): string[] {
  if (channelOf(line) !== 'cheque') return [];
  const found = `${line.description} ${line.reference ?? ''}`.toUpperCase().match(CHEQUE) ?? [];
  const numbers = [...new Set(found)];
  return numbers.length === 1 ? numbers : [];
}

// What stands in the place of a name and names nobody: oneself, the movement, a bank.
const NOBODY = saying('self, own, bank, bk, transfer, trf, fund(s), treasury, sweep, payment, internal, inter, by, to');

/** Whom a narration names in the place where its form has the other party, unless that may be the holder. */
function partyOf({ description }: Told, { holder }: Own): string | null {
  if (nameParts(description.toUpperCase().trim()) === null) return null;
  const payee = payeeOf(description);
  if (payee === null || NOBODY.test(payee)) return null;
  const [first = ''] = holder.toUpperCase().split(' ');
  return first !== '' && payee.split(' ').includes(first) ? null : payee;
}
