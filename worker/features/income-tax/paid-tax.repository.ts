import type { TaxPayment } from '../../domain/income-tax/company/model';
import { type BookedTax, type TaxChallan, taxPaid } from '../../domain/income-tax/paid';
import { yearEnd, yearStart } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';

/** What stands of a voucher that was posted and not taken back; a year's by its tag, or untagged by its day. */
const OF_YEAR = `e.company_id = ?1 AND e.superseded_by IS NULL AND e.amount_paise > 0 AND v.status = 'posted'
    AND v.kind <> 'opening' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
    AND (e.tag = ?2 OR (e.tag IS NULL AND e.date BETWEEN ?3 AND ?4))`;
const ENTRIES = 'ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id';

const AT_SOURCE = `SELECT coalesce(sum(e.amount_paise), 0) amount FROM ${ENTRIES}
  WHERE e.account IN ('1621', '1622') AND ${OF_YEAR}`;

/** The statement that asks what customers kept back and suppliers collected of a year, for a round trip that asks more. */
export const askAtSource = (d1: D1Database, { companyId }: CompanyScope, year: string): D1PreparedStatement =>
  d1.prepare(AT_SOURCE).bind(companyId, year, yearStart(year), yearEnd(year));

/** What that statement answers. */
export const atSourceIn = (answer: D1Result | undefined): Paise =>
  ((answer?.results ?? []) as { amount: Paise }[])[0]?.amount ?? paise(0);

const BOOKED = `SELECT v.id voucherId, CASE v.source_kind WHEN 'bank-line' THEN v.source_id END transactionId, v.date paidOn,
    sum(e.amount_paise) amount
  FROM ${ENTRIES} WHERE e.account = '1623' AND ${OF_YEAR} GROUP BY v.id ORDER BY v.date, v.id LIMIT 100`;

const CHALLANS = `SELECT year, paid_on paidOn, amount_paise amount, transaction_id transactionId, voucher_id voucherId
  FROM advance_tax_payments WHERE company_id = ?1 AND withdrawn_on IS NULL ORDER BY paid_on, id LIMIT 2000`;

/** Advance and self-assessment tax of a year: the challans that are recorded, and what the ledger has beside them. */
export async function readTaxPaid(d1: D1Database, scope: CompanyScope, year: string): Promise<readonly TaxPayment[]> {
  const [challans, booked] = await d1.batch([
    d1.prepare(CHALLANS).bind(scope.companyId),
    d1.prepare(BOOKED).bind(scope.companyId, year, yearStart(year), yearEnd(year)),
  ]);
  return taxPaid(year, (challans?.results ?? []) as TaxChallan[], (booked?.results ?? []) as BookedTax[]);
}
