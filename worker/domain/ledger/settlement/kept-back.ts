import { GST_SLABS } from '../../gst/law/rates';
import { ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise, shareOf } from '../../shared/money';
import { toNearestRupee, upToRupee, withoutPaise } from '../../shared/rounding';
import { TDS_RATES } from '../../tds/natures';

/** Customers deduct between one and ten percent of the value without GST; rates above are for what companies are not paid. */
const LEAST = 100;
const MOST = 1_000;

/** The rates at which tax may be kept back from a company's receipt on a day, highest first: those of the tables of law. */
export function ratesKeptBack(day: IsoDate): readonly BasisPoints[] {
  const charges = Object.values(TDS_RATES).map((history) => ruleIfInForce(history, day)?.value.charge);
  const rates = charges.flatMap((charge) => (charge?.on === 'whole' ? [charge.rate] : []));
  return [...new Set(rates)].filter((rate) => rate >= LEAST && rate <= MOST).sort((a, b) => b - a);
}

/** Tax at a rate as deductors write it: to the paisa, or in whole rupees. */
export const taxesKeptBack = (taxable: Paise, rate: BasisPoints): Paise[] => taxesKeptBackOfAll([taxable], rate);

/** The same of several values together: some round the tax of their sum, others that of each. */
export function taxesKeptBackOfAll(values: readonly Paise[], rate: BasisPoints): Paise[] {
  const sum = (amounts: readonly number[]) => paise(amounts.reduce((total, amount) => total + amount, 0));
  const ways = [(tax: Paise) => tax, toNearestRupee, withoutPaise, upToRupee];
  const ofSum = ways.map((way) => way(shareOf(sum(values), rate)));
  const ofEach = ways.map((way) => sum(values.map((value) => way(shareOf(value, rate)))));
  return [...new Set([...ofSum, ...ofEach])].map((tax) => paise(tax));
}

/** What the value of a bill may be without GST, where nobody said it: by each rate in force that leaves whole paise. */
export function possibleTaxables(amount: Paise, day: IsoDate): Paise[] {
  const slabs = ruleIfInForce(GST_SLABS, day)?.value.standard ?? [];
  return slabs.flatMap((rate) => {
    const value = (amount * 10_000) / (10_000 + rate);
    return Number.isSafeInteger(value) ? [paise(value)] : [];
  });
}
