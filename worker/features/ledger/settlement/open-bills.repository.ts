import type { BillSide, OpenBill as MatchedBill } from '../../../domain/ledger/settlement/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

/** A bill with its party, and with what is open of it as an amount without sign. */
export type PartyBill = MatchedBill & {
  account: string;
  isDisputed: boolean;
  documentId: string | null;
  msme: 'micro' | 'small' | 'medium' | null;
  agreedDays: number | null;
  currency: string;
  /** What is open in its own currency, in minor units; nought of a bill in rupees. */
  openMinor: number;
  /** The GST credit inside what is open, of bills of suppliers on a day that was asked for; null where nothing says it. */
  credit: Paise | null;
};

type Row = Omit<PartyBill, 'isDisputed' | 'taxable' | 'msme' | 'credit'> & {
  wholeCredit: number | null;
  isDisputed: number;
  taxable: Paise | null;
  gst: number | null;
  credited: number;
  msme: PartyBill['msme'];
  msmeFrom: IsoDate | null;
};

/** More open bills than these are not looked through at once; those that are due first are. */
export const MOST_BILLS = 10_000;

// What notes took off a bill by a day.
const CREDITED = `(SELECT total(-e.amount_paise) FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL AND e.date <= ?2 AND v.kind IN ('credit-note', 'debit-note'))`;
// What of a bill in a foreign currency is open on a day, in minor units of it.
const MINOR = `iif(b.currency = 'INR', 0, (SELECT coalesce(sum(e.foreign_minor), 0) FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.bill_id = b.id AND e.superseded_by IS NULL AND e.date <= ?2))`;
// The credit of the voucher that made a bill; tax under reverse charge was paid in cash and is not reversed.
const CREDIT = `(SELECT sum(g.amount_paise) FROM ledger_entries n
  JOIN ledger_entries g ON g.voucher_id = n.voucher_id AND g.version = n.version
    AND g.account IN (SELECT value FROM json_each('["1611","1612","1613","2704","2705","2706"]'))
  WHERE b.side = 'payable' AND n.company_id = b.company_id AND n.bill_id = b.id AND n.superseded_by IS NULL
    AND n.amount_paise = -b.amount_paise)`;
// What the bill was made by says its tax, where nobody said its value without GST. What notes took off it lowers that value.
const openOf = (
  bills: string,
  credit: string,
) => `SELECT b.id, b.party_id partyId, p.name partyName, b.side, b.ref, b.bill_date billDate, b.due_date dueDate,
    b.amount_paise amount, b.taxable_paise taxable, b.account, b.is_disputed isDisputed, b.document_id documentId,
    p.msme, p.msme_from msmeFrom, p.agreed_days agreedDays, b.currency,
    ${MINOR} * iif(b.side = 'receivable', 1, -1) openMinor, o.open * iif(b.side = 'receivable', 1, -1) open, ${CREDITED} credited,
    iif(b.side = 'receivable' AND b.taxable_paise IS NULL, (SELECT -sum(g.amount_paise) FROM ledger_entries n
      JOIN ledger_entries g ON g.voucher_id = n.voucher_id AND g.version = n.version AND g.account IN ('2701', '2702', '2703')
      WHERE n.company_id = b.company_id AND n.bill_id = b.id AND n.superseded_by IS NULL AND n.amount_paise = b.amount_paise), NULL) gst, ${credit} wholeCredit
  FROM (${bills}) o CROSS JOIN ledger_bills b ON b.id = o.id CROSS JOIN parties p ON p.id = b.party_id
  WHERE b.company_id = ?1 AND b.cancelled_at IS NULL AND o.open <> 0`;

// Today only what is open is read. Of a past day also what moved since: it may have been open then.
const OPEN_NOW = `SELECT bill_id id, open_paise open FROM bill_totals WHERE company_id = ?1 AND open_paise <> 0 AND ?2 = ?2`;
const OPEN_THEN = `SELECT e.bill_id id, sum(e.amount_paise) open FROM (
    SELECT bill_id FROM bill_totals WHERE company_id = ?1 AND open_paise <> 0
    UNION SELECT bill_id FROM ledger_entries WHERE company_id = ?1 AND superseded_by IS NULL AND +bill_id IS NOT NULL AND date > ?2
      AND account IN (SELECT value FROM json_each('["1401","1601","2601","2725","2728"]'))) c
  CROSS JOIN ledger_entries e ON e.company_id = ?1 AND e.bill_id = c.bill_id AND e.superseded_by IS NULL
  WHERE e.date <= ?2 GROUP BY e.bill_id`;
const BY_DUE = `ORDER BY coalesce(b.due_date, b.bill_date), b.id LIMIT ${MOST_BILLS}`;

const LAST_DAY = '9999-12-31';

type Asked = {
  on?: IsoDate | undefined;
  side?: BillSide | undefined;
  partyId?: string | undefined;
  ids?: readonly string[];
};

/** The bills of which something is open at the end of a day, the first due first. */
export async function listOpenBills(
  d1: D1Database,
  { companyId }: CompanyScope,
  { on, side, partyId, ids }: Asked = {},
): Promise<PartyBill[]> {
  const query = `${on ? openOf(OPEN_THEN, CREDIT) : openOf(OPEN_NOW, 'NULL')} AND (?3 = '' OR b.side = ?3) AND (?4 = '' OR b.party_id = ?4)
    AND (?5 = '' OR b.id IN (SELECT value FROM json_each(iif(?5 = '', '[]', ?5)))) ${BY_DUE}`;
  const { results } = await d1
    .prepare(query)
    .bind(companyId, on ?? LAST_DAY, side ?? '', partyId ?? '', ids ? JSON.stringify(ids) : '')
    .all<Row>();
  return results.map(billOf);
}

function billOf({ gst, credited, msmeFrom, wholeCredit, ...row }: Row): PartyBill {
  const whole = row.taxable ?? (gst === null ? null : paise(row.amount - gst));
  const isRegistered = row.msme !== null && (msmeFrom === null || msmeFrom <= row.billDate);
  return {
    ...row,
    msme: isRegistered ? row.msme : null,
    taxable: whole === null ? null : lessNotes(whole, row.amount, Math.abs(credited)),
    isDisputed: Boolean(row.isDisputed),
    credit: creditOf(row, wholeCredit),
  };
}

/** The value without GST after notes on a bill, each of which has the share of tax that the bill has. */
function lessNotes(taxable: Paise, amount: Paise, credited: number): Paise {
  const share = (credited / amount) * taxable;
  return paise(taxable - (Number.isSafeInteger(share) ? share : Math.round(share)));
}

/** The share of a bill's credit that what is open of it has; a bill of a document without credit has none. */
function creditOf(
  { amount, open, documentId }: Pick<PartyBill, 'amount' | 'open' | 'documentId'>,
  whole: number | null,
) {
  if (whole === null) return documentId === null ? null : paise(0);
  return paise(Math.round((Math.max(0, whole) * open) / amount));
}
