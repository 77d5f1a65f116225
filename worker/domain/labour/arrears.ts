import { ruleInForce } from '../law/rule';
import { addDays, addMonths, daysBetween, type IsoDate } from '../shared/dates';
import { atRate, citationOf, type Explained, inDays, inMonths, inPaise, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise, shareOfDays, shareOfMonths } from '../shared/money';
import { ARREARS_DAMAGES, ARREARS_INTEREST, type Damages } from './law/contributions';

export type Arrears = {
  to: keyof typeof ARREARS_INTEREST;
  dues: Paise;
  dueOn: IsoDate;
  paidOn: IsoDate;
};

export type ArrearsCost = {
  /** Owed without an order. */
  interest: Paise;
  /** What an order may ask beside it, at most the arrears: an exposure. */
  damages: Paise;
};

/**
 * What contributions cost that are paid late: simple interest by the day from the day after the due date, in years of 365 days,
 * and the damages an order may add (EPF Act ss.7Q, 14B; ESI Regulations 31A, 31C). Damages by length count the days at the rate of
 * the whole default; since June 2024 the fund asks a share of the arrears for each month or part. Money to the paisa.
 */
export function arrearsCost({ to, dues, dueOn, paidOn }: Arrears, knownOn?: IsoDate): Explained<ArrearsCost> {
  const working = new Working();
  const days = Math.max(0, daysBetween(dueOn, paidOn));
  working.give('due', say('labour.step.due-on'), onDay(dueOn));
  working.give('paid', say('labour.step.paid-on'), onDay(paidOn));
  working.give('dues', say('labour.step.dues'), inPaise(dues));
  working.make('days', say('labour.step.days-late'), inDays(days), { inputs: ['due', 'paid'] });
  const rule = ruleInForce(ARREARS_INTEREST[to], dueOn, knownOn);
  const interest = shareOfDays(dues, rule.value, days);
  const damages = days > 0 ? damagesOf({ to, dues, dueOn, paidOn }, working, knownOn) : paise(0);
  working.make('interest', say('labour.step.interest'), inPaise(interest), {
    formula: say('labour.formula.interest-by-day', { rate: atRate(rule.value) }),
    inputs: ['dues', 'days'],
    rule: citationOf(rule),
    summary: say('labour.summary.arrears', {
      ...{ dues: inPaise(dues), rate: atRate(rule.value), days: inDays(days), interest: inPaise(interest) },
      ...{ damages: inPaise(damages), statute: rule.statute },
    }),
  });
  return working.explain({ interest, damages });
}

/**
 * A default that runs across a change of the rule is parted there: the days before it by the table of lengths, the months after
 * it by the month. That is a reading; no text says so.
 */
function damagesOf({ to, dues, dueOn, paidOn }: Arrears, working: Working, knownOn: IsoDate | undefined): Paise {
  const history = ARREARS_DAMAGES[to];
  const change = history.find(({ from }) => dueOn < from && from <= paidOn)?.from;
  const parts = change
    ? [
        { from: dueOn, till: addDays(change, -1) },
        { from: addDays(change, -1), till: paidOn },
      ]
    : [{ from: dueOn, till: paidOn }];
  const asked = parts.map(({ from, till }, index) => {
    const rule = ruleInForce(history, addDays(from, 1), knownOn);
    const amount = damagesOfPart(rule.value, { dues, from, till, dueOn, paidOn });
    working.make(`damages.${index}`, say('labour.step.damages-part'), inPaise(amount), {
      formula: formulaOf(rule.value, { from, till, dueOn, paidOn }),
      inputs: ['dues', 'due', 'paid'],
      rule: citationOf(rule),
    });
    return amount;
  });
  const sum = asked.reduce((total, amount) => total + amount, 0);
  const value = paise(Math.min(dues, sum));
  working.make('damages', say('labour.step.damages'), inPaise(value), {
    formula: say('labour.formula.at-most-the-arrears'),
    inputs: asked.map((_, index) => `damages.${index}`),
  });
  return value;
}

type Part = { from: IsoDate; till: IsoDate; dueOn: IsoDate; paidOn: IsoDate };

function damagesOfPart(value: Damages, { dues, from, till, dueOn, paidOn }: Part & { dues: Paise }): Paise {
  if (value.kind === 'by-month') return shareOfMonths(dues, value.aMonth, monthsOrPart(from, till));
  return shareOfDays(dues, rateByLength(value, dueOn, paidOn), daysBetween(from, till));
}

const formulaOf = (value: Damages, { from, till, dueOn, paidOn }: Part) =>
  value.kind === 'by-month'
    ? say('labour.formula.damages-by-month', { rate: atRate(value.aMonth), months: inMonths(monthsOrPart(from, till)) })
    : say('labour.formula.damages-by-length', {
        rate: atRate(rateByLength(value, dueOn, paidOn)),
        days: inDays(daysBetween(from, till)),
      });

/** The rate a year by the length of the whole default, in whole months from the due date. */
function rateByLength({ bands }: Extract<Damages, { kind: 'by-length' }>, dueOn: IsoDate, paidOn: IsoDate) {
  const band = bands.find(({ belowMonths }) => belowMonths === null || paidOn < addMonths(dueOn, belowMonths));
  return (band ?? bands[bands.length - 1] ?? NO_BAND).aYear;
}

const NO_BAND = { aYear: 0 as Extract<Damages, { kind: 'by-month' }>['aMonth'] };

/** Months or parts of one from the day after a due date: from the 16th to the next 15th is one. */
function monthsOrPart(from: IsoDate, till: IsoDate): number {
  let months = 0;
  while (addMonths(from, months) < till) months++;
  return months;
}
