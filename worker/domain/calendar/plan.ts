import type { IsoDate } from '../shared/dates';
import { atRate, onDay } from '../shared/explained';
import { type Message, type Said, say } from '../shared/message';
import type { Answer, CostLadder, Move, NotDue, Obligation, Waiver } from './model';
import type { Area, ItemStatus, Priority } from './values';

/** An item of the law as it is kept: what the engine says of it, and nothing that a person wrote. */
export type KeptItem = {
  id: string;
  key: string;
  area: Area;
  form: string;
  period: string;
  subject: string;
  title: Said;
  description: Said;
  priority: Priority;
  dueOn: IsoDate;
  originalDueOn: IsoDate;
  moves: readonly Move[];
  waivers: readonly Waiver[];
  ladder: CostLadder;
  /** What of the cost cannot be told yet. */
  unknownCost: Said | null;
  isOptional: boolean;
  isUnverified: boolean;
  status: ItemStatus;
  doneOn: IsoDate | null;
  acknowledgement: string | null;
};

/** What must be written so that the items kept are those that the engine answers. */
export type Plan = {
  inserts: readonly KeptItem[];
  /** `isHeard` where a calendar that subscribed must learn of it: another day, another state, another title. */
  updates: readonly { item: KeptItem; isHeard: boolean }[];
  lines: readonly PlanLine[];
  unchanged: number;
};

/** The due days that were asked, both ends included. */
export type Window = { from: IsoDate; to: IsoDate };

/**
 * Lays an answer over the items of the law that are kept. What is kept inside the window and answered no more is
 * withdrawn, and comes back under the same id when it is answered again; outside the window nothing is touched.
 * The same answer twice plans nothing the second time.
 */
export function planOf(kept: readonly KeptItem[], answer: Answer, window: Window, idOf: (key: string) => string): Plan {
  const known = new Map(kept.map((item) => [item.key, item]));
  const inserts: KeptItem[] = [];
  const updates: { item: KeptItem; isHeard: boolean }[] = [];
  const lines: PlanLine[] = [];
  const put = (item: KeptItem, before: KeptItem | undefined, notDue?: NotDue) => {
    if (!before) inserts.push(item);
    else if (differs(item, before)) updates.push({ item, isHeard: isHeard(item, before) });
    lines.push(...changeLines(item, before, notDue));
  };
  for (const obligation of answer.obligations) put(itemOf(obligation, idOf), known.get(obligation.key));
  const answered = new Set(answer.obligations.map(({ key }) => key));
  for (const item of kept) {
    const isGone = item.status !== 'withdrawn' && !answered.has(item.key) && isWithin(item.dueOn, window);
    if (isGone) put({ ...item, status: 'withdrawn' }, item, notDueOf(item, answer));
  }
  return { inserts, updates, lines, unchanged: kept.length - updates.length };
}

/** Whether a day lies in a window. */
export const isWithin = (day: IsoDate, { from, to }: Window) => from <= day && day <= to;

function itemOf(obligation: Obligation, idOf: (key: string) => string): KeptItem {
  const { key, area, form, period, subject, title, description, priority, originalDueOn } = obligation;
  const { moves, waivers, ladder, isOptional, isUnverified, status } = obligation;
  return {
    id: idOf(key),
    key,
    area,
    form,
    period,
    subject,
    title,
    description,
    priority,
    dueOn: obligation.dueOn.value,
    originalDueOn,
    moves,
    waivers,
    ladder,
    unknownCost: obligation.unknownCost ?? null,
    isOptional,
    isUnverified,
    status,
    doneOn: obligation.doneOn ?? null,
    acknowledgement: obligation.acknowledgement ?? null,
  };
}

// The members stand in one order wherever an item is put together, so its text tells whether it is the same.
const differs = (item: KeptItem, before: KeptItem) => textOf(item) !== textOf(before);

const textOf = ({ moves, waivers, ladder, ...plain }: KeptItem) =>
  JSON.stringify([
    sorted(plain),
    moves.map(sorted),
    waivers.map(sorted),
    ladder.map(({ from, base, perDay, accrual }) => [from, base, perDay, accrual && sorted(accrual)]),
  ]);

const sorted = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const isHeard = (item: KeptItem, before: KeptItem) =>
  item.dueOn !== before.dueOn || item.status !== before.status || !isSame(item.title, before.title);

const isSame = (one: Said, other: Said): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

function notDueOf({ form, period, subject }: KeptItem, { notDue }: Answer): NotDue | undefined {
  const ofForm = notDue.filter((one) => one.form === form);
  const exact = ofForm.find((one) => one.period === period && one.subject === subject);
  return exact ?? ofForm.find((one) => one.period === '' || one.period === period);
}

export const LINE_KINDS = ['added', 'moved', 'waived', 'done', 'reopened', 'withdrawn', 'restored', 'changed'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of an item's history: what became of it, from what to what, and why in words. */
export type PlanLine = {
  change: LineKind;
  itemId: string;
  title: Said;
  dueOn: IsoDate;
  status: ItemStatus;
  previousDueOn?: IsoDate;
  from?: string;
  to?: string;
  reason?: Message;
  reliefId?: string;
};

type Told = Omit<PlanLine, 'itemId' | 'title' | 'dueOn' | 'status'>;

/** What is written down of the step from an item as it was to an item as it is; nothing where a reader would see no difference. */
export function changeLines(item: KeptItem, before: KeptItem | undefined, notDue?: NotDue): PlanLine[] {
  const { id: itemId, title, dueOn, status } = item;
  return told(item, before, notDue).map((line) => ({ itemId, title, dueOn, status, ...line }));
}

function told(item: KeptItem, before: KeptItem | undefined, notDue: NotDue | undefined): Told[] {
  if (!before) return [{ change: 'added', to: item.dueOn }];
  const moved = item.dueOn === before.dueOn ? [] : [movedLine(item, before)];
  if (item.status === 'withdrawn')
    return before.status === 'withdrawn' ? [] : [{ change: 'withdrawn', from: before.status, reason: whyNot(notDue) }];
  if (before.status === 'withdrawn') return [restoredLine(item), ...moved];
  const waived = waivedLine(item, before);
  const state = stateLine(item, before);
  const words = otherChanges(item, before, moved.length > 0 || waived.length > 0);
  const reason = say('calendar.change.several', { changes: { list: words, joined: 'and' } });
  const changed: Told[] = words.length > 0 ? [{ change: 'changed', reason }] : [];
  return [...moved, ...waived, ...state, ...changed];
}

const restoredLine = ({ dueOn }: KeptItem): Told => ({
  change: 'restored',
  to: dueOn,
  reason: say('calendar.change.due-again'),
});

function whyNot(notDue: NotDue | undefined): Message {
  const last = notDue?.because.steps.at(-1);
  return last ? say('calendar.change.not-due', { why: last.label }) : say('calendar.change.no-longer-due');
}

function movedLine({ dueOn, moves }: KeptItem, before: KeptItem): Told {
  const line = { change: 'moved', from: before.dueOn, to: dueOn, previousDueOn: before.dueOn } as const;
  const by = moves.findLast(({ to }) => to === dueOn);
  const gone = before.moves.findLast(({ to }) => to === before.dueOn);
  if (by && !isAmong(by, before.moves))
    return {
      ...line,
      reliefId: by.reliefId,
      reason: say('calendar.change.moved-by', { from: onDay(before.dueOn), statute: by.statute }),
    };
  if (gone && !isAmong(gone, moves))
    return {
      ...line,
      reliefId: gone.reliefId,
      reason: say('calendar.change.moved-back', { from: onDay(before.dueOn), statute: gone.statute }),
    };
  return { ...line, reason: say('calendar.change.moved-by-facts', { from: onDay(before.dueOn) }) };
}

const isAmong = (one: { reliefId: string }, others: readonly { reliefId: string }[]) =>
  others.some(({ reliefId }) => reliefId === one.reliefId);

function waivedLine({ waivers }: KeptItem, before: KeptItem): Told[] {
  const given = waivers.filter((waiver) => !isAmong(waiver, before.waivers));
  const taken = before.waivers.filter((waiver) => !isAmong(waiver, waivers));
  return [
    ...given.map(({ reliefId, filedBy, stillAsked, statute }) => ({
      change: 'waived' as const,
      reliefId,
      to: filedBy,
      reason: say(stillAsked === 0 ? 'calendar.change.waived' : 'calendar.change.waived-in-part', {
        share: atRate(stillAsked),
        by: onDay(filedBy),
        statute,
      }),
    })),
    ...taken.map(({ reliefId, filedBy, statute }) => ({
      change: 'waived' as const,
      reliefId,
      from: filedBy,
      reason: say('calendar.change.waiver-gone', { statute }),
    })),
  ];
}

function stateLine({ status, doneOn }: KeptItem, before: KeptItem): Told[] {
  if (status === before.status && doneOn === before.doneOn) return [];
  const to = doneOn ?? status;
  if (status === 'completed') return [{ change: 'done', from: before.doneOn ?? before.status, to }];
  if (before.status === 'completed') return [{ change: 'reopened', from: before.doneOn ?? 'completed', to: status }];
  return [{ change: 'changed', from: before.status, to: status, reason: say(`calendar.state.${status}`) }];
}

/** Words for what else a reader sees changed. The cost follows a moved date or a waived fee and is then not said again. */
function otherChanges(item: KeptItem, before: KeptItem, isEased: boolean): Message[] {
  const isCostOther = JSON.stringify(item.ladder) !== JSON.stringify(before.ladder);
  return [
    ...(isSame(item.title, before.title)
      ? []
      : [say('calendar.change.title', { title: item.title, before: before.title })]),
    ...(item.priority === before.priority
      ? []
      : [
          say('calendar.change.priority', {
            priority: say(`calendar.priority.${item.priority}`),
            before: say(`calendar.priority.${before.priority}`),
          }),
        ]),
    ...(item.isOptional === before.isOptional
      ? []
      : [say(item.isOptional ? 'calendar.change.optional' : 'calendar.change.not-optional')]),
    ...(isCostOther && !isEased ? [say('calendar.change.cost')] : []),
    ...(item.acknowledgement === before.acknowledgement || item.doneOn !== before.doneOn
      ? []
      : [
          item.acknowledgement === null
            ? say('calendar.change.acknowledgement-withdrawn')
            : say('calendar.change.acknowledgement', { number: item.acknowledgement }),
        ]),
  ];
}
