import { categorise, type Known, type Suggestion } from './categorise';
import { type ConfirmedLine, payeeMemory, type RememberedChoice } from './payee-memory';
import { type OwnCategory, type TaxMarks, taxMarksOf } from './tax-marks';

type Line = Parameters<typeof categorise>[0];

/** What a company taught: the lines its people confirmed, and the categories they added, by their ids. */
export type Taught = Known & { confirmed?: readonly ConfirmedLine[]; own?: ReadonlyMap<string, OwnCategory> };

/** A row with the category a rule or a choice gives it, why, and what that means for GST and TDS on its day. */
export type AssignedRow<Row> = Suggestion & TaxMarks & { row: Row };

/** The rows that the rules and the choices recognise, in their order; the others are left to a person. */
export function assignmentsFor<Row extends Line>(
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
