import { stateOfGstCode } from '#domain/identifiers/tax-number';
import type { AuditCase, Exclusion, ReliefLimits, Taxpayer } from '#domain/law/relief';
import { parseRupees } from '#domain/shared/money';
import { formWords } from '../../lib/form-words';
import { formatCount, formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';
import type { Choice } from '../../ui/form/field';
import type { Relief, ReliefEffect, ReliefKind, ReliefState } from './relief.types';

const KINDS: Record<ReliefKind, () => string> = { extension: m.relief_extension, fee_waiver: m.relief_fee_waiver };

export const kindName = (kind: ReliefKind): string => KINDS[kind]();

const STATES: Record<ReliefState, { name: () => string; tone: Tone }> = {
  proposed: { name: m.relief_state_proposed, tone: 'yellow' },
  approved: { name: m.relief_state_approved, tone: 'green' },
  refused: { name: m.relief_state_refused, tone: 'red' },
  withdrawn: { name: m.relief_state_withdrawn, tone: 'grey' },
};

export const stateName = (state: ReliefState): string => STATES[state].name();
export const stateTone = (state: ReliefState): Tone => STATES[state].tone;

const AUDIT_CASES: Record<AuditCase, () => string> = {
  audit: m.relief_case_audit,
  'transfer-pricing': m.relief_case_pricing,
  'no-audit': m.relief_case_no_audit,
};
const EXCLUSIONS: Record<Exclusion, () => string> = {
  'strike-off-notice': m.relief_not_struck_off,
  dormant: m.relief_not_dormant,
};
export const exclusions = (): readonly Choice[] =>
  choicesOf({ 'strike-off-notice': m.relief_struck_off, dormant: m.relief_dormant } satisfies Record<
    Exclusion,
    () => string
  >);

const TAXPAYERS: Record<Taxpayer, () => string> = { company: m.relief_companies, llp: m.relief_llps };

const choicesOf = (names: Readonly<Record<string, () => string>>): readonly Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label: label() }));

export const auditCases = (): readonly Choice[] => choicesOf(AUDIT_CASES);
export const taxpayers = (): readonly Choice[] => choicesOf(TAXPAYERS);

/** As the law's tables and the calls carry them: a list of one is a list of the other. */
type Limits = {
  [Name in keyof ReliefLimits]?:
    | (ReliefLimits[Name] extends readonly string[] | undefined ? readonly string[] : string)
    | undefined;
};

/** For whom alone it speaks: 'audited; Maharashtra, Jharkhand'; empty where it speaks for all. */
export function limitWords(limits: Limits | null | undefined): string {
  const {
    auditCase,
    taxpayer,
    states = [],
    exceptStates = [],
    districts = [],
    gstins = [],
    dueFrom,
    dueTo,
  } = limits ?? {};
  const { turnoverAbove, turnoverUpTo, eventFrom, eventTo, except = [] } = limits ?? {};
  return [
    auditCase && AUDIT_CASES[auditCase as AuditCase](),
    taxpayer && TAXPAYERS[taxpayer as Taxpayer](),
    stateNames(states),
    exceptStates.length > 0 && m.relief_all_states_but({ names: stateNames(exceptStates) }),
    turnoverAbove && m.relief_turnover_more({ amount: costText(turnoverAbove) }),
    turnoverUpTo && m.relief_turnover_at_most({ amount: costText(turnoverUpTo) }),
    eventFrom && m.relief_event_after({ day: formatDate(eventFrom) }),
    eventTo && m.relief_event_before({ day: formatDate(eventTo) }),
    [...except].map((ground) => EXCLUSIONS[ground as Exclusion]()).join(', '),
    districts.length > 0 && m.relief_in_districts({ names: [...districts].map(capital).join(', ') }),
    [...gstins].join(', '),
    dueFrom && m.relief_fell_due_from({ day: formatDate(dueFrom) }),
    dueTo && m.relief_fell_due_to({ day: formatDate(dueTo) }),
  ]
    .filter(Boolean)
    .join('; ');
}

const stateNames = (codes: readonly string[]): string =>
  codes.map((code) => stateOfGstCode(code)?.name ?? code).join(', ');

const capital = (name: string): string => name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

type Said = Pick<Relief, 'kind' | 'dueOn' | 'filedFrom' | 'filedBy' | 'stillAsked'>;

/** What it does, in a sentence: a moved date says the new day, a waived fee that the day stays. */
export function reliefWords({ kind, dueOn, filedFrom, filedBy, stillAsked }: Said): string {
  if (kind === 'extension') return m.relief_moves_to({ day: formatDate(dueOn ?? '') });
  const window = { from: formatDate(filedFrom ?? ''), by: formatDate(filedBy ?? '') };
  const isWhole = Number(stillAsked ?? '0') === 0;
  return isWhole ? m.relief_waives_all(window) : m.relief_waives_part({ ...window, percent: stillAsked ?? '' });
}

/** 'MGT-7, MGT-7A for 2025-26'. */
export const reliefTitle = ({ forms, period }: { forms: readonly string[]; period: string }): string =>
  m.relief_title_of({ forms: forms.map(formWords).join(', '), period });

/** How many clients and dates an effect touches, and how many of them gain nothing since they are filed. */
export function effectWords({ clients, items, filedAlready }: ReliefEffect): string {
  if (items.length === 0) return m.relief_effect_none();
  return m.relief_effect_said({
    items: formatCount(items.length),
    clients: formatCount(clients),
    filed: formatCount(filedAlready),
  });
}

/** An amount of the API as shown. */
export const costText = (amount: string): string => formatInr(parseRupees(amount));

type Line = { who: string; at: string; what: () => string };

/** Who did what to it and when, oldest first. */
export function reliefHistory(relief: Relief): readonly Line[] {
  const { decidedAt, decidedByName, withdrawnAt, withdrawnByName, enteredByName } = relief;
  const isRefused = relief.state === 'refused';
  const decided = decidedByName === enteredByName && !isRefused ? m.relief_did_self_approve : m.relief_did_approve;
  return [
    { who: enteredByName, at: relief.enteredAt, what: m.relief_did_enter },
    ...(decidedAt
      ? [{ who: decidedByName ?? '', at: decidedAt, what: isRefused ? m.relief_did_refuse : decided }]
      : []),
    ...(withdrawnAt ? [{ who: withdrawnByName ?? '', at: withdrawnAt, what: m.relief_did_withdraw }] : []),
  ];
}
