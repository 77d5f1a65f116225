import type { WaitsFor } from '#domain/calendar/values';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import type { Client } from '../firm-calendar.queries';
import { NOBODY, type Only } from '../firm-calendar.search';
import type { Cell } from './grid.queries';

/** A form of the month, or one of the month before that is late somewhere; `earlier` counts what is late from before that. */
export type Column = {
  key: string;
  kind: 'month' | 'carried' | 'earlier';
  /** None for what people added themselves, and for what is earlier. */
  form: string | null;
  firstDue: string;
  lastDue: string;
  /** The periods its cells are for. */
  periods: readonly string[];
  done: number;
  total: number;
};

export type Row = {
  client: Client;
  /** By the key of the column. */
  cells: ReadonlyMap<string, readonly Cell[]>;
  late: readonly Cell[];
  /** What is open and waits for somebody. */
  waiting: readonly Cell[];
  cost: Paise;
  perDay: Paise;
};

export type Grid = { columns: readonly Column[]; rows: readonly Row[] };

const OWN = 'own';
const EARLIER = 'earlier';

export const isOpen = ({ status }: Cell): boolean =>
  status === 'pending' || status === 'overdue' || status === 'unconfirmed';

type Months = { month: string; before: string };

/** The column an item stands in: its form; apart from them what was due the month before, and in one what was due earlier still. */
function columnKey({ dueDate, formType }: Cell, { month, before }: Months): string {
  if (dueDate < before) return EARLIER;
  return `${dueDate.slice(0, 7) < month ? 'carried' : 'month'}|${formType ?? OWN}`;
}

/**
 * The clients of a firm against the forms of a month. `month` is 'YYYY-MM', `before` the month ahead of it; of what is due
 * before the month, `cells` hold what is late, and of those forms that others have filed.
 */
export function gridOf(clients: readonly Client[], cells: readonly Cell[], months: Months): Grid {
  const lateKeys = new Set(cells.filter(({ status }) => status === 'overdue').map((cell) => columnKey(cell, months)));
  const byColumn = new Map<string, Cell[]>();
  const byClient = new Map<string, Map<string, Cell[]>>();
  for (const cell of cells) {
    const key = columnKey(cell, months);
    // Of what was due before the month only what is late somewhere is carried into it.
    if (cell.dueDate.slice(0, 7) < months.month && !lateKeys.has(key)) continue;
    push(byColumn, key, cell);
    const own = byClient.get(cell.companyId) ?? new Map<string, Cell[]>();
    byClient.set(cell.companyId, own);
    push(own, key, cell);
  }
  const columns = [...byColumn].map(([key, members]) => columnOf(key, members));
  return {
    columns: columns.toSorted(inOrder),
    rows: clients.map((client) => rowOf(client, byClient.get(client.id) ?? new Map())),
  };
}

function push<Key>(groups: Map<Key, Cell[]>, key: Key, cell: Cell): void {
  const group = groups.get(key);
  if (group) group.push(cell);
  else groups.set(key, [cell]);
}

function columnOf(key: string, cells: readonly Cell[]): Column {
  const days = cells.map(({ dueDate }) => dueDate).toSorted();
  return {
    key,
    kind: key === EARLIER ? 'earlier' : key.startsWith('carried') ? 'carried' : 'month',
    form: key === EARLIER ? null : (cells[0]?.formType ?? null),
    firstDue: days[0] ?? '',
    lastDue: days.at(-1) ?? '',
    periods: [...new Set(cells.flatMap(({ period }) => period ?? []))],
    done: cells.filter((cell) => !isOpen(cell)).length,
    total: cells.length,
  };
}

const KINDS: readonly Column['kind'][] = ['earlier', 'carried', 'month'];

const inOrder = (one: Column, other: Column): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
  one.firstDue.localeCompare(other.firstDue) ||
  (one.form ?? '~').localeCompare(other.form ?? '~');

function rowOf(client: Client, cells: ReadonlyMap<string, readonly Cell[]>): Row {
  const all = [...cells.values()].flat();
  const late = all.filter(({ status }) => status === 'overdue');
  const waiting = all.filter((cell) => cell.waitsFor !== null && isOpen(cell));
  return { client, cells, late, waiting, cost: sumOf(late, 'penaltyAmount'), perDay: sumOf(late, 'costPerDay') };
}

export const sumOf = (cells: readonly Cell[], field: 'penaltyAmount' | 'costPerDay'): Paise =>
  cells.reduce((sum, cell) => paise(sum + parseRupees(cell[field] ?? '0')), paise(0));

const WEIGHT: Readonly<Record<string, number>> = { overdue: 0, pending: 1, unconfirmed: 2, completed: 3, settled: 4 };

/** The item that a cell of several shows: what is late before what is open, and the earlier before the later. */
export const worstOf = (cells: readonly Cell[]): Cell | undefined =>
  cells.toSorted(
    (one, other) => (WEIGHT[one.status] ?? 5) - (WEIGHT[other.status] ?? 5) || one.dueDate.localeCompare(other.dueDate),
  )[0];

const HAS: Readonly<Record<Only, (cell: Cell) => boolean>> = {
  overdue: ({ status }) => status === 'overdue',
  open: isOpen,
  confirm: ({ status }) => status === 'unconfirmed',
};

/** Who looks after a client: by the person, else by the name that somebody wrote. */
const managerOf = ({ assignedManagerId, assignedManager }: Client): string =>
  assignedManagerId ?? assignedManager ?? NOBODY;

export const ofManager = (rows: readonly Row[], manager: string | undefined): readonly Row[] =>
  manager ? rows.filter(({ client }) => managerOf(client) === manager) : rows;

/** The rows whose client has something of the kind, and whose name or number has what was typed. */
export function narrowed(
  rows: readonly Row[],
  { only, waits, typed }: { only: Only | undefined; waits?: WaitsFor | undefined; typed: string },
): readonly Row[] {
  const text = typed.trim().toLowerCase();
  return rows.filter(
    ({ client, cells, waiting }) =>
      (!text ||
        [client.name, client.cin, client.pan, client.gstin].some((part) => part?.toLowerCase().includes(text))) &&
      (!waits || waiting.some(({ waitsFor }) => waitsFor === waits)) &&
      (!only || [...cells.values()].some((group) => group.some(HAS[only]))),
  );
}

export type Counts = { overdue: number; today: number; confirm: number; cost: Paise; perDay: Paise };

/** How many items of these rows are late, due today and unconfirmed, and what the late ones cost. */
export function countsOf(rows: readonly Row[], today: string): Counts {
  const cells = rows.flatMap((row) => [...row.cells.values()].flat());
  const late = cells.filter(({ status }) => status === 'overdue');
  return {
    overdue: late.length,
    today: cells.filter(({ status, dueDate }) => status === 'pending' && dueDate === today).length,
    confirm: cells.filter(({ status }) => status === 'unconfirmed').length,
    cost: sumOf(late, 'penaltyAmount'),
    perDay: sumOf(late, 'costPerDay'),
  };
}

/** Who looks after clients, by name, with how many each; who nobody looks after last. */
export function managersOf(rows: readonly Row[]): readonly { id: string; name: string | null; count: number }[] {
  const found = new Map<string, { id: string; name: string | null; count: number }>();
  for (const { client } of rows) {
    const id = managerOf(client);
    const known = found.get(id) ?? { id, name: client.assignedManager, count: 0 };
    found.set(id, { ...known, count: known.count + 1 });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      Number(one.id === NOBODY) - Number(other.id === NOBODY) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
}
