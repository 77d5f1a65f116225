import { dayAfter, firstDayOf, monthsOrPart } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { INTEREST_423, INTEREST_424, RULE_119A } from '../law/sources';
import { actHistory, inBothActs } from '../law/table';
import { addDays, type IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inMonths, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOf, shareOfMonths } from '../shared/money';
import { downToHundredRupees } from '../shared/rounding';

const MONTHLY_UNIT = 'basis points a month or part';

export const LATE_RETURN_INTEREST = inBothActs<BasisPoints>(
  { id: 'IT.INT.RETURN', from: '2014-04-01', unit: MONTHLY_UNIT, source: INTEREST_423 },
  percent(1),
  ['s.234A', 's.423'],
);

export const SHORT_ADVANCE_INTEREST = inBothActs<{ rate: BasisPoints; enough: BasisPoints }>(
  {
    id: 'IT.INT.SHORT_ADVANCE',
    from: '2014-04-01',
    unit: `${MONTHLY_UNIT}; share of the tax that is enough`,
    comparator: 'NOT_LESS_THAN',
    source: INTEREST_424,
  },
  { rate: percent(1), enough: percent(90) },
  ['s.234B', 's.424'],
);

/** Interest runs on whole hundreds. The rule of 2026 that succeeds 119A was not read. */
export const INTEREST_BASE = actHistory<number>(
  { id: 'IT.INT.BASE', unit: 'rupees, fractions dropped', source: RULE_119A },
  [
    { from: '2014-04-01', value: 100, statute: 'Income-tax Rules 1962 r.119A' },
    { from: '2026-04-01', value: 100, statute: 'Income-tax Rules 2026, successor of r.119A', status: 'unverified' },
  ],
);

export type LateReturn = {
  year: string;
  dueOn: IsoDate;
  filedOn: IsoDate;
  /** Tax less advance tax, tax at source, reliefs, MAT credit, and self-assessment tax paid on or before the due date. */
  unpaidTax: Paise;
};

/** Interest for a late return: 1% a month or part from the day after the due date, extended or not (s.234A, s.423). */
export function lateReturnInterest(facts: LateReturn, knownOn?: IsoDate): Explained<Paise> {
  const yearStart = firstDayOf(facts.year);
  const rule = ruleInForce(LATE_RETURN_INTEREST, yearStart, knownOn);
  const working = new Working();
  working.give('due', say('income-tax.step.return-was-due'), onDay(facts.dueOn));
  working.give('filed', say('income-tax.step.filed'), onDay(facts.filedOn));
  working.give('unpaid', say('income-tax.step.tax-unpaid-on-the-due-date'), inPaise(facts.unpaidTax));
  const months = monthsOrPart(addDays(facts.dueOn, 1), facts.filedOn);
  working.make('months', say('income-tax.step.months-or-part'), inMonths(months), {
    formula: say('income-tax.formula.from-the-day-after-the-due-date'),
    inputs: ['due', 'filed'],
  });
  const base = noteBase(paise(Math.max(0, facts.unpaidTax)), 'unpaid', yearStart, working, knownOn);
  working.make('rate', say('income-tax.step.interest-a-month'), atRate(rule.value), {
    inputs: [],
    rule: citationOf(rule),
  });
  const interest = shareOfMonths(base, rule.value, months);
  working.make('interest', say('income-tax.step.interest-for-the-late-return'), inPaise(interest), {
    formula: say('income-tax.formula.tax-in-hundreds-times-rate-times-months'),
    inputs: ['base', 'rate', 'months'],
    rule: citationOf(rule),
    summary: say('income-tax.summary.interest', {
      base: inPaise(base),
      rate: atRate(rule.value),
      months: inMonths(months),
      interest: inPaise(interest),
      statute: rule.statute,
    }),
  });
  return working.explain(interest);
}

function noteBase(amount: Paise, step: string, yearStart: IsoDate, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(INTEREST_BASE, yearStart, knownOn);
  const base = downToHundredRupees(amount);
  working.make('base', say('income-tax.step.in-whole-hundreds'), inPaise(base), {
    formula: say('income-tax.formula.fractions-of-a-hundred-dropped'),
    inputs: [step],
    rule: citationOf(rule),
  });
  return base;
}

export type ShortAdvance = {
  year: string;
  /** Tax on the income assessed or returned, less tax at source, reliefs and MAT credit. */
  assessedTax: Paise;
  advanceTax: Paise;
  /** The day of determination or assessment, to which interest runs. */
  until: IsoDate;
  /** Paid with or before the return, in the order of days; each stops the clock on what it covers. */
  selfAssessment?: readonly { paidOn: IsoDate; amount: Paise }[];
};

/**
 * Interest for advance tax below 90% of the assessed tax: 1% a month or part from the 1 April after the year (s.234B, s.424).
 * An extended due date does not move it. A self-assessment payment goes first to the interest run up so far, then to the tax.
 */
export function shortAdvanceInterest(facts: ShortAdvance, knownOn?: IsoDate): Explained<Paise> {
  const yearStart = firstDayOf(facts.year);
  const rule = ruleInForce(SHORT_ADVANCE_INTEREST, yearStart, knownOn);
  const working = new Working();
  working.give('assessed', say('income-tax.step.assessed-tax'), inPaise(facts.assessedTax));
  working.give('advance', say('income-tax.step.advance-tax-paid'), inPaise(facts.advanceTax));
  const enough = shareOf(facts.assessedTax, rule.value.enough);
  working.make('enough', say('income-tax.step.enough-to-be-spared-interest'), inPaise(enough), {
    formula: say('income-tax.formula.assessed-tax-times-90-percent'),
    inputs: ['assessed'],
    rule: citationOf(rule),
  });
  const isShort = facts.advanceTax < enough;
  const short = paise(isShort ? facts.assessedTax - facts.advanceTax : 0);
  working.make('short', say('income-tax.step.short-by'), inPaise(short), {
    formula: say('income-tax.formula.assessed-tax-minus-advance-tax-where-advance'),
    inputs: ['assessed', 'advance', 'enough'],
  });
  noteBase(short, 'short', yearStart, working, knownOn);
  const interest = isShort ? interestInParts(facts, short, rule.value.rate, working) : paise(0);
  const parts = working
    .explain(null)
    .steps.filter(({ id }) => id.startsWith('part.'))
    .map(({ id }) => id);
  working.make('interest', say('income-tax.step.interest-for-short-advance-tax'), inPaise(interest), {
    formula: isShort
      ? say('income-tax.formula.the-sum-of-the-stretches-between-payments')
      : say('income-tax.formula.none-enough-was-paid-in-advance'),
    inputs: isShort ? parts : ['base'],
    rule: citationOf(rule),
    summary: say('income-tax.summary.short-advance', {
      short: inPaise(short),
      rate: atRate(rule.value.rate),
      interest: inPaise(interest),
      statute: rule.statute,
    }),
  });
  return working.explain(interest);
}

type Running = { unpaid: Paise; unpaidInterest: Paise; interest: Paise; monthsRun: number };

/** Adds a step for each stretch between payments; answers with the interest of all of them. */
function interestInParts(facts: ShortAdvance, short: Paise, rate: BasisPoints, working: Working): Paise {
  const begins = dayAfter(facts.year);
  const payments = (facts.selfAssessment ?? []).filter(({ paidOn }) => begins <= paidOn && paidOn <= facts.until);
  const stretches = [...payments, { paidOn: facts.until, amount: paise(0) }];
  const start: Running = { unpaid: short, unpaidInterest: paise(0), interest: paise(0), monthsRun: 0 };
  return stretches.reduce((running, { paidOn, amount }, index) => {
    const months = monthsOrPart(begins, paidOn) - running.monthsRun;
    const accrued = shareOfMonths(downToHundredRupees(running.unpaid), rate, months);
    working.make(
      partId(index),
      say('income-tax.step.interest-on-unpaid', { months: inMonths(months), day: onDay(paidOn) }),
      inPaise(accrued),
      {
        formula: say('income-tax.formula.unpaid-tax-in-hundreds-times-rate-times'),
        inputs: index === 0 ? ['base'] : [partId(index - 1)],
      },
    );
    const owed = paise(running.unpaidInterest + accrued);
    const towardsInterest = Math.min(amount, owed);
    return {
      unpaid: paise(Math.max(0, running.unpaid - (amount - towardsInterest))),
      unpaidInterest: paise(owed - towardsInterest),
      interest: paise(running.interest + accrued),
      monthsRun: running.monthsRun + months,
    };
  }, start).interest;
}

const partId = (index: number): string => `part.${index + 1}`;
