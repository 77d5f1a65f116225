import type { AdvanceVoucherKind } from '../../../domain/gst/advance-voucher';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { CUSTOMER_ADVANCES } from './advance.repository';
import { type AdvanceVoucher, ledgerAdvanceVouchers } from './advance-voucher.table';

/** Money of a customer before the supply, or that goes back to them, with the voucher that was made of it. */
export type AdvanceMove = {
  voucherId: string;
  kind: AdvanceVoucherKind;
  /** The number in the books. */
  booked: string;
  movedOn: IsoDate;
  partyId: string;
  party: string;
  gstin: string | null;
  stateCode: string | null;
  address: string | null;
  amount: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
  number: string | null;
  date: IsoDate | null;
  description: string | null;
  ownGstin: string | null;
  /** Of a refund the advances that go back, with their receipt vouchers; as JSON. */
  receipts: string;
};

export type ReceiptOf = { booked: string; number: string | null; date: IsoDate | null };

/** The latest are told; older ones are found by their voucher. */
const MOST_TOLD = 500;

const HEAD = (account: string) => `abs(coalesce((SELECT sum(t.amount_paise) FROM ledger_entries t
    WHERE t.voucher_id = v.id AND t.account = '${account}' AND t.superseded_by IS NULL), 0))`;
// An advance names no other voucher below its account; what goes back names the advance that it was.
const MOVES = `SELECT v.id voucherId, iif(v.kind = 'receipt', 'receipt-voucher', 'refund-voucher') kind, v.number booked, v.date movedOn,
    p.id partyId, p.name party, p.gstin, p.state_code stateCode, p.address, abs(sum(e.amount_paise)) amount,
    ${HEAD('2703')} igst, ${HEAD('2701')} cgst, ${HEAD('2702')} sgst, m.number, m.date, m.description, m.own_gstin ownGstin,
    (SELECT json_group_array(json_object('booked', a.number, 'number', r.number, 'date', r.date)) FROM ledger_vouchers a
      LEFT JOIN ledger_advance_vouchers r ON r.voucher_id = a.id WHERE a.company_id = ?1 AND a.id IN (SELECT t.tag FROM ledger_entries t
        WHERE t.voucher_id = v.id AND t.account = '${CUSTOMER_ADVANCES}' AND t.superseded_by IS NULL)) receipts
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id JOIN parties p ON p.id = e.party_id
  LEFT JOIN ledger_advance_vouchers m ON m.voucher_id = v.id
  WHERE e.company_id = ?1 AND e.account = '${CUSTOMER_ADVANCES}' AND e.superseded_by IS NULL AND (?2 IS NULL OR v.id = ?2)
    AND v.status = 'posted' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
    AND ((v.kind = 'receipt' AND e.amount_paise < 0)
      OR (v.kind = 'payment' AND e.amount_paise > 0 AND e.tag IN (SELECT a.id FROM ledger_vouchers a WHERE a.company_id = ?1)))
  GROUP BY v.id, p.id ORDER BY v.date DESC, v.number DESC LIMIT ${MOST_TOLD}`;

/** Advances of customers and what went back of them, the latest first; of one voucher where one is named. */
export async function advanceMoves(
  d1: D1Database,
  { companyId }: CompanyScope,
  voucherId: string | null = null,
): Promise<AdvanceMove[]> {
  return (await d1.prepare(MOVES).bind(companyId, voucherId).all<AdvanceMove>()).results;
}

export const receiptsOf = ({ receipts }: Pick<AdvanceMove, 'receipts'>): readonly ReceiptOf[] => JSON.parse(receipts);

const COLUMNS = columnsOf(ledgerAdvanceVouchers);
const KEYS = [
  ...(['voucherId', 'companyId', 'kind', 'ownGstin', 'number', 'foldedNumber', 'series', 'serial'] as const),
  ...(['financialYear', 'date', 'description', 'createdBy', 'createdByName', 'createdAt'] as const),
] as const;
const VALUES = KEYS.map((_, at) => `?${at + 1}`).join(', ');
// Only while its money stands.
const INSERT = `INSERT INTO ledger_advance_vouchers (${KEYS.map(COLUMNS.name).join()}) SELECT ${VALUES} FROM ledger_vouchers v
  WHERE v.id = ?1 AND v.company_id = ?2 AND v.status = 'posted' AND v.reversed_by_id IS NULL`;

/** The change that keeps a receipt voucher or a refund voucher. */
export const advanceVoucherKept = (d1: D1Database, made: AdvanceVoucher): Change => ({
  chainId: made.companyId,
  statements: [d1.prepare(INSERT).bind(...KEYS.map((key) => made[key])), mustHaveChanged(d1)],
  entries: [
    {
      ...{ action: 'advance.voucher', entityType: 'voucher', entityId: made.voucherId },
      after: { kind: made.kind, number: made.number, date: made.date },
    },
  ],
});
