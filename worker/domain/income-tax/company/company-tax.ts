import { dayAfter, firstDayOf, nameOfTaxYear } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { NEW_ACT_BEGINS } from '../../law/table';
import { type IsoDate, isFinancialYear } from '../../shared/dates';
import { inPaise, inWords, type Step, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { toNearestTenRupees, withoutPaise } from '../../shared/rounding';
import { type CorporateTax, type CorporateTaxFacts, corporateTax } from '../corporate-tax';
import { incomeTaxDueOn } from '../due-dates';
import { laterTaxOf } from '../later-tax';
import { COMPANY_TAX_YEARS } from '../law/company';
import { AMT_CREDIT_YEARS, MAT_CREDIT_YEARS } from '../law/rates';
import type { RegimeFacts } from '../regime';
import { sumOfSpecial } from '../special-income';
import { opennessOf } from './choice';
import { choicesOf, isLlp, returnRow } from './entity';
import { incomeOf, regimeOf } from './income';
import { settle } from './interest';
import type { ChoiceOutcome, CompanyTaxFacts, Comparison, IncomeFigures, TaxChoice, TaxOptions } from './model';
import { joinSteps, renameSteps } from './steps';
import { yearsBetween } from './years';

/** Whether the law of a year is on file: no other is computed, and none is guessed. */
export const hasCompanyTaxLaw = (year: string): boolean => COMPANY_TAX_YEARS.some((known) => known === year);

/**
 * The income-tax of a domestic company or LLP for a year by every way it can be taxed, from the profit of its books to what it pays or
 * is refunded: each figure with its steps. Rates, limits and days are those of the year. Throws RangeError on a year without law
 * (unless `isForecast` lets a later one take the newest), and on amounts that the arithmetic cannot hold.
 */
export function companyTax(facts: CompanyTaxFacts, options: TaxOptions = {}): Comparison {
  checkYear(facts.year, options);
  const dueOn = returnDueOn(facts, options);
  const choices = choicesOf(facts).map((choice) => outcomeOf(facts, choice, dueOn.value.dueOn, options));
  const open = choices.filter(({ isAvailable }) => isAvailable);
  const ranked = (open.length > 0 ? open : choices).toSorted(
    (a, b) => a.cost - b.cost || Number(a.isIrrevocable) - Number(b.isIrrevocable),
  );
  const best = ranked[0] as ChoiceOutcome;
  const ordinary = open.find(({ choice }) => choice === 'normal') ?? best;
  return {
    ...{ year: facts.year, dueOn, choices },
    ...{ best: best.choice, saves: paise(ordinary.cost - best.cost) },
  };
}

/** The day the return for the year is due (s.139(1), s.263): of an LLP by whether its accounts are audited. */
export const returnDueOn = (facts: CompanyTaxFacts, { knownOn }: TaxOptions = {}) =>
  incomeTaxDueOn(returnRow(facts), facts.year, undefined, knownOn);

/** One way of being taxed; for a planner that compares few of them. Throws as `companyTax` does. */
export function choiceOutcome(facts: CompanyTaxFacts, choice: TaxChoice, options: TaxOptions = {}): ChoiceOutcome {
  checkYear(facts.year, options);
  return outcomeOf(facts, choice, returnDueOn(facts, options).value.dueOn, options);
}

function outcomeOf(facts: CompanyTaxFacts, choice: TaxChoice, dueOn: IsoDate, options: TaxOptions): ChoiceOutcome {
  const { knownOn } = options;
  const on = { yearStart: firstDayOf(facts.year), knownOn };
  const filedOn = filingDay(facts, dueOn);
  const openness = opennessOf(choice, { facts, dueOn, filedOn, knownOn });
  const working = new Working();
  noteYear(facts.year, options, working);
  const income = incomeOf(facts, choice, on, working);
  const broughtForward = usableCredit(facts, on.yearStart, knownOn);
  const regime = regimeFacts(facts, choice, income);
  const sent: CorporateTaxFacts = {
    ...regime,
    ...{ year: facts.year, totalIncome: income.totalIncome },
    ...(broughtForward > 0 && { matCreditBroughtForward: broughtForward }),
    ...(income.special.length > 0 && { special: income.special }),
  };
  const tax = corporateTax(sent, knownOn);
  const { totalIncome, payable } = tax.value;
  const { dividends = [] } = facts;
  const laterTax = laterTaxOf({ facts: sent, payable, dividends, passedOn: income.dividendsDeducted, knownOn });
  const settled = settle({ facts, tax: payable, totalIncome, dueOn, filedOn, knownOn, ...(laterTax && { laterTax }) });
  const credit = new Working();
  const isLost = isCreditLost(facts, choice, regime);
  const label = say(`company-tax.step.${isLlp(facts) ? 'amt-' : ''}credit-carried`);
  const unused = creditAfter(facts, tax.value.matCreditUsed, on.yearStart, knownOn);
  const kept = paise(isLost ? 0 : unused.reduce((sum, { amount }) => sum + amount, 0));
  const matCreditCarried = noteCredit({ choice, label, broughtForward, kept, tax: tax.value, isLost }, credit);
  const joined = () =>
    joinSteps(
      ...[working.explain(null).steps, tax.steps, credit.explain(null).steps],
      ...[renameSteps(openness.steps, 'h.'), settled.steps()],
    );
  let steps: readonly Step[] | undefined;
  return {
    choice,
    isAvailable: openness.unavailable.length === 0,
    ...{ unavailable: openness.unavailable, consequences: openness.consequences },
    isIrrevocable: openness.isIrrevocable,
    income: { ...(filedOn > dueOn ? withoutLateLoss(income, facts.year) : income), totalIncome },
    tax: tax.value,
    ...{ interest: settled.interest, cost: settled.cost, credits: settled.credits, balance: settled.balance },
    matCreditCarried,
    get steps() {
      steps ??= isTurnoverAssumed(facts, choice) ? joined().map(asAssumedTurnover) : joined();
      return steps;
    },
  };
}

/** A loss of the business is carried only by a return in time; depreciation that no income absorbed is carried in any case (s.80). */
function withoutLateLoss(income: IncomeFigures, year: string): IncomeFigures {
  const lossLost = income.lossesCarried.find((loss) => loss.year === year)?.business ?? paise(0);
  const kept = income.lossesCarried
    .map((loss) => (loss.year === year ? { ...loss, business: paise(0) } : loss))
    .filter(({ business, depreciation }) => business > 0 || depreciation > 0);
  return lossLost > 0 ? { ...income, lossesCarried: kept, lossLost } : income;
}

const asAssumedTurnover = (step: Step): Step => (step.id === 'turnover' ? { ...step, isAssumed: true } : step);

function checkYear(year: string, { isForecast }: TaxOptions): void {
  const isLater = isForecast && isFinancialYear(year) && year > (COMPANY_TAX_YEARS.at(-1) ?? year);
  if (!hasCompanyTaxLaw(year) && !isLater) throw new RangeError(`No law of company tax on file for ${year}`);
}

function noteYear(year: string, { isForecast }: TaxOptions, working: Working): void {
  const name = inWords(nameOfTaxYear(year));
  if (isForecast && !hasCompanyTaxLaw(year)) working.assume('year', say('company-tax.step.year-assumed'), name);
  else working.give('year', say('income-tax.step.year'), name);
}

/** The day the return is taken to be filed: as said; else after the year the day asked about, and while it runs its due date. */
const filingDay = ({ filedOn, asOf, year }: CompanyTaxFacts, dueOn: IsoDate): IsoDate =>
  filedOn ?? (asOf >= dayAfter(year) ? asOf : dueOn);

const rounded = (income: Paise): Paise => toNearestTenRupees(withoutPaise(income));

function regimeFacts(facts: CompanyTaxFacts, choice: TaxChoice, income: IncomeFigures): RegimeFacts {
  const { bookProfit = paise(0), takenBack = paise(0) } = income;
  if (isLlp(facts)) return { regime: 'llp', deductions: takenBack };
  const { chosen } = facts.company;
  if (choice === 'concessional_22') {
    const isSinceBeforeApril2026 = chosen?.option === choice && firstDayOf(chosen.since) < NEW_ACT_BEGINS;
    return { regime: choice, isSinceBeforeApril2026 };
  }
  if (choice === 'new_manufacturing_15') {
    const ordinary = Math.max(0, rounded(income.totalIncome) - sumOfSpecial(income.special));
    const other = paise(Math.min(facts.otherThanManufacturing ?? 0, ordinary));
    return { regime: choice, nonManufacturingIncome: other };
  }
  if (choice === 'manufacturing_25') return { regime: choice, bookProfit };
  return { regime: 'normal', turnoverOfBaseYear: facts.turnoverOfBaseYear ?? paise(0), bookProfit };
}

/** Whether the lower rate rests on a turnover that nobody stated: it is then taken to be within the limit. */
const isTurnoverAssumed = (facts: CompanyTaxFacts, choice: TaxChoice): boolean =>
  facts.turnoverOfBaseYear === undefined && regimeOf(choice, facts) === 'normal';

/** MAT or AMT credit of earlier years that has not run out. */
const usableCredit = (facts: CreditFacts, yearStart: IsoDate, knownOn?: IsoDate): Paise =>
  sumOfCredits(usableCredits(facts, yearStart, knownOn));

export const sumOfCredits = (credits: readonly { amount: Paise }[]): Paise =>
  paise(credits.reduce((sum, { amount }) => sum + amount, 0));

type CreditFacts = Pick<CompanyTaxFacts, 'year' | 'matCredit' | 'company'>;

const creditYears = (facts: CreditFacts, yearStart: IsoDate, knownOn?: IsoDate): number =>
  ruleInForce(isLlp(facts) ? AMT_CREDIT_YEARS : MAT_CREDIT_YEARS, yearStart, knownOn).value;

/** Credit of earlier years that can still be used in the year, the oldest first. */
export function usableCredits(facts: CreditFacts, yearStart: IsoDate = firstDayOf(facts.year), knownOn?: IsoDate) {
  const { matCredit = [], year } = facts;
  const years = creditYears(facts, yearStart, knownOn);
  return matCredit
    .filter((credit) => credit.year < year && yearsBetween(credit.year, year) <= years)
    .toSorted((one, other) => (one.year < other.year ? -1 : 1));
}

/**
 * What is left of the credit brought forward after so much of it was used: the oldest is used first, and what this year was the last
 * for is left to no later one.
 */
export function creditAfter(
  facts: CreditFacts,
  used: Paise,
  yearStart: IsoDate = firstDayOf(facts.year),
  knownOn?: IsoDate,
): { year: string; amount: Paise }[] {
  const years = creditYears(facts, yearStart, knownOn);
  let open: number = used;
  return usableCredits(facts, yearStart, knownOn).flatMap((credit) => {
    const taken = Math.min(open, credit.amount);
    open -= taken;
    const left = paise(credit.amount - taken);
    return left > 0 && yearsBetween(credit.year, facts.year) < years ? [{ ...credit, amount: left }] : [];
  });
}

type CreditNoted = {
  choice: TaxChoice;
  label: Message;
  broughtForward: Paise;
  /** Of it, what later years can still use. */
  kept: Paise;
  tax: CorporateTax;
  isLost: boolean;
};

/**
 * Credit left for later years. On 15%, on 22% under the Act of 1961, and on 22% chosen before April 2026 what was brought forward
 * is lost; elsewhere what was not used stays, but for what this year was the last to use.
 */
function noteCredit({ choice, label, broughtForward, kept, tax, isLost }: CreditNoted, working: Working): Paise {
  const carried = paise(kept + tax.matCreditCreated);
  const runsOut = isLost ? 0 : broughtForward - tax.matCreditUsed - kept;
  const how = isLost && broughtForward > 0 ? 'credit-lost' : runsOut > 0 ? 'credit-runs-out' : 'credit-carried';
  working.make('matCreditCarried', label, inPaise(carried), {
    formula: say(`company-tax.formula.${how}`),
    inputs: [...(broughtForward > 0 ? ['matCredit', 'matCreditUsed'] : []), 'matCreditCreated'],
    summary: say(`company-tax.summary.${how}`, {
      ...{ brought: inPaise(broughtForward), used: inPaise(tax.matCreditUsed), made: inPaise(tax.matCreditCreated) },
      lapsed: inPaise(paise(runsOut)),
      ...{ carried: inPaise(carried), regime: say(`company-tax.choice.${choice}`) },
    }),
  });
  return carried;
}

function isCreditLost(facts: CompanyTaxFacts, choice: TaxChoice, regime: RegimeFacts): boolean {
  if (choice === 'new_manufacturing_15') return true;
  if (regime.regime !== 'concessional_22') return false;
  return firstDayOf(facts.year) < NEW_ACT_BEGINS || regime.isSinceBeforeApril2026;
}
