import { type AssignedRow, legsAssigned } from '../../../domain/bank/categorise/categorise';
import { reversalAssigned } from '../../../domain/bank/categorise/legs';
import type { Match } from '../../../domain/bank/reconcile/model';
import { matchesOf } from '../../../domain/bank/reconcile/reconcile';
import { reversalMatch, reversalsOf } from '../../../domain/bank/reconcile/reversals';
import type { Candidate } from '../categorise/open-lines.repository';
import type { LegRow, Legs } from './legs.repository';

/** What rules and choices say of lines that stand alone. */
export type Suggest = (rows: readonly LegRow[]) => AssignedRow<LegRow>[];
/** The legs of transfers that a run links, and those whose category this changes. */
export type Transfers = { matches: Match[]; assignments: AssignedRow<Candidate>[] };

/**
 * The transfers between own accounts that a run finds: of the company, or of one account with the other legs of its transfers.
 * At least one leg has no category yet. What rules know of a line counts as its category, so that a receipt from a customer is
 * no leg because somebody was paid the same; what a person chose stays as it is.
 */
export function transfersIn(legs: Legs, suggest: Suggest, bankAccountId: string | null): Transfers {
  const { rows, deposits, filed, own } = legs;
  const open = rows.filter(isOpen);
  const known = new Map(suggest(open).map((one) => [one.row.id, one]));
  const lines = rows.map((row) => ({ ...row, ...categoryOf(row, known.get(row.id)) }));
  const taken = new Set(open.map(({ id }) => id));
  const asked = new Set(
    rows.filter((row) => !bankAccountId || row.bankAccountId === bankAccountId).map(({ id }) => id),
  );
  const isOfAny = (ids: ReadonlySet<string>, { lineId, withId }: Match) => ids.has(lineId) || ids.has(withId);
  const transfers = matchesOf(lines, deposits, filed, own).filter(({ kind }) => kind === 'transfer');
  const matches = transfers.filter((match) => isOfAny(taken, match) && isOfAny(asked, match));
  const set = legsAssigned(
    rows.filter(({ isChosen }) => !isChosen),
    matches,
  );
  return { matches, assignments: set.filter(isChange) };
}

/**
 * The returned payments and cheques without a category whose original a run finds: each has the category of that one, and both
 * are linked. One without an original, or whose original nobody has categorised, waits for a person.
 */
export function reversalsIn({ rows, own }: Legs, suggest: Suggest, bankAccountId: string | null): Transfers {
  const of = rows.filter((row) => !bankAccountId || row.bankAccountId === bankAccountId);
  const known = new Map(suggest(of.filter(isOpen)).map((one) => [one.row.id, one]));
  const lines = of.map((row) => ({ ...row, ...categoryOf(row, known.get(row.id)) }));
  const found = reversalsOf(lines, own).flatMap((reversal) => {
    const { line, original } = reversal;
    if (line.currentKind !== null || line.had) return [];
    return reversalAssigned(line, original).map((assigned) => ({ reversal, assigned }));
  });
  return {
    matches: found.flatMap(({ reversal }) => reversalMatch(reversal, reversal.original.had)),
    assignments: found.map(({ assigned }) => assigned),
  };
}

const isOpen = ({ currentKind }: Candidate): boolean => currentKind === null;

const categoryOf = ({ current, currentKind }: LegRow, known: AssignedRow<LegRow> | undefined) => ({
  category: known?.category ?? currentKind,
  categoryId: known?.categoryId ?? current,
});

/** Whether a row would have another category than it has. */
export const isChange = ({ row, category, categoryId }: AssignedRow<Candidate>): boolean =>
  row.current !== categoryId || row.currentKind !== category;
