import { desc, eq } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { jsonRows, openDatabase, prepared } from '../../platform/database';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import { type ChallanUse, type StoredChallan, tdsChallans, tdsChallanUses } from './challan.table';

export type KnownChallan = StoredChallan & { uses: readonly ChallanUse[] };

const MOST = 2_000;

/** The challans of a company with what they pay, the newest first. */
export async function listChallans(d1: D1Database, { companyId }: CompanyScope): Promise<KnownChallan[]> {
  const db = openDatabase(d1);
  const [challans, uses] = await db.batch([
    db
      .select()
      .from(tdsChallans)
      .where(eq(tdsChallans.companyId, companyId))
      .orderBy(desc(tdsChallans.createdAt), desc(tdsChallans.id))
      .limit(MOST),
    db.select().from(tdsChallanUses).where(eq(tdsChallanUses.companyId, companyId)),
  ]);
  const of = new Map<string, ChallanUse[]>();
  for (const use of uses) of.set(use.challanId, [...(of.get(use.challanId) ?? []), use]);
  return challans.map((challan) => ({ ...challan, uses: of.get(challan.id) ?? [] }));
}

// What is paid of a deduction is never more than its tax, whoever writes at once.
const NOT_TOO_MUCH = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM tds_challan_uses u JOIN tds_challans c ON c.id = u.challan_id
    LEFT JOIN tds_deductions d ON d.id = u.deduction_id LEFT JOIN company_events e ON e.id = u.deduction_id
  WHERE u.company_id = ?1 AND c.status <> 'cancelled' AND u.deduction_id IN (SELECT value FROM json_each(?2))
  GROUP BY u.deduction_id HAVING sum(u.amount_paise) > max(coalesce(d.tax_paise, e.details ->> 'amount'))
    OR sum(u.surcharge_paise) > max(coalesce(d.surcharge_paise, 0)) OR sum(u.cess_paise) > max(coalesce(d.cess_paise, 0)))`;

export type Use = Pick<ChallanUse, 'deductionId' | 'amount' | 'surcharge' | 'cess' | 'interest'>;

const ROW = jsonRows(['deductionId', 'amount', 'surcharge', 'cess', 'interest']);
const USES = `INSERT INTO tds_challan_uses (challan_id, deduction_id, company_id, amount_paise, surcharge_paise, cess_paise, interest_paise,
    recorded_on, recorded_at)
  SELECT ?2, ${ROW.at.deductionId}, ?1, ${ROW.at.amount}, ${ROW.at.surcharge}, ${ROW.at.cess}, ${ROW.at.interest}, ?4, ?5 FROM json_each(?3) j WHERE true
  ON CONFLICT (challan_id, deduction_id) DO UPDATE SET amount_paise = amount_paise + excluded.amount_paise,
    surcharge_paise = surcharge_paise + excluded.surcharge_paise, cess_paise = cess_paise + excluded.cess_paise,
    interest_paise = interest_paise + excluded.interest_paise`;

/** The statements by which a challan pays deductions; the batch is undone where one would be paid twice. */
export function usesWritten(
  d1: D1Database,
  { companyId }: CompanyScope,
  challanId: string,
  uses: readonly Use[],
): D1PreparedStatement[] {
  if (uses.length === 0) return [];
  const ids = JSON.stringify(uses.map(({ deductionId }) => deductionId));
  return [
    d1.prepare(USES).bind(companyId, challanId, `[${uses.map(ROW.text).join(',')}]`, today(), now().toISOString()),
    d1.prepare(NOT_TOO_MUCH).bind(companyId, ids),
  ];
}

/** The statements and the entry that add a challan with what it pays. */
export function challanAdded(
  d1: D1Database,
  scope: CompanyScope,
  challan: StoredChallan,
  uses: readonly Use[],
  after: Record<string, unknown>,
): Change {
  return {
    chainId: scope.companyId,
    statements: [
      prepared(d1, openDatabase(d1).insert(tdsChallans).values(challan)),
      ...usesWritten(d1, scope, challan.id, uses),
    ],
    entries: [{ action: 'tds-challan.add', entityType: 'tds-challan', entityId: challan.id, after }],
  };
}

/** A challan before it is written, with who writes it. */
export const authorOf = (person: Pick<Person, 'id' | 'name'>) => ({
  ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString(), recordedOn: today() },
});

const DEPOSIT = `UPDATE tds_challans SET status = 'deposited', bsr = ?3, deposited_on = ?4, serial = ?5, cin = ?6, transaction_id = ?7,
    tax_paise = ?8, interest_paise = ?9, fee_paise = ?10, others_paise = ?11, total_paise = ?12, deposit_recorded_on = ?13,
    surcharge_paise = ?14, cess_paise = ?15
  WHERE company_id = ?1 AND id = ?2 AND status = 'to-pay'`;
const FREE = 'DELETE FROM tds_challan_uses WHERE company_id = ?1 AND challan_id = ?2';

/** The statements that mark a challan deposited, with what it pays now in the place of what it was to pay. */
export const challanDeposited = (
  d1: D1Database,
  scope: CompanyScope,
  challan: StoredChallan,
  uses: readonly Use[],
): D1PreparedStatement[] => [
  d1
    .prepare(DEPOSIT)
    .bind(
      ...[scope.companyId, challan.id, challan.bsr, challan.depositedOn, challan.serial, challan.cin],
      ...[challan.transactionId, challan.tax, challan.interest, challan.fee, challan.others, challan.total],
      ...[challan.depositRecordedOn, challan.surcharge, challan.cess],
    ),
  mustHaveChanged(d1),
  d1.prepare(FREE).bind(scope.companyId, challan.id),
  ...usesWritten(d1, scope, challan.id, uses),
];

const CANCEL = `UPDATE tds_challans SET status = 'cancelled', cancelled_on = ?3
  WHERE company_id = ?1 AND id = ?2 AND status <> 'cancelled'`;

export const challanCancelled = (d1: D1Database, { companyId }: CompanyScope, id: string): D1PreparedStatement[] => [
  d1.prepare(CANCEL).bind(companyId, id, today()),
  mustHaveChanged(d1),
];

const SUGGESTED = `SELECT id, transaction_date "on", amount_paise amount, description narration, reference, bank_account_id bankAccountId, voucher_id voucherId
  FROM bank_transactions WHERE company_id = ?1 AND transaction_type = 'debit' AND category_id = 'tds-deposited' AND is_split = 0
    AND NOT EXISTS (SELECT 1 FROM tds_challans c WHERE c.company_id = ?1 AND c.transaction_id = bank_transactions.id AND c.status <> 'cancelled')
  ORDER BY transaction_date DESC, id DESC LIMIT 100`;

export type DepositLine = {
  id: string;
  on: IsoDate;
  amount: Paise;
  narration: string;
  reference: string | null;
  bankAccountId: string;
  voucherId: string | null;
};

/** Bank lines that deposited TDS and belong to no challan yet. */
export const depositLines = async (d1: D1Database, { companyId }: CompanyScope): Promise<DepositLine[]> =>
  (await d1.prepare(SUGGESTED).bind(companyId).all<DepositLine>()).results;
