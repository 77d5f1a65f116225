import type { BankTransaction } from '../bank.queries';

/** As much of a row as choosing asks of it. */
type Row = Pick<BankTransaction, 'id' | 'isSplit'>;

/** A split line has its categories in its parts, and a call that names one changes none of the others either. */
const isChoosable = ({ isSplit }: Row): boolean => !isSplit;

/** What is still there of what was chosen; most often that is nothing, and then no row is looked at. */
export function chosenAmong(rows: readonly Row[], ids: ReadonlySet<string>): ReadonlySet<string> {
  if (ids.size === 0) return ids;
  return new Set(rows.filter((row) => ids.has(row.id) && isChoosable(row)).map(({ id }) => id));
}

/** The first rows that can be chosen, at most as many as may be chosen at once. */
export function firstChoosable(rows: readonly Row[], most: number): string[] {
  const first: string[] = [];
  for (const row of rows) {
    if (first.length === most) break;
    if (isChoosable(row)) first.push(row.id);
  }
  return first;
}

/** The rows from one to another, whichever stands first; only the latter where the former is not in the list. */
export function idsBetween(rows: readonly Row[], from: string | undefined, to: string): string[] {
  const end = rows.findIndex(({ id }) => id === to);
  const known = rows.findIndex(({ id }) => id === from);
  const start = known < 0 ? end : known;
  if (end < 0) return [];
  const between = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return between.filter(isChoosable).map(({ id }) => id);
}

/** What is chosen, with these rows or without them. */
export function withIds(chosen: ReadonlySet<string>, ids: readonly string[], areChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (areChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
