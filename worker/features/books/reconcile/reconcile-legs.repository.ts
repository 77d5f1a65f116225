import { legsAssigned } from '../../../domain/bank/categorise/categorise';
import { reversalAssigned } from '../../../domain/bank/categorise/legs';
import type { OwnNames } from '../../../domain/bank/chart/chart';
import type { Match } from '../../../domain/bank/reconcile/model';
import { isAfter } from '../../../domain/bank/reconcile/reversals';
import type { CompanyScope } from '../../../platform/access';
import type { Change } from '../../audit/audit.repository';
import { type Assignment, categoriesSet } from '../categorise/categorise.repository';
import { linesMatched, type OpenRow } from './reconcile.repository';

/**
 * Matches, and the categories that they give the legs of transfers and what undoes another line, with the own ones' names; and when,
 * where that is said before it is written.
 */
export type Reconciled = { matches: readonly Match[]; legs: readonly Assignment[]; own?: OwnNames; at?: string };

/**
 * The legs of matched transfers that have no category yet: linked, they are known to be neither earned nor spent. What a rule
 * or a person said of a line stays. What undoes another line has that one's category, unless a person chose its own.
 */
export const legsToSet = (lines: readonly OpenRow[], matches: readonly Match[]): Assignment[] => [
  ...legsAssigned(lines.filter(isWithout).map(asRead), matches),
  ...undoingOf(lines, matches),
];

function undoingOf(lines: readonly OpenRow[], matches: readonly Match[]): Assignment[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return matches.flatMap(({ kind, lineId, withId }) => {
    const [line, original] = [byId.get(lineId), byId.get(withId)];
    if (kind !== 'reversal' || !line || !original || !isAfter(line, original)) return [];
    if (line.isChosen || line.isSplit || original.isSplit) return [];
    const row = { ...line, current: line.categoryId ?? null, currentKind: line.category };
    return reversalAssigned(row, original);
  });
}

const isWithout = ({ category, isSplit }: OpenRow) => category === null && !isSplit;
const asRead = (line: OpenRow) => ({ ...line, current: null, currentKind: null });

/** The statements and the trail of matching, and of the categories that come with it. */
export function linesReconciled(
  d1: D1Database,
  scope: CompanyScope,
  { matches, legs, own, at }: Reconciled,
  by: 'run' | 'person',
): Change {
  const [matched, set] = [linesMatched(d1, scope, matches, by), categoriesSet(d1, scope, null, legs, own, at)];
  const statements = [...matched.statements, ...set.statements];
  return { chainId: scope.companyId, statements, entries: [...matched.entries, ...set.entries] };
}
