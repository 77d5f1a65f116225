import { ruleInForce } from '../law/rule';
import { LABOUR_SOURCES } from '../law/sources';
import { historyOf } from '../law/table';
import { addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inMonths, inPaise, inWords, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise, rupees } from '../shared/money';

/** What the Reserve Bank asks for a late filing: a flat sum, and of filings about money a share of it for each year of delay. */
export type LateSubmission = {
  flat: Paise;
  /** In tenths of a basis point of the amount for each year: 0.025%. */
  tenthsOfBasisPoint: number;
  roundedUpTo: Paise;
  /** So long after the due date; later only compounding is left. */
  openYears: number;
};

export const LATE_SUBMISSION_FEE = historyOf<LateSubmission>({
  id: 'FEMA.LSF',
  from: '2022-09-30',
  basis: 'FILING_DATE',
  value: { flat: rupees(7_500), tenthsOfBasisPoint: 25, roundedUpTo: rupees(100), openYears: 3 },
  unit: 'paise; tenths of a basis point of the amount a year; rounded up, as every fee is read to be',
  statute: 'A.P. (DIR Series) Circular 16 of 30 Sep 2022',
  source: LABOUR_SOURCES.foreignMoney,
  status: 'unverified',
});

/** Filings without a flow of money: the flat sum alone. */
const FLAT: readonly string[] = ['fla-return', 'APR'];

/** Whether the fee of a filing is told without its amount. */
export const isFlatFee = (form: string): boolean => FLAT.includes(form);

export type LateFiling = { form: string; dueOn: IsoDate; filedOn: IsoDate; amount?: Paise };

/**
 * The late submission fee of a filing with the Reserve Bank: flat, or flat + 0.025% × amount × years, the delay in whole months
 * rounded up and written as years with two places; at most the amount, rounded up to the next hundred rupees. Money in paise.
 */
export function lateSubmissionFee(
  { form, dueOn, filedOn, amount: stated }: LateFiling,
  knownOn?: IsoDate,
): Explained<Paise> {
  const amount = stated ?? paise(0);
  const rule = ruleInForce(LATE_SUBMISSION_FEE, filedOn, knownOn);
  const { flat, tenthsOfBasisPoint, roundedUpTo } = rule.value;
  const months = monthsOfDelay(dueOn, filedOn);
  const hundredths = Math.floor((200 * months + 12) / 24);
  const isFlat = isFlatFee(form);
  const share = isFlat ? 0 : Number((BigInt(amount) * BigInt(tenthsOfBasisPoint * hundredths)) / 10_000_000n);
  const full = flat + share;
  const capped = isFlat || amount === 0 ? full : Math.min(full, amount);
  const value = paise(months === 0 ? 0 : isFlat ? capped : Math.ceil(capped / roundedUpTo) * roundedUpTo);
  const working = new Working();
  working.give('due', say('roc.step.fee-due-on'), onDay(dueOn));
  working.give('filed', say('calendar.cost.filed'), onDay(filedOn));
  if (!isFlat) {
    const reported = stated === undefined ? inWords(say('calendar.fact.not-stated')) : inPaise(stated);
    working.give('amount', say('roc.step.amount-reported'), reported);
  }
  working.make('months', say('roc.step.months-of-delay'), inMonths(months), {
    formula: say('roc.formula.days-up-to-months'),
    inputs: ['due', 'filed'],
  });
  const openUntil = feeOpenUntil({ dueOn, filedOn }, knownOn);
  const isOver = filedOn > openUntil;
  working.make('openUntil', say('roc.step.late-submission-open'), onDay(openUntil), {
    formula: say('roc.formula.late-submission-open', { count: rule.value.openYears }),
    inputs: ['due'],
    rule: citationOf(rule),
  });
  working.make('fee', say('roc.step.late-submission-fee'), inPaise(value), {
    formula: isFlat
      ? say('roc.formula.flat-fee')
      : say('roc.formula.late-submission', { flat: inPaise(flat), years: (hundredths / 100).toFixed(2) }),
    inputs: [...(isFlat ? ['months'] : ['amount', 'months']), 'openUntil'],
    rule: citationOf(rule),
    summary: say(isOver ? 'roc.summary.late-submission-over' : 'roc.summary.late-submission', {
      ...{ filed: onDay(filedOn), due: onDay(dueOn), months: inMonths(months), fee: inPaise(value) },
      ...{ last: onDay(openUntil), statute: rule.statute },
    }),
  });
  return working.explain(value);
}

/** The last day on which a late filing is put right by a fee; later only the Reserve Bank's order, by compounding, does. */
export const feeOpenUntil = ({ dueOn, filedOn }: Pick<LateFiling, 'dueOn' | 'filedOn'>, knownOn?: IsoDate): IsoDate =>
  addMonths(dueOn, 12 * ruleInForce(LATE_SUBMISSION_FEE, filedOn, knownOn).value.openYears);

/** Whole months of delay, a part of one as a month; none up to the due date. */
export function monthsOfDelay(dueOn: IsoDate, filedOn: IsoDate): number {
  let months = 0;
  while (addMonths(dueOn, months) < filedOn) months++;
  return months;
}

/** The rate a year as a reader knows it: 0.025%. */
export const rateText = ({ tenthsOfBasisPoint }: LateSubmission): string => `${tenthsOfBasisPoint / 1000}%`;
