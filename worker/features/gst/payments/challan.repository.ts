import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf } from '../../../platform/database';
import { gstChallans, type StoredChallan } from '../ledgers/ledgers.table';

const CHALLANS = columnsOf(gstChallans);
const CHALLAN = Object.keys(gstChallans).filter((key) => key !== 'enableRLS') as (keyof StoredChallan)[];
const INSERT = CHALLANS.bulk(CHALLAN);
const MOST = 500;

/** A challan stands while its voucher was not taken back. */
export type KnownChallan = StoredChallan & { voucherNumber: string; stands: boolean };

const ALL = `SELECT ${CHALLANS.selected(CHALLAN)}, (SELECT number FROM ledger_vouchers v WHERE v.id = voucher_id) voucherNumber,
    EXISTS (SELECT 1 FROM ledger_vouchers v WHERE v.id = voucher_id AND v.status = 'posted' AND v.reversed_by_id IS NULL) stands
  FROM gst_challans WHERE company_id = ?1 AND (?2 = '' OR gstin = ?2) ORDER BY deposited_on DESC, created_at DESC LIMIT ${MOST}`;

/** The challans of a company, or of one registration, the latest first. */
export async function listChallans(d1: D1Database, { companyId }: CompanyScope, gstin = ''): Promise<KnownChallan[]> {
  const { results } = await d1.prepare(ALL).bind(companyId, gstin).all<Record<string, unknown>>();
  const read = CHALLANS.read(CHALLAN);
  return results.map((row) => ({
    ...(read(row) as StoredChallan),
    ...{ voucherNumber: String(row.voucherNumber), stands: row.stands === 1 },
  }));
}

export const insertChallan = (d1: D1Database, row: StoredChallan): D1PreparedStatement =>
  INSERT.insert(d1, `[${INSERT.text(row)}]`, {});

/** A bank line of GST paid, and the voucher that posted it where there is one: all of it under central tax. */
export type PaidLine = {
  id: string;
  date: IsoDate;
  amount: Paise;
  narration: string;
  bankAccountId: string;
  voucherId: string | null;
};

const LINE = `t.id, t.transaction_date date, t.amount_paise amount, t.description narration, t.bank_account_id bankAccountId,
  t.voucher_id voucherId`;
// What a person posted by head, or a challan has, is laid already.
const IS_UNLAID = `t.company_id = ?1 AND t.transaction_type = 'debit' AND t.is_split = 0
  AND NOT EXISTS (SELECT 1 FROM gst_challans c JOIN ledger_vouchers w ON w.id = c.voucher_id WHERE c.company_id = ?1
    AND c.transaction_id = t.id AND w.status = 'posted' AND w.reversed_by_id IS NULL)
  AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.voucher_id = t.voucher_id AND e.superseded_by IS NULL
    AND e.account NOT IN ('1616', t.bank_account_id))`;
const UNLAID = `SELECT ${LINE} FROM bank_transactions t
  WHERE ${IS_UNLAID} AND t.category_id = 'gst-paid' AND t.transaction_date >= ?2 ORDER BY t.transaction_date DESC, t.id LIMIT 100`;
const NAMED = `SELECT ${LINE} FROM bank_transactions t WHERE ${IS_UNLAID} AND t.id = ?2`;
const OWN = 'SELECT 1 known FROM bank_transactions WHERE company_id = ?1 AND id = ?2';

/** Bank lines of GST paid that no challan lays to the heads, since a day. */
export const listUnlaidLines = async (d1: D1Database, { companyId }: CompanyScope, since: IsoDate) =>
  (await d1.prepare(UNLAID).bind(companyId, since).all<PaidLine>()).results;

/** Such a line by its id; null for one that is laid, undefined where the company has none of that id. */
export async function findUnlaidLine(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<PaidLine | null | undefined> {
  const line = await d1.prepare(NAMED).bind(companyId, id).first<PaidLine>();
  if (line) return line;
  return (await d1.prepare(OWN).bind(companyId, id).first()) ? null : undefined;
}
