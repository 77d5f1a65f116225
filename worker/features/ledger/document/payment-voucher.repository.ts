import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import type { StoredDocument } from './document.table';
import { ledgerPaymentVouchers, type PaymentVoucher } from './payment-voucher.table';

/** A payment of a bill, with the voucher that was made of it. */
export type PaidPart = {
  paymentId: string;
  paidOn: IsoDate;
  amount: Paise;
  number: string | null;
  date: IsoDate | null;
};

// What settled the bill in money; where it left at once, the bill's own voucher did.
const PAYMENTS = `SELECT p.paymentId, p.paidOn, p.amount, m.number, m.date FROM (
    SELECT v.id paymentId, v.date paidOn, sum(e.amount_paise) amount FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
    WHERE e.company_id = ?1 AND e.bill_id = ?2 AND e.voucher_id <> ?3 AND e.superseded_by IS NULL AND e.amount_paise > 0
      AND v.kind = 'payment' AND v.status = 'posted' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL GROUP BY v.id
    UNION ALL SELECT ?3, ?5, ?6 WHERE ?2 IS NULL) p
  LEFT JOIN ledger_payment_vouchers m ON m.document_id = ?4 AND m.payment_id = p.paymentId
  ORDER BY p.paidOn, p.paymentId`;

type Paid = Pick<StoredDocument, 'id' | 'billId' | 'voucherId' | 'date' | 'total' | 'withheld'>;

/** The payments of a bill, the earliest first. */
export async function paymentsOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  { id, billId, voucherId, date, total, withheld }: Paid,
): Promise<PaidPart[]> {
  const found = d1.prepare(PAYMENTS).bind(companyId, billId, voucherId, id, date, total - withheld);
  return (await found.all<PaidPart>()).results;
}

const COLUMNS = columnsOf(ledgerPaymentVouchers);
const KEYS = [
  ...(['documentId', 'paymentId', 'companyId', 'ownGstin', 'number', 'foldedNumber', 'series', 'serial'] as const),
  ...(['financialYear', 'date', 'amount', 'createdBy', 'createdByName', 'createdAt'] as const),
] as const;
const VALUES = KEYS.map((_, at) => `?${at + 1}`).join(', ');
// Only while its bill and its payment stand.
const INSERT = `INSERT INTO ledger_payment_vouchers (${KEYS.map(COLUMNS.name).join()}) SELECT ${VALUES} FROM ledger_documents d
  WHERE d.id = ?1 AND d.company_id = ?3 AND d.status = 'posted' AND EXISTS (SELECT 1 FROM ledger_vouchers v
    WHERE v.id = ?2 AND v.company_id = ?3 AND v.status = 'posted' AND v.reversed_by_id IS NULL)`;

/** The change that keeps a payment voucher. */
export const paymentVoucherKept = (d1: D1Database, made: PaymentVoucher): Change => ({
  chainId: made.companyId,
  statements: [d1.prepare(INSERT).bind(...KEYS.map((key) => made[key])), mustHaveChanged(d1)],
  entries: [
    {
      ...{ action: 'document.payment-voucher', entityType: 'document', entityId: made.documentId },
      after: { number: made.number, date: made.date, paymentId: made.paymentId },
    },
  ],
});
