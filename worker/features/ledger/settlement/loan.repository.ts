import { asc, eq } from 'drizzle-orm';
import type { Prepayment, PrepaymentEffect } from '../../../domain/ledger/settlement/loan-schedule';
import { formatPercent, formatRupees } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
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
  const {
    lender,
    tag,
    account,
    principal,
    rate,
    count,
    everyMonths,
    firstOn,
    method,
    instalment,
    paidBefore,
    afterPrepayment,
  } = facts;
  const statements = [
    d1.prepare(NOT_TWICE).bind(companyId, account, tag),
    prepared(d1, openDatabase(d1).insert(ledgerLoans).values(loan)),
  ];
  const after = {
    ...{ lender, tag, account, principal: formatRupees(principal), rate: formatPercent(rate) },
    ...{ count, everyMonths, firstOn, method, afterPrepayment },
    ...(instalment && { instalment: formatRupees(instalment) }),
    ...(paidBefore > 0 && { paidBefore }),
  };
  const entry = { action: 'loan.add', entityType: 'loan', entityId: loan.id, after };
  return { loan, change: { chainId: companyId, statements, entries: [entry] } };
}

const SET = `UPDATE ledger_loans SET after_prepayment = ?3 WHERE id = ?1 AND company_id = ?2 AND after_prepayment = ?4`;

/** Lets a prepayment of a loan lower its instalment, or shorten it; nothing where somebody else changed it meanwhile. */
export function prepaymentSet(d1: D1Database, loan: LedgerLoan, afterPrepayment: PrepaymentEffect): Change {
  const { id, companyId, lender, afterPrepayment: before } = loan;
  return {
    chainId: companyId,
    statements: [d1.prepare(SET).bind(id, companyId, afterPrepayment, before), mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: 'loan.change', entityType: 'loan', entityId: id },
        ...{ before: { lender, afterPrepayment: before }, after: { afterPrepayment } },
      },
    ],
  };
}

const OWED = `SELECT coalesce(-sum(amount_paise), 0) owed FROM ledger_entries
  WHERE company_id = ?1 AND account = ?2 AND tag = ?3 AND superseded_by IS NULL AND date <= ?4`;
// Interest and principal are paid together; where a loan bears interest, principal alone is a prepayment.
const WITH_INTEREST = `EXISTS (SELECT 1 FROM ledger_entries i WHERE i.voucher_id = e.voucher_id AND i.account = '5301'
  AND i.amount_paise > 0 AND i.superseded_by IS NULL)`;
const PAID = `SELECT count(*) paid FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = ?2 AND e.tag = ?3 AND e.superseded_by IS NULL AND e.amount_paise > 0 AND v.rule = 'B14'
    AND (?4 = 0 OR ${WITH_INTEREST})`;
const PREPAID = `SELECT l.id, e.date "on", sum(e.amount_paise) amount FROM ledger_loans l
    JOIN ledger_entries e ON e.company_id = l.company_id AND e.account = l.account AND e.tag = l.tag
    JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE l.company_id = ?1 AND e.superseded_by IS NULL AND e.amount_paise > 0 AND v.reversed_by_id IS NULL AND v.reverses_id IS NULL
    AND iif(l.rate_bp = 0, coalesce(v.rule, '') <> 'B14', NOT ${WITH_INTEREST})
  GROUP BY l.id, e.date ORDER BY e.date LIMIT 2000`;

export type ScheduledLoan = LedgerLoan & { prepaid: readonly Prepayment[] };

/** The loans with what was prepaid of each: principal paid back by vouchers that pay no interest, which are no instalments. */
export async function listScheduledLoans(d1: D1Database, scope: CompanyScope): Promise<ScheduledLoan[]> {
  const [loans, { results }] = await Promise.all([
    listLoans(d1, scope),
    d1.prepare(PREPAID).bind(scope.companyId).all<Prepayment & { id: string }>(),
  ]);
  return loans.map((loan) => ({ ...loan, prepaid: results.filter(({ id }) => id === loan.id) }));
}

/** What is owed of each loan by the books on a day, and how many instalments were split so far. */
export async function loanStandings(
  d1: D1Database,
  { companyId }: CompanyScope,
  loans: readonly LedgerLoan[],
  on: string,
): Promise<Map<string, { owed: number; paid: number }>> {
  if (loans.length === 0) return new Map();
  const answers = await d1.batch(
    loans.flatMap(({ account, tag, rate }) => [
      d1.prepare(OWED).bind(companyId, account, tag, on),
      d1.prepare(PAID).bind(companyId, account, tag, rate),
    ]),
  );
  const value = (at: number, name: string) => Number((answers[at]?.results[0] as Record<string, number>)?.[name] ?? 0);
  return new Map(loans.map(({ id }, at) => [id, { owed: value(2 * at, 'owed'), paid: value(2 * at + 1, 'paid') }]));
}
