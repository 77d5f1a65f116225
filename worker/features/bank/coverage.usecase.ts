import { breaksOf, type Covered, coverageOf, type Proof, provesMore, withoutDays } from '../../domain/bank/coverage';
import type { Statement } from '../../domain/bank/statement';
import { today } from '../../platform/clock';
import type { CompanyScope } from '../../platform/scope';
import { type CoveringUpload, coverageRows } from './coverage.repository';

/** What the standing statements of an account prove; `own` holds those that were undone as well. */
export function proofsOf(own: readonly CoveringUpload[]): Proof[] {
  const gone = own.filter(({ undoneAt }) => undoneAt !== null);
  const live = own.filter(({ undoneAt }) => undoneAt === null);
  return live.map(({ id, breaks, ...upload }) => ({ id, breaks, covered: stillCovered(upload, gone) }));
}

/** A statement whose lines went in part, with one that was undone, no longer proves the days of that one. */
function stillCovered(upload: Omit<CoveringUpload, 'id' | 'breaks'>, gone: readonly CoveringUpload[]): Covered[] {
  const { presentCount, lineCount, createdAt, covered } = upload;
  if (presentCount === null || presentCount >= lineCount) return covered;
  const later = gone.filter(({ undoneAt }) => undoneAt !== null && undoneAt >= createdAt);
  return later.reduce((pieces, { from, to }) => (from && to ? withoutDays(pieces, { from, to }) : pieces), covered);
}

/** Whether a statement without a new line still closes a break or a gap of its account, or proves further days. */
export async function provesNew(
  d1: D1Database,
  scope: CompanyScope,
  bankAccountId: string,
  statement: Statement,
): Promise<boolean> {
  const { uploads } = await coverageRows(d1, scope);
  const own = uploads.filter((upload) => upload.bankAccountId === bankAccountId);
  const proof = { id: '', covered: coverageOf(statement, today()), breaks: breaksOf(statement) };
  return provesMore(proofsOf(own), proof);
}
