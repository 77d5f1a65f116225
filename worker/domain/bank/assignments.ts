import { categorise, type Known, type Suggestion } from './categorise';
import { flagsOf } from './chart';
import type { CategoryKind, Side } from './values';

type Line = Parameters<typeof categorise>[0];
/** What a person chose for a payee, on one side. */
export type RememberedChoice = { payee: string; side: Side; category: CategoryKind; subcategory: string };

/** A row with the category a rule or a choice gives it, why, and whether GST and TDS are to be looked at. */
export type AssignedRow<Row> = Suggestion & { row: Row; gstApplicable: boolean; tdsApplicable: boolean };

/** The rows that the rules and the choices recognise, in their order; the others are left to a person. */
export function assignmentsFor<Row extends Line>(
  rows: readonly Row[],
  choices: readonly RememberedChoice[],
  known: Known = {},
): AssignedRow<Row>[] {
  const of = (side: Side) =>
    new Map(choices.filter((choice) => choice.side === side).map((choice) => [choice.payee, choice]));
  const memory = { credit: of('credit'), debit: of('debit') };
  return rows.flatMap((row) => {
    const suggestion = categorise(row, memory[row.side], known);
    return suggestion ? [{ row, ...suggestion, ...flagsOf(suggestion.subcategory) }] : [];
  });
}
