import type { FactValues } from '../../company/facts';
import { GST_FILERS, GST_RETURN_DUTIES, type ReturnDuty } from '../../gst/law/return-duties';
import { periodOf, type ReturnInterval, type TaxPeriod } from '../../gst/period';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { addMonths, type IsoDate } from '../../shared/dates';
import type { AreaAnswer, Draft } from '../draft';
import type { NotDue } from '../obligation';
import type { Standing } from '../standing';
import { monthEnds, reachOf } from '../window';
import { creditWarning } from './gst-credit';
import { finalReturn } from './gst-final';
import { type GstReturn, returnAnswer } from './gst-return';

// Annual forms fall due nine months after their year; no extension of the law's own tables moves a return by more than two.
const LONGEST_WAIT_MONTHS: Record<ReturnInterval, number> = { month: 3, quarter: 3, 'half-year': 3, year: 11 };
// GSTR-1A has no due date of its own: it may be filed until the GSTR-3B of its period is.
const WITHOUT_DUE_DATE = ['GSTR-1A'];

/** The returns of every GSTIN by the kind of filer that it is on the last day of each period (CGST Act 2017 ss.37-47). */
export function gst(standing: Standing): AreaAnswer {
  const gstins = standing.subjectsOf('gst-registration');
  const answers = gstins.flatMap((gstin) => answersOf(standing, gstin, gstins.length > 1));
  return {
    drafts: answers.filter((answer): answer is Draft => 'dueOn' in answer),
    notDue: answers.filter((answer): answer is NotDue => 'verdict' in answer),
    warnings: gstins.flatMap((gstin) => creditWarning(standing, gstin) ?? []),
  };
}

function answersOf(standing: Standing, gstin: string, isOneOfSeveral: boolean): readonly (Draft | NotDue)[] {
  const registration = standing.newest('gst-registration').find(({ subject }) => subject === gstin)?.value;
  if (!registration) return [];
  const first = addMonths(reachOf(standing), -LONGEST_WAIT_MONTHS.year);
  const returns = monthEnds(first, standing.asked.to)
    .flatMap((end) => returnsEnding(standing, gstin, end))
    .filter(({ period }) => isRegisteredIn(period, registration));
  const final = finalReturn(standing, gstin, registration);
  return [...returns.flatMap((one) => returnAnswer(standing, { ...one, isOneOfSeveral }) ?? []), ...final];
}

const isRegisteredIn = (
  { from, to }: TaxPeriod,
  { registeredOn, cancelledOn }: FactValues['gst-registration'],
): boolean => registeredOn <= to && (!cancelledOn || from <= cancelledOn);

/** The returns for the periods that end with a month, by who the person is on that day. */
function returnsEnding(standing: Standing, gstin: string, end: IsoDate): readonly Omit<GstReturn, 'isOneOfSeveral'>[] {
  const filer = standing.statedOn('gst-registration', end, gstin)?.value.filer;
  if (!filer) return [];
  const reach = reachOf(standing);
  return (DUTIES.get(filer) ?? []).flatMap(({ form, history }) => {
    const rule = ruleIfInForce(history, end, standing.asked.knownOn);
    if (!rule || !endsWith(rule, end) || addMonths(end, LONGEST_WAIT_MONTHS[rule.value.every]) < reach) return [];
    return { form, rule, filer, gstin, period: periodOf(rule.value.every, end) };
  });
}

function endsWith({ value }: Rule<ReturnDuty>, end: IsoDate): boolean {
  const month = Number(end.slice(5, 7));
  if (value.months === 'first two of a quarter') return month % 3 !== 0;
  return value.every === 'month' || (value.every === 'quarter' && month % 3 === 0) || month === 3;
}

const dutiesOf = (filer: string) =>
  GST_RETURN_DUTIES.filter(
    ({ form, history }) => !WITHOUT_DUE_DATE.includes(form) && history[0]?.value.filer === filer,
  );
const DUTIES = new Map(GST_FILERS.map((filer) => [filer, dutiesOf(filer)]));
