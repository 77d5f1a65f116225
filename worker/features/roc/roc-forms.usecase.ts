import { reason, registeredAs } from '../../domain/calendar/areas/answers';
import { classOn } from '../../domain/calendar/areas/roc/company';
import { eventNotes } from '../../domain/calendar/areas/roc/event-notes';
import { normalFeeOn } from '../../domain/calendar/areas/roc/normal-fee';
import { roc } from '../../domain/calendar/areas/roc/roc';
import { obligationsOf, ofLlp } from '../../domain/calendar/engine';
import { penaltiesOf } from '../../domain/calendar/figures';
import { nextRise, rateOn } from '../../domain/calendar/ladder';
import type { Answer, CompanyProfile, NotDue, Obligation } from '../../domain/calendar/model';
import { profileOf } from '../../domain/calendar/profile';
import { askedBy } from '../../domain/company/questions';
import type { EntityClass } from '../../domain/roc/classification';
import { ROC_STATUSES, type RocStatus, rocStatusOn, waiverState } from '../../domain/roc/form-status';
import { addMonths, daysBetween, type IsoDate } from '../../domain/shared/dates';
import { type Explained, onDay } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { formatRupees, type Paise } from '../../domain/shared/money';
import type { CompanyCase } from '../calendar/case/case.repository';
import { disqualificationJson } from '../calendar/status/status.contract';
import { keptItemId, workOut } from '../calendar/work-out/work-out.repository';

/** Meetings are forms of no kind: they have a register of their own. */
export const MEETINGS: readonly string[] = ['agm', 'board-meeting'];

const ORDER = Object.fromEntries(ROC_STATUSES.map((status, place) => [status, place])) as Record<RocStatus, number>;

/** What the engine says of a company's year around a day: the calendar's own window, law and facts. */
export function rocCaseOf(d1: D1Database, companyCase: CompanyCase, today: IsoDate) {
  const { answer } = workOut(d1, companyCase, today);
  const days = answer.obligations.map(({ dueOn }) => dueOn.value);
  const from = days.reduce((first, next) => (next < first ? next : first), today);
  const to = days.reduce((last, next) => (next > last ? next : last), today);
  return { answer, profile: profileOf(companyCase.dossier, { today, from, to }) };
}

/**
 * Every form of the Registrar that the calendar knows of, as it stands on a day with its fees; what is not due and why; and the forms
 * that only an event calls for. The list is the calendar's own, so that neither can say what the other does not.
 */
export function rocFormsOf(d1: D1Database, companyCase: CompanyCase, today: IsoDate) {
  const { answer, profile } = rocCaseOf(d1, companyCase, today);
  const items = [...answer.obligations, ...laterKycOf(companyCase, answer, today)]
    .filter(({ area, form }) => area === 'ROC' && !MEETINGS.includes(form))
    .map((obligation) => formJson(profile, obligation, companyCase))
    .toSorted(byStanding);
  const counts = Object.fromEntries(
    ROC_STATUSES.map((status) => [status, items.filter((item) => item.status === status).length]),
  ) as Record<RocStatus, number>;
  return {
    asOf: today,
    isCalendarKept: companyCase.items.some(({ origin }) => origin === 'law'),
    class: classJson(profile, today),
    counts,
    items,
    notDue: answer.notDue
      .filter(({ area, form }) => area === 'ROC' && !MEETINGS.includes(form))
      .map((one) => notDueJson(one, today)),
    onEvents: [...eventNotes(profile)],
    isStruckOffThreatened: answer.isStruckOffThreatened,
    disqualification: disqualificationJson(answer),
  };
}

// KYC comes every third year, beyond what the calendar shows; who holds a DIN wants to know when.
const KYC_MONTHS = 60;

function laterKycOf({ dossier }: CompanyCase, answer: Answer, today: IsoDate): readonly Obligation[] {
  const known = new Set(answer.obligations.map(({ key }) => key));
  const { obligations } = obligationsOf(dossier, { today, from: today, to: addMonths(today, KYC_MONTHS) }, [
    roc,
    ofLlp,
  ]);
  // Who has one open already is told of that one; who has just done it, of the next.
  const subjects = new Set(
    answer.obligations
      .filter(({ form, status }) => isKyc(form) && status !== 'completed')
      .map(({ subject }) => subject),
  );
  return obligations.filter(({ form, key, subject }) => isKyc(form) && !known.has(key) && !subjects.has(subject));
}

// A change of contact has a form of another name, and is no KYC.
const isKyc = (form: string): boolean => form === 'DIR-3 KYC';

type Standing = { status: RocStatus; dueDate: IsoDate; form: string };

// What needs an act first; what was filed last stands first among the filed.
function byStanding(one: Standing, other: Standing): number {
  if (one.status !== other.status) return ORDER[one.status] - ORDER[other.status];
  const byDay = one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0;
  return one.status === 'filed' ? -byDay : byDay;
}

const rupeesOf = ({ value, steps }: Explained<Paise>) => ({ value: formatRupees(value), steps });

function formJson(profile: CompanyProfile, obligation: Obligation, companyCase: CompanyCase) {
  const { today } = profile.asked;
  const { key, form, period, subject, title, description, isOptional, isUnverified, dueOn, doneOn } = obligation;
  const status = rocStatusOn({ status: obligation.status, dueOn: dueOn.value, isOptional }, today);
  return {
    ...{ key, form, period, subject, title, description, isOptional, isUnverified, status },
    itemId: keptItemId(companyCase, key),
    ...{ dueDate: dueOn.value, originalDueDate: obligation.originalDueOn },
    daysRemaining: daysBetween(today, dueOn.value),
    ...{ filedOn: doneOn ?? null, acknowledgement: obligation.acknowledgement ?? null },
    ...{ why: obligation.applies, dueOn },
    ...feesJson(profile, obligation, status),
    penalties: penaltiesOf(profile, obligation).flatMap((figure) =>
      'explained' in figure ? [{ name: figure.name, explained: rupeesOf(figure.explained) }] : [],
    ),
    moves: obligation.moves.map(({ reliefId, statute, from, to, url }) => ({
      ...{ reliefId, statute, from, to, ...(url && { url }) },
    })),
    waivers: obligation.waivers.map(({ reliefId, statute, filedFrom, filedBy, stillAsked, url }) => ({
      ...{ reliefId, statute, filedFrom, filedBy, stillAsked, ...(url && { url }) },
      state: waiverState({ filedFrom, filedBy }, doneOn, today),
    })),
  };
}

const NO_FEES = {
  ...{ normalFee: null, normalFeeUnknown: null, additionalFee: null, perDay: null, nextRise: null },
} as const;

/** The fees if it is filed today, or those of the day on which it was. What was done on a day that nobody knows has none. */
function feesJson(
  profile: CompanyProfile,
  { form, status, doneOn, costOn, ladder, unknownCost, lastDay }: Obligation,
  shown: RocStatus,
) {
  const { today } = profile.asked;
  const isOpen = shown !== 'filed' && shown !== 'not-due';
  // No fee buys what is open after its last day: none is told.
  if (isOpen && lastDay && today > lastDay)
    return { ...NO_FEES, additionalFeeUnknown: say('roc.desk.closed', { day: onDay(lastDay) }) };
  const on = doneOn ?? (isOpen ? today : undefined);
  const normal = on && normalFeeOn(profile, form, on);
  const next = isOpen ? nextRise(ladder, today) : undefined;
  return {
    normalFee: normal && 'explained' in normal ? rupeesOf(normal.explained) : null,
    normalFeeUnknown: normal && 'unknown' in normal ? normal.unknown : null,
    additionalFee: on && costOn ? rupeesOf(costOn(on)) : null,
    additionalFeeUnknown: isOpen && status !== 'not_due' ? (unknownCost ?? null) : null,
    perDay: isOpen && ladder.length > 0 ? formatRupees(rateOn(ladder, today)) : null,
    nextRise: next ? { from: next.from, fee: formatRupees(next.base), perDay: formatRupees(next.perDay) } : null,
  };
}

function classJson(
  profile: CompanyProfile,
  on: IsoDate,
): { on: IsoDate; is: EntityClass | null; because: Explained<boolean> } {
  const isLlp = profile.statedOn('legal-form', on)?.value.legalForm === 'llp';
  if (isLlp) {
    const because = reason(true, say('roc.class.llp'), say('calendar.roc.llp-no-company'), [
      registeredAs(profile, 'llp', on),
    ]);
    return { on, is: 'llp', because };
  }
  const entity = classOn(profile, on);
  return entity.is === undefined
    ? { on, is: null, because: entity.because }
    : { on, is: entity.is, because: { value: true, steps: entity.steps } };
}

function notDueJson(one: NotDue, today: IsoDate) {
  const { form, period, subject, verdict, because, asks } = one;
  const asked = verdict === 'not-known' ? askedBy(one, today) : undefined;
  return { form, period, subject, verdict, because, asks: asks ?? null, asked: asked ?? null };
}
