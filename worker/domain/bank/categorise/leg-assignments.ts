import type { Match } from '../reconcile/model';

import { type AssignedRow, assignmentsFor } from './assignments';

type Leg = Parameters<typeof assignmentsFor>[0][number] & { id: string };

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
