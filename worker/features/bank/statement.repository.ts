import { and, desc, eq, lt } from 'drizzle-orm';
import { knownLines } from '../../domain/bank/known-lines';
import { lineKeys } from '../../domain/bank/line-keys';
import type { Statement, StatementLine } from '../../domain/bank/statement';
import { openDatabase } from '../../platform/database';
import type { CompanyScope } from '../../platform/scope';
import { type StatementUpload, statementUploads } from './bank.table';

/** A line of a statement with the key by which it is known again, and whether it is stored already. */
export type KeyedLine = { line: StatementLine; key: string; isKnown: boolean };

/** The lines as compared, and the number of the account they are for. */
export type Compared = { lines: KeyedLine[]; accountNumber: string };

// Keys begin with the day, so the days of a statement are one stretch of the unique index. They come by at most five hundred
// in one text, which is read several times as fast as a row for each; no key has a line break in it.
const KEYS = `SELECT group_concat(line_key, char(10)) keys FROM bank_transactions
  WHERE bank_account_id = ? AND line_key >= ? AND line_key < ? GROUP BY rowid / 500`;

/** The lines of a statement, each compared with what the account already holds. Undefined when the account is not the company's. */
export async function compareWithAccount(
  d1: D1Database,
  scope: CompanyScope,
  bankAccountId: string,
  { lines, period }: Statement,
): Promise<Compared | undefined> {
  const from = period?.from ?? '';
  const [account, stored] = await d1.batch([
    d1
      .prepare('SELECT account_number number FROM bank_accounts WHERE id = ? AND company_id = ?')
      .bind(bankAccountId, scope.companyId),
    d1.prepare(KEYS).bind(bankAccountId, from, `${period?.to ?? from}~`),
  ]);
  const [chosen] = (account?.results ?? []) as { number: string }[];
  if (!chosen) return undefined;
  const stands = new Set(((stored?.results ?? []) as { keys: string }[]).flatMap((row) => row.keys.split('\n')));
  const keys = lineKeys(lines);
  const known = knownLines(keys, stands);
  const compared = lines.map((line, at) => ({ line, key: keys[at] ?? '', isKnown: known[at] ?? false }));
  return { lines: compared, accountNumber: chosen.number };
}

type UploadPage = { limit: number; cursor?: string | undefined; bankAccountId?: string | undefined };

/** The statements of a company, newest first, one more than the page asks for. */
export async function listUploads(d1: D1Database, scope: CompanyScope, page: UploadPage): Promise<StatementUpload[]> {
  const ofAccount = page.bankAccountId ? eq(statementUploads.bankAccountId, page.bankAccountId) : undefined;
  const after = page.cursor ? lt(statementUploads.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(statementUploads)
    .where(and(eq(statementUploads.companyId, scope.companyId), ofAccount, after))
    .orderBy(desc(statementUploads.id))
    .limit(page.limit + 1);
}

export async function findUpload(
  d1: D1Database,
  scope: CompanyScope,
  id: string,
): Promise<StatementUpload | undefined> {
  const isIt = and(eq(statementUploads.id, id), eq(statementUploads.companyId, scope.companyId));
  return openDatabase(d1).select().from(statementUploads).where(isIt).get();
}
