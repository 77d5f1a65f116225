import type { FactValues } from '../../../company/facts';
import { firstDayOf } from '../../../law/periods';
import { ROC_RELIEFS } from '../../../law/relief-rows';
import { type RuleHistory, ruleIfInForce, ruleInForce } from '../../../law/rule';
import { ANNUAL_RETURN_CERTIFICATE, XBRL_LIMITS } from '../../../roc/classification';
import {
  type Agm,
  accountsDueOn,
  agmLastDay,
  annualReturnDueOn,
  csrReportDueOn,
  eventFormDueOn,
  opcAccountsDueOn,
  opcAnnualReturnDueOn,
} from '../../../roc/due-dates';
import { EVENT_FORMS } from '../../../roc/law/forms';
import { AGM_EXTENSION_MONTHS, CSR_LIMITS } from '../../../roc/law/yearly';
import { addDays, addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import {
  asCount,
  assuming,
  citationOf,
  type Explained,
  inDays,
  inPaise,
  inWords,
  onDay,
  type Quantity,
} from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import type { Paise } from '../../../shared/money';
import type { CompanyProfile, Draft, NotDue } from '../../model';
import { applyExtensions } from '../../reliefs';
import {
  answerGiven,
  answerOn,
  draftOf,
  type FormAnswer,
  type Given,
  isAsked,
  isCarriedBack,
  isDue,
  isNotDue,
  legalFormOn,
  NOT_STATED,
  notDueOf,
  notKnown,
  reason,
  registeredAs,
  titleOf,
  turnoverOf,
} from '../answers';
import { type CompanyYear, classOn, turnoverOn } from './company';
import { costOfFiling } from './cost';

type Filing = { dueOn: Explained<IsoDate>; why: Message };

/** The general meeting of a year, its accounts and its annual return; which form the return takes is told by the class. */
export function annualAnswers(profile: CompanyProfile, of: CompanyYear): readonly FormAnswer[] {
  if (legalFormOn(profile, of.end) === 'opc') return [noMeeting(profile, of), ...opcFilings(profile, of)];
  const { knownOn } = profile.asked;
  const lastDay = lastDayOfMeeting(profile, of);
  const agm: Agm = of.agmOn ? { heldOn: of.agmOn } : { lastDay: lastDay.value };
  const from = of.agmOn
    ? say('calendar.roc.from-meeting', { day: onDay(of.agmOn) })
    : say('calendar.roc.from-last-day', { day: onDay(lastDay.value) });
  const withAgm = ({ value, steps }: Explained<IsoDate>): Explained<IsoDate> =>
    of.agmOn ? { value, steps } : { value, steps: [...lastDay.steps, ...steps] };
  return [
    meeting(of, lastDay),
    accounts(profile, of, {
      dueOn: withAgm(accountsDueOn(agm, knownOn)),
      why: say('calendar.roc.within-of', { days: inDays(30), from }),
    }),
    ...annualReturn(profile, of, {
      dueOn: withAgm(annualReturnDueOn(agm, knownOn)),
      why: say('calendar.roc.within-of', { days: inDays(60), from }),
    }),
    ...endOfTerm(profile, of, lastDay.value),
    ...csrReport(profile, of),
  ];
}

// An appointment this soon after incorporation is that of the first auditor: the Board's 30 days, then the members' 90.
const FIRST_AUDITOR_DAYS = 120;

/**
 * The appointment at the meeting with which an auditor's term ends, of each auditor who ever was: for who was appointed at a general
 * meeting, counted as the first, the one after so many more; for the first auditor the first one (s.139(1), (6)). Who is appointed
 * again is told of too. A term that another appointment cut short ends with no meeting.
 */
function endOfTerm(profile: CompanyProfile, of: CompanyYear, lastDay: IsoDate): readonly Draft[] {
  const auditors = profile.versions('auditor').map(({ value }) => value);
  const recorded = profile
    .events('roc-event')
    .filter(({ details, happenedOn }) => details.key === 'auditorAppointment' && happenedOn <= profile.asked.today)
    .map(({ happenedOn }) => happenedOn);
  const appointments = [...auditors.map(({ appointedOn }) => appointedOn), ...recorded];
  const ending = auditors.findLast((auditor) => {
    const isCutShort = appointments.some((day) => day > auditor.appointedOn && day <= of.end);
    return !isCutShort && isEndOfTerm(profile, of, auditor);
  });
  const meetingOn = of.agmOn ?? lastDay;
  // Who was appointed by the meeting or in the year after was appointed there, and is told of by that appointment.
  const isTold = appointments.some((day) => day > of.end && (day <= addMonths(of.end, 12) || day <= meetingOn));
  return ending && !isTold && ending.appointedOn < meetingOn ? [termDraft(profile, of, { ending, meetingOn })] : [];
}

type Auditor = FactValues['auditor'];

function isEndOfTerm({ dossier, asked }: CompanyProfile, of: CompanyYear, { appointedOn, years }: Auditor): boolean {
  const isFirstAuditor = appointedOn <= addDays(dossier.incorporatedOn, FIRST_AUDITOR_DAYS);
  const isEnd = isFirstAuditor ? of.isFirst : Number(of.end.slice(0, 4)) === Number(appointedOn.slice(0, 4)) + years;
  return isEnd && ruleIfInForce(EVENT_FORMS.auditorAppointment, of.end, asked.knownOn) !== undefined;
}

type EndOfTerm = { ending: Auditor; meetingOn: IsoDate };

function termDraft(profile: CompanyProfile, of: CompanyYear, { ending, meetingOn }: EndOfTerm): Draft {
  const due = eventFormDueOn('auditorAppointment', meetingOn, profile.asked.knownOn);
  const dueOn = of.agmOn ? due : assuming(due, ({ id }) => id === 'event', { record: 'event', kind: 'agm' });
  const { name, appointedOn, years } = ending;
  return draftOf({
    form: 'ADT-1',
    period: meetingOn,
    title: say('calendar.roc.term-ends', { name, day: onDay(meetingOn) }),
    description: say(of.agmOn ? 'calendar.roc.term-ended' : 'calendar.roc.term-ends-at-meeting', { name }),
    priority: 'high',
    dueOn,
    applies: reason(true, isDue('ADT-1'), say('calendar.roc.term-rule', { meetings: years + 1 }), [
      [say('calendar.roc.auditor-appointed'), onDay(appointedOn)],
      [say('calendar.roc.auditor-years'), asCount(years)],
    ]),
    ...costOfFiling(profile, { form: 'ADT-1', period: meetingOn, dueOn: dueOn.value }),
  });
}

/** A previous meeting that was itself held after this year's end, and an extension the section does not know, bind nothing. */
function lastDayOfMeeting({ asked }: CompanyProfile, of: CompanyYear): Explained<IsoDate> {
  const { end: yearEnd, isFirst, previousAgmOn, extensionMonths = 0 } = of;
  const { value: most } = ruleInForce(AGM_EXTENSION_MONTHS, yearEnd, asked.knownOn);
  const isExtended = !isFirst && extensionMonths > 0 && extensionMonths <= most;
  const facts = {
    yearEnd,
    isFirst,
    ...(previousAgmOn && previousAgmOn <= yearEnd && { previousAgmOn }),
    ...(isExtended && { extensionMonths }),
  };
  return agmLastDay(facts, asked.knownOn);
}

function meeting({ year, end, agmOn, isFirst }: CompanyYear, dueOn: Explained<IsoDate>): Draft {
  return draftOf({
    form: 'agm',
    period: year,
    title: say('calendar.roc.agm', { year }),
    description: say(isFirst ? 'calendar.roc.first-agm-of' : 'calendar.roc.agm-of', { end: onDay(end) }),
    priority: 'high',
    dueOn,
    applies: reason(true, isDue('agm'), say('calendar.roc.agm-rule'), [[say('calendar.fact.year-ends'), onDay(end)]]),
    ...(agmOn && { done: { on: agmOn } }),
  });
}

const noMeeting = (profile: CompanyProfile, { year, end }: CompanyYear): FormAnswer =>
  notDueOf(
    'agm',
    year,
    reason(false, isNotDue('agm'), say('calendar.roc.no-agm-rule', { statute: 'Companies Act 2013 s.96(1)' }), [
      registeredAs(profile, 'opc', end),
      [say('calendar.fact.year-ends'), onDay(end)],
    ]),
  );

function opcFilings(profile: CompanyProfile, of: CompanyYear): readonly FormAnswer[] {
  const { knownOn } = profile.asked;
  const { value, steps } = opcAnnualReturnDueOn(of.end, knownOn);
  const reading = say('calendar.roc.opc-reading', { day: onDay(value.remindOn) });
  return [
    accounts(profile, of, { dueOn: opcAccountsDueOn(of.end, knownOn), why: say('calendar.roc.within-180') }),
    ...annualReturn(profile, of, { dueOn: { value: value.dueOn, steps }, why: reading }),
  ];
}

function accounts(profile: CompanyProfile, { year, end }: CompanyYear, { dueOn, why }: Filing): Draft {
  const { form, applies } = accountsForm(profile, year, end);
  return draftOf({
    form,
    period: year,
    title: titleOf(form, year),
    description: say('calendar.roc.accounts', { year, why }),
    priority: 'critical',
    dueOn,
    applies,
    ...costOfFiling(profile, { form, period: year, dueOn: dueOn.value }),
  });
}

function annualReturn(
  profile: CompanyProfile,
  { year, end }: CompanyYear,
  { dueOn, why }: Filing,
): readonly FormAnswer[] {
  const entity = classOn(profile, end);
  if (entity.is === undefined) {
    if (!isAsked(profile, dueOn.value)) return [];
    return [
      notDueOf('MGT-7', year, entity.because, { verdict: 'not-known', ...(entity.asks && { asks: entity.asks }) }),
    ];
  }
  const isAbridged = entity.is === 'opc' || entity.is === 'small';
  const form = isAbridged ? 'MGT-7A' : 'MGT-7';
  const applies = reason(true, isDue(form), say('calendar.roc.annual-return-rule'), [
    [say('calendar.roc.class-at-end'), inWords(say(`calendar.class.${entity.is}`))],
  ]);
  return [
    draftOf({
      form,
      period: year,
      title: titleOf(form, year),
      description: say('calendar.roc.annual-return', { who: say(`calendar.who.${entity.is}`), year, why }),
      priority: 'critical',
      dueOn,
      applies: { value: true, steps: [...entity.steps, ...applies.steps] },
      ...costOfFiling(profile, { form, period: year, dueOn: dueOn.value }),
    }),
  ];
}

/**
 * The figures by which the papers of a year are judged: those of the year itself (s.92(1): as they stood at its close), and until its
 * turnover is stated that of the year before. Assumed where the turnover is of yet another year, or the capital of a later day.
 */
type Size = {
  paidUp: Paise | undefined;
  isPaidUpAssumed: boolean;
  turnover: Paise | undefined;
  year: string | undefined;
  isTurnoverAssumed: boolean;
};

function sizeOf(profile: CompanyProfile, end: IsoDate): Size {
  const year = financialYearOf(end);
  const ofYear = turnoverOf(profile, year);
  const turnover = ofYear === undefined ? turnoverOn(profile, end) : { year, amount: ofYear, isAssumed: false };
  return {
    paidUp: profile.statedOn('capital', end)?.value.paidUp,
    isPaidUpAssumed: isCarriedBack(profile, 'capital', end),
    turnover: turnover?.amount,
    year: turnover?.year,
    isTurnoverAssumed: turnover?.isAssumed === true,
  };
}

const amountOf = (amount: Paise | undefined): Quantity => (amount === undefined ? NOT_STATED : inPaise(amount));

const givenOf = ({ paidUp, isPaidUpAssumed, turnover, year, isTurnoverAssumed }: Size): readonly Given[] => [
  [say('calendar.fact.paid-up'), amountOf(paidUp), isPaidUpAssumed],
  [
    year ? say('calendar.fact.turnover-of', { year }) : say('calendar.fact.turnover'),
    amountOf(turnover),
    isTurnoverAssumed,
  ],
];

type Limits = RuleHistory<{ paidUpCapital: Paise; turnover: Paise }>;

/** Whether either figure reaches its limit; undefined where one that is not stated would decide. */
function reaches(limits: Limits, day: IsoDate, { paidUp, turnover }: Size, knownOn?: IsoDate) {
  const rule = ruleIfInForce(limits, day, knownOn);
  if (!rule) return undefined;
  const isReached =
    (paidUp !== undefined && paidUp >= rule.value.paidUpCapital) ||
    (turnover !== undefined && turnover >= rule.value.turnover);
  const isTold = isReached || (paidUp !== undefined && turnover !== undefined);
  return isTold ? { value: isReached, rule: citationOf(rule) } : undefined;
}

/**
 * The form of a year's accounts: in XBRL from its limits on, plainly below them and where they cannot be told. The rule spares no
 * company for its size, yet guides say that a small or one-person company is spared: which is said, with less confidence.
 */
function accountsForm(
  profile: CompanyProfile,
  year: string,
  end: IsoDate,
): { form: 'AOC-4' | 'AOC-4 XBRL'; applies: Explained<boolean> } {
  const size = sizeOf(profile, end);
  const reached = reaches(XBRL_LIMITS, end, size, profile.asked.knownOn);
  const form = reached?.value ? 'AOC-4 XBRL' : 'AOC-4';
  const given = [[say('calendar.fact.year-ends'), onDay(end)], ...givenOf(size)] as const;
  const entity = reached?.value ? classOn(profile, end).is : undefined;
  const isReading = entity === 'small' || entity === 'opc';
  const formula = say(`calendar.roc.accounts-rule${isReading ? '-small' : ''}`, { year });
  const rule = reached && isReading ? { ...reached.rule, confidence: 'medium' as const } : reached?.rule;
  return { form, applies: reason(true, isDue(form), formula, given, rule) };
}

/** What a founder may look for beside the annual forms of a year, and why it is not on the calendar. */
export function annualNotes(profile: CompanyProfile, { year, end }: CompanyYear): readonly NotDue[] {
  const size = sizeOf(profile, end);
  const isOpc = legalFormOn(profile, end) === 'opc';
  return [
    ...(isOpc
      ? [certificateOfOpc(profile, { year, end })]
      : limitNote(profile, 'MGT-8', ANNUAL_RETURN_CERTIFICATE, { year, end }, size)),
    ...limitNote(profile, 'AOC-4 XBRL', XBRL_LIMITS, { year, end }, size),
    ...responsibility(profile, { year, end }),
  ];
}

/** The return of one person company is certified by nobody, whatever its size. */
function certificateOfOpc(profile: CompanyProfile, { year, end }: Pick<CompanyYear, 'year' | 'end'>): NotDue {
  const rule = ruleIfInForce(ANNUAL_RETURN_CERTIFICATE, end, profile.asked.knownOn);
  const registered = registeredAs(profile, 'opc', end);
  return notDueOf(
    'MGT-8',
    year,
    reason(false, isNotDue('MGT-8'), say('calendar.roc.opc-certificate'), [registered], rule && citationOf(rule)),
  );
}

function limitNote(
  profile: CompanyProfile,
  form: string,
  limits: Limits,
  { year, end }: Pick<CompanyYear, 'year' | 'end'>,
  size: Size,
): readonly NotDue[] {
  const reached = reaches(limits, end, size, profile.asked.knownOn);
  if (!reached) {
    const asks = size.paidUp === undefined ? 'capital' : 'turnover';
    return [
      notDueOf(form, year, reason(false, notKnown(form), say('calendar.roc.either-figure'), givenOf(size)), { asks }),
    ];
  }
  const formula = say('calendar.roc.reaches-limit');
  if (!reached.value)
    return [notDueOf(form, year, reason(false, isNotDue(form), formula, givenOf(size), reached.rule))];
  if (form !== 'MGT-8') return [];
  const attached = say('calendar.roc.attached-rule');
  // A company may be small and yet reach the figure: its return is the shorter form.
  const to = classOn(profile, end).is === 'small' ? 'MGT-7A' : 'MGT-7';
  return [
    notDueOf(
      form,
      year,
      reason(false, say('calendar.roc.attached', { form: 'MGT-8', to }), attached, givenOf(size), reached.rule),
    ),
  ];
}

/** By what section 135 may reach a company: the turnover of the year before, or the answer on its net worth and net profit. */
function sizeBefore(profile: CompanyProfile, { year, end }: Pick<CompanyYear, 'year' | 'end'>) {
  const yearBefore = `${Number(year.slice(0, 4)) - 1}-${year.slice(2, 4)}`;
  const turnover = turnoverOf(profile, yearBefore);
  const rule = ruleIfInForce(CSR_LIMITS, firstDayOf(year), profile.asked.knownOn);
  const answer = answerOn(profile, 'social-responsibility', end);
  return {
    rule,
    given: [
      [say('calendar.fact.turnover-of', { year: yearBefore }), amountOf(turnover)],
      answerGiven(profile, say('calendar.roc.csr-answer'), 'social-responsibility', end),
    ] as const,
    answer,
    isReached: rule !== undefined && (answer === true || (turnover !== undefined && turnover >= rule.value.turnover)),
  };
}

/** CSR-2 of the years for which a day of its own was notified; of others it goes with the accounts. */
function csrReport(profile: CompanyProfile, of: CompanyYear): readonly Draft[] {
  const { year } = of;
  const { rule, given, isReached } = sizeBefore(profile, of);
  const { knownOn } = profile.asked;
  const lawful = csrReportDueOn(year, knownOn);
  if (!isReached || !rule || !lawful) return [];
  const { dueOn, moves } = applyExtensions(ROC_RELIEFS, { form: 'CSR-2', period: year }, lawful, knownOn);
  return [
    draftOf({
      form: 'CSR-2',
      period: year,
      title: titleOf('CSR-2', year),
      description: say('calendar.roc.csr-report', { year }),
      priority: 'medium',
      ...{ dueOn, moves, originalDueOn: lawful.value },
      applies: reason(true, isDue('CSR-2'), say('calendar.roc.csr-reached'), given, citationOf(rule)),
      ...costOfFiling(profile, { form: 'CSR-2', period: year, dueOn: dueOn.value }),
    }),
  ];
}

function responsibility(profile: CompanyProfile, { year, end }: Pick<CompanyYear, 'year' | 'end'>): readonly NotDue[] {
  const { rule, given, isReached, answer } = sizeBefore(profile, { year, end });
  if (isReached && csrReportDueOn(year, profile.asked.knownOn)) return [];
  if (rule && isReached) {
    const formula = say('calendar.roc.with-accounts-rule');
    return [
      notDueOf(
        'CSR-2',
        year,
        reason(
          false,
          say('calendar.roc.goes-with', { form: 'CSR-2', other: 'AOC-4' }),
          formula,
          given,
          citationOf(rule),
        ),
      ),
    ];
  }
  if (answer === false) {
    const because = reason(false, isNotDue('CSR-2'), say('calendar.roc.csr-below'), given, rule && citationOf(rule));
    return [notDueOf('CSR-2', year, because)];
  }
  const because = reason(false, notKnown('CSR-2'), say('calendar.roc.csr-rule'), given, rule && citationOf(rule));
  return [notDueOf('CSR-2', year, because, { verdict: 'not-known', asks: 'social-responsibility' })];
}
