import { firstDayOf, nameOfTaxYear } from '../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import { atRate, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { addYears, yearsBetween } from './company/years';
import { roundedIncome } from './corporate-tax';
import { CESS } from './law/rates';
import { PARTNER_PAY, partnerPayLimit } from './partner-pay';
import {
  CONCESSIONAL_SURCHARGE,
  DOMESTIC_SURCHARGE,
  FOREIGN_SURCHARGE,
  LLP_SURCHARGE,
  type Surcharge,
  type TaxParts,
  withSurchargeAndCess,
} from './surcharge';

const SURCHARGES = {
  company: DOMESTIC_SURCHARGE,
  concessional: CONCESSIONAL_SURCHARGE,
  foreign: FOREIGN_SURCHARGE,
  firm: LLP_SURCHARGE,
} as const satisfies Record<string, RuleHistory<Surcharge>>;

/** Whose surcharge: companies by their rates and by 22% or 15%, companies from abroad, firms and LLPs. */
export type SurchargePayer = keyof typeof SURCHARGES;
export const SURCHARGE_PAYERS = Object.keys(SURCHARGES) as SurchargePayer[];

/** The years, newest first, for which all of these rules are on file: none after their newest versions, as each year has an Act of its own. */
function yearsOf(...histories: readonly RuleHistory<unknown>[]): readonly string[] {
  const starts = (at: 0 | -1) => histories.map((history) => financialYearOf((history.at(at) as Rule<unknown>).from));
  const [first, last] = [starts(0).toSorted().at(-1) as string, starts(-1).toSorted()[0] as string];
  return Array.from({ length: yearsBetween(first, last) + 1 }, (_, back) => addYears(last, -back));
}

/** The years of which surcharge and cess are on file, newest first. */
export const yearsOfSurcharge = (payer: SurchargePayer): readonly string[] => yearsOf(SURCHARGES[payer], CESS);

/** The years of which the limit of what partners are paid is on file, newest first. */
export const yearsOfPartnerPay = (): readonly string[] => yearsOf(PARTNER_PAY);

/** What partners may be paid of a year as it was known on a day (`partnerPayLimit`); undefined where nothing of that year was. */
export const partnerPayOfYear = (bookProfit: Paise, year: string, knownOn?: IsoDate): Explained<Paise> | undefined =>
  ruleIfInForce(PARTNER_PAY, firstDayOf(year), knownOn) && partnerPayLimit(bookProfit, year, knownOn);

type SurchargeFacts = {
  /** The financial or tax year, '2014-15'. */
  year: string;
  payer: SurchargePayer;
  /** Not negative; rounded to ten rupees before the rate is taken (s.288A; s.516). */
  totalIncome: Paise;
  /** The one rate at which the whole of it is taxed: rates of earlier years are not on file, so that whoever asks states it. */
  rate: BasisPoints;
};

/**
 * Tax at one rate, with the surcharge, marginal relief and cess of the year by its Finance Act, for any year on file. Throws
 * RangeError where it is not.
 */
export function taxOfYear({ year, payer, totalIncome, rate }: SurchargeFacts): Explained<TaxParts> {
  const yearStart = firstDayOf(year);
  const law = { surcharge: ruleInForce(SURCHARGES[payer], yearStart), cess: ruleInForce(CESS, yearStart) };
  const working = new Working();
  working.give('year', say('income-tax.step.year'), inWords(nameOfTaxYear(year)));
  const income = roundedIncome(totalIncome, yearStart, working);
  const taxAt = (amount: Paise) => toNearestRupee(shareOf(amount, rate));
  working.give('normal.rate', say('income-tax.step.rate-of-tax'), atRate(rate));
  const tax = taxAt(income);
  working.make('normal.tax', say('income-tax.step.tax'), inPaise(tax), {
    formula: say('income-tax.formula.total-income-times-rate-to-the-nearest'),
    inputs: ['totalIncome', 'normal.rate'],
  });
  const bare = { prefix: 'normal', label: say('income-tax.step.tax'), incomeStep: 'totalIncome', income, tax, taxAt };
  return working.explain(withSurchargeAndCess(bare, law, working));
}
