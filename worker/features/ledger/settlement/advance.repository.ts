import type { BillSide } from '../../../domain/ledger/settlement/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';

/** Money of a party before its bill. Amounts are without sign. */
export type Advance = {
  voucherId: string;
  number: string;
  date: IsoDate;
  partyId: string;
  party: string;
  side: BillSide;
  amount: Paise;
  open: Paise;
};

export const CUSTOMER_ADVANCES = '2725';
export const SUPPLIER_ADVANCES = '1601';

// An entry that sets an advance against a bill names the voucher of the advance below its account; one that takes a voucher back
// belongs to what it takes back.
const ADVANCES = `WITH moved AS (SELECT coalesce(a.id, v.reverses_id, e.voucher_id) id, e.account, e.party_id, a.id IS NULL isOwn,
      e.amount_paise * iif(e.account = '${SUPPLIER_ADVANCES}', 1, -1) amount
    FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
    LEFT JOIN ledger_vouchers a ON a.id = e.tag AND a.company_id = e.company_id
    WHERE e.company_id = ?1 AND e.account IN ('${CUSTOMER_ADVANCES}', '${SUPPLIER_ADVANCES}') AND e.party_id IS NOT NULL
      AND e.superseded_by IS NULL)
  SELECT m.id voucherId, v.number, v.date, m.party_id partyId, p.name party,
    iif(m.account = '${SUPPLIER_ADVANCES}', 'payable', 'receivable') side,
    sum(iif(m.isOwn, m.amount, 0)) amount, sum(m.amount) open
  FROM moved m JOIN ledger_vouchers v ON v.id = m.id JOIN parties p ON p.id = m.party_id
  GROUP BY m.id, m.account, m.party_id HAVING sum(m.amount) > 0 ORDER BY v.date, v.number`;

/** The advances of which something stands against no bill, the oldest first. */
export async function listAdvances(d1: D1Database, { companyId }: CompanyScope): Promise<Advance[]> {
  const { results } = await d1.prepare(ADVANCES).bind(companyId).all<Advance>();
  return results;
}

const USES = `SELECT t.voucher_id FROM ledger_entries t
    WHERE t.company_id = ?1 AND t.account = '${CUSTOMER_ADVANCES}' AND t.tag = ?2 AND t.superseded_by IS NULL`;
// With the journals by which returns amended its tax.
const OF_ADVANCE = `(e.voucher_id = ?2 OR e.voucher_id IN (${USES})
    OR e.voucher_id IN (SELECT m.voucher_id FROM gst_advance_amendments m
      WHERE m.company_id = ?1 AND (m.advance_id = ?2 OR m.advance_id IN (${USES}))))`;
const TAX = `SELECT coalesce(-sum(iif(e.account = '2701', e.amount_paise, 0)), 0) cgst,
    coalesce(-sum(iif(e.account = '2702', e.amount_paise, 0)), 0) sgst,
    coalesce(-sum(iif(e.account = '2703', e.amount_paise, 0)), 0) igst,
    coalesce(sum(iif(e.account = '1615', e.amount_paise, 0)), 0) aside
  FROM ledger_entries e WHERE e.company_id = ?1 AND e.superseded_by IS NULL AND ${OF_ADVANCE}`;

/** The GST of an advance that no invoice has taken over yet, by head; none where the voucher set none aside. */
export async function taxLeft(d1: D1Database, { companyId }: CompanyScope, voucherId: string) {
  const found = await d1
    .prepare(TAX)
    .bind(companyId, voucherId)
    .first<{ cgst: Paise; sgst: Paise; igst: Paise; aside: Paise }>();
  const none = paise(0);
  return found && found.aside > 0 ? found : { cgst: none, sgst: none, igst: none, aside: none };
}

const NOT_ABOVE = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT sum(e.amount_paise) FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.account = ?2 AND e.superseded_by IS NULL AND (e.voucher_id = ?3 OR e.tag = ?3)) * ?4 < 0`;

/** Follows entries that use an advance in a batch: where more was used than it has, the batch is undone. */
export const notAboveAdvance = (
  d1: D1Database,
  { companyId }: CompanyScope,
  { voucherId, side }: Pick<Advance, 'voucherId' | 'side'>,
): D1PreparedStatement => {
  const [account, sign] = side === 'payable' ? [SUPPLIER_ADVANCES, 1] : [CUSTOMER_ADVANCES, -1];
  return d1.prepare(NOT_ABOVE).bind(companyId, account, voucherId, sign);
};

const USED = `SELECT v.number FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account IN ('${CUSTOMER_ADVANCES}', '${SUPPLIER_ADVANCES}') AND e.tag IN (SELECT value FROM json_each(?2))
    AND e.voucher_id NOT IN (SELECT value FROM json_each(?2)) AND e.superseded_by IS NULL AND v.reversed_by_id IS NULL AND v.reverses_id IS NULL LIMIT 1`;

/** The number of a voucher that uses an advance of one of these; nothing where none does. */
export const findUseOfAdvances = (
  d1: D1Database,
  { companyId }: CompanyScope,
  voucherIds: readonly string[],
): Promise<string | null> => d1.prepare(USED).bind(companyId, JSON.stringify(voucherIds)).first<string>('number');

const REPORTED = `SELECT v.number, substr(v.date, 1, 7) month FROM json_each(?2) g JOIN ledger_vouchers v ON v.id = g.value AND v.company_id = ?1
  LEFT JOIN parties p ON p.id = v.party_id
  WHERE EXISTS (SELECT 1 FROM ledger_entries e WHERE e.voucher_id = v.id AND e.account = '1615' AND e.superseded_by IS NULL)
    AND (EXISTS (SELECT 1 FROM gst_advance_amendments m WHERE m.company_id = ?1 AND (m.voucher_id = v.id OR m.advance_id = v.id))
      OR EXISTS (SELECT 1 FROM gst_returns r WHERE r.company_id = ?1 AND r.form = 'GSTR-1' AND r.state IN ('filed', 'amended')
        AND substr(v.date, 1, 7) BETWEEN r.first_month AND r.last_month AND (r.gstin = (SELECT c.gstin FROM companies c WHERE c.id = ?1)
          OR substr(r.gstin, 1, 2) = coalesce(substr(p.gstin, 1, 2), p.state_code)
          OR NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = ?1 AND c.gstin IS NOT NULL)))) LIMIT 1`;

/** The first of these vouchers whose tax on an advance stands in a filed return, or in an amendment of one; nothing where none does. */
export const findReportedAdvance = (
  d1: D1Database,
  { companyId }: CompanyScope,
  voucherIds: readonly string[],
): Promise<{ number: string; month: string } | null> =>
  d1.prepare(REPORTED).bind(companyId, JSON.stringify(voucherIds)).first<{ number: string; month: string }>();
