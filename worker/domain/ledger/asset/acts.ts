import { ruleInForce } from '../../law/rule';
import { addMonths, type IsoDate } from '../../shared/dates';
import { asCount, atRate, citationOf, type Explained, inPaise, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import type { Entry } from '../model';
import { writtenOffBy } from './depreciation';
import { CREDIT_USED_A_QUARTER } from './law/schedule-ii';
import type { Asset } from './model';

/** GST by its heads, in paise. */
export type Heads = { cgst: Paise; sgst: Paise; igst: Paise };

export const NO_TAX: Heads = { cgst: paise(0), sgst: paise(0), igst: paise(0) };

const INPUT = { cgst: '1611', sgst: '1612', igst: '1613' } as const;
const OUTPUT = { cgst: '2701', sgst: '2702', igst: '2703' } as const;
const DEPRECIATION = '5401';
const PROFIT_ON_SALE = '4204';
const LOSS_ON_SALE = '5529';
const GST_COST = '5532';

const totalOf = ({ cgst, sgst, igst }: Heads): Paise => paise(cgst + sgst + igst);

/** Entries without those of nought. */
const standing = (entries: readonly Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);

const taxEntries = (accounts: Record<keyof Heads, string>, heads: Heads, sign: 1 | -1): Entry[] =>
  (['cgst', 'sgst', 'igst'] as const).map((head) => ({
    account: accounts[head],
    amount: paise(sign * heads[head] || 0),
  }));

/** An asset is bought: its cost, and the credit at once and whole, against what pays for it or what it stood in until it was ready. */
export function purchaseEntries(
  asset: Pick<Asset, 'cost' | 'costAccount'>,
  credit: Heads,
  against: Pick<Entry, 'account' | 'partyId' | 'billId'>,
): Entry[] {
  return standing([
    { account: asset.costAccount, amount: asset.cost },
    ...taxEntries(INPUT, credit, 1),
    { ...against, amount: paise(-(asset.cost + totalOf(credit))) },
  ]);
}

/** Depreciation by the accounts in which it gathers: one debit, a credit for each. What was written off too much goes back. */
export function depreciationEntries(charges: readonly { account: AccountId; amount: Paise }[]): Entry[] {
  const sums = new Map<AccountId, number>();
  for (const { account, amount } of charges) sums.set(account, (sums.get(account) ?? 0) + amount);
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  const parts = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return standing([
    { account: DEPRECIATION, amount: paise(total) },
    ...parts.map(([account, amount]) => ({ account, amount: paise(-amount || 0) })),
  ]);
}

/** An asset goes: its cost and what was written off leave the books, what it brought comes in, and the rest is profit or loss. */
export function disposalEntries(
  asset: Asset,
  { on, price }: { on: IsoDate; price: Paise },
  tax: Heads,
  receivedOn: Pick<Entry, 'account' | 'partyId' | 'billId'>,
): Entry[] {
  const writtenOff = writtenOffBy(asset, on);
  const result = price + writtenOff - asset.cost;
  return standing([
    { ...receivedOn, amount: paise(price + totalOf(tax)) },
    { account: asset.depreciationAccount, amount: writtenOff },
    { account: LOSS_ON_SALE, amount: paise(Math.max(0, -result)) },
    { account: asset.costAccount, amount: paise(-asset.cost) },
    ...taxEntries(OUTPUT, tax, -1),
    { account: PROFIT_ON_SALE, amount: paise(-Math.max(0, result) || 0) },
  ]);
}

/** What a sale posts besides its invoice, whose line credits the price to the cost: the rest of the cost, depreciation, the result. */
export function entriesBesideSale(asset: Asset, { on, price }: { on: IsoDate; price: Paise }): Entry[] {
  const [, ...going] = disposalEntries(asset, { on, price }, NO_TAX, { account: asset.costAccount });
  return standing(
    going.map((entry) =>
      entry.account === asset.costAccount ? { ...entry, amount: paise(entry.amount + price || 0) } : entry,
    ),
  );
}

/** How many quarters have begun from the day of an invoice to another day, each of three months from that day on. */
export function quartersBegun(from: IsoDate, to: IsoDate): number {
  let quarters = 0;
  while (addMonths(from, 3 * quarters) <= to) quarters += 1;
  return quarters;
}

/**
 * What goes back of the credit on capital goods that are sold or scrapped: the credit taken less so much for each quarter begun
 * since the invoice, as far as that is more than the tax on the price (s.18(6)). Nil where no credit was taken.
 */
export function creditToReturn({
  creditTaken,
  invoicedOn,
  goneOn,
  charged,
}: {
  creditTaken: Paise;
  invoicedOn: IsoDate;
  goneOn: IsoDate;
  charged: Paise;
}): Explained<Paise> {
  const rule = ruleInForce(CREDIT_USED_A_QUARTER, goneOn);
  const quarters = quartersBegun(invoicedOn, goneOn);
  const used = Math.min(10_000, rule.value * quarters) as BasisPoints;
  const left = paise(creditTaken - shareOf(creditTaken, used));
  const back = paise(Math.max(0, left - charged));
  const working = new Working();
  working.give('creditTaken', say('asset.step.credit-taken'), inPaise(creditTaken));
  working.give('invoicedOn', say('asset.step.invoiced-on'), onDay(invoicedOn));
  working.give('charged', say('asset.step.tax-on-price'), inPaise(charged));
  working.make('quarters', say('asset.step.quarters'), asCount(quarters), {
    formula: say('asset.formula.quarters', { to: onDay(goneOn) }),
    inputs: ['invoicedOn'],
  });
  working.make('left', say('asset.step.credit-left'), inPaise(left), {
    formula: say('asset.formula.credit-left', { rate: atRate(rule.value) }),
    inputs: ['creditTaken', 'quarters'],
    rule: citationOf(rule),
  });
  working.make('back', say('asset.step.credit-back'), inPaise(back), {
    formula: say('asset.formula.credit-back'),
    inputs: ['left', 'charged'],
    rule: citationOf(rule),
    summary: say(back > 0 ? 'asset.summary.credit-back' : 'asset.summary.no-credit-back', {
      left: { exact: left },
      charged: { exact: charged },
      back: { exact: back },
    }),
  });
  return working.explain(back);
}

/** What goes back of the credit is a cost, and owed in the heads of the sale: half and half within the State. */
export function creditReturnEntries(back: Paise, isInterState: boolean): Entry[] {
  const half = Math.floor(back / 2);
  const heads = isInterState ? { ...NO_TAX, igst: back } : { ...NO_TAX, cgst: paise(back - half), sgst: paise(half) };
  return standing([{ account: GST_COST, amount: back }, ...taxEntries(OUTPUT, heads, -1)]);
}

/** The tax on a price at a rate: by halves within the State, each rounded alone, else as one. */
export function taxOnPrice(price: Paise, rate: BasisPoints, isInterState: boolean): Heads {
  if (isInterState) return { ...NO_TAX, igst: shareOf(price, rate) };
  const half = shareOf(price, (rate / 2) as BasisPoints);
  return { ...NO_TAX, cgst: half, sgst: half };
}
