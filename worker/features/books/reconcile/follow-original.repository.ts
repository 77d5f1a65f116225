import { REVERSES, reversalAssigned } from '../../../domain/bank/categorise/legs';
import { isAfter } from '../../../domain/bank/reconcile/reversals';
import type { CompanyScope } from '../../../platform/access';
import type { Change } from '../../audit/audit.repository';
import { categoriesSet } from '../categorise/categorise.repository';
import { ownNames } from '../category/category.repository';
import type { Transaction } from '../transaction/transaction.table';

/** A line before and after a person gave it a category. */
type Chosen = { before: Transaction; after: Transaction };

/**
 * What undoes lines to which a person has given a category has that category with them, unless a person chose its own; the
 * statements and the trail of it.
 */
export async function originalsFollowed(
  d1: D1Database,
  scope: CompanyScope,
  changed: readonly Chosen[],
  undoing: readonly Transaction[],
): Promise<Change> {
  const originals = new Map(changed.map(({ after }) => [after.id, after]));
  const assignments = undoing.flatMap((line) => {
    const original = originals.get(line.reconciledWith?.id ?? '');
    if (!original || originals.has(line.id) || !follows(line, original)) return [];
    const { transactionDate: date, transactionType: side } = line;
    const row = { ...line, date, side, current: line.categoryId, currentKind: line.category };
    return reversalAssigned(row, { ...original, date: original.transactionDate });
  });
  const named = assignments.flatMap(({ row, categoryId }) => [row.current, categoryId]);
  return categoriesSet(d1, scope, null, assignments, await ownNames(d1, named));
}

function follows(line: Transaction, original: Transaction): boolean {
  const isLater = isAfter({ ...line, date: line.transactionDate }, { ...original, date: original.transactionDate });
  const isFree = line.category === null || line.categoryRule === REVERSES.id;
  return isLater && isFree && line.categorisedBy === null && !line.isSplit;
}
