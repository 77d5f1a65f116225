import { fundContribution, insuranceContribution } from '../labour/contributions';
import { EXCLUDED_SHARE } from '../labour/law/wages';
import { codeWages } from '../labour/wages';
import { nameOfPeriod, periodIn } from '../law/periods';
import { ruleIfInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate, isoDate } from '../shared/dates';
import { type Explained, inDays, inPaise, inWords, type Step, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { type Days, daysEmployed } from './days';
import type { Employment, MonthOfPay, PayOfMonth, PayParts, PayQuestion } from './model';
import { employmentTax } from './on-employment';
import { taxOfMonth } from './tax-of-month';

/**
 * The pay of an employee for a month: each part by the days paid, the employee's shares to provident fund and state insurance,
 * professional tax of the State, income-tax by the average rate of the year (1961 Act s.192, 2025 Act s.392), advances taken back.
 * Bonus and arrears bear tax and no contributions: those for earlier months go into a return of their own. Throws RangeError on a
 * month outside the employment.
 */
export function payOfMonth(question: PayQuestion, knownOn?: IsoDate): Explained<PayOfMonth> {
  const { employment, month } = question;
  const working = new Working();
  const days = daysPaid(employment, month, working);
  const parts = partsPaid(question.parts, days, working);
  working.give('bonus', say('salary.step.bonus'), inPaise(month.bonus));
  working.give('arrears', say('salary.step.arrears'), inPaise(month.arrears));
  const gross = paise(sumOfParts(parts) + month.bonus + month.arrears);
  working.make('gross', say('salary.step.gross'), inPaise(gross), {
    formula: say('salary.formula.gross'),
    inputs: ['basic', 'rentAllowance', 'otherAllowance', 'bonus', 'arrears'],
  });
  const wages = wagesFor(parts, month, knownOn, working);
  const fund = fundOf(question, wages.fund, days, knownOn);
  const insurance = insuranceOf(question, wages.code, days, knownOn);
  const onEmployment = employmentTax(question, gross, knownOn);
  const withheld =
    (fund?.value.employee ?? 0) + (insurance?.value.employee ?? 0) + onEmployment.value + month.recovered;
  const available = paise(Math.max(0, gross - withheld));
  const tax = taxOfMonth(
    {
      ...{ question, gross, onEmployment: onEmployment.value, available },
      ...{ fund: fund?.value.employee ?? paise(0), fundIn: (later) => fundOfFullMonth(question, later, knownOn) },
    },
    knownOn,
  );
  const before: readonly Step[] = [
    ...working.explain(null).steps,
    ...(fund ? stepsUnder('fund', fund) : []),
    ...(insurance ? stepsUnder('insurance', insurance) : []),
    ...stepsUnder('employment', onEmployment),
    ...stepsUnder('income', tax),
  ];
  const net = paise(gross - withheld - tax.value.tax);
  const last = new Working();
  last.give('recovered', say('salary.step.recovered'), inPaise(month.recovered));
  last.make('net', say('salary.step.net'), inPaise(net), {
    formula: say('salary.formula.net'),
    inputs: [
      'gross',
      ...(fund ? ['fund.employee'] : []),
      ...(insurance ? ['insurance.employee'] : []),
      ...['employment.tax', 'income.tax', 'recovered'],
    ],
    summary: say('salary.summary.net', {
      ...{ gross: inPaise(gross), tax: inPaise(tax.value.tax), net: inPaise(net) },
      others: inPaise(paise(withheld)),
    }),
  });
  return {
    value: {
      ...{ ...days, parts, bonus: month.bonus, arrears: month.arrears, gross, fundWages: wages.fund },
      ...{ fund: fund?.value ?? null, insurance: insurance?.value ?? null, professionalTax: onEmployment.value },
      ...{ ...tax.value, recovered: month.recovered, net },
    },
    steps: [...before, ...last.explain(null).steps],
  };
}

/** The steps of one explanation inside another, each id under a name of its own. */
const stepsUnder = (prefix: string, { steps }: Explained<unknown>): readonly Step[] =>
  steps.map(({ id, inputs, ...step }) => ({
    ...step,
    id: `${prefix}.${id}`,
    inputs: inputs.map((input) => `${prefix}.${input}`),
  }));

const sumOfParts = ({ basic, rentAllowance, otherAllowance }: PayParts): number =>
  basic + rentAllowance + otherAllowance;

function daysPaid(employment: Employment, { month, unpaidDays }: MonthOfPay, working: Working): Days {
  const { monthDays, paidDays: employed } = daysEmployed(employment, month);
  if (employed === 0) throw new RangeError(`${month} lies outside the employment`);
  const paidDays = Math.max(0, employed - unpaidDays);
  working.give('month', say('salary.step.month'), inWords(nameOfPeriod(periodIn('month', month))));
  working.give('employed', say('salary.step.days-employed'), inDays(employed));
  working.give('unpaid', say('salary.step.days-unpaid'), inDays(unpaidDays));
  working.make('paidDays', say('salary.step.days-paid'), inDays(paidDays), {
    formula: say('salary.formula.days-paid'),
    inputs: ['employed', 'unpaid'],
  });
  return { monthDays, paidDays };
}

/** A part of a full month's pay for some of its days, to the nearest paisa. */
const byDays = (amount: Paise, { monthDays, paidDays }: Days): Paise =>
  paise(Math.floor((2 * amount * paidDays + monthDays) / (2 * monthDays)));

function partsPaid(parts: PayParts, days: Days, working: Working): PayParts {
  const part = (id: keyof PayParts): Paise => {
    working.give(`${id}.full`, say(`salary.step.full-${id}`), inPaise(parts[id]));
    const paid = byDays(parts[id], days);
    working.make(id, say(`salary.step.${id}`), inPaise(paid), {
      formula: say('salary.formula.by-days', { days: days.monthDays }),
      inputs: [`${id}.full`, 'paidDays'],
    });
    return paid;
  };
  return { basic: part('basic'), rentAllowance: part('rentAllowance'), otherAllowance: part('otherAllowance') };
}

/** Wages as the labour law of the month's last day counts them; for the fund those of the register where it has others. */
function wagesFor(parts: PayParts, { month, fundWages }: MonthOfPay, knownOn: IsoDate | undefined, working: Working) {
  const on = addDays(addMonths(isoDate(`${month}-01`), 1), -1);
  const rule = ruleIfInForce(EXCLUDED_SHARE, on, knownOn);
  const excluded = paise(parts.rentAllowance + parts.otherAllowance);
  const code = rule ? codeWages({ included: parts.basic, excluded, on }, knownOn).value : parts.basic;
  working.make('codeWages', say('salary.step.wages'), inPaise(code), {
    formula: say(rule ? 'salary.formula.code-wages' : 'salary.formula.basic-wages'),
    inputs: ['basic', 'rentAllowance', 'otherAllowance'],
  });
  const fund = fundWages ?? code;
  if (fundWages !== null) working.give('fundWages', say('salary.step.fund-wages'), inPaise(fundWages));
  return { code, fund };
}

function fundOf({ employment, month }: PayQuestion, wages: Paise, { paidDays }: Days, knownOn: IsoDate | undefined) {
  const { fund, fundFrom, joinedOn } = employment;
  if (fund === 'none' || paidDays === 0) return null;
  if (fundFrom !== null && fundFrom.slice(0, 7) > month.month) return null;
  // Who joins in the month has wages for the days worked; only who becomes a member while employed has a stretch of its days.
  const memberFrom =
    fundFrom !== null && fundFrom > joinedOn && fundFrom.startsWith(month.month) ? fundFrom : undefined;
  return fundContribution(
    { month: month.month, wages, isCapped: fund === 'ceiling', ...(memberFrom && { memberFrom }) },
    knownOn,
  );
}

/** The employee's own share to the fund in a later month, by its full pay for the days employed. */
function fundOfFullMonth(question: PayQuestion, later: string, knownOn?: IsoDate): Paise {
  const unread = new Working();
  const month = { ...question.month, month: later, unpaidDays: 0 };
  const days = daysPaid(question.employment, month, unread);
  const { fund } = wagesFor(partsPaid(question.parts, days, unread), month, knownOn, unread);
  return fundOf({ ...question, month }, fund, days, knownOn)?.value.employee ?? paise(0);
}

function insuranceOf(
  { employment, month }: PayQuestion,
  wages: Paise,
  { paidDays }: Days,
  knownOn: IsoDate | undefined,
) {
  const { insuredWagesAtStart: wagesAtStart, hasDisability } = employment;
  if (wagesAtStart === null) return null;
  return insuranceContribution({ month: month.month, wages, wagesAtStart, hasDisability, paidDays }, knownOn);
}
