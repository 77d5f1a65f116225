import { nameOfPeriod, periodIn, periodOf } from '../law/periods';
import { ruleIfInForce, ruleInForce } from '../law/rule';
import { addDays, addMonths, daysBetween, type IsoDate, isoDate } from '../shared/dates';
import { asCount, atRate, citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { upToRupee } from '../shared/rounding';
import {
  FUND_CEILING,
  FUND_LEAST,
  FUND_RATES,
  INSURANCE_RATES,
  INSURANCE_SPARED,
  INSURED_WAGES,
} from './law/contributions';

export type FundMember = {
  /** 'YYYY-MM'. */
  month: string;
  wages: Paise;
  /** Whose contribution stops at the ceiling; who chose to pay on all wages has one on all of them. */
  isCapped: boolean;
  /** The day from which the member belongs to the fund, where that lies in this month or the ceiling made them one. */
  memberFrom?: IsoDate;
};

export type FundContribution = {
  /** Wages on which the employee and the pension pay, to the paisa. */
  contributing: Paise;
  employee: Paise;
  pension: Paise;
  /** The rest of the employer's share, which goes to the fund. */
  employerFund: Paise;
  insurance: Paise;
  administration: Paise;
};

/**
 * What is paid for one member of the provident fund for a month, each part to the nearest rupee, half up: the wages up to the
 * ceiling; where the ceiling changes inside the month, each stretch of days with its own (EPFO FAQ of September 2026). Money in
 * paise. Throws RangeError before the first rates that are recorded.
 */
export function fundContribution(member: FundMember, knownOn?: IsoDate): Explained<FundContribution> {
  const { month, wages, isCapped, memberFrom } = member;
  const first = isoDate(`${month}-01`);
  const next = addMonths(first, 1);
  const rates = ruleInForce(FUND_RATES, addDays(next, -1), knownOn);
  const working = new Working();
  working.give('month', say('labour.step.month'), inWords(nameOfPeriod(periodIn('month', month))));
  working.give('wages', say('labour.step.wages'), inPaise(wages));
  const stretches = stretchesOf(first, next, memberFrom, knownOn);
  for (const [index, { rule, days }] of stretches.entries())
    working.make(`ceiling.${index}`, say('labour.step.ceiling-for-days', { days }), inPaise(rule.value), {
      inputs: [],
      rule: citationOf(rule),
    });
  const monthDays = daysBetween(first, next);
  // In paise times days, so that no part is rounded before the shares are taken of it.
  const capped = stretches.reduce((sum, { rule, days }) => sum + Math.min(wages, rule.value) * days, 0);
  const whole = isCapped ? capped : stretches.reduce((sum, { days }) => sum + wages * days, 0);
  const contributing = paise(Math.floor((2 * whole + monthDays) / (2 * monthDays)));
  working.make('contributing', say('labour.step.contributing-wages'), inPaise(contributing), {
    formula: say('labour.formula.wages-up-to-ceiling-by-days', { days: monthDays }),
    inputs: ['wages', ...stretches.map((_, index) => `ceiling.${index}`)],
  });
  const part = (id: string, rate: BasisPoints, of: number): Paise => {
    const amount = rupeesOf(of, rate, monthDays);
    working.make(id, say(`labour.step.${id}`), inPaise(amount), {
      formula: say('labour.formula.wages-times-rate', { rate: atRate(rate) }),
      inputs: ['contributing'],
      rule: citationOf(rates),
    });
    return amount;
  };
  const { value } = rates;
  const employee = part('employee', value.employee, whole);
  const employer = part('employer', value.employer, whole);
  const pension = part('pension', value.pension, capped);
  const insurance = part('insurance', value.insurance, capped);
  const administration = part('administration', value.administration, whole);
  const employerFund = paise(employer - pension);
  working.make('employerFund', say('labour.step.employer-fund'), inPaise(employerFund), {
    formula: say('labour.formula.employer-minus-pension'),
    inputs: ['employer', 'pension'],
    summary: say('labour.summary.fund', {
      ...{ employee: inPaise(employee), pension: inPaise(pension), rest: inPaise(employerFund) },
      statute: rates.statute,
    }),
  });
  return working.explain({ contributing, employee, pension, employerFund, insurance, administration });
}

/** A share of an amount that is given times the days of its month, to the nearest rupee. */
function rupeesOf(timesDays: number, rate: BasisPoints, days: number): Paise {
  const product = BigInt(timesDays) * BigInt(rate);
  const rupee = BigInt(days) * 10_000n * 100n;
  return paise(Number((2n * product + rupee) / (2n * rupee)) * 100);
}

/** The days of a month under each ceiling; those before somebody was a member do not count. */
function stretchesOf(first: IsoDate, next: IsoDate, memberFrom: IsoDate | undefined, knownOn: IsoDate | undefined) {
  const begin = memberFrom && memberFrom > first ? memberFrom : first;
  const changes = FUND_CEILING.map(({ from }) => from).filter((from) => begin < from && from < next);
  const starts = [begin, ...changes];
  return starts.map((start, index) => ({
    rule: ruleInForce(FUND_CEILING, start, knownOn),
    days: daysBetween(start, starts[index + 1] ?? next),
  }));
}

/** The administration charge of an establishment for a month: the sum of its members, and never less than the law's least. */
export function administrationCharge(ofMembers: readonly Paise[], month: string, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(FUND_LEAST, isoDate(`${month}-01`), knownOn);
  const sum = paise(ofMembers.reduce((total, charge) => total + charge, 0));
  const least = ofMembers.length > 0 ? rule.value.withMembers : rule.value.withoutMembers;
  const value = sum > least ? sum : least;
  const working = new Working();
  working.give('members', say('labour.step.contributing-members'), asCount(ofMembers.length));
  working.give('sum', say('labour.step.charges-of-members'), inPaise(sum));
  working.make('charge', say('labour.step.administration'), inPaise(value), {
    formula: say('labour.formula.at-least', { least: inPaise(least) }),
    inputs: ['members', 'sum'],
    rule: citationOf(rule),
    summary: say('labour.summary.administration', {
      ...{ sum: inPaise(sum), least: inPaise(least), charge: inPaise(value), statute: rule.statute },
    }),
  });
  return working.explain(value);
}

export type InsuredEmployee = {
  month: string;
  wages: Paise;
  /** At the beginning of the contribution period, or on joining in it: by them it is told who is insured to its end. */
  wagesAtStart: Paise;
  hasDisability?: boolean;
  /** The days that the wages are for; absent where nobody counts them, and then no day's average is told. */
  paidDays?: number;
};

export type InsuranceContribution = { isInsured: boolean; employee: Paise; employer: Paise };

/**
 * What is paid to the Employees' State Insurance for one employee for a month: each share up to the next rupee. Who was insured
 * when the contribution period (April to September, October to March) began stays so to its end, on all wages. Who earns little a
 * day on the average pays no share of their own.
 */
export function insuranceContribution(employee: InsuredEmployee, knownOn?: IsoDate): Explained<InsuranceContribution> {
  const { month, wages, wagesAtStart, hasDisability = false } = employee;
  const on = isoDate(`${month}-01`);
  const { from } = periodOf('half-year', on);
  const limit = ruleInForce(INSURED_WAGES, from, knownOn);
  const rates = ruleInForce(INSURANCE_RATES, on, knownOn);
  const most = hasDisability ? limit.value.withDisability : limit.value.ordinary;
  const isInsured = wagesAtStart <= most;
  const working = new Working();
  working.give('atStart', say('labour.step.wages-at-start'), inPaise(wagesAtStart));
  working.give('wages', say('labour.step.wages'), inPaise(wages));
  working.make('insured', say('labour.step.insured'), yesOrNo(isInsured), {
    formula: say('labour.formula.wages-at-most', { most: inPaise(most) }),
    inputs: ['atStart'],
    rule: citationOf(limit),
  });
  const share = (rate: BasisPoints): Paise => (isInsured ? upToRupee(shareOf(wages, rate)) : paise(0));
  const spared = employee.paidDays ? ruleIfInForce(INSURANCE_SPARED, on, knownOn) : undefined;
  const isSpared = spared !== undefined && wages <= spared.value * (employee.paidDays ?? 0);
  const [own, employer] = [isSpared ? paise(0) : share(rates.value.employee), share(rates.value.employer)];
  if (isSpared)
    working.make('spared', say('labour.step.own-share-spared'), yesOrNo(true), {
      formula: say('labour.formula.average-day-at-most', {
        most: inPaise(spared.value),
        count: employee.paidDays ?? 0,
      }),
      inputs: ['wages'],
      rule: citationOf(spared),
    });
  for (const [id, amount, rate] of [
    ['employee', own, rates.value.employee],
    ['employer', employer, rates.value.employer],
  ] as const)
    working.make(id, say(`labour.step.insured-${id}`), inPaise(amount), {
      formula: say('labour.formula.wages-times-rate-up', { rate: atRate(rate) }),
      inputs: ['wages', 'insured', ...(isSpared && id === 'employee' ? ['spared'] : [])],
      rule: citationOf(rates),
      summary: say('labour.summary.insurance', {
        ...{ employee: inPaise(own), employer: inPaise(employer), statute: rates.statute },
      }),
    });
  return working.explain({ isInsured, employee: own, employer });
}
