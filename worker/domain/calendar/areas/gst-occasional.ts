import type { DutyQuestion, FactValues } from '../../company/facts';
import { gstLateFee } from '../../gst/late-fee';
import { GST_THRESHOLDS } from '../../gst/law/thresholds';
import { GST_TIME_LIMITS } from '../../gst/law/time-limits';
import { hasDueDate, returnDueDate } from '../../gst/returns';
import { periodOf, type ReturnInterval, type TaxPeriod } from '../../law/periods';
import { passes, ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate, yearBefore, yearEnd, yearStart } from '../../shared/dates';
import { citationOf, type Explained, inDays, inPaise, onDay, Working } from '../../shared/explained';
import { type Param, say } from '../../shared/message';
import { paise } from '../../shared/money';
import type { CompanyProfile, Draft, NotDue } from '../model';
import { monthEnds, reachOf } from '../profile';
import {
  answerGiven,
  answerOn,
  type Given,
  isDue,
  isNotDue,
  lawMoves,
  NOT_STATED,
  namedQuarter,
  notDueOf,
  notKnown,
  reason,
  titleOf,
  turnoverOf,
} from './answers';

type Answer = Draft | NotDue;
type Registration = FactValues['gst-registration'];

const AREA = { area: 'GST' } as const;
const answered = (profile: CompanyProfile, question: DutyQuestion, day: IsoDate): Given =>
  answerGiven(profile, say(`calendar.duty.asks.${question}`), question, day);

/** What a registration owes beside its returns where it exports or sends goods to job workers: the undertaking and ITC-04. */
export const occasionalForms = (
  profile: CompanyProfile,
  gstin: string,
  registration: Registration,
): readonly Answer[] => [...undertakings(profile, gstin, registration), ...jobWork(profile, gstin, registration)];

const LUT = 'RFD-11';

/**
 * The undertaking (LUT) of each year, without which exports bear tax (rule 96A): before the first zero-rated supply of the year.
 * Who exported before has it by the day on which the old one lapses, a new exporter by the day before the first invoice.
 */
function undertakings(profile: CompanyProfile, gstin: string, registration: Registration): readonly Answer[] {
  const { to } = profile.asked;
  const years = new Set<string>();
  for (let day = reachOf(profile); day <= addMonths(to, 12); day = addMonths(day, 12)) years.add(financialYearOf(day));
  return [...years].flatMap((year) => undertaking(profile, gstin, registration, year));
}

function undertaking(
  profile: CompanyProfile,
  gstin: string,
  { registeredOn, cancelledOn }: Registration,
  year: string,
): readonly Answer[] {
  const [start, end] = [yearStart(year), yearEnd(year)];
  if (registeredOn > end || (cancelledOn && cancelledOn < start)) return [];
  const exports = answerOn(profile, 'exports', end);
  const first = profile.newest('first-export')[0]?.value.invoicedOn;
  const isBegun = first
    ? first < start
    : registeredOn < start && profile.factOn('duty', addDays(start, -1), 'exports')?.value.answer === true;
  const facts = [
    answered(profile, 'exports', end),
    [say('calendar.gst.first-export'), first ? onDay(first) : NOT_STATED],
  ] as const;
  const formula = say('calendar.gst.undertaking-rule');
  const because = (value: boolean, label = isNotDue(LUT)) => reason(value, label, formula, facts);
  const about = { ...AREA, subject: gstin };
  if (exports === false || (first && first > end)) return [notDueOf(LUT, year, because(false), about)];
  if (exports === undefined && !first)
    return [notDueOf(LUT, year, because(false, notKnown(LUT)), { ...about, asks: 'exports' })];
  if (!isBegun && !first)
    return [notDueOf(LUT, year, because(false, notKnown(LUT)), { ...about, asks: 'first-export' })];
  const dueOn = isBegun ? lapseDay(profile, gstin, year) : dayBefore(profile, first ?? start);
  if (!dueOn || dueOn.value < reachOf(profile) || dueOn.value > profile.asked.to) return [];
  return [
    {
      ...about,
      form: LUT,
      period: year,
      title: say('calendar.gst.undertaking', { year }),
      description: say('calendar.gst.undertaking-of', { gstin }),
      priority: 'high',
      isOptional: false,
      dueOn,
      originalDueOn: dueOn.value,
      moves: [],
      applies: because(true, isDue(LUT)),
    },
  ];
}

function lapseDay({ asked }: CompanyProfile, gstin: string, year: string): Explained<IsoDate> | undefined {
  const known = asked.knownOn ? { knownOn: asked.knownOn } : {};
  const filing = {
    form: LUT,
    every: 'year',
    period: periodOf('year', yearStart(year)),
    stateCode: gstin.slice(0, 2),
    ...known,
  } as const;
  return hasDueDate(filing) ? returnDueDate(filing) : undefined;
}

function dayBefore({ asked }: CompanyProfile, first: IsoDate): Explained<IsoDate> | undefined {
  const rule = ruleIfInForce(GST_TIME_LIMITS.undertakingDays, first, asked.knownOn);
  if (!rule) return undefined;
  const due = addDays(first, -rule.value);
  const working = new Working();
  working.give('first', say('calendar.gst.first-export'), onDay(first));
  working.make('due', say('calendar.gst.undertaking-due'), onDay(due), {
    formula: say('calendar.gst.before-first', { days: inDays(rule.value) }),
    inputs: ['first'],
    rule: citationOf(rule),
    summary: say('calendar.gst.summary-undertaking', {
      ...{ first: onDay(first), days: inDays(rule.value), due: onDay(due), statute: rule.statute },
    }),
  });
  return working.explain(due);
}

const JOB_WORK = 'ITC-04';
const LONGEST_WAIT_MONTHS = 14;

/** ITC-04 of goods with job workers: half-yearly above the limit of the year before, else yearly; to September 2021 quarterly. */
function jobWork(profile: CompanyProfile, gstin: string, registration: Registration): readonly Answer[] {
  const ends = monthEnds(addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS), profile.asked.to);
  return ends
    .filter((end) => Number(end.slice(5, 7)) % 3 === 0)
    .flatMap((end) => jobWorkOf(profile, gstin, registration, end) ?? []);
}

type Every = { every: ReturnInterval; asksOf?: undefined } | { every?: undefined; asksOf: string };

function intervalOf(profile: CompanyProfile, end: IsoDate): Every {
  const { knownOn } = profile.asked;
  const quarter = {
    form: JOB_WORK,
    every: 'quarter',
    period: periodOf('quarter', end),
    ...(knownOn && { knownOn }),
  } as const;
  if (hasDueDate(quarter)) return { every: 'quarter' };
  const year = yearBefore(end);
  const turnover = turnoverOf(profile, year) ?? (yearEnd(year) < profile.dossier.incorporatedOn ? paise(0) : undefined);
  const limit = ruleIfInForce(GST_THRESHOLDS.jobWorkHalfYearly, end, knownOn);
  if (turnover === undefined || !limit) return { asksOf: year };
  return { every: passes(turnover, limit) ? 'half-year' : 'year' };
}

function jobWorkOf(
  profile: CompanyProfile,
  gstin: string,
  { registeredOn, cancelledOn }: Registration,
  end: IsoDate,
): Answer | undefined {
  const about = { ...AREA, subject: gstin };
  const sends = answerOn(profile, 'job-work', end);
  const { every, asksOf } = intervalOf(profile, end);
  const period = periodOf(every ?? 'year', end);
  const isOutside = registeredOn > period.to || (cancelledOn !== undefined && cancelledOn < period.from);
  if (period.to !== end || isOutside) return undefined;
  const named = nameOf(every ?? 'year', period);
  const rule = ruleIfInForce(GST_THRESHOLDS.jobWorkHalfYearly, end, profile.asked.knownOn);
  const before = yearBefore(end);
  const turnover = turnoverOf(profile, before);
  const facts = [
    answered(profile, 'job-work', end),
    [say('calendar.fact.turnover-of', { year: before }), turnover === undefined ? NOT_STATED : inPaise(turnover)],
  ] as const;
  const formula = say('calendar.gst.job-work-rule');
  const because = (value: boolean, label: Parameters<typeof reason>[1]) =>
    reason(value, label, formula, facts, rule && citationOf(rule));
  const known = profile.asked.knownOn ? { knownOn: profile.asked.knownOn } : {};
  const filing = { form: JOB_WORK, every: every ?? 'year', period, stateCode: gstin.slice(0, 2), ...known };
  if (!hasDueDate(filing)) return undefined;
  const dueOn = returnDueDate(filing);
  const { originalDueOn, moves } = lawMoves(dueOn);
  if (dueOn.value < reachOf(profile) || originalDueOn > profile.asked.to) return undefined;
  if (sends === undefined)
    return notDueOf(JOB_WORK, named.period, because(false, notKnown(JOB_WORK)), { ...about, asks: 'job-work' });
  if (!sends) return notDueOf(JOB_WORK, named.period, because(false, isNotDue(JOB_WORK)), about);
  if (asksOf)
    return notDueOf(JOB_WORK, named.period, because(false, notKnown(JOB_WORK)), { ...about, asks: 'turnover', asksOf });
  return {
    ...about,
    form: JOB_WORK,
    period: named.period,
    title: titleOf(JOB_WORK, named.name),
    description: say('calendar.gst.job-work-of', { gstin }),
    priority: 'medium',
    isOptional: false,
    dueOn,
    originalDueOn,
    moves,
    applies: because(true, isDue(JOB_WORK)),
    costOn: (day, due) => {
      const late = { form: JOB_WORK, period, isNil: false, turnover: paise(0), dueOn: due, filedOn: day, ...known };
      const { value, steps } = gstLateFee(late);
      return { value: value.total, steps };
    },
  };
}

function nameOf(every: ReturnInterval, { to }: TaxPeriod): { period: string; name: Param } {
  if (every === 'quarter') return namedQuarter(to);
  const year = financialYearOf(to);
  if (every !== 'half-year') return { period: year, name: year };
  const isFirst = to.slice(5) === '09-30';
  const of = { year: year.slice(0, 4), next: String(Number(year.slice(0, 4)) + 1) };
  return { period: `${year} ${isFirst ? 'H1' : 'H2'}`, name: say(`calendar.period.${isFirst ? 'h1' : 'h2'}`, of) };
}
