import type { OwnNames } from '../bank/chart/chart';
import { type Message, type Said, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import type { Cell } from './reports-lines';
import type { ReportName } from './reports-names';
import { type LinesFilter, OPEN, PLANS, type Plan, type SectionPlan } from './reports-plans';

type Columns = { amounts: Paise[]; total: Paise; compare: Paise | null };
/** A row, and the lines that it adds up where one filter finds them. */
export type ReportRow = { label: Said; lines?: LinesFilter } & Columns;
export type ReportSection = { id: string; head: Message; rows: ReportRow[] } & Columns;
/** What a report leaves out; `isOpen` where it only waits for a category. */
export type LeftOut = { label: Message; isOpen: boolean; moneyIn: Paise; moneyOut: Paise; count: number };
export type Report = {
  sections: ReportSection[];
  /** What all sections come to, receipts less payments: by month, in all, and in the period compared with. */
  amounts: Paise[];
  net: Paise;
  compareNet: Paise | null;
  leftOut: LeftOut[];
};

/** The rows of a section beyond these are added up in one, so that thousands of payees stay a report. */
export const MOST_ROWS = 200;

/**
 * A report from sums by month and category, in paise: its sections with a column for each month, what they come to, and what
 * is left out; own categories by the names given. Sections without rows are not given. The sums compared with, where there are any, appear row by row.
 */
export function reportOf(
  name: ReportName,
  months: readonly string[],
  cells: readonly Cell[],
  compared: readonly Cell[] | null,
  own?: OwnNames,
): Report {
  const plan = PLANS[name];
  const now = placedBySection(plan, cells, own);
  const before = compared && placedBySection(plan, compared, own);
  const sections = plan.sections.map((part) =>
    sectionOf(part, months, now.get(part.id) ?? [], before && (before.get(part.id) ?? [])),
  );
  const placed = [...now.values()].flat();
  return {
    sections: sections.filter(({ rows }) => rows.length > 0),
    amounts: months.map((month) => netOf(placed.filter(({ cell }) => cell.month === month))),
    net: netOf(placed),
    compareNet: before && netOf([...before.values()].flat()),
    leftOut: leftOutOf(plan, cells),
  };
}

type Placed = Pick<ReportRow, 'label' | 'lines'> & { cell: Cell };

/** What tells one label from another, and in which order they stand. */
const keyOf = (label: Said): string => (typeof label === 'string' ? label : label.id);

function placedBySection(plan: Plan, cells: readonly Cell[], own?: OwnNames): Map<string, Placed[]> {
  const sections = new Map<string, Placed[]>(plan.sections.map(({ id }) => [id, []]));
  for (const cell of cells) {
    const place = plan.placeOf(cell, own);
    if (!('leftOut' in place)) sections.get(place.id)?.push({ ...place, cell });
  }
  return sections;
}

const signed = ({ side, amount }: Cell): number => (side === 'credit' ? amount : -amount);
const sum = (amounts: readonly number[]): Paise => paise(amounts.reduce((whole, amount) => whole + amount, 0));
const netOf = (placed: readonly Placed[]): Paise => sum(placed.map(({ cell }) => signed(cell)));

function sectionOf(
  { id, head, counts }: SectionPlan,
  months: readonly string[],
  now: readonly Placed[],
  before: readonly Placed[] | null,
): ReportSection {
  const sign = counts === 'receipts' ? 1 : -1;
  const places = new Map(months.map((month, at) => [month, at]));
  const rows = new Map<string, ReportRow>();
  const empty = ({ label, lines }: Placed): ReportRow => ({
    label,
    ...(lines && { lines }),
    amounts: months.map(() => paise(0)),
    total: paise(0),
    compare: before && paise(0),
  });
  for (const placed of [...now, ...(before ?? [])])
    if (!rows.has(keyOf(placed.label))) rows.set(keyOf(placed.label), empty(placed));
  for (const { label, cell } of now) addTo(rows.get(keyOf(label)), places.get(cell.month), sign * signed(cell));
  for (const { label, cell } of before ?? []) compareTo(rows.get(keyOf(label)), sign * signed(cell));
  const all = [...rows.values()].sort((a, b) => b.total - a.total || (keyOf(a.label) < keyOf(b.label) ? -1 : 1));
  return { id, head, rows: shortened(all), ...totalled(all) };
}

function addTo(row: ReportRow | undefined, at: number | undefined, amount: number): void {
  if (!row || at === undefined) throw new RangeError('A sum lies outside the months of its report');
  row.amounts[at] = paise((row.amounts[at] ?? 0) + amount);
  row.total = paise(row.total + amount);
}

function compareTo(row: ReportRow | undefined, amount: number): void {
  if (row) row.compare = paise((row.compare ?? 0) + amount);
}

/** What rows add up to, column by column. */
function totalled(rows: readonly ReportRow[]): Columns {
  const columns = rows[0]?.amounts ?? [];
  return {
    amounts: columns.map((_, at) => sum(rows.map(({ amounts }) => amounts[at] ?? 0))),
    total: sum(rows.map(({ total }) => total)),
    compare: rows[0]?.compare === null ? null : sum(rows.map(({ compare }) => compare ?? 0)),
  };
}

function shortened(rows: readonly ReportRow[]): ReportRow[] {
  if (rows.length <= MOST_ROWS) return [...rows];
  const rest = rows.slice(MOST_ROWS);
  return [...rows.slice(0, MOST_ROWS), { label: say('report.others', { count: rest.length }), ...totalled(rest) }];
}

function leftOutOf(plan: Plan, cells: readonly Cell[]): LeftOut[] {
  const found = new Map<string, LeftOut>();
  for (const cell of cells) {
    const place = plan.placeOf(cell);
    if (!('leftOut' in place)) continue;
    const label = place.leftOut;
    const known = found.get(label.id) ?? {
      label,
      isOpen: label === OPEN,
      moneyIn: paise(0),
      moneyOut: paise(0),
      count: 0,
    };
    const moneyIn = paise(known.moneyIn + (cell.side === 'credit' ? cell.amount : 0));
    const moneyOut = paise(known.moneyOut + (cell.side === 'debit' ? cell.amount : 0));
    found.set(label.id, { ...known, moneyIn, moneyOut, count: known.count + cell.count });
  }
  return [...found.values()];
}
