import type { RevenueVoucher } from '../../../domain/gst/annual/reconciliation';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

// What each voucher put on accounts of revenue, income above nought; of a document the registration that it is of.
const REVENUE = `SELECT v.id voucherId, iif(v.source_kind = 'document', v.source_id, NULL) documentId, v.number, v.date, -sum(e.amount_paise) amount
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  LEFT JOIN ledger_documents d ON v.source_kind = 'document' AND d.id = v.source_id AND d.company_id = v.company_id
  WHERE e.company_id = ?1 AND e.account IN (SELECT value FROM json_each(?2)) AND e.superseded_by IS NULL
    AND e.date BETWEEN ?3 AND ?4 AND v.source_kind <> 'opening' AND coalesce(d.own_gstin, ?5) = ?5
  GROUP BY v.id HAVING amount <> 0 ORDER BY v.date, v.number`;

const OTHERS = `SELECT coalesce(sum(iif(kind = 'credit-note', -taxable_paise, taxable_paise)), 0) amount FROM ledger_documents
  WHERE company_id = ?1 AND side = 'sale' AND status = 'posted' AND return_period BETWEEN ?2 AND ?3 AND own_gstin <> ?4`;

/** What the books say of a year's turnover, voucher by voucher, and what other registrations of the company sold; one round trip. */
export async function readRevenue(
  d1: D1Database,
  { companyId }: CompanyScope,
  { gstin, accounts, from, to }: { gstin: string; accounts: readonly string[]; from: IsoDate; to: IsoDate },
): Promise<{ vouchers: RevenueVoucher[]; otherRegistrations: Paise }> {
  const [vouchers, others] = await d1.batch<Record<string, unknown>>([
    d1.prepare(REVENUE).bind(companyId, JSON.stringify(accounts), from, to, gstin),
    d1.prepare(OTHERS).bind(companyId, from.slice(0, 7), to.slice(0, 7), gstin),
  ]);
  return {
    vouchers: (vouchers?.results ?? []) as unknown as RevenueVoucher[],
    otherRegistrations: paise(Number(others?.results[0]?.amount ?? 0)),
  };
}
