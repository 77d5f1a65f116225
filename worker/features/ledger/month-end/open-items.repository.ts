import type { CategoryKind } from '../../../domain/bank/values';
import {
  BILLED_TWICE_WITHIN_DAYS,
  type LinePayment,
  type SupplierBill,
} from '../../../domain/ledger/month-end/unusual';
import { cashPlace } from '../../../domain/report/reports-heads';
import { addDays, addMonths, type IsoDate, isoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';

export type OpenLine = {
  id: string;
  bankAccountId: string;
  date: IsoDate;
  description: string;
  payee: string | null;
  /** Money in positive. */
  amount: Paise;
  kind: 'uncategorised' | 'suspense' | 'unmatched';
};

/** So many lines of a kind are named; the others are counted. */
export const MOST_NAMED = 200;

const KIND = `CASE WHEN category_id IS NULL THEN 'uncategorised' WHEN category_id = 'to-be-clarified' THEN 'suspense' ELSE 'unmatched' END`;
// Lines that nobody said anything of, lines put aside to be clarified, and halves of transfers and returns without the other.
const OPEN = `company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND voucher_id IS NULL AND is_split = 0
  AND (category_id IS NULL OR category_id = 'to-be-clarified'
    OR (is_reconciled = 0 AND category_id IN ('own-account-transfer', 'failed-payment-returned', 'cheque-return')))`;
const LINES = `SELECT * FROM (SELECT id, bank_account_id bankAccountId, transaction_date date, description, payee,
    iif(transaction_type = 'credit', amount_paise, -amount_paise) amount, ${KIND} kind,
    row_number() OVER (PARTITION BY ${KIND} ORDER BY transaction_date, id) place
  FROM bank_transactions WHERE ${OPEN}) WHERE place <= ${MOST_NAMED} ORDER BY date, id`;
const COUNTS = `SELECT ${KIND} kind, count(*) count FROM bank_transactions WHERE ${OPEN} GROUP BY 1`;
const ALL = 'SELECT count(*) count FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3';
const REVIEWS = 'SELECT key, reviewed_by_name by FROM month_end_reviews WHERE company_id = ?1 AND month = ?2';
const MOST_PAYMENTS = 30_000;
const PAYMENTS = `SELECT id lineId, transaction_date day, payee, category, category_id categoryId, amount_paise amount
  FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3 AND transaction_type = 'debit' AND payee IS NOT NULL
  ORDER BY transaction_date DESC, id DESC LIMIT ${MOST_PAYMENTS}`;

const MOST_BILLS = 5_000;
const BILLS = `SELECT id documentId, party_id partyId, party_name party, number, date day, total_paise amount
  FROM ledger_documents WHERE company_id = ?1 AND side = 'purchase' AND date BETWEEN ?2 AND ?3 AND kind = 'invoice' AND status = 'posted'
  ORDER BY date DESC, id DESC LIMIT ${MOST_BILLS}`;

export type OpenMonth = {
  lines: OpenLine[];
  counts: Record<OpenLine['kind'], number>;
  lineCount: number;
  payments: LinePayment[];
  bills: SupplierBill[];
  reviews: ReadonlyMap<string, string>;
};

// A rhythm shows over a year.
const MONTHS_BACK = 12;

/** What the bank lines of a month leave open, and the payments of a year by which what is unusual shows. */
export async function openMonth(
  d1: D1Database,
  { companyId }: CompanyScope,
  month: string,
  to: IsoDate,
): Promise<OpenMonth> {
  const from = isoDate(`${month}-01`);
  const of = (sql: string, first: IsoDate = from) => d1.prepare(sql).bind(companyId, first, to);
  const [lines, counts, all, payments, bills, reviews] = await d1.batch([
    of(LINES),
    of(COUNTS),
    of(ALL),
    of(PAYMENTS, addMonths(from, -MONTHS_BACK)),
    of(BILLS, addDays(from, -BILLED_TWICE_WITHIN_DAYS)),
    d1.prepare(REVIEWS).bind(companyId, month),
  ]);
  const rows = <Row>(answer: D1Result | undefined) => (answer?.results ?? []) as Row[];
  const found = new Map(
    rows<{ kind: OpenLine['kind']; count: number }>(counts).map(({ kind, count }) => [kind, count]),
  );
  return {
    lines: rows<OpenLine>(lines),
    counts: {
      uncategorised: found.get('uncategorised') ?? 0,
      suspense: found.get('suspense') ?? 0,
      unmatched: found.get('unmatched') ?? 0,
    },
    lineCount: rows<{ count: number }>(all)[0]?.count ?? 0,
    payments: rows<LinePayment & { category: CategoryKind | null }>(payments).filter(
      ({ category, categoryId }) => category !== 'tax_payment' && cashPlace(category, categoryId) !== 'own',
    ),
    bills: rows<SupplierBill>(bills),
    reviews: new Map(rows<{ key: string; by: string }>(reviews).map(({ key, by }) => [key, by])),
  };
}

const REVIEW = `INSERT INTO month_end_reviews (company_id, month, key, reviewed_by_name, reviewed_at)
  SELECT ?1, ?2, ?3, ?4, ?5 WHERE NOT EXISTS (SELECT 1 FROM month_end_reviews WHERE company_id = ?1 AND month = ?2 AND key = ?3)`;
const ASK_AGAIN = 'DELETE FROM month_end_reviews WHERE company_id = ?1 AND month = ?2 AND key = ?3';

/** Somebody looked at what is unusual and found it right, or asks again. */
export function unusualReviewed(
  d1: D1Database,
  { companyId }: CompanyScope,
  by: string,
  { month, key, isRight, title }: { month: string; key: string; isRight: boolean; title: string },
): Change {
  const of = [companyId, month, key];
  const statement = isRight
    ? d1.prepare(REVIEW).bind(...of, by, now().toISOString())
    : d1.prepare(ASK_AGAIN).bind(...of);
  return {
    chainId: companyId,
    statements: [statement, mustHaveChanged(d1)],
    entries: [
      {
        ...{ action: isRight ? 'month-end.review' : 'month-end.ask-again', entityType: 'month-end', entityId: month },
        after: { month, title },
      },
    ],
  };
}
