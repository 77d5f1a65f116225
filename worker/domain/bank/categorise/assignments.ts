import type { Match } from '../reconcile/model';
import { categorise, type Known } from './categorise';
import { type OwnCategory, type TaxMarks, taxMarksOf } from './marks';
import { type ConfirmedLine, payeeMemory, type RememberedChoice } from './memory';
import type { Categorisable, Suggestion } from './model';

/** What a company taught: the lines its people confirmed, and the categories they added, by their ids. */
export type Taught = Known & { confirmed?: readonly ConfirmedLine[]; own?: ReadonlyMap<string, OwnCategory> };

/** A row with the category a rule or a choice gives it, why, and what that means for GST and TDS on its day. */
export type AssignedRow<Row> = Suggestion & TaxMarks & { row: Row };

/** The rows that the rules and the choices recognise, in their order; the others are left to a person. */
export function assignmentsFor<Row extends Categorisable>(
  rows: readonly Row[],
  choices: readonly RememberedChoice[],
  { confirmed, own, ...known }: Taught = {},
): AssignedRow<Row>[] {
  const memory = payeeMemory(choices, confirmed);
  const alike = { ...known, seen: new Map() };
  return rows.flatMap((row) => {
    const suggestion = categorise(row, memory[row.side], alike);
    if (!suggestion) return [];
    const { categoryId } = suggestion;
    return [{ row, ...suggestion, ...taxMarksOf(categoryId, row, own?.get(categoryId)) }];
  });
}

type Leg = Categorisable & { id: string };

/** The rows that matches make legs of a transfer, with the category that this gives them. */
export function legsAssigned<Row extends Leg>(rows: readonly Row[], matches: readonly Match[]): AssignedRow<Row>[] {
  const transfers = matches.filter(({ kind }) => kind === 'transfer');
  const others = new Map(transfers.map(({ lineId, withId }) => [lineId, withId]));
  const legs = rows.filter(({ id }) => others.has(id));
  return assignmentsFor(
    legs.map((row) => ({ ...row, transferPairId: others.get(row.id) ?? null })),
    [],
  );
}
