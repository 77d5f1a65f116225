import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import type { Entry } from '../model';
import { atRate, type Position, rateOf } from './position';
import { EXCHANGE_DIFFERENCES, inMinor } from './post-line';

/** Money, or a claim or debt in money, in a foreign currency. Stock, assets and advances for them are none (AS 11). */
export type MonetaryItem = Position & {
  account: AccountId;
  currency: string;
  partyId?: string | undefined;
  billId?: string | undefined;
};

export type Restated = { amount: Paise; entries: readonly Entry[]; why: Message };

/** A balance at the closing rate: what it is moved by against exchange differences. An item of which nothing is left goes to nil. */
export function restate(item: MonetaryItem, rate: string): Restated {
  const { account, currency, minor, rupees, partyId, billId } = item;
  const closing = atRate(minor, rate);
  const amount = paise(closing - rupees);
  const entries: Entry[] = [
    { account, amount, ...(partyId && { partyId }), ...(billId && { billId }) },
    { account: EXCHANGE_DIFFERENCES, amount: paise(-amount) },
  ];
  const why = say('forex.why.restated', {
    ...{ amount: `${currency} ${inMinor(Math.abs(minor))}`, rate, closing: { exact: paise(Math.abs(closing)) } },
    ...{ carried: { exact: paise(Math.abs(rupees)) }, difference: { exact: paise(Math.abs(amount)) } },
  });
  return { amount, entries: amount === 0 ? [] : entries, why };
}

/** The rate at which an item is carried; nothing where nothing is left of it. */
export const carryingRate = ({ rupees, minor }: Position): string | null =>
  minor === 0 ? null : rateOf(rupees, minor);
