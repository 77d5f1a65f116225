import { quarterOf } from '../../domain/law/periods';
import type { IsoDate } from '../../domain/shared/dates';
import { type BasisPoints, formatRupees, type Paise } from '../../domain/shared/money';
import type { OpenDeduction } from '../../domain/tds/challan';
import {
  type DeductionStatement,
  type NewDeduction,
  payeeKindOf,
  quarterKey,
  type ReasonFlag,
} from '../../domain/tds/deduction';
import { statementDue } from '../../domain/tds/due-dates';
import type { PayeeKind, TdsNature } from '../../domain/tds/natures';
import { partsOfPayment, type TaxParts } from '../../domain/tds/parts';
import type { CompanyScope } from '../../platform/access';
import type { NewEntry } from '../audit/audit.repository';
import type { StoredDeduction } from './deduction.table';

/**
 * A deduction as every reader of the ledger sees it: a row of the ledger, or one that somebody recorded as an event, of which no payee
 * is known. Deposited once challans that are deposited pay all of its tax.
 */
export type Deduction = Omit<OpenDeduction, 'payeeKind'> & {
  payeeKind: PayeeKind;
  partyId: string | null;
  payeeName: string | null;
  pan: string | null;
  statement: DeductionStatement;
  form: string;
  nature: TdsNature | null;
  quarter: string;
  amount: Paise | null;
  base: Paise | null;
  /** What of the tax is surcharge and what is cess. */
  parts: TaxParts;
  rate: BasisPoints | null;
  reasonFlag: ReasonFlag | null;
  certificateId: string | null;
  sourceKind: StoredDeduction['sourceKind'] | 'event';
  sourceId: string | null;
  voucherId: string | null;
  narration: string | null;
  /** Paid by challans that are deposited. */
  deposited: Paise;
  status: 'pending' | 'deposited';
  depositedOn: IsoDate | null;
  challan: { id: string; serial: string | null; bsr: string | null; status: string } | null;
};

const USES = `SELECT u.deduction_id, sum(u.amount_paise) used, sum(u.surcharge_paise) usedSurcharge,
    sum(u.cess_paise) usedCess, sum(iif(c.status = 'deposited', u.amount_paise, 0)) deposited,
    max(c.deposited_on) depositedOn, max(c.id) challanId
  FROM tds_challan_uses u JOIN tds_challans c ON c.id = u.challan_id
  WHERE u.company_id = ?1 AND c.status <> 'cancelled' GROUP BY u.deduction_id`;

const FROM_LEDGER = `SELECT d.id, coalesce(d.tan, (SELECT tan FROM companies WHERE id = ?1), '') tan, d.party_id partyId, d.payee_name payeeName,
    d.pan, d.payee_kind payeeKind, d.statement, d.nature, d.act, d.section, d.code, d.event_on eventOn, d.deducted_on deductedOn,
    d.quarter, d.amount_paise amount, d.base_paise base, d.rate_bp rate, d.tax_paise tax,
    d.surcharge_paise surcharge, d.cess_paise cess, d.reason_flag reasonFlag,
    d.certificate_id certificateId, d.source_kind sourceKind, d.source_id sourceId, d.voucher_id voucherId, d.narration
  FROM tds_deductions d WHERE d.company_id = ?1 AND d.withdrawn_on IS NULL`;

const FROM_EVENTS = `SELECT e.id, e.subject, NULL, NULL, NULL, 'other', e.details ->> 'statement', NULL, NULL, coalesce(e.details ->> 'section', ''),
    coalesce(e.details ->> 'section', ''), e.happened_on, e.happened_on, NULL, NULL, NULL, NULL, e.details ->> 'amount', 0, 0, NULL, NULL,
    'event', NULL, NULL, NULL
  FROM company_events e WHERE e.company_id = ?1 AND e.kind = 'deduction' AND e.withdrawn_on IS NULL
    AND e.details ->> 'statement' <> 'collection'`;

// What somebody recorded as deposited for a month, and months that the calendar closed: for deductions that were recorded as events.
const MONTHS = `SELECT subject || '|' || (details ->> 'month') key, sum(details ->> 'amount') amount, max(happened_on) "on", 0 isClosed
    FROM company_events WHERE company_id = ?1 AND kind = 'deposit' AND withdrawn_on IS NULL AND details ->> 'statement' <> 'collection'
    GROUP BY 1
  UNION ALL SELECT subject || '|' || period, 0, done_on, 1 FROM compliance_items
    WHERE company_id = ?1 AND form_type = 'tds-deposit' AND status IN ('settled', 'not_due')`;

const MOST = 20_000;
const LEDGER = `SELECT * FROM (SELECT r.*, coalesce(u.used, 0) used, coalesce(u.usedSurcharge, 0) usedSurcharge,
    coalesce(u.usedCess, 0) usedCess, coalesce(u.deposited, 0) deposited, u.depositedOn, c.id challanId,
    c.serial, c.bsr, c.status challanStatus FROM (${FROM_LEDGER} UNION ALL ${FROM_EVENTS}) r
  LEFT JOIN (${USES}) u ON u.deduction_id = r.id LEFT JOIN tds_challans c ON c.id = u.challanId)
  WHERE (?2 IS NULL OR id IN (SELECT value FROM json_each(?2))) AND (?3 IS NULL OR eventOn >= ?3) AND (?4 IS NULL OR eventOn <= ?4)
  ORDER BY deductedOn DESC, id DESC LIMIT ${MOST}`;

type Row = Omit<Deduction, 'parts' | 'open' | 'openParts' | 'form' | 'quarter' | 'status' | 'challan' | 'act'> & {
  act: '1961' | '2025' | null;
  quarter: string | null;
  surcharge: Paise;
  cess: Paise;
  used: number;
  usedSurcharge: number;
  usedCess: number;
  /** Of the tax, what was said to be deposited for the month without a challan. */
  byWord?: number;
  challanId: string | null;
  serial: string | null;
  bsr: string | null;
  challanStatus: string | null;
};
type MonthPaid = { key: string; amount: number; on: IsoDate | null; isClosed: number };

export type LedgerAsked = {
  ids?: readonly string[] | undefined;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
};

/** The ledger of deductions, the newest first, in one round trip. */
export async function listDeductions(
  d1: D1Database,
  { companyId }: CompanyScope,
  { ids, from, to }: LedgerAsked = {},
): Promise<Deduction[]> {
  const [rows, months] = await d1.batch([
    d1.prepare(LEDGER).bind(companyId, ids ? JSON.stringify(ids) : null, from ?? null, to ?? null),
    d1.prepare(MONTHS).bind(companyId),
  ]);
  const paid = new Map<string, { amount: number; on: IsoDate | null; isClosed: boolean }>();
  for (const { key, amount, on, isClosed } of (months?.results ?? []) as MonthPaid[]) {
    const known = paid.get(key);
    paid.set(key, {
      amount: (known?.amount ?? 0) + amount,
      on: known?.on ?? on,
      isClosed: Boolean(isClosed) || (known?.isClosed ?? false),
    });
  }
  // The earliest deduction of a month is paid first by what was recorded for the month.
  const found = ((rows?.results ?? []) as Row[]).map((row) => ({ ...row }));
  for (const row of found.toReversed()) {
    const month = paid.get(`${row.tan}|${row.deductedOn.slice(0, 7)}`);
    if (!month) continue;
    const left = Math.max(0, row.tax - row.used);
    const covered = month.isClosed ? left : Math.min(left, month.amount);
    month.amount -= covered;
    if (covered === 0) continue;
    row.byWord = covered;
    row.deposited = (row.deposited + covered) as Paise;
    row.depositedOn ??= month.on;
  }
  return found.map(deductionOf);
}

function deductionOf(found: Row): Deduction {
  const {
    used,
    usedSurcharge,
    usedCess,
    byWord = 0,
    surcharge,
    cess,
    challanId,
    serial,
    bsr,
    challanStatus,
    ...row
  } = found;
  const isDeposited = row.deposited >= row.tax;
  const left = Math.max(0, row.tax - used) as Paise;
  const partsLeft = { surcharge: (surcharge - usedSurcharge) as Paise, cess: (cess - usedCess) as Paise };
  const open = (left - byWord) as Paise;
  return {
    ...row,
    act: row.act ?? (row.eventOn < '2026-04-01' ? '1961' : '2025'),
    payeeKind: row.payeeKind ?? payeeKindOf(row.pan),
    quarter: row.quarter ?? quarterKey(row.eventOn),
    form: statementDue(row.statement, quarterOf(row.eventOn)).value.form,
    ...{ parts: { surcharge, cess }, open },
    openParts: open < left ? partsOfPayment(open, { open: left, parts: partsLeft }) : partsLeft,
    status: isDeposited ? 'deposited' : 'pending',
    depositedOn: isDeposited ? row.depositedOn : null,
    challan: challanId ? { id: challanId, serial, bsr, status: challanStatus ?? '' } : null,
  };
}

/** What of its tax no bank has: a challan that is prepared pays nothing yet. */
export const unpaidOf = ({ tax, deposited }: Pick<Deduction, 'tax' | 'deposited'>): Paise =>
  Math.max(0, tax - deposited) as Paise;

/** What the audit trail keeps of a deduction that is added. */
export const deductionEntry = (action: string, id: string, deduction: NewDeduction): NewEntry => ({
  ...{ action, entityType: 'tds-deduction', entityId: id },
  after: {
    ...{ payee: deduction.payee.name, section: deduction.section, code: deduction.code, eventOn: deduction.eventOn },
    ...{ base: formatRupees(deduction.base), tax: formatRupees(deduction.tax) },
  },
});

const TAKE_OUT = `UPDATE tds_deductions SET withdrawn_on = ?3, withdrawn_at = ?4
  WHERE company_id = ?1 AND id = ?2 AND withdrawn_on IS NULL`;

/** A deduction that was entered by hand is taken out of the ledger; it is kept. Followed by a guard. */
export const deductionTakenOut = (
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
  { day, at }: { day: IsoDate; at: string },
): D1PreparedStatement => d1.prepare(TAKE_OUT).bind(companyId, id, day, at);

// A month whose deductions somebody recorded as events has them in the ledger without a voucher.
const UNLIKE = `SELECT v.id, v.number, v.date, v.narration, (SELECT name FROM parties p WHERE p.id = v.party_id) party,
    min(e.tag) tag, -sum(e.amount_paise) booked,
    (SELECT coalesce(sum(d.tax_paise), 0) FROM tds_deductions d WHERE d.company_id = ?1 AND d.voucher_id = v.id AND d.withdrawn_on IS NULL) listed
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = '2711' AND e.amount_paise < 0 AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.kind <> 'opening' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
  GROUP BY v.id HAVING booked <> listed AND NOT (listed = 0 AND booked <= (SELECT coalesce(sum(x.details ->> 'amount'), 0) FROM company_events x
    WHERE x.company_id = ?1 AND x.kind = 'deduction' AND x.withdrawn_on IS NULL AND substr(x.happened_on, 1, 7) = substr(v.date, 1, 7)))
  ORDER BY v.date DESC LIMIT 100`;

export type UnlikeVoucher = {
  id: string;
  number: string;
  date: IsoDate;
  narration: string;
  party: string | null;
  tag: string | null;
  booked: Paise;
  listed: Paise;
};

/** Vouchers whose credits to TDS payable are not what the ledger of deductions lists of them: nought where all agree. */
export const vouchersUnlikeLedger = async (d1: D1Database, { companyId }: CompanyScope): Promise<UnlikeVoucher[]> =>
  (await d1.prepare(UNLIKE).bind(companyId).all<UnlikeVoucher>()).results;
