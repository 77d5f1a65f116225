import { hasCompanyTaxLaw } from '#domain/income-tax/company/company-tax';
import { TAX_OPTIONS, type TaxOption } from '#domain/income-tax/company/model';
import { addYears } from '#domain/income-tax/company/years';
import { type Levers, PLAN_YEARS, type TaxPlan, type TaxPlanFacts } from '#domain/income-tax/plan/model';
import { taxPlan, yearsAhead } from '#domain/income-tax/plan/plan';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { type Paise, parseRupees } from '#domain/shared/money';
import { groupedRupees } from '../../lib/form-parts';
import { bareAmount } from '../../lib/typed-amount';
import type { SentFacts } from './tax-plan.queries';

export type TypedYear = { profit: string; bookProfit: string; turnover: string };
export const LEVERS = ['dividendsPassedOn', 'directorSalary', 'newEmployment', 'suppliersLate'] as const;

/** What stands in the fields of a plan, as it is typed. */
export type TypedPlan = {
  year: string;
  form: 'private' | 'public';
  incorporatedOn: string;
  chosen: TaxOption | '';
  since: string;
  hasBoardCertificate: boolean;
  isReconstruction: boolean;
  hasUsedPlant: boolean;
  firstClaimedYear: string;
  turnoverOfBaseYear: string;
  /** By the year that made it. */
  matCredit: readonly Record<string, string>[];
  /** Of earlier years: `year`, `business`, `depreciation`, `ofDeductions`, and whether the return was in time. */
  losses: readonly Record<string, string>[];
  /** With one year, each of the five is like it. */
  years: TypedYear[];
  levers: Record<(typeof LEVERS)[number], string>;
  /** What a call stated that has no field here, so that a change on the page does not lose it. */
  unseen: Partial<Pick<TaxPlanFacts['company'], (typeof UNSEEN)[number]>>;
};

const UNSEEN = ['isManufacturer', 'manufacturesSince', 'isDeepTech'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const grouped = (value: unknown): string => {
  const amount = text(value);
  return amount.startsWith('-') ? `-${groupedRupees(amount.slice(1))}` : groupedRupees(amount);
};

export const noCredit = (year: string): Record<string, string> => ({ year: addYears(year, -1), amount: '' });

/** The fields of what was saved or is proposed. */
export function typedOf(facts: Record<string, unknown>): TypedPlan {
  const chosen = facts.chosen as { option?: TaxOption; since?: string } | undefined;
  const levers = (facts.levers ?? {}) as Record<string, unknown>;
  const credits = (facts.matCredit ?? []) as Record<string, unknown>[];
  const year = text(facts.year);
  return {
    ...{ year, form: facts.form === 'public' ? 'public' : 'private' },
    ...{ incorporatedOn: text(facts.incorporatedOn), chosen: chosen?.option ?? '', since: chosen?.since ?? '' },
    ...{ isReconstruction: facts.isReconstruction === true, hasUsedPlant: facts.hasUsedPlant === true },
    ...{ hasBoardCertificate: facts.hasBoardCertificate === true, firstClaimedYear: text(facts.firstClaimedYear) },
    turnoverOfBaseYear: grouped(facts.turnoverOfBaseYear),
    matCredit:
      credits.length > 0
        ? credits.map((credit) => ({ year: text(credit.year), amount: grouped(credit.amount) }))
        : [noCredit(year)],
    losses: ((facts.losses ?? []) as Record<string, unknown>[]).map((loss) => ({
      ...{ year: text(loss.year), business: grouped(loss.business), depreciation: grouped(loss.depreciation) },
      ...{ ofDeductions: grouped(loss.ofDeductions), wasInTime: loss.wasInTime === false ? 'no' : 'yes' },
    })),
    years: ((facts.years ?? [{}]) as Record<string, unknown>[]).map(({ profit, bookProfit, turnover }) => ({
      ...{ profit: grouped(profit), bookProfit: grouped(bookProfit), turnover: grouped(turnover) },
    })),
    levers: Object.fromEntries(LEVERS.map((lever) => [lever, grouped(levers[lever])])) as TypedPlan['levers'],
    unseen: Object.fromEntries(UNSEEN.flatMap((fact) => (facts[fact] === undefined ? [] : [[fact, facts[fact]]]))),
  };
}

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const SIGNED = /^-?\d{1,13}(\.\d{1,2})?$/;

export const isAmount = (typed: string): boolean => AMOUNT.test(bareAmount(typed));
export const isSigned = (typed: string): boolean => SIGNED.test(bareAmount(typed));
const isBlankOr = (is: (typed: string) => boolean) => (typed: string) => typed.trim() === '' || is(typed);
export const isAmountOrBlank = isBlankOr(isAmount);
export const isSignedOrBlank = isBlankOr(isSigned);

/** A year that stands twice among the losses, by the place of its second row. */
export const isTwice = ({ losses }: TypedPlan, place: number): boolean =>
  losses.findIndex(({ year }) => year === losses[place]?.year) < place;

/** A part of a loss that is more than the loss. */
export function isBeyond({ losses }: TypedPlan, place: number): boolean {
  const { business = '', ofDeductions = '' } = losses[place] ?? {};
  return isAmount(ofDeductions) && sumOf(ofDeductions) > (isAmount(business) ? sumOf(business) : 0);
}

/** The losses that are typed, with amounts as `amountOf` makes them. */
const lossesOf = <Amount>({ losses }: TypedPlan, amountOf: (typed: string) => Amount) =>
  losses
    .filter(({ business = '', depreciation = '' }) => (business + depreciation).trim() !== '')
    .map(({ year = '', business = '', depreciation = '', ofDeductions = '', wasInTime }) => ({
      ...{ year, business: amountOf(business.trim() || '0'), wasInTime: wasInTime !== 'no' },
      ...(depreciation.trim() !== '' && { depreciation: amountOf(depreciation) }),
      ...(ofDeductions.trim() !== '' && { ofDeductions: amountOf(ofDeductions) }),
    }));

/** Whether the figures can be worked out from what is typed. */
export const isComplete = (typed: TypedPlan): boolean =>
  hasCompanyTaxLaw(typed.year) &&
  typed.years.every(
    ({ profit, bookProfit, turnover }) => isSigned(profit) && isSignedOrBlank(bookProfit) && isAmount(turnover),
  ) &&
  [typed.turnoverOfBaseYear, ...Object.values(typed.levers)].every(isAmountOrBlank) &&
  typed.matCredit.every(({ amount = '' }) => isAmountOrBlank(amount)) &&
  (typed.incorporatedOn === '' || isIsoDate(typed.incorporatedOn)) &&
  typed.losses.every(
    ({ business = '', depreciation = '', ofDeductions = '' }, place) =>
      [business, depreciation, ofDeductions].every(isAmountOrBlank) &&
      !isBeyond(typed, place) &&
      !isTwice(typed, place),
  ) &&
  (typed.chosen === '' || typed.since !== '');

const sumOf = (typed: string): Paise => parseRupees(bareAmount(typed));

/** The credits that are typed, with amounts as `amountOf` makes them. */
const creditsOf = <Amount>({ matCredit }: TypedPlan, amountOf: (typed: string) => Amount) =>
  matCredit
    .filter(({ amount = '' }) => amount.trim() !== '')
    .map(({ year = '', amount = '' }) => ({ year, amount: amountOf(amount) }));

/** What is typed as the computation takes it; undefined while something is missing or wrong. */
function factsOf(typed: TypedPlan, asOf: IsoDate): TaxPlanFacts | undefined {
  if (!isComplete(typed)) return undefined;
  const { year, form, incorporatedOn, chosen, since, firstClaimedYear, turnoverOfBaseYear } = typed;
  const levers = Object.entries(typed.levers).filter(([, amount]) => amount.trim() !== '');
  return {
    ...{ year, asOf, hasBoardCertificate: typed.hasBoardCertificate },
    company: {
      ...{ ...typed.unseen, form, isReconstruction: typed.isReconstruction, hasUsedPlant: typed.hasUsedPlant },
      ...(isIsoDate(incorporatedOn) && { incorporatedOn }),
      ...(chosen !== '' && { chosen: { option: chosen, since } }),
    },
    ...(firstClaimedYear && { firstClaimedYear }),
    ...(turnoverOfBaseYear.trim() !== '' && { turnoverOfBaseYear: sumOf(turnoverOfBaseYear) }),
    matCredit: creditsOf(typed, sumOf),
    losses: lossesOf(typed, sumOf),
    years: yearsAhead(
      typed.years.map(({ profit, bookProfit, turnover }) => ({
        ...{ profit: sumOf(profit), turnover: sumOf(turnover) },
        ...(bookProfit.trim() !== '' && { bookProfit: sumOf(bookProfit) }),
      })),
    ),
    levers: Object.fromEntries(levers.map(([lever, amount]) => [lever, sumOf(amount)])) as Levers,
  };
}

/** The plan of what is typed, worked out here by the law that the server uses, and sent nowhere. */
export function workOut(typed: TypedPlan, asOf: IsoDate): TaxPlan | undefined {
  const facts = factsOf(typed, asOf);
  return facts && taxPlan(facts);
}

/** What is typed as the call saves it. */
export function sentOf(typed: TypedPlan): SentFacts {
  const { year, form, incorporatedOn, chosen, since, firstClaimedYear, turnoverOfBaseYear } = typed;
  return {
    ...{ ...typed.unseen, year, form, hasBoardCertificate: typed.hasBoardCertificate },
    ...{ isReconstruction: typed.isReconstruction, hasUsedPlant: typed.hasUsedPlant },
    ...(isIsoDate(incorporatedOn) && { incorporatedOn }),
    ...(chosen !== '' && { chosen: { option: chosen, since } }),
    ...(firstClaimedYear && { firstClaimedYear }),
    ...(turnoverOfBaseYear.trim() !== '' && { turnoverOfBaseYear: bareAmount(turnoverOfBaseYear) }),
    matCredit: creditsOf(typed, bareAmount),
    losses: lossesOf(typed, bareAmount),
    years: typed.years.map(({ profit, bookProfit, turnover }) => ({
      ...{ profit: bareAmount(profit), turnover: bareAmount(turnover) },
      ...(bookProfit.trim() !== '' && { bookProfit: bareAmount(bookProfit) }),
    })),
    levers: Object.fromEntries(
      Object.entries(typed.levers).flatMap(([lever, amount]) => (amount.trim() ? [[lever, bareAmount(amount)]] : [])),
    ),
  } as SentFacts;
}

/** All five years beside each other, each like the first until it is changed. */
export const spread = (years: readonly TypedYear[]): TypedYear[] =>
  Array.from(
    { length: PLAN_YEARS },
    (_, place) => years[place] ?? years.at(-1) ?? { profit: '', bookProfit: '', turnover: '' },
  );

export const OPTION_CHOICES = TAX_OPTIONS;
