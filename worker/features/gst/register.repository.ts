import type { IssuedDocument } from '../../domain/gst/gstr-1/issued';
import type { ReturnPeriod } from '../../domain/gst/gstr-1/period';
import type {
  RegisterAdvance,
  RegisterAmendment,
  RegisterDocument,
  RegisterLine,
} from '../../domain/gst/register/model';
import { foldedNumber } from '../../domain/ledger/document/number';
import { financialYearOf, type IsoDate, isoDate } from '../../domain/shared/dates';
import { type BasisPoints, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { columnsOf } from '../../platform/database';
import { ledgerDocumentLines, ledgerDocuments, type StoredDocument } from '../ledger/document/document.table';
import { type KnownCompany, knownOf, knownQuery } from '../ledger/document/keeper.repository';
import { gstAmendments, gstReturns, type StoredReturn } from './gst.table';

const DOCUMENTS = columnsOf(ledgerDocuments);
const LINES = columnsOf(ledgerDocumentLines);
const RETURNS = columnsOf(gstReturns);
const DOCUMENT = [
  ...(['id', 'side', 'kind', 'partyName', 'gstin', 'stateCode', 'number', 'series', 'serial', 'date'] as const),
  ...(['placeOfSupply', 'supplyType', 'isReverseCharge', 'originalNumber', 'originalDate', 'total', 'status'] as const),
  ...([
    'ownGstin',
    'returnPeriod',
    'operatorGstin',
    'operatorRole',
    'portCode',
    'customsNumber',
    'customsDate',
  ] as const),
  ...(['customsIgst', 'customsCess', 'isFromDistributor', 'irn', 'suppliedOn', 'rateNotification'] as const),
] as const;
const LINE = [
  ...(['documentId', 'line', 'description', 'hsn', 'quantity', 'unit', 'rate', 'taxable', 'igst', 'cgst'] as const),
  ...(['sgst', 'cess', 'nature', 'isCreditBlocked', 'creditBlockedBy'] as const),
] as const;
const RETURN = Object.keys(gstReturns).filter((key) => key !== 'enableRLS') as (keyof StoredReturn)[];

const OF_PERIOD = `d.company_id = ?1 AND d.return_period BETWEEN ?3 AND ?4 AND d.side = ?5 AND d.own_gstin = ?2`;
const READ_DOCUMENTS = `SELECT ${DOCUMENTS.selected(DOCUMENT)},
    (SELECT p.gst_scheme = 'composition' FROM parties p WHERE p.id = d.party_id) isPartyComposed
  FROM ledger_documents d WHERE ${OF_PERIOD} ORDER BY d.date, d.number`;
const READ_LINES = `SELECT ${LINES.selected(LINE)
  .split(', ')
  .map((column) => `l.${column}`)
  .join(', ')} FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id
  WHERE ${OF_PERIOD} AND d.status = 'posted' ORDER BY l.document_id, l.line`;
// A note changes an invoice of its own year or of the three before it: each is found by its number, of which a year has one.
const READ_ORIGINALS = `SELECT o.folded_number folded, o.number, o.date, o.total_paise total
  FROM (SELECT DISTINCT upper(replace(d.original_number, ' ', '')) folded FROM ledger_documents d
    WHERE ${OF_PERIOD} AND d.original_number IS NOT NULL) n
  CROSS JOIN json_each(?6) y
  CROSS JOIN ledger_documents o ON o.company_id = ?1 AND o.side = 'sale' AND o.financial_year = y.value AND o.folded_number = n.folded
  WHERE o.kind = 'invoice' AND o.status = 'posted'`;

// An advance with the tax set aside for it; and the journals that set it against invoices, which take that tax back.
const READ_ADVANCES = `SELECT v.id voucherId, v.number, v.date, p.name partyName, p.gstin partyGstin, p.state_code partyState,
    (SELECT t.tag FROM ledger_entries t WHERE t.voucher_id = v.id AND t.account = '2725' AND t.superseded_by IS NULL AND t.tag IS NOT NULL LIMIT 1) advanceId,
    (SELECT a.date FROM ledger_entries t JOIN ledger_vouchers a ON a.id = t.tag AND a.company_id = v.company_id
      WHERE t.voucher_id = v.id AND t.account = '2725' AND t.superseded_by IS NULL LIMIT 1) receivedOn,
    sum(iif(e.account = '1615', e.amount_paise, 0)) aside, -sum(iif(e.account = '2701', e.amount_paise, 0)) cgst,
    -sum(iif(e.account = '2702', e.amount_paise, 0)) sgst, -sum(iif(e.account = '2703', e.amount_paise, 0)) igst,
    -sum(iif(e.account = '2725', e.amount_paise, 0)) amount
  FROM ledger_vouchers v JOIN ledger_entries e ON e.voucher_id = v.id AND e.superseded_by IS NULL
  LEFT JOIN parties p ON p.id = v.party_id
  WHERE v.company_id = ?1 AND v.status = 'posted' AND v.date BETWEEN ?2 AND ?3
    AND v.id IN (SELECT x.voucher_id FROM ledger_entries x WHERE x.company_id = ?1 AND x.account = '1615'
      AND x.date BETWEEN ?2 AND ?3 AND x.superseded_by IS NULL)
  GROUP BY v.id HAVING aside <> 0 ORDER BY v.date, v.number`;

const READ_RETURNS = `SELECT ${RETURNS.selected(RETURN)} FROM gst_returns
  WHERE company_id = ?1 AND gstin = ?2 AND first_month <= ?4 AND last_month >= ?3`;
const AMENDMENTS = columnsOf(gstAmendments);
const AMENDMENT = ['id', 'period', 'firstNumber', 'firstDate', 'firstPeriod', 'was', 'becomes'] as const;
const READ_AMENDMENTS = `SELECT ${AMENDMENTS.selected(AMENDMENT)} FROM gst_amendments
  WHERE company_id = ?1 AND gstin = ?2 AND period BETWEEN ?3 AND ?4 ORDER BY created_at, id`;
const READ_ITEMS = `SELECT form_type form, period, due_date dueDate, status, done_on doneOn, acknowledgement FROM compliance_items
  WHERE company_id = ?1 AND type = 'GST' AND subject = ?2 AND obligation_key IN (SELECT value FROM json_each(?3))`;

/** What the calendar says of the return of a period. */
export type ReturnItem = {
  form: string;
  period: string;
  dueDate: IsoDate;
  status: string;
  doneOn: IsoDate | null;
  acknowledgement: string | null;
};

/** What the check needs of a document beside its rows. */
export type Particulars = Pick<StoredDocument, 'irn' | 'suppliedOn' | 'rateNotification'>;

export type PeriodBooks = {
  company: KnownCompany;
  documents: readonly RegisterDocument[];
  particulars: ReadonlyMap<string, Particulars>;
  issued: readonly IssuedDocument[];
  advances: readonly RegisterAdvance[];
  amendments: readonly RegisterAmendment[];
  returns: readonly StoredReturn[];
  items: readonly ReturnItem[];
};

/** Everything the returns of one registration and period are made of, in one round trip: the period is read, never the year. */
export async function readPeriod(
  d1: D1Database,
  scope: CompanyScope,
  {
    gstin,
    period,
    side,
    keys,
  }: { gstin: string; period: ReturnPeriod; side: 'sale' | 'purchase'; keys: readonly string[] },
): Promise<PeriodBooks> {
  const { companyId } = scope;
  const of = (query: string) => d1.prepare(query).bind(companyId, gstin, period.first, period.last, side);
  const [known, documents, lines, originals, advances, returns, items, amendments] = await d1.batch<
    Record<string, unknown>
  >([
    knownQuery(d1, scope),
    of(READ_DOCUMENTS),
    of(READ_LINES),
    d1.prepare(READ_ORIGINALS).bind(companyId, gstin, period.first, period.last, side, JSON.stringify(yearsTo(period))),
    d1.prepare(READ_ADVANCES).bind(companyId, period.days.from, period.days.to),
    d1.prepare(READ_RETURNS).bind(companyId, gstin, period.first, period.last),
    d1.prepare(READ_ITEMS).bind(companyId, gstin, JSON.stringify(keys)),
    d1.prepare(READ_AMENDMENTS).bind(companyId, gstin, period.first, period.last),
  ]);
  const company = knownOf(known?.results[0]);
  const stored = (documents?.results ?? []).map(DOCUMENTS.read(DOCUMENT));
  const composed = new Set((documents?.results ?? []).filter((row) => row.isPartyComposed === 1).map(({ id }) => id));
  const linesOf = grouped((lines?.results ?? []).map(LINES.read(LINE)) as (RegisterLine & { documentId: string })[]);
  const found = new Map((originals?.results ?? []).map((one) => [String(one.folded), one as unknown as OriginalRow]));
  const posted = stored.filter(({ status }) => status === 'posted');
  return {
    company,
    documents: posted.map((document) => ({
      ...documentOf(document, linesOf.get(document.id) ?? [], found),
      ...(composed.has(document.id) && { isPartyComposed: true }),
    })),
    particulars: new Map(posted.map((one) => [one.id, one])),
    issued: stored.map(({ status, ...one }) => ({ ...one, isCancelled: status === 'cancelled' })),
    advances: side === 'sale' ? advancesOf((advances?.results ?? []) as unknown as AdvanceRow[], company, gstin) : [],
    amendments: side === 'sale' ? (amendments?.results ?? []).map(amendmentOf) : [],
    returns: (returns?.results ?? []).map(RETURNS.read(RETURN)) as StoredReturn[],
    items: (items?.results ?? []) as unknown as ReturnItem[],
  };
}

function amendmentOf(found: unknown): RegisterAmendment {
  const { id, period, firstNumber, firstDate, firstPeriod, was, becomes } = AMENDMENTS.read(AMENDMENT)(found);
  return { id, period, first: { number: firstNumber, date: firstDate, period: firstPeriod }, was, is: becomes };
}

const yearsTo = ({ days }: ReturnPeriod): string[] =>
  [0, 1, 2, 3].map((back) => financialYearOf(isoDate(`${Number(days.to.slice(0, 4)) - back}${days.to.slice(4, 8)}01`)));

function grouped<Row extends { documentId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.documentId);
    if (group) group.push(row);
    else groups.set(row.documentId, [row]);
  }
  return groups;
}

type OriginalRow = { number: string; date: IsoDate; total: number };
type Read = Pick<StoredDocument, (typeof DOCUMENT)[number]>;

function documentOf(read: Read, lines: RegisterLine[], originals: ReadonlyMap<string, OriginalRow>): RegisterDocument {
  const {
    gstin: partyGstin,
    stateCode: partyState,
    returnPeriod: period,
    originalNumber,
    originalDate,
    ...rest
  } = read;
  const known = originalNumber ? originals.get(foldedNumber(originalNumber)) : undefined;
  const original = originalNumber
    ? { number: originalNumber, date: originalDate ?? known?.date ?? null, total: known ? paise(known.total) : null }
    : null;
  return { ...rest, partyGstin, partyState, period, original, lines };
}

type AdvanceRow = {
  voucherId: string;
  number: string;
  date: IsoDate;
  partyName: string | null;
  partyGstin: string | null;
  partyState: string | null;
  advanceId: string | null;
  receivedOn: IsoDate | null;
  aside: number;
  cgst: number;
  sgst: number;
  igst: number;
  amount: number;
};

/**
 * Advances with their tax. CGST and SGST are of a supply within a State, so that they stand under the registration there; where the
 * company has none there, and of IGST, the main one. An adjustment goes the way of its advance: both have the same party and heads.
 */
function advancesOf(rows: readonly AdvanceRow[], company: KnownCompany, gstin: string): RegisterAdvance[] {
  const main = company.gstin ?? company.registrations[0]?.gstin ?? null;
  const ownOf = ({ igst, partyGstin, partyState }: AdvanceRow): string | null => {
    const state = partyGstin?.slice(0, 2) ?? partyState;
    const there = igst === 0 ? company.registrations.find((one) => one.gstin.slice(0, 2) === state) : undefined;
    return there?.gstin ?? main;
  };
  const own = rows.filter((row) => ownOf(row) === gstin);
  return own.map((row): RegisterAdvance => {
    const isAdjustment = row.aside < 0;
    const of = (amount: number) => paise(Math.abs(amount));
    const tax = Math.abs(row.aside);
    const taxable = Math.max(0, Math.abs(row.amount) - tax);
    const state = row.partyGstin?.slice(0, 2) ?? row.partyState;
    return {
      ...{ voucherId: row.voucherId, number: row.number, date: row.date, isAdjustment, ownGstin: gstin },
      receivedOn: row.receivedOn ?? row.date,
      ...{ partyName: row.partyName ?? '', partyGstin: row.partyGstin, rate: rateNear(tax, taxable) },
      placeOfSupply: row.igst === 0 ? gstin.slice(0, 2) : (state ?? gstin.slice(0, 2)),
      ...{ taxable: paise(taxable), igst: of(row.igst), cgst: of(row.cgst), sgst: of(row.sgst) },
    };
  });
}

/** The rate that tax and value make, to the nearest quarter of a percent: paise are rounded away. */
const rateNear = (tax: number, taxable: number): BasisPoints =>
  (taxable === 0 ? 0 : Math.round((tax * 400) / taxable) * 25) as BasisPoints;
