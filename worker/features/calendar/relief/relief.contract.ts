import { z } from 'zod';
import { FORM_NAMES } from '../../../domain/calendar/forms';
import { isPeriodText } from '../../../domain/calendar/periods';
import { specialGstinFault, stateOfGstCode } from '../../../domain/identifiers/tax-number';
import {
  AUDIT_CASES,
  EXCLUSIONS,
  limitsInRupees,
  type ReliefConditions,
  type ReliefLimits,
  TAXPAYERS,
} from '../../../domain/law/relief';
import { say } from '../../../domain/shared/message';
import { formatPercent, formatRupees, percent } from '../../../domain/shared/money';
import { today } from '../../../platform/clock';
import { issue } from '../../../platform/problem';
import { codeBy, isoDay, largeRupees, lineOf, numeric, optional } from '../../../platform/wire';
import { explained } from '../explanation/explanation.contract';
import { RELIEF_KINDS, RELIEF_STATES, type ReliefRow } from './relief.table';
import type { Effect, EffectItem } from './relief.usecase';

const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/;
const knownForms = new Set(FORM_NAMES);

const form = z
  .string()
  .refine((name) => knownForms.has(name), issue(say('calendar.relief.known-form', { example: 'MGT-7A' })));

/** Each once and in order, so that the same limits are the same text; a list that names nobody limits nothing. */
const listOf = <One extends string>(one: z.ZodType<One>, most: number) =>
  z
    .array(one)
    .max(most, issue(say('calendar.relief.many-limits', { count: most })))
    .transform((all) => [...new Set(all)].toSorted())
    .transform((all) => (all.length > 0 ? all : undefined))
    .optional();

const stateCode = z.string().refine((code) => stateOfGstCode(code) !== null, issue(say('calendar.relief.state-code')));
const gstin = codeBy(specialGstinFault);

/** For whom it speaks, where not for all. What is left out limits nothing. */
const limits = z
  .strictObject({
    auditCase: z.enum(AUDIT_CASES).optional(),
    taxpayer: z.enum(TAXPAYERS).optional(),
    states: listOf(stateCode, 40),
    exceptStates: listOf(stateCode, 40),
    turnoverAbove: largeRupees.optional(),
    turnoverUpTo: largeRupees.optional(),
    eventFrom: isoDay.optional(),
    eventTo: isoDay.optional(),
    except: listOf(z.enum(EXCLUSIONS), EXCLUSIONS.length),
    districts: listOf(
      lineOf(60).transform((name) => name.toLowerCase()),
      50,
    ),
    gstins: listOf(gstin, 50),
    dueFrom: isoDay.optional(),
    dueTo: isoDay.optional(),
  })
  .refine(({ dueFrom, dueTo }) => !dueFrom || !dueTo || dueFrom <= dueTo, {
    path: ['dueTo'],
    message: issue(say('calendar.relief.not-before-start')),
  })
  .refine(({ eventFrom, eventTo }) => !eventFrom || !eventTo || eventFrom <= eventTo, {
    path: ['eventTo'],
    message: issue(say('calendar.relief.not-before-start')),
  })
  .refine(({ turnoverAbove: above, turnoverUpTo: upTo }) => above === undefined || upTo === undefined || above < upTo, {
    path: ['turnoverUpTo'],
    message: issue(say('calendar.relief.turnover-span')),
  })
  .refine(({ states, exceptStates }) => !states || !exceptStates, {
    path: ['exceptStates'],
    message: issue(say('calendar.relief.states-both')),
  })
  .transform((given): ReliefLimits | undefined => {
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  })
  .optional()
  .describe('about.relief.limits');

/** What must be done for it to speak. What is left out is not asked. */
const conditions = z
  .strictObject({
    paidBy: isoDay.optional(),
    filedFrom: isoDay.optional(),
    filedBy: isoDay.optional(),
    filedBefore: listOf(form, 10),
  })
  .refine(({ filedFrom, filedBy }) => !filedFrom || !filedBy || filedFrom <= filedBy, {
    path: ['filedBy'],
    message: issue(say('calendar.relief.not-before-start')),
  })
  .transform((given): ReliefConditions | undefined => {
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  })
  .optional()
  .describe('about.relief.conditions');

/** What both kinds say: which forms of which period, and by which notification. */
const instrument = {
  forms: z
    .array(form)
    .min(1, issue(say('calendar.relief.one-form')))
    .max(20, issue(say('calendar.relief.many-forms', { count: 20 })))
    .transform((forms) => [...new Set(forms)].toSorted()),
  period: z
    .string()
    .refine(
      (text) => isPeriodText(text) && text >= '1900' && text < '2199',
      issue(say('calendar.relief.period', { examples: { list: ['2025-26', '2026-10', '2026-27 Q2'], joined: 'or' } })),
    ),
  limits,
  conditions,
  reference: lineOf(200).describe('about.relief.reference'),
  url: optional(
    z.url({ protocol: /^https?$/, error: issue(say('calendar.relief.address', { scheme: 'https://' })) }).max(500),
  ),
  notifiedOn: isoDay.refine((day) => day <= today(), issue(say('calendar.relief.not-after-today'))),
};

const newExtension = z.strictObject({ kind: z.literal('extension'), ...instrument, dueOn: isoDay });

const newWaiver = z
  .strictObject({
    kind: z.literal('fee_waiver'),
    ...instrument,
    filedFrom: optional(isoDay).describe('about.relief.filed-from'),
    filedBy: isoDay,
    stillAsked: z
      .string()
      .regex(PERCENT, issue(say('calendar.relief.percentage')))
      .transform((text) => percent(Number(text))),
  })
  .transform((waiver) => ({ ...waiver, filedFrom: waiver.filedFrom ?? waiver.notifiedOn }))
  .refine(({ filedFrom, filedBy }) => filedFrom <= filedBy, {
    path: ['filedBy'],
    message: issue(say('calendar.relief.not-before-start')),
  })
  .refine(({ conditions: on }) => !on?.filedFrom && !on?.filedBy, {
    path: ['conditions', 'filedBy'],
    message: issue(say('calendar.relief.window-of-its-own')),
  });

export const newRelief = z.discriminatedUnion('kind', [newExtension, newWaiver]);

const text = z.string().nullable();
const day = z.iso.date().nullable();

export const reliefAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(RELIEF_KINDS),
  forms: z.array(z.string()),
  period: z.string(),
  limits: z
    .object({
      auditCase: z.enum(AUDIT_CASES).optional(),
      taxpayer: z.enum(TAXPAYERS).optional(),
      states: z.array(z.string()).optional(),
      exceptStates: z.array(z.string()).optional(),
      turnoverAbove: numeric.optional(),
      turnoverUpTo: numeric.optional(),
      eventFrom: z.iso.date().optional(),
      eventTo: z.iso.date().optional(),
      except: z.array(z.enum(EXCLUSIONS)).optional(),
      districts: z.array(z.string()).optional(),
      gstins: z.array(z.string()).optional(),
      dueFrom: z.iso.date().optional(),
      dueTo: z.iso.date().optional(),
    })
    .nullable(),
  conditions: z
    .object({
      paidBy: z.iso.date().optional(),
      filedFrom: z.iso.date().optional(),
      filedBy: z.iso.date().optional(),
      filedBefore: z.array(z.string()).optional(),
    })
    .nullable(),
  dueOn: day,
  filedFrom: day,
  filedBy: day,
  /** What is still asked of the fee, in per cent. */
  stillAsked: text,
  reference: z.string(),
  url: text,
  notifiedOn: z.iso.date(),
  state: z.enum(RELIEF_STATES),
  enteredByName: z.string(),
  enteredAt: z.string(),
  decidedByName: text,
  decidedAt: text,
  withdrawnByName: text,
  withdrawnAt: text,
  /** Whether the reader may approve or refuse it now. */
  mayDecide: z.boolean(),
  /** Whether the firm has one member alone, who may then approve what they entered. */
  canSelfApprove: z.boolean(),
});

export type ReliefAnswer = z.infer<typeof reliefAnswer>;

export const decisionAnswer = z.object({
  relief: reliefAnswer,
  /** Companies whose obligations were worked out again, and those that the next run takes. */
  updated: z.number(),
  remaining: z.number(),
});

/** Who reads: a relief may be decided by a leading member who did not enter it, or by the only member there is. */
export type Reader = { personId: string; leads: boolean; isAlone: boolean };

export function reliefJson(row: ReliefRow, { personId, leads, isAlone }: Reader): ReliefAnswer {
  const { caFirmId: _firm, enteredBy, decidedBy: _decider, decidedOn: _decided, ...shown } = row;
  const { withdrawnBy: _withdrawer, withdrawnOn: _withdrawn, forms, limits: to, conditions: on, ...more } = shown;
  const { stillAsked, ...rest } = more;
  return {
    ...rest,
    forms: [...forms],
    limits: to && limitsJson(to),
    conditions: on && { ...on, filedBefore: on.filedBefore && [...on.filedBefore] },
    stillAsked: stillAsked === null ? null : formatPercent(stillAsked),
    mayDecide: row.state === 'proposed' && leads && (isAlone || enteredBy !== personId),
    canSelfApprove: isAlone,
  };
}

const limitsJson = (limits: ReliefLimits) => {
  const { states, exceptStates, districts, gstins, except, ...plain } = limitsInRupees(limits);
  return {
    ...plain,
    ...(states && { states: [...states] }),
    ...(exceptStates && { exceptStates: [...exceptStates] }),
    ...(districts && { districts: [...districts] }),
    ...(gstins && { gstins: [...gstins] }),
    ...(except && { except: [...except] }),
  };
};

const effectItem = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  itemId: z.uuid(),
  title: z.string(),
  /** Without the relief and with it. */
  dueDate: z.iso.date(),
  newDueDate: z.iso.date(),
  daysGained: z.number(),
  costToday: numeric,
  newCostToday: numeric,
  isFiled: z.boolean(),
  why: z
    .object({
      dueOn: explained(z.iso.date()),
      newDueOn: explained(z.iso.date()),
      daysGained: explained(z.number()),
      cost: explained(z.number()).nullable(),
      newCost: explained(z.number()).nullable(),
    })
    .nullable()
    .describe('about.relief.why'),
});

/** One item of the effect, whose figures are then explained. */
export const effectQuery = z
  .object({ companyId: z.uuid().optional(), itemId: z.uuid().optional() })
  .describe('about.relief.one-item');

export const effectAnswer = z.object({
  /** How many clients have an item that it touches. */
  clients: z.number(),
  items: z.array(effectItem),
  filedAlready: z.number(),
  flags: z.array(z.object({ code: z.string(), message: z.string() })),
});

export function effectJson({ items, flags }: Effect) {
  return {
    clients: new Set(items.map(({ companyId }) => companyId)).size,
    items: items.map(itemJson),
    filedAlready: items.filter(({ isFiled }) => isFiled).length,
    flags: [...flags],
  };
}

const itemJson = ({ costToday, newCostToday, ...item }: EffectItem) => ({
  ...item,
  costToday: formatRupees(costToday),
  newCostToday: formatRupees(newCostToday),
});
