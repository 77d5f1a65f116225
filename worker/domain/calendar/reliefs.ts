import { GST_RELIEFS } from '../gst/law/reliefs';
import {
  conditionState,
  covers,
  type Deeds,
  extensionFor,
  type FeeWaiver,
  type FilerTraits,
  type FormPeriod,
  isWithinLimits,
  lastDayOf,
  type Relief,
  type ReliefConditions,
  waiverFor,
} from '../law/relief';
import { RERA_WAIVERS, ROC_RELIEFS } from '../law/relief-rows';
import type { IsoDate } from '../shared/dates';
import { atRate, type Citation, type Explained, inPaise, onDay, type Step, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, shareOf } from '../shared/money';
import type { Condition, Move, Waiver } from './model';
import { formName } from './values';

/** The extensions and waivers that may touch a form, so that no obligation looks through those of other forms. */
export type ReliefsByForm = ReadonlyMap<string, readonly Relief[]>;

/** A firm's reliefs, and the waivers of the law's own tables; the extensions of those tables are laid by their areas. */
export function reliefsByForm(ofFirm: readonly Relief[]): ReliefsByForm {
  const byForm = new Map<string, Relief[]>();
  const ofLaw = [...ROC_RELIEFS, ...GST_RELIEFS, ...RERA_WAIVERS].filter(({ kind }) => kind === 'fee_waiver');
  const all = [...ofLaw, ...ofFirm];
  for (const relief of all) {
    for (const form of new Set(relief.forms)) {
      const ofForm = byForm.get(form);
      if (ofForm) ofForm.push(relief);
      else byForm.set(form, [relief]);
    }
  }
  return byForm;
}

/**
 * The reliefs that speak for who files a form, as windows with their last days: what is then made of them need not know the filer.
 * The traits are asked for only where an instrument has limits, the deeds where it has conditions: one that was met is none any
 * more, and what was not met eases nothing.
 */
export const reliefsOfFiler = (
  reliefs: readonly Relief[],
  traitsOf: () => FilerTraits,
  dueOn: IsoDate,
  deedsOf: () => Deeds,
): readonly Relief[] =>
  reliefs.flatMap((whole) => {
    const { limits, conditions, ...relief } = whole;
    if (limits && !isWithinLimits(limits, traitsOf())) return [];
    const state = conditions && conditionState(whole, deedsOf());
    if (state === 'failed') return [];
    const asked = conditions && state === 'open' ? { conditions } : {};
    return relief.kind === 'fee_waiver' && relief.withinDays !== undefined
      ? [{ ...relief, ...asked, filedBy: lastDayOf(relief, dueOn) }]
      : [{ ...relief, ...asked }];
  });

/** How the conditions stand of every relief that speaks for who files a form of a period, as known on a day. */
export const conditionsOf = (
  reliefs: readonly Relief[],
  { form, period }: FormPeriod,
  traitsOf: () => FilerTraits,
  deedsOf: () => Deeds,
  knownOn?: IsoDate,
): readonly Condition[] =>
  reliefs.flatMap((relief) => {
    const { conditions, id: reliefId, statute, limits } = relief;
    if (!conditions || !covers(relief, { form, period }, knownOn)) return [];
    const state = isWithinLimits(limits, limits ? traitsOf() : {}) ? conditionState(relief, deedsOf()) : undefined;
    return state ? [{ ...conditions, reliefId, statute, state }] : [];
  });

/**
 * Of reliefs that would ease a form today if only its tax was paid in time, the first, with that day: who missed another condition,
 * or the window of a waiver, gains nothing by having paid. Undefined too where it is known when it was paid.
 */
export function easedIfPaid(
  reliefs: readonly Relief[],
  told: readonly Condition[],
  dueOn: IsoDate,
  deeds: Deeds,
): (Condition & { paidBy: IsoDate }) | undefined {
  if (deeds.paidOn || deeds.filedOn) return undefined;
  const isOpen = (relief: Relief) => relief.kind === 'extension' || deeds.today <= lastDayOf(relief, dueOn);
  for (const condition of told) {
    const { state, reliefId, paidBy } = condition;
    const relief = reliefs.find(({ id }) => id === reliefId);
    if (state !== 'failed' || !paidBy || !relief || !isOpen(relief)) continue;
    if (conditionState(relief, { ...deeds, paidOn: paidBy }) !== 'failed') return { ...condition, paidBy };
  }
  return undefined;
}

/** What must still be done, as steps that a computation assumes to be so. */
function assumedSteps({ id, conditions }: Relief): readonly Step[] {
  if (!conditions) return [];
  const { paidBy, filedFrom, filedBy, filedBefore } = conditions;
  const labels = [
    paidBy && say('calendar.relief.if-paid', { day: onDay(paidBy) }),
    filedFrom && say('calendar.relief.if-filed-from', { day: onDay(filedFrom) }),
    filedBy && say('calendar.relief.if-filed-by', { day: onDay(filedBy) }),
    filedBefore && say('calendar.relief.if-filed-before', { forms: { list: filedBefore.map(formName) } }),
  ].filter((label) => label !== undefined);
  return labels.map((label, place) => ({
    id: `if.${id}.${place + 1}`,
    label,
    quantity: yesOrNo(true),
    inputs: [],
    isAssumed: true,
  }));
}

const stillAskedOf = ({ conditions }: Relief): { onlyIf?: ReliefConditions } =>
  conditions ? { onlyIf: conditions } : {};

const byKnowledge = (one: Relief, other: Relief): number =>
  one.knownSince === other.knownSince ? (one.id < other.id ? -1 : 1) : one.knownSince < other.knownSince ? -1 : 1;

/** A due date with the moves that reliefs made, one after the other, each a step that names its instrument. */
type Moved = { dueOn: Explained<IsoDate>; moves: readonly Move[] };

/**
 * Moves a due date by every extension that was known, in the order in which they were. An extension never makes a form due
 * earlier than the law does; one that names the day already reached moves nothing.
 */
export function applyExtensions(
  reliefs: readonly Relief[],
  about: FormPeriod,
  dueOn: Explained<IsoDate>,
  knownOn?: IsoDate,
): Moved {
  const extensions = reliefs.flatMap((relief) => extensionFor([relief], about, knownOn) ?? []).sort(byKnowledge);
  const steps: Step[] = [...dueOn.steps];
  const moves: Move[] = [];
  let day = dueOn.value;
  for (const relief of extensions) {
    const to = relief.dueOn;
    if (to === day || to < dueOn.value) continue;
    const last = steps.at(-1);
    const assumed = assumedSteps(relief);
    steps.push(...assumed, stepOf(relief, day, to, [...(last ? [last] : []), ...assumed]));
    moves.push({ reliefId: relief.id, from: day, to, ...cited(relief), ...stillAskedOf(relief) });
    day = to;
  }
  return moves.length > 0 ? { dueOn: { value: day, steps }, moves } : { dueOn, moves };
}

function stepOf(relief: Relief, from: IsoDate, to: IsoDate, before: readonly Step[]): Step {
  return {
    id: `moved.${relief.id}`,
    label: say('calendar.relief.due-as-moved'),
    quantity: onDay(to),
    formula: say('calendar.relief.moved-from', { from: onDay(from), statute: relief.statute }),
    inputs: before.map(({ id }) => id),
    summary: say('calendar.summary.moved', { from: onDay(from), to: onDay(to), statute: relief.statute }),
    rule: citationOfRelief(relief),
  };
}

/** A relief as a step cites it: in force from the day it was given. */
function citationOfRelief(relief: Relief): Citation {
  const { id, knownSince, statute, source, confidence, status, checkedOn } = relief;
  return {
    id,
    from: knownSince,
    to: null,
    basis: 'FORM_PERIOD',
    knownSince,
    statute,
    source,
    confidence,
    status,
    checkedOn,
  };
}

const cited = ({ statute, source, knownSince }: Relief): Pick<Move, 'statute' | 'url' | 'knownSince'> => ({
  statute,
  ...(source.url !== undefined && { url: source.url }),
  knownSince,
});

/**
 * The waivers that touch a form and period as known on a day, earliest window first. A window that closes by the due date
 * waives nothing, since nobody is late in it; one that was prolonged is told once, by its longest window.
 */
export function waiversOf(
  reliefs: readonly Relief[],
  about: FormPeriod & { dueOn: IsoDate },
  knownOn?: IsoDate,
): readonly Waiver[] {
  return reliefs
    .flatMap((relief) => waiverInForce(relief, about, knownOn) ?? [])
    .filter(({ filedBy }) => filedBy > about.dueOn)
    .filter((relief, index, all) => !all.some((other, place) => isProlongedBy(relief, other, place > index)))
    .sort((one, other) =>
      one.filedFrom === other.filedFrom ? byKnowledge(one, other) : one.filedFrom < other.filedFrom ? -1 : 1,
    )
    .map((relief) => {
      const { id, filedFrom, filedBy, stillAsked } = relief;
      return { reliefId: id, filedFrom, filedBy, stillAsked, ...cited(relief), ...stillAskedOf(relief) };
    });
}

/** Whether another window holds this one and asks no more; of two that are the same, the later stands. */
function isProlongedBy(relief: FeeWaiver, other: FeeWaiver, isLater: boolean): boolean {
  const holds = other.filedFrom <= relief.filedFrom && relief.filedBy <= other.filedBy;
  if (relief === other || !holds || other.stillAsked > relief.stillAsked) return false;
  const isSame = other.filedFrom === relief.filedFrom && other.filedBy === relief.filedBy;
  return isSame && other.stillAsked === relief.stillAsked ? isLater : true;
}

function waiverInForce(relief: Relief, about: FormPeriod, knownOn: IsoDate | undefined): FeeWaiver | undefined {
  return relief.kind === 'fee_waiver'
    ? waiverFor([relief], { ...about, filedOn: relief.filedFrom }, knownOn)
    : undefined;
}

/** A cost as a waiver leaves it for who files on the day; as it was where none covers that day. */
export function applyWaiver(
  cost: Explained<Paise>,
  reliefs: readonly Relief[],
  about: FormPeriod & { filedOn: IsoDate },
  knownOn?: IsoDate,
): Explained<Paise> {
  const waiver = cost.value > 0 && reliefs.length > 0 ? waiverFor(reliefs, about, knownOn) : undefined;
  if (!waiver) return cost;
  const value = shareOf(cost.value, waiver.stillAsked);
  const assumed = assumedSteps(waiver);
  const steps: Step[] = [
    ...cost.steps,
    ...assumed,
    {
      id: 'waiver.share',
      label: say('calendar.relief.still-payable'),
      quantity: atRate(waiver.stillAsked),
      inputs: [],
      rule: citationOfRelief(waiver),
    },
    {
      id: 'waiver.asked',
      label: say('calendar.relief.after-waiver'),
      quantity: inPaise(value),
      formula: say('calendar.relief.share-of-cost', {
        cost: inPaise(cost.value),
        share: atRate(waiver.stillAsked),
        from: onDay(waiver.filedFrom),
        to: onDay(waiver.filedBy),
      }),
      inputs: [cost.steps.at(-1)?.id ?? '', 'waiver.share', ...assumed.map(({ id }) => id)].filter(Boolean),
      summary: say('calendar.summary.waived', {
        ...{ cost: inPaise(cost.value), share: atRate(waiver.stillAsked), sum: inPaise(value) },
        ...{ from: onDay(waiver.filedFrom), to: onDay(waiver.filedBy), statute: waiver.statute },
      }),
      rule: citationOfRelief(waiver),
    },
  ];
  return { value, steps };
}
