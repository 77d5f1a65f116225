import type { EventOf } from '../../../company/events';
import { ruleIfInForce } from '../../../law/rule';
import { eventFormDueOn } from '../../../roc/due-dates';
import { CHARGE_FEE } from '../../../roc/law/fees';
import { CONTACT_CHANGE_FEE, EVENT_FORMS, type EventFormKey, FOREIGN_FORMS } from '../../../roc/law/forms';
import { addDays, type IsoDate, isIsoDate, isoDate } from '../../../shared/dates';
import { inDays, inPaise, inWords, onDay, type Quantity } from '../../../shared/explained';
import { type Message, say } from '../../../shared/message';
import type { CompanyProfile, Draft } from '../../model';
import type { Priority } from '../../values';
import { formName } from '../../values';
import {
  draftOf,
  type FormAnswer,
  isAsked,
  isDue,
  isNotDue,
  keyOf,
  NOT_STATED,
  notDueOf,
  notKnown,
  reason,
} from '../answers';
import { costOfCharge, costOfForeignFiling, costOfIncrease } from '../form-amount';
import { type CostOfDelay, costOfFiling, costOfLlpForm } from './cost';

const PRIORITIES: Readonly<Record<string, Priority>> = {
  'INC-20A': 'critical',
  'ADT-1': 'high',
  'PAS-3': 'high',
  'CHG-1': 'high',
};
// An appointment this soon after incorporation is that of the first auditor: the Board's 30 days, then the members' 90.
const FIRST_AUDITOR_DAYS = 120;

type Born = { key: EventFormKey; on: IsoDate; subject: string };

/** The forms that an event calls for: those that were recorded, and those that incorporation and the auditor's facts are. */
export function eventAnswers(profile: CompanyProfile): readonly FormAnswer[] {
  const recorded = recordedOf(profile);
  const born = [...fromFacts(profile, recorded), ...recorded.filter(isOwn).map(bornOf)];
  return [...draftsOf(profile, born), ...notes(recorded, profile.subjectsOf('auditor').length > 0)];
}

/** The forms of the recorded events alone: an LLP has no commencement to declare and no auditor to tell of. */
export const recordedForms = (profile: CompanyProfile): readonly Draft[] =>
  draftsOf(profile, recordedOf(profile).filter(isOwn).map(bornOf));

const recordedOf = (profile: CompanyProfile): readonly Recorded[] =>
  profile.events('roc-event').filter(({ happenedOn }) => happenedOn <= profile.asked.today);

/** The same event recorded twice calls for one form. */
function draftsOf(profile: CompanyProfile, born: readonly Born[]): readonly Draft[] {
  const drafts = new Map<string, Draft>();
  for (const one of born) {
    const draft = eventDraft(profile, one);
    if (draft && !drafts.has(keyOf(draft))) drafts.set(keyOf(draft), draft);
  }
  return [...drafts.values()];
}

type Recorded = EventOf<'roc-event'>;

// Incorporation is a fact of every company, whether or not somebody records it as an event too.
const isOwn = ({ details }: Recorded): boolean => details.key !== 'commencement';
const bornOf = ({ details, happenedOn, subject }: Recorded): Born => ({ key: details.key, on: happenedOn, subject });

function fromFacts(profile: CompanyProfile, recorded: readonly Recorded[]): readonly Born[] {
  const { incorporatedOn } = profile.dossier;
  // Who followed an auditor does not undo that the one before was to be told of.
  const appointed = new Set(profile.versions('auditor').map(({ value }) => value.appointedOn));
  const auditors = [...appointed].flatMap((on): Born[] => {
    const isRecorded = recorded.some(
      (one) => one.happenedOn === on && EVENT_FORMS[one.details.key][0]?.value.form === 'ADT-1',
    );
    const key = on <= addDays(incorporatedOn, FIRST_AUDITOR_DAYS) ? 'firstAuditor' : 'auditorAppointment';
    return isRecorded ? [] : [{ key, on, subject: '' }];
  });
  return [{ key: 'commencement', on: incorporatedOn, subject: '' }, ...auditors];
}

/** The form of one event; undefined where its rule was not in force or known, or its day lies outside what is asked. */
function eventDraft(profile: CompanyProfile, { key, on, subject }: Born): Draft | undefined {
  const { knownOn } = profile.asked;
  const rule = ruleIfInForce(EVENT_FORMS[key], on, knownOn);
  if (!rule) return undefined;
  const { form, trigger, days, isOptional = false } = rule.value;
  if (!isAsked(profile, addDays(on, days))) return undefined;
  const dueOn = eventFormDueOn(key, on, knownOn);
  const previousLateFilingOn = lateFilings(profile, form).findLast((filedOn) => filedOn < profile.asked.today);
  const late = { form, period: on, dueOn: dueOn.value, ...(previousLateFilingOn && { previousLateFilingOn }) };
  const isForeign = FOREIGN_FORMS.includes(form);
  return draftOf({
    ...(isForeign && { area: 'other' }),
    form,
    period: on,
    subject,
    title: eventTitle(form, subject, on),
    description: descriptionOf(form, { days: inDays(days), trigger, day: onDay(on) }, { on, knownOn }),
    priority: isOptional ? 'low' : (PRIORITIES[form] ?? 'medium'),
    isOptional,
    dueOn,
    applies: reason(
      true,
      isOptional ? say('calendar.roc.recommended', { form: formName(form) }) : isDue(form),
      say('calendar.roc.after', { trigger }),
      [[say('calendar.roc.event-day'), onDay(on)]],
    ),
    ...(isOptional ? {} : costOf(profile, late, subject)),
    ...(form === 'CHG-1' && closing(on, profile.asked)),
  });
}

/** The last day on which a charge is registered, and what is said of it from the next day on. */
function closing(
  createdOn: IsoDate,
  { today, knownOn }: CompanyProfile['asked'],
): Pick<Draft, 'lastDay' | 'whileOpen'> {
  const rule = ruleIfInForce(CHARGE_FEE, createdOn, knownOn);
  if (!rule) return {};
  const lastDay = addDays(createdOn, rule.value.lastDay);
  if (today <= lastDay) return { lastDay };
  return {
    lastDay,
    whileOpen: () => say('calendar.roc.charge-closed', { day: onDay(lastDay), statute: rule.statute }),
  };
}

function descriptionOf(
  form: string,
  about: { days: Quantity; trigger: Message; day: Quantity },
  { on, knownOn }: { on: IsoDate; knownOn: IsoDate | undefined },
): Message {
  const fee = form === 'DIR-3-KYC-Web' ? ruleIfInForce(CONTACT_CHANGE_FEE, on, knownOn) : undefined;
  if (fee) return say('calendar.roc.contact-change', { ...about, fee: inPaise(fee.value) });
  const charge = form === 'CHG-1' ? ruleIfInForce(CHARGE_FEE, on, knownOn) : undefined;
  if (!charge) return say('calendar.roc.within-of-event', about);
  const { withFeeDays, lastDay } = charge.value;
  return say('calendar.roc.charge', { ...about, fee: withFeeDays, last: lastDay });
}

const eventTitle = (form: string, subject: string, on: IsoDate): Message =>
  subject
    ? say('calendar.roc.event-of', { form: formName(form), subject, day: onDay(on) })
    : say('calendar.roc.event', { form: formName(form), day: onDay(on) });

function costOf(profile: CompanyProfile, late: Late, subject: string): CostOfDelay & Pick<Draft, 'unknownCost'> {
  const { form, period } = late;
  if (FOREIGN_FORMS.includes(form)) return costOfForeignFiling(profile, form, keyOf({ form, period, subject }));
  if (form === 'CHG-1') return costOfCharge(profile, form, isoDate(period), subject);
  if (form === 'SH-7') return costOfIncrease(profile, keyOf({ form, period, subject }));
  // A satisfaction may be told late with a fee that no text here names.
  if (form === 'CHG-4') return { unknownCost: say('calendar.cost.unknown.satisfaction') };
  return form.startsWith('LLP') ? costOfLlpForm(profile, late) : costOfFiling(profile, late);
}

type Late = Parameters<typeof costOfFiling>[1];

function notes(recorded: readonly Recorded[], isAuditorStated: boolean): readonly FormAnswer[] {
  const keys = new Set<EventFormKey>(recorded.map(({ details }) => details.key));
  const costReport = reason(false, isNotDue('CRA-4'), say('calendar.roc.cost-report-rule'), [
    [say('calendar.roc.cost-report'), inWords(say('calendar.roc.none-recorded'))],
  ]);
  const auditor = reason(false, notKnown('ADT-1'), say('calendar.roc.auditor-rule'), [
    [say('calendar.roc.auditor'), NOT_STATED],
  ]);
  const hasAuditor = isAuditorStated || keys.has('auditorAppointment') || keys.has('firstAuditor');
  return [
    ...(keys.has('costAuditReport') ? [] : [notDueOf('CRA-4', '', costReport)]),
    ...(hasAuditor ? [] : [notDueOf('ADT-1', '', auditor, { asks: 'auditor' })]),
  ];
}

const REPEATABLE = ['INC-22', 'PAS-3'];

/** The days on which a form was filed late before: a second time within a year costs more (INC-22 and PAS-3 alone). */
function lateFilings(profile: CompanyProfile, form: string): readonly IsoDate[] {
  if (!REPEATABLE.includes(form)) return [];
  return profile
    .events('filing')
    .filter(({ subject, happenedOn }) => {
      const dueOn = subject.startsWith(`${form}|`) ? dueOnOf(profile, subject) : undefined;
      return dueOn !== undefined && dueOn < happenedOn;
    })
    .map(({ happenedOn }) => happenedOn);
}

/** The due day of the event that an obligation's key names. */
function dueOnOf(profile: CompanyProfile, key: string): IsoDate | undefined {
  const [form, on = '', subject = ''] = key.split('|');
  if (!isIsoDate(on)) return undefined;
  const born = profile.events('roc-event').find((one) => {
    const isSame = one.happenedOn === on && one.subject === subject;
    return isSame && EVENT_FORMS[one.details.key][0]?.value.form === form;
  });
  const rule = born && ruleIfInForce(EVENT_FORMS[born.details.key], on);
  return rule && addDays(on, rule.value.days);
}
