import { costOnDay } from '../../domain/calendar/ladder';
import type { Relief } from '../../domain/law/relief';
import { daysBetween, type IsoDate } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import { now, today } from '../../platform/clock';
import type { ComplianceItem } from '../calendar/calendar.table';
import { reliefOf } from '../calendar/case.repository';
import { type Case, readCases, workOut } from '../calendar/work-out.repository';
import { affectedCompanies } from './decision.repository';
import type { ReliefRow } from './relief.table';

export type EffectItem = {
  companyId: string;
  companyName: string;
  itemId: string;
  title: string;
  dueDate: IsoDate;
  newDueDate: IsoDate;
  daysGained: number;
  costToday: Paise;
  newCostToday: Paise;
  isFiled: boolean;
};

export type Effect = { items: readonly EffectItem[]; flags: readonly { code: string; message: string }[] };

// The items of so many companies are in memory at once.
const PIECE = 20;

/**
 * What a relief does, by working out every client it may touch with it and without it; the same work then moves the dates
 * when it is approved. Nothing is written. A relief that counts already is compared with its absence.
 */
export async function effectOf(d1: D1Database, row: ReliefRow): Promise<Effect> {
  const relief = reliefOf({ ...row, ...COUNTING(row) });
  const ids = await affectedCompanies(d1, row);
  const about: Compared[] = [];
  for (const piece of piecesOf(ids, PIECE)) {
    const cases = await readCases(d1, piece);
    for (const kase of cases.values()) about.push(...compared(d1, kase, row, relief));
  }
  const items = about.filter(({ isEased }) => isEased).map(({ item }) => item);
  return { items: items.toSorted(byName), flags: flagsOf(row, about) };
}

// As it would count from today, or as it counted before it was withdrawn.
const COUNTING = ({ decidedOn, decidedAt }: ReliefRow) => ({
  decidedOn: decidedOn ?? today(),
  decidedAt: decidedAt ?? now().toISOString(),
  withdrawnOn: null,
});

export function piecesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** An item of the form and period, and whether the relief makes any difference to it. */
type Compared = { item: EffectItem; isEased: boolean };

function compared(d1: D1Database, kase: Case, row: ReliefRow, relief: readonly Relief[]): Compared[] {
  const day = today();
  const others = kase.dossier.reliefs.filter(({ id }) => id !== row.id);
  const itemsWith = (reliefs: readonly Relief[]) =>
    workOut(d1, { ...kase, dossier: { ...kase.dossier, reliefs } }, day).items;
  const without = new Map(itemsWith(others).map((item) => [item.id, item]));
  return itemsWith([...others, ...relief]).flatMap((item) => {
    const before = without.get(item.id);
    if (!before || !isAbout(row, item)) return [];
    return [{ item: effectItem(kase, before, item, day), isEased: isEased(item, before) }];
  });
}

const isAbout = ({ forms, period }: ReliefRow, item: ComplianceItem) =>
  item.origin === 'law' &&
  item.period === period &&
  forms.includes(item.formType ?? '') &&
  (isOpen(item) || isDone(item));

const isOpen = ({ status }: ComplianceItem) => status === 'pending' || status === 'unconfirmed';
const isDone = ({ status }: ComplianceItem) => status === 'completed' || status === 'settled';

const isEased = (item: ComplianceItem, before: ComplianceItem) =>
  item.dueDate !== before.dueDate || item.waivers.length !== before.waivers.length;

function effectItem({ company }: Case, before: ComplianceItem, after: ComplianceItem, day: IsoDate): EffectItem {
  return {
    companyId: company.id,
    companyName: company.name,
    itemId: after.id,
    title: after.title,
    dueDate: before.dueDate,
    newDueDate: after.dueDate,
    daysGained: daysBetween(before.dueDate, after.dueDate),
    costToday: costOf(before, day),
    newCostToday: costOf(after, day),
    isFiled: isDone(after),
  };
}

const costOf = (item: ComplianceItem, day: IsoDate): Paise =>
  isOpen(item) && item.costLadder.length > 0 ? costOnDay(item.costLadder, day) : paise(0);

const byName = (one: EffectItem, other: EffectItem) =>
  compare(one.companyName, other.companyName) || compare(one.title, other.title) || compare(one.itemId, other.itemId);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function flagsOf({ kind, dueOn }: ReliefRow, about: readonly Compared[]): Effect['flags'] {
  if (kind === 'extension' && about.length > 0 && about.every(({ item }) => dueOn !== null && dueOn < item.dueDate))
    return [
      { code: 'earlier-than-due', message: 'The new date lies before every date that now counts; nothing moves' },
    ];
  if (about.some(({ isEased }) => isEased)) return [];
  return [{ code: 'touches-nothing', message: 'No client has an item of these forms and this period that it changes' }];
}
