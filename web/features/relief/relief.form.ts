import * as v from 'valibot';
import { isPeriodText } from '#domain/calendar/periods';
import { AUDIT_CASES, EXCLUSIONS, TAXPAYERS } from '#domain/law/relief';
import { day, money, orEmpty } from '../../lib/field-parts';
import { line, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import type { NewRelief, ReliefKind } from './relief.types';

/** The forms come as one text from a hidden field, since a form gives a name one value. */
const forms = v.pipe(
  line,
  v.transform((text) => text.split('|').filter(Boolean)),
  v.minLength(1, () => m.relief_forms_missing()),
);

/** A period as the calendar names it. */
const period = v.pipe(
  required,
  v.check(isPeriodText, () => m.relief_period_wrong()),
);

const link = orEmpty(
  v.pipe(
    line,
    v.check(
      (text) => URL.canParse(text) && text.startsWith('https://'),
      () => m.relief_url_wrong(),
    ),
  ),
);

const percent = v.pipe(
  line,
  v.check(
    (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100,
    () => m.relief_percent_wrong(),
  ),
);

const chosen = <Values extends readonly [string, ...string[]]>(values: Values) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => values.find((value) => value === text)),
    ),
  );
/** '27, 29' or '27|29' as a list; nothing is none. */
const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[,|]/).flatMap((part) => part.trim() || [])),
  ),
);
const optionalDay = v.optional(orEmpty(day));
const optionalAmount = v.optional(orEmpty(money));
const ticked = v.optional(v.string());

const limits = {
  auditCase: chosen(AUDIT_CASES),
  taxpayer: chosen(TAXPAYERS),
  states: list,
  statesAre: v.optional(v.string()),
  turnoverAbove: optionalAmount,
  turnoverUpTo: optionalAmount,
  eventFrom: optionalDay,
  eventTo: optionalDay,
  'strike-off-notice': ticked,
  dormant: ticked,
  districts: list,
  gstins: list,
  dueFrom: optionalDay,
  dueTo: optionalDay,
};

// Fields of a waiver's own window have these names without the prefix.
const conditions = {
  'condition-paidBy': optionalDay,
  'condition-filedFrom': optionalDay,
  'condition-filedBy': optionalDay,
  'condition-filedBefore': list,
};

/** Of the States that are named: that it speaks for all but those. */
export const LEFT_OUT = 'left-out';

/** The limits and conditions apart from the rest, as the call takes them: those that say something. */
function withLimits<Typed extends Readonly<Record<string, unknown>>>(typed: Typed) {
  const { auditCase, taxpayer, states, statesAre, districts, gstins, dueFrom, dueTo, ...others } = typed;
  const {
    turnoverAbove,
    turnoverUpTo,
    eventFrom,
    eventTo,
    'strike-off-notice': notice,
    dormant,
    ...conditional
  } = others;
  const { 'condition-paidBy': paidBy, 'condition-filedFrom': filedFrom, ...further } = conditional;
  const { 'condition-filedBy': filedBy, 'condition-filedBefore': filedBefore, ...rest } = further;
  const given = {
    ...{ auditCase, taxpayer, [statesAre === LEFT_OUT ? 'exceptStates' : 'states']: states, districts, gstins },
    ...{ dueFrom, dueTo, turnoverAbove, turnoverUpTo, eventFrom, eventTo },
    except: EXCLUSIONS.filter((ground) => ({ 'strike-off-notice': notice, dormant })[ground]),
  };
  const limits = namedOf(given);
  const asked = namedOf({ paidBy, filedFrom, filedBy, filedBefore });
  return { ...rest, ...(limits && { limits }), ...(asked && { conditions: asked }) };
}

/** What says something; undefined where nothing does. */
function namedOf(given: Readonly<Record<string, unknown>>) {
  const named = Object.entries(given).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

const base = {
  ...limits,
  ...conditions,
  forms,
  period,
  reference: v.pipe(required, v.maxLength(200)),
  notifiedOn: day,
  url: link,
};

const extensionForm = v.pipe(
  v.object({ ...base, dueOn: day }),
  v.transform((typed): NewRelief => ({ kind: 'extension', ...withLimits(typed) })),
);

const waiverForm = v.pipe(
  v.object({ ...base, filedFrom: day, filedBy: day, stillAsked: percent }),
  v.forward(
    v.check(
      ({ filedFrom, filedBy }) => filedFrom <= filedBy,
      () => m.relief_window_wrong(),
    ),
    ['filedBy'],
  ),
  v.transform((typed): NewRelief => ({ kind: 'fee_waiver', ...withLimits(typed) })),
);

/** The schema of what is entered; what comes out is the relief as the call takes it. */
export const reliefForm = (kind: ReliefKind) => (kind === 'extension' ? extensionForm : waiverForm);
