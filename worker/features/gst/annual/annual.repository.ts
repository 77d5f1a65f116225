import type { RevenueVoucher } from '../../../domain/gst/annual/reconciliation';
import type { ExpenseSum } from '../../../domain/gst/annual/statement-9c';
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

// Of goods from abroad the tax is that of the bill of entry; CGST of another State, and what is blocked, is no credit.
const EXPENSES = `SELECT account, sum(value) value, sum(tax) tax, sum(iif(isCredit, tax, 0)) credit FROM (
    SELECT l.account, iif(d.kind = 'debit-note', -1, 1) * l.taxable_paise value,
      iif(d.kind = 'debit-note', -1, 1) * iif(d.supply_type = 'import-of-goods',
        iif(l.line = 1, coalesce(d.customs_igst_paise, 0) + coalesce(d.customs_cess_paise, 0), 0),
        l.igst_paise + l.cgst_paise + l.sgst_paise + l.cess_paise) tax,
      l.is_credit_blocked = 0 AND (l.cgst_paise = 0 OR d.place_of_supply = substr(?4, 1, 2)) isCredit
    FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id
    WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.status = 'posted' AND d.return_period BETWEEN ?2 AND ?3 AND d.own_gstin = ?4)
  GROUP BY account HAVING value <> 0 OR tax <> 0 ORDER BY value DESC, account`;

const CAPITAL = `SELECT l.document_id || ':' || l.line id FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id
  WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.status = 'posted' AND d.return_period BETWEEN ?2 AND ?3 AND d.own_gstin = ?4
    AND l.account IN (SELECT value FROM json_each(?5))`;

/** A registration and year, with the accounts of revenue and of fixed assets. */
type AskedYear = { gstin: string; accounts: readonly string[]; capital: readonly string[]; from: IsoDate; to: IsoDate };
type YearBooks = {
  vouchers: RevenueVoucher[];
  otherRegistrations: Paise;
  expenses: ExpenseSum[];
  capitalLines: ReadonlySet<string>;
};

/** What the books say of a year's turnover, voucher by voucher, what other registrations of the company sold, its bills by account, and which of their lines are capital goods; one round trip. */
export async function readRevenue(
  d1: D1Database,
  { companyId }: CompanyScope,
  { gstin, accounts, capital, from, to }: AskedYear,
): Promise<YearBooks> {
  const [vouchers, others, expenses, lines] = await d1.batch<Record<string, unknown>>([
    d1.prepare(REVENUE).bind(companyId, JSON.stringify(accounts), from, to, gstin),
    d1.prepare(OTHERS).bind(companyId, from.slice(0, 7), to.slice(0, 7), gstin),
    d1.prepare(EXPENSES).bind(companyId, from.slice(0, 7), to.slice(0, 7), gstin),
    d1.prepare(CAPITAL).bind(companyId, from.slice(0, 7), to.slice(0, 7), gstin, JSON.stringify(capital)),
  ]);
  return {
    vouchers: (vouchers?.results ?? []) as unknown as RevenueVoucher[],
    expenses: (expenses?.results ?? []) as unknown as ExpenseSum[],
    capitalLines: new Set((lines?.results ?? []).map(({ id }) => String(id))),
    otherRegistrations: paise(Number(others?.results[0]?.amount ?? 0)),
  };
}
