import { type Message, say } from '../../shared/message';
import { formatRupees, type Paise, paise } from '../../shared/money';
import type { AccountCode, AccountId } from '../chart/chart';
import { differenceOf, type Entry, type VoucherKind } from '../model';
import { type NotExact, notExact } from '../settlement/gross-up';
import { atRate, carriedBy, type Position, rateOf } from './position';

/** Where gains and losses of exchange stand, on either side. */
export const EXCHANGE_DIFFERENCES: AccountCode = '4203';
const BANK_CHARGES: AccountCode = '5522';

/** A line of the statement of an account abroad: what came in is positive, in minor units of its currency. */
export type ForeignLine = { account: AccountId; currency: string; minor: number };

/** A bill in the currency of the line, with what is open of it, without signs. */
export type ForeignBill = {
  billId: string;
  ref: string;
  partyId: string;
  account: AccountId;
  isReceivable: boolean;
  open: { rupees: Paise; minor: number };
};

/** What a line is, in minor units without signs. */
export type LineSaid = {
  bills: readonly { bill: ForeignBill; minor: number }[];
  parts: readonly { account: AccountId; minor: number; partyId?: string | undefined }[];
  /** What the bank kept back of a receipt, or took with a payment. */
  charges: number;
  /** Money changed into or from rupees: the whole line, and what was given or received for it. */
  converted: { account: AccountId; rupees: Paise } | null;
};

export type LinePosted = {
  kind: VoucherKind;
  entries: readonly Entry[];
  partyId?: string | undefined;
  /** A gain is positive. */
  gain: Paise;
  /** How each figure came about, one sentence for each entry. */
  why: readonly Message[];
};

export const isPosted = (given: LinePosted | NotExact): given is LinePosted => 'entries' in given;

type Given = { line: ForeignLine; position: Position; rate: string | null; said: LineSaid };

/**
 * The entries of a line in a foreign currency (D20, AS 11): what comes in at the rate of its day, what goes out at what the account
 * carries it at, bills at what they are carried at; the difference is a realised gain or loss. Nothing is posted without a rate.
 */
export function postForeignLine(given: Given): LinePosted | NotExact {
  const { line, position, rate, said } = given;
  const isIn = line.minor > 0;
  const moved = Math.abs(line.minor);
  const fault = faultOf(given);
  if (fault) return fault;
  const { currency } = line;
  const worded = (minor: number) => `${currency} ${inMinor(minor)}`;
  const entries: Entry[] = [];
  const why: Message[] = [];
  const add = (entry: Omit<Entry, 'foreign'>, foreign: { minor: number; rate: string }, words: Message) => {
    entries.push({ ...entry, foreign: { currency, ...foreign } });
    why.push(words);
  };
  const exact = (amount: Paise) => ({ exact: paise(Math.abs(amount)) });
  const other = isIn ? -1 : 1;

  if (said.converted && isIn) {
    const its = rateOf(said.converted.rupees, moved);
    const rupees = exact(said.converted.rupees);
    const words = say('forex.why.bought', { amount: worded(moved), rupees, rate: its });
    add({ account: line.account, amount: said.converted.rupees }, { minor: moved, rate: its }, words);
  } else if (isIn) {
    const amount = atRate(moved, rate ?? '');
    const words = say('forex.why.at-rate', { amount: worded(moved), rate: rate ?? '', rupees: exact(amount) });
    add({ account: line.account, amount }, { minor: moved, rate: rate ?? '' }, words);
  } else {
    const amount = carriedBy(position, moved);
    const carried = rateOf(position.rupees, position.minor);
    const words = say('forex.why.carried', { amount: worded(moved), rate: carried, rupees: exact(amount) });
    add({ account: line.account, amount: paise(-amount) }, { minor: -moved, rate: carried }, words);
  }
  if (said.charges > 0) {
    const amount = atRate(said.charges, rate ?? '');
    const words = say('forex.why.charges', { amount: worded(said.charges), rate: rate ?? '', rupees: exact(amount) });
    add({ account: BANK_CHARGES, amount }, { minor: said.charges, rate: rate ?? '' }, words);
  }
  for (const { bill, minor } of said.bills) {
    const amount = carriedBy(bill.open, minor);
    const { account, partyId, billId, ref } = bill;
    const its = rateOf(bill.open.rupees, bill.open.minor);
    const words = say('forex.why.bill', { amount: worded(minor), ref, rate: its, rupees: exact(amount) });
    add({ account, partyId, billId, amount: paise(other * amount) }, { minor: other * minor, rate: its }, words);
  }
  if (said.converted) {
    const { account, rupees } = said.converted;
    const its = rateOf(rupees, moved);
    const words = say(isIn ? 'forex.why.paid' : 'forex.why.sold', {
      ...{ amount: worded(moved), rate: its, rupees: exact(rupees) },
    });
    add({ account, amount: paise(other * rupees) }, { minor: other * moved, rate: its }, words);
  }
  said.parts.forEach(({ account, minor, partyId }, at) => {
    const isRest = isIn && said.bills.length === 0 && at === said.parts.length - 1;
    const amount = isRest ? paise(-differenceOf(entries)) : paise(other * atRate(minor, rate ?? ''));
    const words = say('forex.why.at-rate', { amount: worded(minor), rate: rate ?? '', rupees: exact(amount) });
    add({ account, amount, ...(partyId && { partyId }) }, { minor: other * minor, rate: rate ?? '' }, words);
  });

  const gain = differenceOf(entries);
  if (gain !== 0) {
    entries.push({ account: EXCHANGE_DIFFERENCES, amount: paise(-gain) });
    why.push(say(gain > 0 ? 'forex.why.gain' : 'forex.why.loss', { rupees: exact(gain) }));
  }
  const partyIds = [...new Set(entries.flatMap(({ partyId }) => (partyId ? [partyId] : [])))];
  return {
    ...{ kind: said.converted ? 'contra' : isIn ? 'receipt' : 'payment', entries, gain, why },
    ...(partyIds.length === 1 && { partyId: partyIds[0] }),
  };
}

function faultOf({ line, position, rate, said }: Given): NotExact | null {
  const isIn = line.minor > 0;
  const moved = Math.abs(line.minor);
  const { currency } = line;
  if (said.converted && (said.bills.length > 0 || said.parts.length > 0 || said.charges > 0))
    return notExact('converted', say('forex.problem.conversion-alone'));
  if (!isIn && position.minor < moved)
    return notExact('date', say('forex.problem.overdrawn', { held: `${currency} ${inMinor(position.minor)}` }));
  const needsRate = !said.converted && (isIn || said.parts.length > 0 || said.charges > 0);
  if (needsRate && rate === null) return notExact('rate', say('forex.problem.rate-wanted', { currency }));
  const wrong = said.bills.findIndex(({ bill }) => bill.isReceivable !== isIn);
  if (wrong >= 0) return notExact(`bills.${wrong}.billId`, say('forex.problem.other-side'));
  const above = said.bills.findIndex(({ bill, minor }) => minor > bill.open.minor);
  const bill = said.bills[above]?.bill;
  if (bill) {
    const open = `${currency} ${inMinor(bill.open.minor)}`;
    return notExact(`bills.${above}.amount`, say('forex.problem.above-open', { ref: bill.ref, open }));
  }
  if (said.converted) return null;
  const named = [...said.bills, ...said.parts].reduce((sum, { minor }) => sum + minor, 0);
  const wanted = isIn ? moved + said.charges : moved - said.charges;
  if (named === wanted) return null;
  const left = `${currency} ${inMinor(Math.abs(wanted - named))}`;
  return notExact(
    said.bills.length > 0 ? 'bills' : 'parts',
    say(named < wanted ? 'forex.problem.left' : 'forex.problem.too-much', { amount: left }),
  );
}

/** Minor units as they are written: '9,975.00'. */
export function inMinor(minor: number): string {
  const text = formatRupees(paise(minor));
  return text.replace(/\d(?=(\d{3})+\.)/g, '$&,');
}
