import type { CategoryId } from '../../../domain/bank/chart/chart';
import { type CashMove, type LoanMove, purposeOf } from '../../../domain/income-tax/audit/cash';
import { type Due, type DueMove, duesOf } from '../../../domain/income-tax/audit/dues';
import { DUE_ACCOUNTS, GST_ACCOUNTS } from '../../../domain/income-tax/audit/payment-basis';
import type { SupplierBill } from '../../../domain/income-tax/audit/small-suppliers';
import type { SupplierExpense } from '../../../domain/income-tax/audit/suppliers';
import { CATEGORY_ACCOUNTS } from '../../../domain/ledger/chart/category-accounts.data';
import { chartAccount } from '../../../domain/ledger/chart/chart';
import type { StatementLine } from '../../../domain/ledger/chart/lines';
import type { IsoDate } from '../../../domain/shared/dates';
import { divided, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { OPENED, OPENINGS, OWN_ACCOUNT } from '../../ledger/balance/sums.repository';

/** More entries of one kind than these are not looked through at once; the latest are. */
const MOST = 20_000;

const LIVE = `e.company_id = ?1 AND e.superseded_by IS NULL AND v.status = 'posted' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL`;
/** SQL: the code of the chart as which an account is presented; of one of the company's own, that beside which it stands. */
const CODE = (account: string) =>
  `coalesce((SELECT substr(o.code, 1, 4) FROM ledger_accounts o WHERE o.company_id = ?1 AND o.id = ${account}), ${account})`;
const BESIDE = (codes: string) =>
  `SELECT value FROM json_each(${codes}) UNION ALL SELECT o.id FROM ledger_accounts o
    WHERE o.company_id = ?1 AND substr(o.code, 1, 4) IN (SELECT value FROM json_each(${codes}))`;

// Bank lines that pay a due by their category: they are no stored vouchers. Those before the books were opened are evidence only.
const DUE_LINES = `SELECT json_each.key category, json_each.value account FROM json_each(
  '{"tds-deposited":"2711","provident-fund":"2713","esic":"2714","professional-tax":"2715"}')`;
const POSTED = `t.company_id = ?1 AND t.voucher_id IS NULL AND NOT (t.transaction_date < coalesce((SELECT day FROM opened), '')
  AND t.bank_account_id IN (${OPENINGS}))`;

const DUES = `WITH opened AS (${OPENED}), paid AS (${DUE_LINES})
  SELECT * FROM (
    SELECT ${CODE('e.account')} account, e.date, e.amount_paise amount, v.id voucherId, v.narration, v.kind = 'opening' isOpening
      FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
      WHERE ${LIVE} AND e.account IN (${BESIDE('?2')}) AND e.date <= ?3
    UNION ALL SELECT p.account, t.transaction_date, iif(t.transaction_type = 'debit', 1, -1) * t.amount_paise, t.id, t.description, 0
      FROM bank_transactions t JOIN paid p ON p.category = t.category_id
      WHERE ${POSTED} AND t.is_split = 0 AND t.transaction_date <= ?3 AND ${OWN_ACCOUNT('t.category_id', 't.transaction_date')} IS NULL
    UNION ALL SELECT p.account, t.transaction_date,
        iif((t.transaction_type = 'debit') <> s.is_deducted, 1, -1) * s.amount_paise, t.id, t.description, 0
      FROM transaction_splits s JOIN bank_transactions t ON t.id = s.transaction_id JOIN paid p ON p.category = s.category_id
      WHERE s.company_id = ?1 AND ${POSTED} AND t.is_split = 1 AND t.transaction_date <= ?3
        AND ${OWN_ACCOUNT('s.category_id', 't.transaction_date')} IS NULL)
  ORDER BY date DESC LIMIT ${MOST}`;

// GST of a month is one due, and what of a day discharged it one payment: invoices are many, and no challan names one.
const GST_DUES = `SELECT account, max(date) date, sum(amount) amount, iif(count(*) = 1, max(voucherId), NULL) voucherId,
    '' narration, isOpening FROM (
    SELECT ${CODE('e.account')} account, e.date, e.amount_paise amount, v.id voucherId, v.kind = 'opening' isOpening
      FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
      WHERE ${LIVE} AND e.account IN (${BESIDE('?2')}) AND e.date <= ?3)
  GROUP BY account, amount < 0, iif(amount < 0, substr(date, 1, 7), date), isOpening ORDER BY date DESC LIMIT ${MOST}`;

// The employees' part of the contributions of a month, by the vouchers of its posting.
const SHARES = `SELECT r.month, r.voucher_ids vouchers, sum(l.pay ->> '$.fund.employee') fund, sum(l.pay ->> '$.insurance.employee') insurance
  FROM salary_runs r JOIN salary_run_lines l ON l.run_id = r.id
  WHERE r.company_id = ?1 AND r.status = 'posted' AND l.pay IS NOT NULL GROUP BY r.id`;

const CASH_ACCOUNTS = `SELECT '1504' UNION ALL SELECT id FROM ledger_accounts WHERE company_id = ?1 AND kind = 'cash'
  UNION ALL SELECT id FROM bank_accounts WHERE company_id = ?1 AND kind = 'cash'`;
const OTHERS = `(SELECT json_group_array(json_array(${CODE('o.account')}, o.amount_paise, o.party_id, o.bill_id,
    (SELECT x.line FROM ledger_accounts x WHERE x.company_id = ?1 AND x.id = o.account))) FROM ledger_entries o
  WHERE o.voucher_id = e.voucher_id AND o.version = e.version AND o.line <> e.line)`;
const NAMED = (party: string) => `(SELECT name FROM parties p WHERE p.company_id = ?1 AND p.id = ${party})`;

const CASH = `SELECT v.date, e.amount_paise amount, v.id voucherId, v.narration, ${NAMED('coalesce(e.party_id, v.party_id)')} party, ${OTHERS} others,
    (SELECT json_group_object(q.id, q.name) FROM ledger_entries o JOIN parties q ON q.id = o.party_id
      WHERE o.voucher_id = e.voucher_id AND o.version = e.version) names
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE ${LIVE} AND e.account IN (${CASH_ACCOUNTS}) AND v.kind <> 'opening' AND e.date BETWEEN ?2 AND ?3 ORDER BY e.date LIMIT ${MOST}`;
// A cash book that came as a statement posts by its categories.
const CASH_LINES = `SELECT t.transaction_date date, iif(t.transaction_type = 'debit', -1, 1) * t.amount_paise amount, t.id voucherId,
    t.description narration, t.payee party, t.category_id category
  FROM bank_transactions t JOIN bank_accounts a ON a.id = t.bank_account_id
  WHERE t.company_id = ?1 AND a.kind = 'cash' AND t.voucher_id IS NULL AND t.transaction_date BETWEEN ?2 AND ?3 LIMIT ${MOST}`;

const LOAN_CODES = '["2402","2403","2404","2502","2503"]';
const LOANS = `SELECT ${CODE('e.account')} account, e.date, e.amount_paise amount, v.id voucherId, v.narration,
    ${NAMED('coalesce(e.party_id, v.party_id)')} party,
    EXISTS (SELECT 1 FROM ledger_entries o WHERE o.voucher_id = e.voucher_id AND o.version = e.version AND o.account IN (${CASH_ACCOUNTS})) isCash
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE ${LIVE} AND e.account IN (${BESIDE(`'${LOAN_CODES}'`)}) AND e.date <= ?2
  UNION ALL SELECT '2502', t.transaction_date, iif(t.transaction_type = 'debit', 1, -1) * t.amount_paise, t.id, t.description, t.payee, a.kind IS 'cash'
  FROM bank_transactions t JOIN bank_accounts a ON a.id = t.bank_account_id
  WHERE t.company_id = ?1 AND t.voucher_id IS NULL AND t.is_split = 0 AND t.category_id IN ('director-loan', 'director-loan-repayment')
    AND t.transaction_date <= ?2 LIMIT ${MOST}`;

// Bills of suppliers who were micro or small on their day, with the credit of the voucher that made each, and what was paid of them.
const BILLS = `SELECT b.id, b.ref, p.name party, b.bill_date billDate, p.agreed_days agreedDays, b.amount_paise amount,
    (SELECT n.voucher_id FROM ledger_entries n WHERE n.company_id = ?1 AND n.bill_id = b.id AND n.superseded_by IS NULL AND n.amount_paise < 0
      ORDER BY n.date LIMIT 1) voucherId,
    coalesce((SELECT sum(g.amount_paise) FROM ledger_entries n JOIN ledger_entries g ON g.voucher_id = n.voucher_id AND g.version = n.version
        AND g.account IN ('1611', '1612', '1613')
      WHERE n.company_id = ?1 AND n.bill_id = b.id AND n.superseded_by IS NULL AND n.amount_paise = -b.amount_paise), 0) credit,
    (SELECT json_group_array(json_array(e.date, e.amount_paise)) FROM ledger_entries e
      WHERE e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL AND e.amount_paise > 0 AND e.date <= ?3) paid
  FROM ledger_bills b JOIN parties p ON p.id = b.party_id
  WHERE b.company_id = ?1 AND b.side = 'payable' AND b.account = '2601' AND b.cancelled_at IS NULL AND b.bill_date BETWEEN ?2 AND ?3
    AND p.msme IN ('micro', 'small') AND coalesce(p.msme_from, '') <= b.bill_date
  ORDER BY b.bill_date LIMIT ${MOST}`;

// What bills charge, less notes, by supplier and by how it stands for GST; exempt is what its lines say, or a line without tax.
const REDUCES = `(d.kind = 'credit-note' OR d.kind = 'debit-note')`;
const SUPPLIERS = `SELECT d.party_name party, ${CODE('l.account')} account,
    CASE WHEN d.gstin IS NULL THEN 'unregistered' WHEN p.gst_scheme = 'composition' THEN 'composition'
      WHEN l.rate_bp = 0 THEN 'exempt' ELSE 'taxed' END kind,
    sum(iif(${REDUCES}, -1, 1) * l.taxable_paise) amount
  FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id LEFT JOIN parties p ON p.id = d.party_id
  WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.status = 'posted' AND d.date BETWEEN ?2 AND ?3
  GROUP BY d.party_id, 2, 3 LIMIT ${MOST}`;

type Other = [
  account: string,
  amount: number,
  partyId: string | null,
  billId: string | null,
  ownLine: StatementLine | null,
];
type CashRow = {
  date: IsoDate;
  amount: Paise;
  voucherId: string;
  narration: string;
  party: string | null;
  others: string;
  names: string;
};
type CashLineRow = Omit<CashRow, 'others' | 'names'> & { category: string | null };
type ShareRow = { month: string; vouchers: string; fund: number | null; insurance: number | null };
type DueRow = Omit<DueMove, 'isOpening'> & { isOpening: number };
type BillRow = Omit<SupplierBill, 'payments'> & { paid: string };
type LoanRow = Omit<LoanMove, 'isCash'> & { isCash: number };

/** The statements that ask what deductions rest on, for a round trip that asks more: from the first day of the year before. */
export const askDealings = (
  d1: D1Database,
  { companyId }: CompanyScope,
  { from, yearFrom, to, on }: { from: IsoDate; yearFrom: IsoDate; to: IsoDate; on: IsoDate },
): D1PreparedStatement[] => [
  d1.prepare(DUES).bind(companyId, JSON.stringify(DUE_ACCOUNTS), on),
  d1.prepare(SHARES).bind(companyId),
  d1.prepare(CASH).bind(companyId, yearFrom, to),
  d1.prepare(CASH_LINES).bind(companyId, yearFrom, to),
  d1.prepare(LOANS).bind(companyId, to),
  d1.prepare(BILLS).bind(companyId, from, on),
  d1.prepare(GST_DUES).bind(companyId, JSON.stringify(GST_ACCOUNTS), on),
];

/** The statement that asks what suppliers billed in days. */
export const askSuppliers = (d1: D1Database, { companyId }: CompanyScope, from: IsoDate, to: IsoDate) =>
  d1.prepare(SUPPLIERS).bind(companyId, from, to);

type SupplierRow = SupplierExpense & { account: string };

/** What it answers: by supplier and kind, and by account. */
export function suppliersIn(answer: D1Result | undefined) {
  const rows = (answer?.results ?? []) as SupplierRow[];
  const billed = new Map<string, Paise>();
  const suppliers = new Map<string, SupplierExpense>();
  for (const { party, kind, account, amount } of rows) {
    billed.set(account, paise((billed.get(account) ?? 0) + amount));
    const key = `${kind} ${party}`;
    suppliers.set(key, { party, kind, amount: paise((suppliers.get(key)?.amount ?? 0) + amount) });
  }
  return { billed, suppliers: [...suppliers.values()].filter(({ amount }) => amount !== 0) };
}

export type LedgerDealings = { dues: Due[]; cash: CashMove[]; loans: LoanMove[]; bills: SupplierBill[] };

/** What these statements answer. */
export function dealingsIn([dues, shares, cash, cashLines, loans, bills, gst]: readonly D1Result[]): LedgerDealings {
  const rows = <Row>(answer: D1Result | undefined) => (answer?.results ?? []) as Row[];
  const shareOf = sharesBy(rows<ShareRow>(shares));
  return {
    dues: duesOf(
      [...rows<DueRow>(dues), ...rows<DueRow>(gst)].map((row) => ({
        ...row,
        isOpening: Boolean(row.isOpening),
        ...shareOf(row.voucherId, row.account),
      })),
    ),
    cash: [...rows<CashRow>(cash).flatMap(cashOf), ...rows<CashLineRow>(cashLines).map(cashOfLine)],
    loans: rows<LoanRow>(loans).map((row) => ({ ...row, isCash: Boolean(row.isCash) })),
    bills: rows<BillRow>(bills).map(({ paid, ...bill }) => ({
      ...bill,
      credit: paise(Math.max(0, bill.credit)),
      payments: (JSON.parse(paid) as [IsoDate, number][]).map(([paidOn, amount]) => ({
        paidOn,
        amount: paise(amount),
      })),
    })),
  };
}

/** The employees' part stands with the first voucher of a run: that of the staff. */
function sharesBy(rows: readonly ShareRow[]) {
  const byVoucher = new Map(
    rows.flatMap(({ month, vouchers, fund, insurance }) => {
      const [first] = JSON.parse(vouchers) as string[];
      return first === undefined ? [] : [[first, { month, fund, insurance }] as const];
    }),
  );
  return (voucherId: string | null, account: string) => {
    const found = voucherId === null ? undefined : byVoucher.get(voucherId);
    const share = account === '2713' ? found?.fund : account === '2714' ? found?.insurance : undefined;
    return found && share !== null && share !== undefined ? { month: found.month, employeeShare: paise(share) } : {};
  };
}

/** Each account that stands against cash is a payment of its own: two people of one voucher are two. */
function cashOf({ others, names, ...row }: CashRow): CashMove[] {
  const against = (JSON.parse(others) as Other[]).filter(([, amount]) => amount > 0 !== row.amount > 0);
  // What was kept back of a payment stands beside the cash; each account has its share of what was paid.
  const shares = divided(
    row.amount,
    against.map(([, amount]) => paise(Math.abs(amount))),
  );
  const named = JSON.parse(names) as Record<string, string>;
  return against.map(([code, , partyId, billId, ownLine], at) => ({
    ...row,
    amount: shares[at] ?? paise(0),
    party: (partyId && named[partyId]) || row.party,
    billId,
    purpose: purposeOf(code, ownLine ?? chartAccount(code)?.line),
  }));
}

function cashOfLine({ category, ...row }: CashLineRow): CashMove {
  const code = CATEGORY_ACCOUNTS[category as CategoryId] as string | undefined;
  return { ...row, billId: null, purpose: code ? purposeOf(code, chartAccount(code)?.line) : 'other' };
}

const OF_BILLS = `SELECT source_id bill, id FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'document' AND status = 'posted'
  AND kind = 'purchase' AND date BETWEEN ?2 AND ?3 LIMIT ${MOST}`;

/** The vouchers of bills of some days, by the id of each bill. */
export async function vouchersOfBills(
  d1: D1Database,
  { companyId }: CompanyScope,
  from: IsoDate,
  to: IsoDate,
): Promise<Map<string, string>> {
  const { results } = await d1.prepare(OF_BILLS).bind(companyId, from, to).all<{ bill: string; id: string }>();
  return new Map(results.map(({ bill, id }) => [bill, id]));
}
