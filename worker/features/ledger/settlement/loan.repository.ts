import { and, asc, eq } from 'drizzle-orm';
import { formatPercent, formatRupees } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { Change } from '../../audit/audit.repository';
import { type LedgerLoan, ledgerLoans } from './loan.table';

const MOST_LOANS = 200;

/** The loans of a company, in the order in which they were recorded. */
export const listLoans = (d1: D1Database, { companyId }: CompanyScope): Promise<LedgerLoan[]> =>
  openDatabase(d1)
    .select()
    .from(ledgerLoans)
    .where(eq(ledgerLoans.companyId, companyId))
    .orderBy(asc(ledgerLoans.createdAt), asc(ledgerLoans.id))
    .limit(MOST_LOANS);

export const findLoan = (d1: D1Database, { companyId }: CompanyScope, id: string): Promise<LedgerLoan | undefined> =>
  openDatabase(d1)
    .select()
    .from(ledgerLoans)
    .where(and(eq(ledgerLoans.companyId, companyId), eq(ledgerLoans.id, id)))
    .get();

const NOT_TWICE = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS
  (SELECT 1 FROM ledger_loans WHERE company_id = ?1 AND account = ?2 AND lower(tag) = lower(?3))`;

export type LoanFacts = Omit<LedgerLoan, 'id' | 'companyId' | 'createdBy' | 'createdByName' | 'createdAt' | 'closedAt'>;

/** Records a loan whose tag its account does not have yet. */
export function loanAdded(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  facts: LoanFacts,
): { loan: LedgerLoan; change: Change } {
  const loan: LedgerLoan = {
    ...{ id: newId(), companyId, ...facts, createdBy: person.id, createdByName: person.name },
    ...{ createdAt: now().toISOString(), closedAt: null },
  };
  const { lender, tag, account, principal, rate, count, everyMonths, firstOn, method, instalment, paidBefore } = facts;
  const statements = [
    d1.prepare(NOT_TWICE).bind(companyId, account, tag),
    prepared(d1, openDatabase(d1).insert(ledgerLoans).values(loan)),
  ];
  const after = {
    ...{ lender, tag, account, principal: formatRupees(principal), rate: formatPercent(rate) },
    ...{ count, everyMonths, firstOn, method },
    ...(instalment && { instalment: formatRupees(instalment) }),
    ...(paidBefore > 0 && { paidBefore }),
  };
  const entry = { action: 'loan.add', entityType: 'loan', entityId: loan.id, after };
  return { loan, change: { chainId: companyId, statements, entries: [entry] } };
}

const OWED = `SELECT coalesce(-sum(amount_paise), 0) owed FROM ledger_entries
  WHERE company_id = ?1 AND account = ?2 AND tag = ?3 AND superseded_by IS NULL AND date <= ?4`;
const PAID = `SELECT count(*) paid FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = ?2 AND e.tag = ?3 AND e.superseded_by IS NULL AND e.amount_paise > 0 AND v.rule = 'B14'`;

/** What is owed of each loan by the books on a day, and how many instalments were split so far. */
export async function loanStandings(
  d1: D1Database,
  { companyId }: CompanyScope,
  loans: readonly LedgerLoan[],
  on: string,
): Promise<Map<string, { owed: number; paid: number }>> {
  if (loans.length === 0) return new Map();
  const answers = await d1.batch(
    loans.flatMap(({ account, tag }) => [
      d1.prepare(OWED).bind(companyId, account, tag, on),
      d1.prepare(PAID).bind(companyId, account, tag),
    ]),
  );
  const value = (at: number, name: string) => Number((answers[at]?.results[0] as Record<string, number>)?.[name] ?? 0);
  return new Map(loans.map(({ id }, at) => [id, { owed: value(2 * at, 'owed'), paid: value(2 * at + 1, 'paid') }]));
}
