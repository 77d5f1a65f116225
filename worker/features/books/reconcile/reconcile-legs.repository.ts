import { legsAssigned } from '../../../domain/bank/categorise/categorise';
import type { Match } from '../../../domain/bank/reconcile/model';
import type { CompanyScope } from '../../../platform/access';
import type { Change } from '../../audit/audit.repository';
import { type Assignment, categoriesSet } from '../categorise/categorise.repository';
import { linesMatched, type OpenRow } from './reconcile.repository';

/** Matches, and the categories that they give the legs of transfers. */
export type Reconciled = { matches: readonly Match[]; legs: readonly Assignment[] };

/**
 * The legs of matched transfers that have no category yet: linked, they are known to be neither earned nor spent. What a rule
 * or a person said of a line stays.
 */
export const legsToSet = (lines: readonly OpenRow[], matches: readonly Match[]): Assignment[] =>
  legsAssigned(lines.filter(isWithout).map(asRead), matches);

const isWithout = ({ category, isSplit }: OpenRow) => category === null && !isSplit;
const asRead = (line: OpenRow) => ({ ...line, current: null, currentKind: null });

/** The statements and the trail of matching, and of the categories that come with it. */
export function linesReconciled(
  d1: D1Database,
  scope: CompanyScope,
  { matches, legs }: Reconciled,
  by: 'run' | 'person',
): Change {
  const [matched, set] = [linesMatched(d1, scope, matches, by), categoriesSet(d1, scope, null, legs)];
  const statements = [...matched.statements, ...set.statements];
  return { chainId: scope.companyId, statements, entries: [...matched.entries, ...set.entries] };
}
