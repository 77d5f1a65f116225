import { addDays, type IsoDate } from '../shared/dates';
import { type BasisPoints, formatRupees, type Paise } from '../shared/money';
import type { Rule } from './rule';

/**
 * Whose return of income it is, as section 139(1) tells them apart (Explanation 2): a company or who is audited (a), who reports
 * on transfer prices (aa), who does neither (c).
 */
export const AUDIT_CASES = ['audit', 'transfer-pricing', 'no-audit'] as const;
export type AuditCase = (typeof AUDIT_CASES)[number];

export const TAXPAYERS = ['company', 'llp'] as const;
export type Taxpayer = (typeof TAXPAYERS)[number];

/** Whom instruments leave out: who has a final notice of strike-off, and who is dormant. */
export const EXCLUSIONS = ['strike-off-notice', 'dormant'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** For whom an instrument speaks beside its forms and period. All that it names must be so; what is not known is not. */
export type ReliefLimits = {
  auditCase?: AuditCase;
  taxpayer?: Taxpayer;
  /** The first two digits of the GSTIN, or the State of the registered office by the same code. */
  states?: readonly string[];
  /** All States but these. */
  exceptStates?: readonly string[];
  /** In paise; of the year before the period for a return of GST, else of the year of the period. */
  turnoverAbove?: Paise;
  turnoverUpTo?: Paise;
  /** The days between which the event lies that a form was born of. */
  eventFrom?: IsoDate;
  eventTo?: IsoDate;
  except?: readonly Exclusion[];
  /** Districts of the principal place of business, in lower case. */
  districts?: readonly string[];
  gstins?: readonly string[];
  /** The days between which the form fell due by the law's own rule. */
  dueFrom?: IsoDate;
  dueTo?: IsoDate;
};

/**
 * What must be done for an instrument to speak. It eases while that can still be done, once it was done in time, and not where it
 * was not: what nobody said was done by the last day was not.
 */
export type ReliefConditions = {
  /** The last day on which the tax of the form is paid. */
  paidBy?: IsoDate;
  /** Of an extension: the days between which the form is filed; the window of a waiver is its own. */
  filedFrom?: IsoDate;
  filedBy?: IsoDate;
  /** Forms of the same period and registration that are filed before it. */
  filedBefore?: string[];
};

/** What was done of a form, as far as it was said: a form that was filed was paid with, where no earlier day is told. */
export type Deeds = {
  today: IsoDate;
  filedOn?: IsoDate;
  paidOn?: IsoDate;
  /** The day on which another form of the same period was filed. */
  otherFiledOn: (form: string) => IsoDate | undefined;
};

export type ConditionState = 'met' | 'open' | 'failed';

/** What is known of who files a form, to be held against the limits of an instrument. */
export type FilerTraits = {
  auditCase?: AuditCase;
  taxpayer?: Taxpayer;
  state?: string;
  district?: string;
  gstin?: string;
  /** Asked only where an instrument names a turnover. */
  turnover?: () => Paise | undefined;
  eventOn?: IsoDate;
  /** Of each ground on which instruments leave somebody out whether it holds; absent where nobody has said. */
  grounds?: Partial<Record<Exclusion, boolean>>;
  /** By the law's own rule, before any move. */
  dueOn?: IsoDate;
};

type Instrument = Pick<
  Rule<unknown>,
  'id' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status' | 'checkedOn'
> & {
  forms: readonly string[];
  /** The period of the form, such as '2025-26'; absent where the instrument covers every period. */
  period?: string;
  limits?: ReliefLimits;
  conditions?: ReliefConditions;
  /** The day on which it was taken back; from then on it is as if it had never been given. */
  withdrawnOn?: IsoDate;
};

/** Moves the due date itself: nothing is late before the new day. */
export type Extension = Instrument & { kind: 'extension'; dueOn: IsoDate };

/**
 * Leaves the due date where it is and asks only part of the additional fee from those who file inside the window.
 * Who files after it pays from the original due date.
 */
export type FeeWaiver = Instrument & {
  kind: 'fee_waiver';
  filedFrom: IsoDate;
  filedBy: IsoDate;
  /** So many days after the due date, where the window of each form closes by itself. */
  withinDays?: number;
  /** What is still asked of the additional fee: 0 where all of it is waived. */
  stillAsked: BasisPoints;
};

/** What eases a rule for a while: data that an administrator enters, and never a new version of the rule. */
export type Relief = Extension | FeeWaiver;

/** Without traits the limits are not asked about: whoever hands reliefs on has held them against the filer already. */
export type FormPeriod = { form: string; period: string; traits?: FilerTraits };

/** The extension that counts for a form and period as known on a day: the one known last. */
export function extensionFor(reliefs: readonly Relief[], about: FormPeriod, knownOn?: IsoDate): Extension | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'extension')
    .filter((relief) => covers(relief, about, knownOn))
    .reduce<Extension | undefined>(
      (last, next) => (last && last.knownSince > next.knownSince ? last : next),
      undefined,
    );
}

/** The waiver that asks least of a form filed on a day; undefined where the whole fee is due. */
export function waiverFor(
  reliefs: readonly Relief[],
  about: FormPeriod & { filedOn: IsoDate; dueOn?: IsoDate },
  knownOn?: IsoDate,
): FeeWaiver | undefined {
  return reliefs
    .filter((relief) => relief.kind === 'fee_waiver')
    .filter((relief) => covers(relief, about, knownOn))
    .filter((relief) => relief.filedFrom <= about.filedOn && about.filedOn <= lastDayOf(relief, about.dueOn))
    .reduce<FeeWaiver | undefined>(
      (least, next) => (least && least.stillAsked <= next.stillAsked ? least : next),
      undefined,
    );
}

/** The last day of a waiver's window for a form that fell due on a day. */
export function lastDayOf({ filedBy, withinDays }: FeeWaiver, dueOn: IsoDate | undefined): IsoDate {
  if (withinDays === undefined || !dueOn) return filedBy;
  const last = addDays(dueOn, withinDays);
  return last < filedBy ? last : filedBy;
}

/** How the conditions of an instrument stand, the worst of them; undefined where it has none. */
export function conditionState(relief: Relief, deeds: Deeds): ConditionState | undefined {
  if (!relief.conditions) return undefined;
  const { paidBy, filedFrom, filedBy, filedBefore = [] } = relief.conditions;
  const { today, filedOn, paidOn, otherFiledOn } = deeds;
  const last = relief.kind === 'extension' ? relief.dueOn : relief.filedBy;
  const stateOf = (doneOn: IsoDate | undefined, until: IsoDate, from = doneOn): ConditionState => {
    if (doneOn === undefined || from === undefined) return today <= until ? 'open' : 'failed';
    return from <= doneOn && doneOn <= until ? 'met' : 'failed';
  };
  const states = [
    ...(paidBy ? [stateOf(paidOn ?? filedOn, paidBy)] : []),
    ...(filedFrom || filedBy ? [stateOf(filedOn, filedBy ?? last, filedFrom)] : []),
    ...filedBefore.map((form) => stateOf(otherFiledOn(form), filedOn ?? last)),
  ];
  return (['failed', 'open', 'met'] as const).find((state) => states.includes(state));
}

/** Whether an instrument speaks for a form and period as known on a day; withdrawn ones do not, from that day on. */
export function covers(relief: Relief, { form, period, traits }: FormPeriod, knownOn: IsoDate | undefined): boolean {
  const isKnown = !knownOn || relief.knownSince <= knownOn;
  const stands = !relief.withdrawnOn || (knownOn !== undefined && knownOn < relief.withdrawnOn);
  const isOfForm = relief.forms.includes(form) && (!relief.period || relief.period === period);
  return isKnown && stands && isOfForm && (!traits || isWithinLimits(relief.limits, traits));
}

/** Whether an instrument speaks for a filer: each limit it names holds. A trait that nobody knows meets no limit. */
export function isWithinLimits(limits: ReliefLimits | undefined, traits: FilerTraits): boolean {
  if (!limits) return true;
  const { auditCase, taxpayer, states, exceptStates = [], districts, gstins, dueFrom, dueTo } = limits;
  const { turnoverAbove, turnoverUpTo, eventFrom, eventTo, except = [] } = limits;
  const { dueOn, eventOn, state } = traits;
  return (
    (!auditCase || auditCase === traits.auditCase) &&
    (!taxpayer || taxpayer === traits.taxpayer) &&
    isAmong(states, state) &&
    (exceptStates.length === 0 || (state !== undefined && !exceptStates.includes(state))) &&
    (turnoverAbove === undefined || (traits.turnover?.() ?? turnoverAbove) > turnoverAbove) &&
    (turnoverUpTo === undefined || (traits.turnover?.() ?? Number.POSITIVE_INFINITY) <= turnoverUpTo) &&
    (!eventFrom || (eventOn !== undefined && eventFrom <= eventOn)) &&
    (!eventTo || (eventOn !== undefined && eventOn <= eventTo)) &&
    except.every((ground) => traits.grounds?.[ground] === false) &&
    isAmong(districts, traits.district) &&
    isAmong(gstins, traits.gstin) &&
    (!dueFrom || (dueOn !== undefined && dueFrom <= dueOn)) &&
    (!dueTo || (dueOn !== undefined && dueOn <= dueTo))
  );
}

const isAmong = (named: readonly string[] | undefined, one: string | undefined): boolean =>
  !named || named.length === 0 || (one !== undefined && named.includes(one));

/** The limits with their amounts as the API carries them: paise become '50000000.00'. */
export const limitsInRupees = ({ turnoverAbove, turnoverUpTo, ...rest }: ReliefLimits) => ({
  ...rest,
  ...(turnoverAbove !== undefined && { turnoverAbove: formatRupees(turnoverAbove) }),
  ...(turnoverUpTo !== undefined && { turnoverUpTo: formatRupees(turnoverUpTo) }),
});
