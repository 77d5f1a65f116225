import { breaksOf, coverageOf, provesMore } from '../../domain/bank/coverage';
import type { Statement } from '../../domain/bank/statement';
import { today } from '../../platform/clock';
import type { CompanyScope } from '../../platform/scope';
import { coverageRows, proofsOf } from './coverage.repository';

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
