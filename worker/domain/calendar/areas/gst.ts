import type { FactValues } from '../../company/facts';
import { BARRED_FORMS, FILING_BAR_YEARS, lastDayToFile } from '../../gst/filing-limits';
import { amnestyDays, gstLateFee, type LateFeeRate, lateFeeRule } from '../../gst/late-fee';
import { type EasedInterest, easedInterestOf, hasEasedInterest } from '../../gst/law/eased-interest';
import { GST_FILERS, GST_RETURN_DUTIES, type GstFiler, type ReturnDuty } from '../../gst/law/returns';
import { CREDIT_LIMITS } from '../../gst/law/time-limits';
import {
  districtExtension,
  finalReturnDay,
  hasDueDate,
  returnApplies,
  returnDueDate,
  turnoverLimitOf,
} from '../../gst/returns';
import { periodOf, type ReturnInterval, type TaxPeriod } from '../../law/periods';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate, yearBefore, yearEnd } from '../../shared/dates';
import {
  assuming,
  citationOf,
  type Explained,
  inMonths,
  inPaise,
  inWords,
  onDay,
  type Step,
  Working,
  yesOrNo,
} from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise, shareOf } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft, MoneyWarning, NotDue } from '../model';
import { monthEnds, reachOf } from '../profile';
import { applyWaiver } from '../reliefs';
import type { Priority } from '../values';
import {
  answerQuantity,
  dueSummary,
  isCarriedBack,
  isDue,
  keyOf,
  lawMoves,
  NOT_STATED,
  namedMonth,
  namedQuarter,
  namedYear,
  notDueOf,
  notKnown,
  reason,
  titleOf,
  turnoverMissing,
  turnoverOf,
  turnoverStep,
} from './answers';
import { withGstInterest } from './form-amount';
import { occasionalForms } from './gst-occasional';

// Annual forms fall due nine months after their year; no extension of the law's own tables moves a return by more than two.
const LONGEST_WAIT_MONTHS: Record<ReturnInterval, number> = { month: 3, quarter: 3, 'half-year': 3, year: 11 };
// GSTR-1A has no due date of its own: it may be filed until the GSTR-3B of its period is.
const WITHOUT_DUE_DATE = ['GSTR-1A'];

/** The returns of every GSTIN by the kind of filer that it is on the last day of each period (CGST Act 2017 ss.37-47). */
export function gst(profile: CompanyProfile): AreaAnswer {
  const gstins = profile.subjectsOf('gst-registration');
  const answers = gstins.flatMap((gstin) => answersOf(profile, gstin, gstins.length > 1));
  return {
    drafts: answers.filter((answer): answer is Draft => 'dueOn' in answer),
    notDue: answers.filter((answer): answer is NotDue => 'verdict' in answer),
    warnings: gstins.flatMap((gstin) => creditWarning(profile, gstin) ?? []),
  };
}

function answersOf(profile: CompanyProfile, gstin: string, isOneOfSeveral: boolean): readonly (Draft | NotDue)[] {
  const registration = profile.newest('gst-registration').find(({ subject }) => subject === gstin)?.value;
  if (!registration) return [];
  const first = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS.year);
  const returns = monthEnds(first, profile.asked.to)
    .flatMap((end) => returnsEnding(profile, gstin, end))
    .filter(({ period }) => isRegisteredIn(period, registration));
  const final = finalReturn(profile, gstin, registration);
  return [
    ...returns.flatMap((one) => returnAnswer(profile, { ...one, isOneOfSeveral }) ?? []),
    ...districtMissing(profile, gstin, returns),
    ...final,
    ...(REGULAR.includes(registration.filer) ? occasional(profile, gstin, registration) : []),
  ];
}

const REGULAR = ['regular-monthly', 'regular-QRMP'];
const OCCASIONAL = ['exports', 'job-work'] as const;
const ASKED_FOR = { exports: 'RFD-11', 'job-work': 'ITC-04' } as const;

function occasional(profile: CompanyProfile, gstin: string, registration: FactValues['gst-registration']) {
  const answered = [...profile.subjectsOf('duty'), ...profile.subjectsOf('first-export').map(() => 'exports')];
  const isToldOf = OCCASIONAL.some((question) => answered.includes(question));
  return isToldOf ? occasionalForms(profile, gstin, registration) : occasionalMissing(gstin);
}

/** While a company says nothing of exports and job work, both are asked. */
const occasionalMissing = (gstin: string): readonly NotDue[] =>
  OCCASIONAL.map((question) => {
    const form = ASKED_FOR[question];
    const because = reason(false, notKnown(form), say('calendar.duty.rule'), [
      [say(`calendar.duty.asks.${question}`), answerQuantity(undefined)],
    ]);
    return notDueOf(form, '', because, { area: 'GST', subject: gstin, asks: question });
  });

const isRegisteredIn = (
  { from, to }: TaxPeriod,
  { registeredOn, cancelledOn }: FactValues['gst-registration'],
): boolean => registeredOn <= to && (!cancelledOn || from <= cancelledOn);

/** The returns for the periods that end with a month, by who the person is on that day. */
function returnsEnding(
  profile: CompanyProfile,
  gstin: string,
  end: IsoDate,
): readonly Omit<GstReturn, 'isOneOfSeveral'>[] {
  const filer = filerOf(profile, gstin, end);
  if (!filer) return [];
  const reach = reachOf(profile);
  const ofFiler = (who: GstFiler) =>
    (DUTIES.get(who) ?? []).flatMap(({ form, history }) => {
      const rule = ruleIfInForce(history, end, profile.asked.knownOn);
      if (!rule || !endsWith(rule, end) || addMonths(end, LONGEST_WAIT_MONTHS[rule.value.every]) < reach) return [];
      return { form, rule, filer: who, gstin, period: periodOf(rule.value.every, end) };
    });
  if (filer === COMPOSED) return ofFiler(filer);
  const left = ofFiler(COMPOSED).filter(({ period }) => beganComposed(profile, gstin, period));
  return [...ofFiler(filer), ...left];
}

const COMPOSED = 'composition';

/** Who left composition inside a quarter or a year still states the tax of it, and returns the part of the year (rule 62). */
function beganComposed(profile: CompanyProfile, gstin: string, { from }: TaxPeriod): boolean {
  const registeredOn = profile.statedOn('gst-registration', from, gstin)?.value.registeredOn;
  const first = registeredOn && registeredOn > from ? registeredOn : from;
  return profile.statedOn('gst-registration', first, gstin)?.value.filer === COMPOSED;
}

/**
 * Who the person is in the period that ends with a month. Months and quarters are chosen for a whole quarter (CGST Rules 2017 r.61A):
 * a change inside one holds from the next, so that no month of it is returned twice, or never.
 */
function filerOf(profile: CompanyProfile, gstin: string, end: IsoDate): GstFiler | undefined {
  const stated = profile.statedOn('gst-registration', end, gstin)?.value;
  if (!stated || !REGULAR.includes(stated.filer)) return stated?.filer;
  const { from } = periodOf('quarter', end);
  const first = stated.registeredOn > from ? stated.registeredOn : from;
  const chosen = profile.statedOn('gst-registration', first, gstin)?.value.filer;
  return chosen && REGULAR.includes(chosen) ? chosen : stated.filer;
}

function endsWith({ value }: Rule<ReturnDuty>, end: IsoDate): boolean {
  const month = Number(end.slice(5, 7));
  if (value.months === 'first-two-of-a-quarter') return month % 3 !== 0;
  return value.every === 'month' || (value.every === 'quarter' && month % 3 === 0) || month === 3;
}

const dutiesOf = (filer: string) =>
  GST_RETURN_DUTIES.filter(
    ({ form, history }) => !WITHOUT_DUE_DATE.includes(form) && history[0]?.value.filer === filer,
  );
const DUTIES = new Map(GST_FILERS.map((filer) => [filer, dutiesOf(filer)]));

type GstReturn = {
  form: string;
  rule: Rule<ReturnDuty>;
  filer: GstFiler;
  gstin: string;
  period: TaxPeriod;
  isOneOfSeveral: boolean;
};

const priorityOf = (form: string): Priority => (form === 'GSTR-3B' ? 'critical' : form === 'IFF' ? 'low' : 'high');

/** The draft of a return, or why it is not due. Undefined where no due date is recorded or the day lies outside the window. */
function returnAnswer(profile: CompanyProfile, one: GstReturn): Draft | NotDue | undefined {
  const { asked } = profile;
  const { form, rule, period, gstin } = one;
  const district = profile.statedOn('gst-registration', period.to, gstin)?.value.district;
  const place = { stateCode: gstin.slice(0, 2), ...(district && { district }) };
  const turnoverBefore = turnoverOf(profile, yearBefore(period.to)) ?? nilBefore(profile, yearBefore(period.to));
  const size = turnoverBefore === undefined ? {} : { turnoverBefore };
  const filing = { form, every: rule.value.every, period, ...place, ...size, ...known(profile) };
  if (!hasDueDate(filing)) return undefined;
  const dueOn = returnDueDate(filing);
  const { originalDueOn, moves } = lawMoves(dueOn);
  if (dueOn.value < reachOf(profile) || originalDueOn > asked.to) return undefined;
  const applies = applicability(profile, one);
  if (!applies) return undefined;
  if ('verdict' in applies) return dueOn.value < asked.from ? undefined : applies;
  const { period: named, name } = nameOf(one);
  return {
    area: 'GST',
    form,
    period: named,
    subject: gstin,
    title: titleOf(form, name, one.isOneOfSeveral ? gstin : ''),
    description: inDistricts(descriptionOf(one), districtExtension(filing)),
    priority: priorityOf(form),
    isOptional: rule.value.isOptional,
    dueOn,
    originalDueOn,
    moves,
    applies,
    ...untilLastDay(profile, form, dueOn.value),
    ...costOf(profile, one, { named, dueOn: dueOn.value }),
  };
}

const WARNED_MONTHS = 6;

/** Says of an open return in its last months, and after them, that it is not taken any more after three years from its due day. */
function untilLastDay({ asked }: CompanyProfile, form: string, dueOn: IsoDate): Pick<Draft, 'whileOpen'> {
  const { today, knownOn } = asked;
  const rule = ruleIfInForce(FILING_BAR_YEARS, today, knownOn);
  if (!rule || !BARRED_FORMS.includes(form)) return {};
  const last = lastDayToFile(dueOn, rule);
  if (today < addMonths(last, -WARNED_MONTHS)) return {};
  const by = { day: onDay(last), statute: rule.statute };
  const id = `calendar.gst.${today <= last ? 'last-day' : 'barred'}`;
  return { whileOpen: (description) => say(id, { ...by, description }) };
}

/** The fee of a late return and, where tax is paid with it, the interest on that. */
function costOf(profile: CompanyProfile, one: GstReturn, of: { named: string; dueOn: IsoDate }) {
  const { form, gstin } = one;
  const fee = costOfReturn(profile, one, of.named);
  const key = keyOf({ form, period: of.named, subject: gstin });
  return withGstInterest(profile, key, of.dueOn, fee, form === 'GSTR-3B' ? easedInterest(profile, one) : undefined);
}

/** The lower interest of the epidemic for a return; the turnover is read only for the periods that have one. */
function easedInterest(profile: CompanyProfile, { period, gstin, rule }: GstReturn): Rule<EasedInterest> | undefined {
  const of = { period, every: rule.value.every, stateCode: gstin.slice(0, 2), ...known(profile) };
  return hasEasedInterest(period) ? easedInterestOf(of, turnoverOf(profile, yearBefore(period.to))) : undefined;
}

const known = ({ asked }: CompanyProfile) => (asked.knownOn ? { knownOn: asked.knownOn } : {});

function nameOf({ rule, period }: GstReturn) {
  if (rule.value.every === 'month') return namedMonth(period.to);
  return rule.value.every === 'quarter' ? namedQuarter(period.to) : namedYear(period.to);
}

/** The district is asked where a date of the window was moved in some districts of the State alone. */
function districtMissing(
  profile: CompanyProfile,
  gstin: string,
  returns: readonly Omit<GstReturn, 'isOneOfSeveral'>[],
): readonly NotDue[] {
  if (profile.newest('gst-registration').find(({ subject }) => subject === gstin)?.value.district) return [];
  const moved = returns.flatMap(({ form, rule, period }) => {
    const filing = { form, every: rule.value.every, period, stateCode: gstin.slice(0, 2), ...known(profile) };
    const found = hasDueDate(filing) ? districtExtension(filing) : undefined;
    return found && found.value.dueOn >= reachOf(profile) ? [{ form, found }] : [];
  });
  const [first] = moved;
  if (!first) return [];
  const because = reason(
    false,
    say('calendar.gst.district-missing', { form: first.form }),
    say('calendar.gst.district-rule'),
    [[say('calendar.gst.district'), NOT_STATED]],
    citationOf(first.found),
  );
  return [notDueOf(first.form, '', because, { area: 'GST', subject: gstin, asks: 'gst-registration' })];
}

/** A date that was moved in some districts is not moved while the district is not stated, and says so. */
const inDistricts = (description: Message, rule: ReturnType<typeof districtExtension>): Message =>
  rule
    ? say('calendar.gst.unless-district', { description, day: onDay(rule.value.dueOn), statute: rule.statute })
    : description;

function descriptionOf({ form, filer, gstin, rule }: GstReturn): Message {
  const about = { purpose: say(`calendar.gst.purpose.${form}`), gstin, filer: say(`calendar.gst.filer.${filer}`) };
  return rule.value.isOptional ? say('calendar.gst.optional-return', about) : say('calendar.gst.of-filer', about);
}

/** Annual forms depend on the turnover of their year; the others are due by being registered. */
function applicability(profile: CompanyProfile, { form, period, filer, rule, gstin }: GstReturn) {
  const { knownOn } = profile.asked;
  const limit = turnoverLimitOf(form);
  const isAssumed = isCarriedBack(profile, 'gst-registration', period.to, gstin);
  const applies = (turnoverOfYear: Paise) =>
    assuming(
      returnApplies(form, period, { filer, turnoverOfYear }, rule, knownOn),
      ({ id }) => isAssumed && id === 'filer',
      { record: 'fact', kind: 'gst-registration', subject: gstin },
    );
  if (!limit) return applies(NOT_ASKED);
  if (!ruleIfInForce(limit, period.to, knownOn)) return undefined;
  const year = financialYearOf(period.to);
  const turnoverOfYear = turnoverOf(profile, year);
  const about = { area: 'GST', form, period: year, subject: gstin } as const;
  if (turnoverOfYear === undefined) {
    const asks = period.to < profile.asked.today ? ({ asks: 'turnover' } as const) : {};
    return { ...about, verdict: 'not-known', because: turnoverMissing(form, year), ...asks } satisfies NotDue;
  }
  const because = applies(turnoverOfYear);
  return because.value ? because : ({ ...about, verdict: 'not-due', because } satisfies NotDue);
}

// Only annual forms ask a turnover.
const NOT_ASKED: Paise = paise(0);

const FILERS_OF_FINAL = ['regular-monthly', 'regular-QRMP', 'composition'];

/** GSTR-10, the final return, three months from the cancellation of a registration or its order, the later (CGST Act 2017 s.45). */
function finalReturn(
  { asked }: CompanyProfile,
  gstin: string,
  { cancelledOn, cancellationOrderOn, filer }: FactValues['gst-registration'],
): readonly Draft[] {
  const found = cancelledOn && finalReturnDay(cancelledOn, cancellationOrderOn, asked.knownOn);
  if (!cancelledOn || !found || !FILERS_OF_FINAL.includes(filer)) return [];
  const { countedFrom: from, dueOn: due, rule } = found;
  const working = new Working();
  working.give('cancelled', say('calendar.gst.cancelled-on'), onDay(cancelledOn));
  if (cancellationOrderOn) working.give('order', say('calendar.gst.cancellation-order'), onDay(cancellationOrderOn));
  const applies = new Working();
  applies.give('cancelled', say('calendar.gst.cancelled-on'), onDay(cancelledOn));
  const summary = dueSummary(from, inMonths(rule.value), due, rule);
  applies.make('applies', isDue('GSTR-10'), yesOrNo(true), { inputs: ['cancelled'], rule: citationOf(rule), summary });
  const formula = say('calendar.gst.after-cancellation', { cancelled: onDay(from), wait: inMonths(rule.value) });
  working.make('due', say('calendar.gst.final-return-due'), onDay(due), {
    formula,
    inputs: cancellationOrderOn ? ['cancelled', 'order'] : ['cancelled'],
    rule: citationOf(rule),
    summary,
  });
  return [
    {
      area: 'GST',
      form: 'GSTR-10',
      period: cancelledOn,
      subject: gstin,
      title: say('calendar.gst.final-return', { gstin }),
      description: say('calendar.gst.final-return-of', { gstin, day: onDay(cancelledOn) }),
      priority: 'high',
      isOptional: false,
      dueOn: working.explain(due),
      originalDueOn: due,
      moves: [],
      applies: applies.explain(true),
      ...costOfFinalReturn(cancelledOn, asked.knownOn),
    },
  ];
}

/** The fee on a late final return, the same whatever the turnover. */
function costOfFinalReturn(cancelledOn: IsoDate, knownOn: IsoDate | undefined): CostOfWaiting {
  const form = 'GSTR-10';
  const period = { from: cancelledOn, to: cancelledOn };
  const late = { form, period, isNil: false, turnover: paise(0), ...(knownOn && { knownOn }) };
  const rule = lateFeeRule(late);
  if (!rule) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const { value, steps } = gstLateFee({ ...late, dueOn, filedOn: day });
      return applyWaiver({ value: value.total, steps }, reliefs, { form, period: cancelledOn, filedOn: day }, knownOn);
    },
    costBreaks: (dueOn) => [...capDays(rule.value, paise(0), dueOn), ...amnestyDays({ ...late, dueOn }, rule.value)],
  };
}

const WARNED_DAYS = 60;
const WITH_CREDIT = ['regular-monthly', 'regular-QRMP'];

/**
 * Warns, in the last days, that the input credit of the financial year before lapses: s.16(4) CGST lets it be taken until a day
 * of the next year, or until the annual return of its year is filed. Undefined for who has no credit to take, or no longer.
 */
function creditWarning(profile: CompanyProfile, gstin: string): MoneyWarning | undefined {
  const { today, knownOn } = profile.asked;
  const yearEnd = lastYearEnd(today);
  const { period: year } = namedYear(yearEnd);
  const rule = ruleIfInForce(CREDIT_LIMITS.lastDay, yearEnd, knownOn);
  const filer = profile.statedOn('gst-registration', yearEnd, gstin)?.value;
  if (!rule || !filer || filer.registeredOn > yearEnd || !WITH_CREDIT.includes(filer.filer)) return undefined;
  const { month, day } = rule.value;
  const lastDay = addDays(addMonths(addDays(yearEnd, 1), month - 4), day - 1);
  const isSoon = addDays(lastDay, -WARNED_DAYS) <= today && today <= lastDay;
  if (!isSoon || annualReturnFiledOn(profile, year, gstin) !== undefined) return undefined;
  const working = new Working();
  working.give('year', say('calendar.gst.credit-year'), inWords(year));
  working.make('lastDay', say('calendar.gst.credit-last-day'), onDay(lastDay), {
    formula: say('calendar.gst.credit-rule', { day: onDay(lastDay) }),
    inputs: ['year'],
    rule: citationOf(rule),
    summary: say('calendar.summary.credit', { year, day: onDay(lastDay), statute: rule.statute }),
  });
  return {
    id: `input-credit|${year}|${gstin}`,
    area: 'GST',
    title: say('calendar.gst.credit-lapses', { year, day: onDay(lastDay) }),
    description: say('calendar.gst.credit-lost', { year, gstin }),
    lastDay: working.explain(lastDay),
  };
}

const lastYearEnd = (today: IsoDate): IsoDate =>
  isoDate(`${today.slice(5) > '03-31' ? today.slice(0, 4) : Number(today.slice(0, 4)) - 1}-03-31`);

function annualReturnFiledOn(profile: CompanyProfile, year: string, gstin: string): IsoDate | undefined {
  const key = keyOf({ form: 'GSTR-9', period: year, subject: gstin });
  return profile
    .events('filing')
    .find(({ subject, happenedOn }) => subject === key && happenedOn <= profile.asked.today)?.happenedOn;
}

// Above every limit of the bands: where no turnover is stated, the band that costs most is taken.
const COSTLIEST = paise(Number.MAX_SAFE_INTEGER);

/** Of a year that ended before the company was formed the turnover is nil, and no question. */
const nilBefore = ({ dossier }: CompanyProfile, year: string): Paise | undefined =>
  yearEnd(year) < dossier.incorporatedOn ? paise(0) : undefined;

type CostOfWaiting = Pick<Draft, 'costOn' | 'costBreaks'>;

/**
 * What waiting with a return costs: the late fee by the turnover of the year before, for GSTR-9 of its own year. Empty where no
 * fee is recorded. Of a statement whose fee the portal does not ask, the fee is shown and nothing is counted.
 */
function costOfReturn(profile: CompanyProfile, { form, period, gstin }: GstReturn, named: string): CostOfWaiting {
  const isAnnual = form === 'GSTR-9' || form === 'GSTR-9C';
  const year = isAnnual ? financialYearOf(period.to) : yearBefore(period.to);
  const stated = turnoverOf(profile, year) ?? nilBefore(profile, year);
  const turnover = stated ?? COSTLIEST;
  const { knownOn } = profile.asked;
  const late = { form: isAnnual ? 'GSTR-9' : form, period, isNil: false, turnover, ...(knownOn && { knownOn }) };
  const rule = lateFeeRule(late);
  if (!rule || (isAnnual && stated === undefined)) return {};
  const feeOn = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const { value, steps } = gstLateFee({ ...late, mayCapOnAllIndia: true, dueOn, filedOn: day });
    const band = bandStep(year, stated);
    const told = { value: value.total, steps: [band, ...steps.map((step) => withTurnoverInput(step, band))] };
    return value.isExposureOnly ? notAsked(told) : told;
  };
  const filedOn = annualReturnFiledOn(profile, year, gstin);
  const costOn = form === 'GSTR-9C' ? beyondAnnualReturn(filedOn, feeOn) : feeOn;
  return {
    costOn: (day, dueOn, reliefs) =>
      applyWaiver(costOn(day, dueOn), reliefs, { form, period: named, filedOn: day }, knownOn),
    costBreaks: (dueOn) => [
      ...capDays(rule.value, turnover, dueOn),
      ...amnestyDays({ ...late, dueOn }, rule.value),
      ...(form === 'GSTR-9C' && filedOn ? [filedOn, addDays(filedOn, 1)] : []),
    ],
  };
}

/**
 * GSTR-9C has no fee of its own: that of GSTR-9 runs until both are in (Circular 246/03/2025), once for the pair. While GSTR-9
 * is open the fee stands there; once it is filed, what the days beyond it add is the cost of GSTR-9C.
 */
function beyondAnnualReturn(
  filedOn: IsoDate | undefined,
  feeOn: (day: IsoDate, dueOn: IsoDate) => Explained<Paise>,
): (day: IsoDate, dueOn: IsoDate) => Explained<Paise> {
  return (day, dueOn) => {
    const { value, steps } = feeOn(day, dueOn);
    const borne = filedOn && filedOn < day ? feeOn(filedOn, dueOn).value : value;
    const working = new Working();
    working.give(
      'annualReturn',
      say('calendar.gst.annual-return-filed'),
      filedOn ? onDay(filedOn) : inWords(say('calendar.gst.not-filed')),
    );
    working.make('borne', say('calendar.gst.borne-by-annual-return'), inPaise(borne), { inputs: ['annualReturn'] });
    const beyond = paise(value - borne);
    working.make('beyond', say('calendar.gst.fee-of-both'), inPaise(beyond), {
      formula: say('calendar.gst.fee-until-both'),
      inputs: ['total', 'borne'],
      summary: say(filedOn ? 'calendar.summary.fee-of-both' : 'calendar.summary.fee-with-annual-return', {
        ...{ fee: inPaise(value), borne: inPaise(borne), beyond: inPaise(beyond) },
        statute: say('calendar.gst.both-statute'),
      }),
    });
    return { value: beyond, steps: [...steps, ...working.explain(beyond).steps] };
  };
}

/** The fee of a day was chosen by the turnover, which is one of its inputs. */
const withTurnoverInput = (step: Step, band: Step): Step =>
  step.id === 'perDay' ? { ...step, inputs: [...step.inputs, band.id] } : step;

const turnoverOfYear = (year: string) => ({ record: 'fact', kind: 'turnover', subject: year }) as const;

const bandStep = (year: string, stated: Paise | undefined): Step =>
  stated === undefined
    ? {
        ...turnoverStep(year, stated),
        formula: say('calendar.gst.costliest-band'),
        isAssumed: true,
        asks: turnoverOfYear(year),
      }
    : turnoverStep(year, stated);

const notAsked = ({ value, steps }: Explained<Paise>): Explained<Paise> => ({
  value: paise(0),
  steps: [
    ...steps,
    {
      id: 'counted',
      label: say('calendar.gst.counted'),
      quantity: inPaise(paise(0)),
      formula: say('calendar.gst.not-collected'),
      inputs: ['total', 'exposure'],
      summary: say('calendar.summary.not-collected', { fee: inPaise(value), counted: inPaise(paise(0)) }),
    },
  ],
});

/** The day on which the fee is last below its cap, and the one on which it reaches it. */
function capDays({ perDay, cap }: LateFeeRate, turnover: Paise, dueOn: IsoDate): readonly IsoDate[] {
  if (perDay === 0) return [];
  const limit = 'amount' in cap ? cap.amount : shareOf(turnover, cap.ofTurnoverInState);
  const days = Math.floor(limit / perDay);
  return [addDays(dueOn, days), addDays(dueOn, days + 1)];
}
