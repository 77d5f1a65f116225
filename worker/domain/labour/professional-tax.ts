import { nameOfPeriod, periodIn, periodOf, type TaxPeriod } from '../law/periods';
import { type Rule, ruleIfInForce, ruleInForce } from '../law/rule';
import { addDays, addMonths, firstOfMonth, type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import {
  type PaymentDay,
  type Slab,
  TAX_PAID_BY,
  TAX_PAID_YEARLY,
  TAX_SLABS,
  type TaxedState,
} from './law/professional-tax';

export type TaxedSalary = {
  state: TaxedState;
  /** 'YYYY-MM'; in Tamil Nadu any month of the half-year. */
  month: string;
  /** Of the month; in Tamil Nadu of the half-year. */
  salary: Paise;
  isWoman?: boolean;
};

/** The professional tax that is withheld of a salary, by the slabs of its State. Throws RangeError before they were in force. */
export function professionalTax(salary: TaxedSalary, knownOn?: IsoDate): Explained<Paise> {
  const { state, month, isWoman = false } = salary;
  const rule = ruleInForce(TAX_SLABS[state], isoDate(`${month}-01`), knownOn);
  const slabs = (isWoman && rule.value.women) || rule.value.everyone;
  const tax = taxOf(slabs, salary.salary, month);
  const working = new Working();
  working.give('month', say('labour.step.month'), inWords(nameOfPeriod(periodIn('month', month))));
  working.give('salary', say('labour.step.salary'), inPaise(salary.salary));
  working.make('tax', say('labour.step.professional-tax'), inPaise(tax), {
    formula: say('labour.formula.by-slab'),
    inputs: ['month', 'salary'],
    rule: citationOf(rule),
    summary: say('labour.summary.professional-tax', {
      ...{ salary: inPaise(salary.salary), tax: inPaise(tax), statute: rule.statute },
    }),
  });
  return working.explain(tax);
}

function taxOf(slabs: readonly Slab[], salary: Paise, month: string): Paise {
  const slab = slabs.find(({ upTo }) => upTo === null || salary <= upTo);
  if (!slab) return paise(0);
  return month.endsWith('-02') && slab.inFebruary !== undefined ? slab.inFebruary : slab.tax;
}

/** How the withheld tax of a State is paid on a day: each month, half-year or year; undefined before it is recorded. */
export const taxPayment = (
  state: TaxedState,
  on: IsoDate,
  paysYearly: boolean,
  knownOn?: IsoDate,
): Rule<PaymentDay> | undefined =>
  ruleIfInForce(paysYearly && state === '27' ? TAX_PAID_YEARLY : TAX_PAID_BY[state], on, knownOn);

/** By when the tax withheld in the period that ends on a day is paid: a day of a later month, or the last of one. */
export function taxPaidBy(rule: Rule<PaymentDay>, periodEnd: IsoDate): Explained<IsoDate> {
  const { monthsAfter, day, every } = rule.value;
  const first = addMonths(firstOfMonth(periodEnd), monthsAfter);
  const dueOn = day === null ? addDays(addMonths(first, 1), -1) : addDays(first, day - 1);
  const working = new Working();
  working.give('end', say('labour.step.period-ends'), onDay(periodEnd));
  working.make('due', say('labour.step.tax-paid-by'), onDay(dueOn), {
    formula: say(`labour.formula.paid-${every}`),
    inputs: ['end'],
    rule: citationOf(rule),
    summary: say('labour.summary.paid-by', { end: onDay(periodEnd), due: onDay(dueOn), statute: rule.statute }),
  });
  return working.explain(dueOn);
}

/** The period of a payment that a day falls in; a year is one from April. */
export const paymentPeriod = ({ value }: Rule<PaymentDay>, on: IsoDate): TaxPeriod => periodOf(value.every, on);
