import { useMemo, useState } from 'react';
import type { CategoryKind, Side } from '#domain/bank/values';
import type { BankTransaction, Category } from '../books.queries';

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

/**
 * The rows from one to another, whichever stands first; only the latter where the former is not in the list, or where rows that
 * are not here yet lie between them, before the one at `apart`.
 */
export function idsBetween(rows: readonly Row[], from: string | undefined, to: string, apart?: number): string[] {
  const end = rows.findIndex(({ id }) => id === to);
  const known = rows.findIndex(({ id }) => id === from);
  const isApart = apart !== undefined && Math.min(known, end) < apart && apart <= Math.max(known, end);
  const start = known < 0 || isApart ? end : known;
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

/** What one call takes. */
export const CALL_TAKES = 500;

type SidedRow = Pick<BankTransaction, 'id' | 'transactionType'>;
type Chosen = Pick<Category, 'kind' | 'name'>;
export type ManyPiece = { ids: string[]; category: CategoryKind; subcategory: string };

/** One category for many rows as calls take it; where it leaves open what it counts as, each side decides for itself. */
export function piecesOf(rows: readonly SidedRow[], { kind, name }: Chosen): ManyPiece[] {
  const kinds = new Map<CategoryKind, string[]>();
  for (const { id, transactionType } of rows) {
    const category = kind ?? kindOfSide(transactionType);
    kinds.set(category, [...(kinds.get(category) ?? []), id]);
  }
  return [...kinds].flatMap(([category, ids]) =>
    Array.from({ length: Math.ceil(ids.length / CALL_TAKES) }, (_, at) => ({
      ids: ids.slice(at * CALL_TAKES, (at + 1) * CALL_TAKES),
      category,
      subcategory: name,
    })),
  );
}

/** What a category that leaves it open counts as. */
export const kindOfSide = (side: Side): CategoryKind => (side === 'credit' ? 'income' : 'expense');

type Said = Pick<BankTransaction, 'categoryRule' | 'subcategory'>;

/** How many rows have another category that a person has chosen for them, which the choice replaces. */
export const replacedPeople = (rows: readonly Said[], { name }: Chosen): number =>
  rows.filter(({ categoryRule, subcategory }) => categoryRule === 'person' && subcategory !== name).length;

/** More than this is not categorised in one go: sent in pieces, it would keep a person waiting too long. */
export const MOST_CHOSEN = 10_000;

export type TransactionChoice = {
  chosen: ReadonlySet<string>;
  /** Chooses a row or not; as a range, all rows from the one that was last chosen to it. */
  choose: (id: string, isChosen: boolean, isRange?: boolean) => void;
  clear: () => void;
  /** Whether all that is loaded is chosen, as far as it may be at once; some of it; or nothing. */
  whole: boolean | 'some';
  /** Chooses all that is loaded or, where it is chosen, nothing. */
  toggleWhole: () => void;
  chooseWhole: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** What is chosen in the list. It is of one filter: what another one hides is never meant. */
export function useChoice(rows: readonly BankTransaction[], filter: string, apart?: number): TransactionChoice {
  const [{ of, ids, last }, setChoice] = useState<{ of: string; ids: ReadonlySet<string>; last?: string }>({
    of: filter,
    ids: NONE,
  });
  const chosen = useMemo(() => chosenAmong(rows, of === filter ? ids : NONE), [rows, of, filter, ids]);
  const choosable = useMemo(() => firstChoosable(rows, MOST_CHOSEN), [rows]);
  const isWhole = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  return {
    chosen,
    choose: (id, isChosen, isRange = false) => {
      const meant = idsBetween(rows, isRange && of === filter ? last : undefined, id, apart);
      setChoice({ of: filter, ids: withIds(chosen, meant, isChosen), last: id });
    },
    clear: () => setChoice({ of: filter, ids: NONE }),
    whole: isWhole || (chosen.size > 0 && 'some'),
    toggleWhole: () => setChoice({ of: filter, ids: isWhole ? NONE : new Set(choosable) }),
    chooseWhole: () => setChoice({ of: filter, ids: new Set(choosable) }),
  };
}
