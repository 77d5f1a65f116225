import { and, eq, getTableColumns } from 'drizzle-orm';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { openDatabase, prepared } from '../../../platform/database';
import { atFault, Problem } from '../../../platform/problem';
import { type Change, mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { type Edit, isStill } from '../../audit/edit.repository';
import { ledgerAccounts } from './chart.table';

export type OwnAccount = typeof ledgerAccounts.$inferSelect;

export async function findOwnAccount(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<OwnAccount | undefined> {
  const isIt = and(eq(ledgerAccounts.id, id), eq(ledgerAccounts.companyId, companyId));
  return openDatabase(d1).select().from(ledgerAccounts).where(isIt).get();
}

// Entries that were superseded name it in the trail: they hold it, too.
const COUNTS = `(SELECT count(*) FROM ledger_entries WHERE company_id = ?1 AND account = ?2) entries,
  (SELECT count(*) FROM posting_rules WHERE company_id = ?1 AND account = ?2 AND removed_at IS NULL) rules,
  (SELECT count(*) FROM fixed_assets WHERE company_id = ?1 AND (cost_account = ?2 OR depreciation_account = ?2))
    + (SELECT count(*) FROM ledger_spreads WHERE company_id = ?1 AND account = ?2)
    + (SELECT count(*) FROM ledger_document_lines WHERE company_id = ?1 AND account = ?2) others`;
const IN_ALL = `SELECT entries + rules + others n FROM (SELECT ${COUNTS})`;

type Uses = { entries: number; rules: number; others: number };

/** Says what hangs on an account: it stays, since what was posted keeps its name. */
export async function mustBeUnused(d1: D1Database, { companyId, id, name }: OwnAccount): Promise<void> {
  const uses = await d1.prepare(`SELECT ${COUNTS}`).bind(companyId, id).first<Uses>();
  const { entries = 0, rules = 0, others = 0 } = uses ?? {};
  const refused = (why: 'entries' | 'rules' | 'others', count: number) =>
    new Problem(409, 'account-in-use', say(`ledger-account.has-${why}`, { name, count }));
  if (entries > 0) throw refused('entries', entries);
  if (rules > 0) throw refused('rules', rules);
  if (others > 0) throw refused('others', others);
}

/** Takes an account away that nothing ever named; the trail keeps what it was. */
export function ownAccountRemoved(d1: D1Database, { id, companyId, code, name, line }: OwnAccount): Change {
  const isIt = and(eq(ledgerAccounts.id, id), eq(ledgerAccounts.companyId, companyId));
  return {
    chainId: companyId,
    statements: [
      mustBeAtMost(d1, 0, IN_ALL, companyId, id),
      prepared(d1, openDatabase(d1).delete(ledgerAccounts).where(isIt)),
      mustHaveChanged(d1),
    ],
    entries: [{ action: 'account.remove', entityType: 'account', entityId: id, before: { code, name, line } }],
  };
}

const LATER = `SELECT count(*) n FROM ledger_entries WHERE company_id = ?1 AND account = ?2 AND superseded_by IS NULL AND date > ?3`;
const RULES = 'SELECT count(*) n FROM posting_rules WHERE company_id = ?1 AND account = ?2 AND removed_at IS NULL';

/** An account is closed behind its last entry, and where no category posts to it any more. */
export async function mustBeClosable(d1: D1Database, { companyId, id, name }: OwnAccount, day: string): Promise<void> {
  const [later, rules] = await d1.batch<{ n: number }>([
    d1.prepare(LATER).bind(companyId, id, day),
    d1.prepare(RULES).bind(companyId, id),
  ]);
  const [after, ruled] = [later?.results[0]?.n ?? 0, rules?.results[0]?.n ?? 0];
  if (after > 0)
    throw atFault(409, 'closedOn', say('ledger-account.moved-later', { name, count: after }), 'account-in-use');
  if (ruled > 0)
    throw atFault(409, 'closedOn', say('ledger-account.has-rules', { name, count: ruled }), 'account-in-use');
}

/** Writes what of an account was edited; undone as a whole where somebody else was faster. */
export function ownAccountEdited(
  d1: D1Database,
  { id, companyId, name }: OwnAccount,
  { before, after }: Edit<OwnAccount>,
): Change {
  const isIt = and(eq(ledgerAccounts.id, id), eq(ledgerAccounts.companyId, companyId));
  const isSo = and(isIt, isStill(getTableColumns(ledgerAccounts), before));
  const unposted = after.closedOn ? [mustBeAtMost(d1, 0, LATER, companyId, id, after.closedOn)] : [];
  return {
    chainId: companyId,
    statements: [
      prepared(d1, openDatabase(d1).update(ledgerAccounts).set(after).where(isSo)),
      mustHaveChanged(d1),
      ...unposted,
    ],
    entries: [{ action: 'account.change', entityType: 'account', entityId: id, before: { name, ...before }, after }],
  };
}
