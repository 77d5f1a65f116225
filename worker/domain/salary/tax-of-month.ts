import { countsOwnFund, salaryTax } from '../income-tax/salary-tax';
import { firstDayOf } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { addMonths, financialYearOf, type IsoDate, isoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inMonths, inPaise, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { NO_PAN_RATE } from '../tds/law/higher-rates';
import { NO_PARTS, shareInRupees, type TaxParts } from '../tds/parts';
import { daysEmployed } from './days';
import type { PayOfMonth, PayParts, PayQuestion } from './model';
import { taxOnEmployment } from './on-employment';

type Asked = {
  question: PayQuestion;
  gross: Paise;
  onEmployment: Paise;
  /** The employee's own share to the provident fund in this month, and what it will be in a later one. */
  fund: Paise;
  fundIn: (month: string) => Paise;
  /** What of the pay is left for tax. */
  available: Paise;
};

type TaxOfMonth = Pick<PayOfMonth, 'tax' | 'computedTax' | 'year'> & { taxParts: TaxParts };

/**
 * The income-tax withheld with a month's pay: what is left of the tax of the estimated year, by this pay's share of what is still to
 * be paid in the year. So bonus months bear theirs, the last month takes the rest, and the months together are the year's tax to
 * the rupee. Nothing where more was withheld than the year owes, and never more than the pay that is left.
 */
export function taxOfMonth(
  { question, gross, onEmployment, fund, fundIn, available }: Asked,
  knownOn?: IsoDate,
): Explained<TaxOfMonth> {
  const { before, declared, employment, month } = question;
  const working = new Working();
  const year = financialYearOf(isoDate(`${month.month}-01`));
  const isFundCounted = countsOwnFund(declared.regime, year, knownOn);
  const later = laterMonths(question, gross, isFundCounted ? fundIn : () => paise(0), knownOn);
  working.give('before', say('salary.step.paid-before'), inPaise(before.gross));
  working.give('now', say('salary.step.paid-now'), inPaise(gross));
  working.give('later', say('salary.step.still-to-come'), inPaise(later.gross));
  working.give('months', say('salary.step.months-to-come'), inMonths(later.count));
  const salary = paise(before.gross + gross + later.gross);
  const { earlierSalary, otherIncome, regime } = declared;
  const whole = salaryTax(
    {
      ...{ year, regime, age: employment.age, salary, earlierSalary, otherIncome, declared: declared.declared },
      professionalTax: paise(before.professionalTax + onEmployment + later.onEmployment),
      ...(isFundCounted && { ownFund: paise(before.fund + fund + later.fund) }),
    },
    knownOn,
  );
  const estimated = working.explain(null).steps;
  const rest = new Working();
  const raised = withoutPan(whole.value, employment.hasPan, firstDayOf(year), rest, knownOn);
  rest.make('salaryOfYear', say('salary.step.estimated-salary'), inPaise(salary), {
    formula: say('salary.formula.estimated-salary'),
    inputs: ['before', 'now', 'later'],
  });
  rest.make('averageRate', say('salary.step.average-rate'), atRate(rateOf(raised, salary)), {
    formula: say('salary.formula.average-rate'),
    inputs: ['yearTax', 'salaryOfYear'],
  });
  rest.give('earlierTax', say('salary.step.earlier-tax'), inPaise(declared.earlierTax));
  rest.give('taxBefore', say('salary.step.tax-before'), inPaise(before.tax));
  const left = paise(raised - declared.earlierTax - before.tax);
  rest.make('left', say('salary.step.tax-left'), inPaise(left), {
    formula: say('salary.formula.tax-left'),
    inputs: ['yearTax', 'earlierTax', 'taxBefore'],
  });
  const share = left > 0 ? shareOfRest(left, gross, paise(gross + later.gross)) : paise(0);
  const computed = paise(Math.min(share, Math.floor(available / 100) * 100));
  const shortfall = computed < share;
  rest.make('computed', say('salary.step.tax-by-average'), inPaise(computed), {
    formula: say(shortfall ? 'salary.formula.as-far-as-pay' : 'salary.formula.tax-by-average'),
    inputs: ['left', 'now', 'later'],
    summary: say('salary.summary.tax', {
      left: inPaise(left),
      months: inMonths(later.count + 1),
      tax: inPaise(computed),
    }),
  });
  const tax = month.tax ?? computed;
  rest.make('tax', say('salary.step.tax'), inPaise(tax), {
    formula: say(month.tax === null ? 'salary.formula.as-computed' : 'salary.formula.set-by-hand'),
    inputs: ['computed'],
  });
  const parts = partsOfMonth(tax, before.tax, raised > whole.value.total ? null : whole.value);
  rest.make('surcharge', say('salary.step.surcharge-withheld'), inPaise(parts.surcharge), {
    ...{ formula: say('salary.formula.share-of-year'), inputs: ['tax', 'taxBefore', 'yearTax'] },
  });
  rest.make('cess', say('salary.step.cess-withheld'), inPaise(parts.cess), {
    ...{ formula: say('salary.formula.share-of-year'), inputs: ['tax', 'taxBefore', 'yearTax'] },
  });
  // Without a PAN the year's tax is raised, and the step of that name is the raised one.
  const own = whole.steps.map((step) =>
    step.id === 'yearTax' && raised > whole.value.total ? { ...step, id: 'yearTax.own' } : step,
  );
  const steps = [...estimated, ...own, ...rest.explain(null).steps];
  return { value: { tax, taxParts: parts, computedTax: computed, year: { salary, tax: raised, left } }, steps };
}

/**
 * What of a month's tax is surcharge and cess: by their share of the year's tax, counted with what was withheld before, so that the
 * months of a year add up to its own parts. The rate for want of a PAN bears neither.
 */
function partsOfMonth(
  tax: Paise,
  before: Paise,
  year: { total: Paise; surcharge: Paise; cess: Paise } | null,
): TaxParts {
  if (!year || year.total === 0) return NO_PARTS;
  const upTo = (part: Paise, withheld: number): number => shareInRupees(part, paise(withheld), year.total);
  const inMonth = (part: Paise): Paise => paise(upTo(part, before + tax) - upTo(part, before));
  const surcharge = Math.min(inMonth(year.surcharge), tax);
  return { surcharge: paise(surcharge), cess: paise(Math.min(inMonth(year.cess), tax - surcharge)) };
}

/** Without a PAN the year's tax is at least the law's rate on the income, where there is any tax. */
function withoutPan(
  { total, totalIncome }: { total: Paise; totalIncome: Paise },
  hasPan: boolean,
  on: IsoDate,
  working: Working,
  knownOn?: IsoDate,
): Paise {
  if (hasPan || total === 0) return total;
  const rule = ruleInForce(NO_PAN_RATE, on, knownOn);
  const least = paise(Math.floor((shareOf(totalIncome, rule.value) + 50) / 100) * 100);
  if (least <= total) return total;
  working.make('yearTax', say('salary.step.year-tax-without-pan'), inPaise(least), {
    formula: say('salary.formula.without-pan', { rate: atRate(rule.value) }),
    inputs: ['totalIncome'],
    rule: citationOf(rule),
  });
  return least;
}

/** The rate of the year's tax on its salary, for whoever reads it; nothing is computed from it, since it is rounded. */
const rateOf = (tax: Paise, salary: Paise): BasisPoints =>
  (salary === 0 ? 0 : Number((2n * BigInt(tax) * 10_000n + BigInt(salary)) / (2n * BigInt(salary)))) as BasisPoints;

/** A share of a sum in whole rupees, to the nearest; all of it where nothing comes after. */
function shareOfRest(left: Paise, now: Paise, rest: Paise): Paise {
  if (rest === 0) return paise(0);
  const product = BigInt(left) * BigInt(now);
  const rupee = 100n * BigInt(rest);
  return now === rest ? left : paise(Number((2n * product + rupee) / (2n * rupee)) * 100);
}

/** What the later months of the year will pay, withhold of professional tax and put into the fund, by the pay of a full month as it is now. */
function laterMonths(
  { parts, employment, month, before }: PayQuestion,
  now: Paise,
  fundIn: Asked['fundIn'],
  knownOn?: IsoDate,
) {
  const full = fullPay(parts);
  let [gross, onEmployment, fund, count] = [0, 0, 0, 0];
  let ofHalfYear: number = before.grossOfHalfYear + now;
  for (let day = addMonths(isoDate(`${month.month}-01`), 1); isSameYear(day, month.month); day = addMonths(day, 1)) {
    const next = day.slice(0, 7);
    const { monthDays, paidDays } = daysEmployed(employment, next);
    if (paidDays === 0) break;
    const pay = Math.floor((2 * full * paidDays + monthDays) / (2 * monthDays));
    if (next.endsWith('-04') || next.endsWith('-10')) ofHalfYear = 0;
    onEmployment += taxOnEmployment(
      { employment, month: { month: next } },
      paise(pay),
      paise(ofHalfYear),
      knownOn,
    ).value;
    ofHalfYear += pay;
    gross += pay;
    fund += fundIn(next);
    count += 1;
  }
  return { gross: paise(gross), onEmployment: paise(onEmployment), fund: paise(fund), count };
}

const fullPay = ({ basic, rentAllowance, otherAllowance }: PayParts): number => basic + rentAllowance + otherAllowance;

const isSameYear = (day: IsoDate, month: string): boolean =>
  financialYearOf(day) === financialYearOf(isoDate(`${month}-01`));
