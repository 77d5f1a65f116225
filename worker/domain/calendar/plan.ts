import type { IsoDate } from '../shared/dates';
import type { Answer, CostLadder, Move, NotDue, Obligation, Waiver } from './obligation';
import { changeLines, type PlanLine } from './plan-lines';
import type { Area, ItemStatus, Priority } from './values';

/** An item of the law as it is kept: what the engine says of it, and nothing that a person wrote. */
export type KeptItem = {
  id: string;
  key: string;
  area: Area;
  form: string;
  period: string;
  subject: string;
  title: string;
  description: string;
  priority: Priority;
  dueOn: IsoDate;
  originalDueOn: IsoDate;
  moves: readonly Move[];
  waivers: readonly Waiver[];
  ladder: CostLadder;
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

const isWithin = (day: IsoDate, { from, to }: Window) => from <= day && day <= to;

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
    ladder.map(({ from, base, perDay }) => [from, base, perDay]),
  ]);

const sorted = (value: Readonly<Record<string, unknown>>) =>
  Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const isHeard = (item: KeptItem, before: KeptItem) =>
  item.dueOn !== before.dueOn || item.status !== before.status || item.title !== before.title;

function notDueOf({ form, period, subject }: KeptItem, { notDue }: Answer): NotDue | undefined {
  const ofForm = notDue.filter((one) => one.form === form);
  const exact = ofForm.find((one) => one.period === period && one.subject === subject);
  return exact ?? ofForm.find((one) => one.period === '' || one.period === period);
}
