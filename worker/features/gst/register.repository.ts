import type { UnmadeInvoice } from '../../domain/gst/gstr-1/check';
import type { IssuedDocument } from '../../domain/gst/gstr-1/issued';
import type { ReturnPeriod } from '../../domain/gst/gstr-1/period';
import type {
  AdvanceAmendment,
  RegisterAdvance,
  RegisterAmendment,
  RegisterDocument,
  RegisterLine,
} from '../../domain/gst/register/model';
import { type Billed, wantsSelfInvoice } from '../../domain/gst/self-invoice';
import { gstinOfAdvance } from '../../domain/ledger/document/keeper';
import { foldedNumber } from '../../domain/ledger/document/number';
import { originalAmong } from '../../domain/ledger/document/original';
import { financialYearOf, type IsoDate, isoDate } from '../../domain/shared/dates';
import { type BasisPoints, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { columnsOf } from '../../platform/database';
import { ledgerDocumentLines, ledgerDocuments, type StoredDocument } from '../ledger/document/document.table';
import { type KnownCompany, knownOf, knownQuery } from '../ledger/document/keeper.repository';
import {
  gstAdvanceAmendments,
  gstAmendments,
  gstReturns,
  type StoredAdvanceAmendment,
  type StoredReturn,
} from './gst.table';

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
// A note changes an invoice of its own year or of the three before it: each is found by its number, of which a year has one; where
// several years have it, the day says which.
const READ_ORIGINALS = `SELECT o.folded_number folded, o.number, o.date, o.total_paise total, o.return_period period
  FROM (SELECT DISTINCT upper(replace(d.original_number, ' ', '')) folded FROM ledger_documents d
    WHERE ${OF_PERIOD} AND d.original_number IS NOT NULL) n
  CROSS JOIN json_each(?6) y
  CROSS JOIN ledger_documents o ON o.company_id = ?1 AND o.side = 'sale' AND o.financial_year = y.value AND o.folded_number = n.folded
  WHERE o.kind = 'invoice' AND o.status = 'posted' ORDER BY o.date DESC`;

const TAGGED = `(SELECT t.tag FROM ledger_entries t WHERE t.voucher_id = v.id AND t.account = '2725' AND t.superseded_by IS NULL AND t.tag IS NOT NULL LIMIT 1)`;
// An advance with the tax set aside for it; and the journals that set it against invoices, which take that tax back. Where the advance
// was amended, what is taken over goes the way of the amendment. The journals of amendments are neither.
const READ_ADVANCES = `SELECT v.id voucherId, v.number, v.date, p.name partyName, p.gstin partyGstin, p.state_code partyState,
    ${TAGGED} advanceId, (SELECT m.becomes ->> 'placeOfSupply' FROM gst_advance_amendments m WHERE m.company_id = ?1
      AND m.advance_id = ${TAGGED} ORDER BY m.period DESC LIMIT 1) amendedPlace,
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
    AND NOT EXISTS (SELECT 1 FROM gst_advance_amendments m WHERE m.company_id = ?1 AND m.voucher_id = v.id)
  GROUP BY v.id HAVING aside <> 0 ORDER BY v.date, v.number`;

const READ_RETURNS = `SELECT ${RETURNS.selected(RETURN)} FROM gst_returns
  WHERE company_id = ?1 AND gstin = ?2 AND first_month <= ?4 AND last_month >= ?3`;
const AMENDMENTS = columnsOf(gstAmendments);
const AMENDMENT = ['id', 'period', 'firstNumber', 'firstDate', 'firstPeriod', 'was', 'becomes'] as const;
const READ_AMENDMENTS = `SELECT ${AMENDMENTS.selected(AMENDMENT)} FROM gst_amendments
  WHERE company_id = ?1 AND gstin = ?2 AND period BETWEEN ?3 AND ?4 ORDER BY created_at, id`;
const ADVANCE_AMENDMENTS = columnsOf(gstAdvanceAmendments);
const ADVANCE_AMENDMENT = ['id', 'period', 'was', 'becomes'] as const;
const READ_ADVANCE_AMENDMENTS = `SELECT ${ADVANCE_AMENDMENTS.selected(ADVANCE_AMENDMENT)} FROM gst_advance_amendments
  WHERE company_id = ?1 AND gstin = ?2 AND period BETWEEN ?3 AND ?4 ORDER BY created_at, id`;
const BEFORE = `company_id = ?1 AND gstin = ?2 AND period < ?3 AND first_period IN (SELECT value FROM json_each(?4)) ORDER BY created_at, id`;
const READ_AMENDED = `SELECT ${AMENDMENTS.selected(AMENDMENT)} FROM gst_amendments WHERE ${BEFORE}`;
const READ_ADVANCES_AMENDED = `SELECT ${ADVANCE_AMENDMENTS.selected(ADVANCE_AMENDMENT)} FROM gst_advance_amendments WHERE ${BEFORE}`;
const READ_ITEMS = `SELECT form_type form, period, due_date dueDate, status, done_on doneOn, acknowledgement FROM compliance_items
  WHERE company_id = ?1 AND type = 'GST' AND subject = ?2 AND obligation_key IN (SELECT value FROM json_each(?3))`;

// What we made ourselves of bills under reverse charge, by its own day: invoices for what came from the unregistered, and vouchers of
// payments; and vouchers of advances. Where the bill was cancelled, so was it; where the money was taken back, so was its voucher.
const READ_SELF_MADE = `SELECT 'self-invoice' kind, s.number, s.series, s.serial, d.status = 'cancelled' isCancelled FROM ledger_self_invoices s
  JOIN ledger_documents d ON d.id = s.document_id WHERE s.company_id = ?1 AND s.own_gstin = ?2 AND s.date BETWEEN ?3 AND ?4
  UNION ALL SELECT 'payment-voucher', m.number, m.series, m.serial,
    d.status = 'cancelled' OR coalesce(v.status, '') <> 'posted' OR v.reversed_by_id IS NOT NULL
  FROM ledger_payment_vouchers m JOIN ledger_documents d ON d.id = m.document_id LEFT JOIN ledger_vouchers v ON v.id = m.payment_id
  WHERE m.company_id = ?1 AND m.own_gstin = ?2 AND m.date BETWEEN ?3 AND ?4
  UNION ALL SELECT a.kind, a.number, a.series, a.serial, coalesce(v.status, '') <> 'posted' OR v.reversed_by_id IS NOT NULL
  FROM ledger_advance_vouchers a LEFT JOIN ledger_vouchers v ON v.id = a.voucher_id
  WHERE a.company_id = ?1 AND a.own_gstin = ?2 AND a.date BETWEEN ?3 AND ?4 ORDER BY 1, 4`;
// Which of them ask for one, the domain says.
const READ_WITHOUT = `SELECT d.id, d.number, d.party_name party, d.date, d.side, d.kind, d.gstin, d.own_gstin ownGstin,
    d.is_reverse_charge isReverseCharge FROM ledger_documents d
  WHERE ${OF_PERIOD} AND d.status = 'posted' AND d.is_reverse_charge = 1
    AND NOT EXISTS (SELECT 1 FROM ledger_self_invoices s WHERE s.document_id = d.id) ORDER BY d.date, d.number`;

type UnmadeRow = UnmadeInvoice & Omit<Billed, 'isReverseCharge'> & { isReverseCharge: number };

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
  /** Bills under reverse charge of whom no GSTIN names that have no invoice of ours. */
  withoutSelfInvoice: readonly UnmadeInvoice[];
  advances: readonly RegisterAdvance[];
  amendments: readonly RegisterAmendment[];
  advanceAmendments: readonly AdvanceAmendment[];
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
  const [known, documents, lines, originals, advances, returns, items, amendments, ofAdvances, own, without] =
    await d1.batch<Record<string, unknown>>([
      knownQuery(d1, scope),
      of(READ_DOCUMENTS),
      of(READ_LINES),
      d1
        .prepare(READ_ORIGINALS)
        .bind(companyId, gstin, period.first, period.last, side, JSON.stringify(yearsTo(period))),
      d1.prepare(READ_ADVANCES).bind(companyId, period.days.from, period.days.to),
      d1.prepare(READ_RETURNS).bind(companyId, gstin, period.first, period.last),
      d1.prepare(READ_ITEMS).bind(companyId, gstin, JSON.stringify(keys)),
      d1.prepare(READ_AMENDMENTS).bind(companyId, gstin, period.first, period.last),
      d1.prepare(READ_ADVANCE_AMENDMENTS).bind(companyId, gstin, period.first, period.last),
      ...(side === 'sale'
        ? [
            d1.prepare(READ_SELF_MADE).bind(companyId, gstin, period.days.from, period.days.to),
            d1.prepare(READ_WITHOUT).bind(companyId, gstin, period.first, period.last, 'purchase'),
          ]
        : []),
    ]);
  const company = knownOf(known?.results[0]);
  const stored = (documents?.results ?? []).map(DOCUMENTS.read(DOCUMENT));
  const composed = new Set((documents?.results ?? []).filter((row) => row.isPartyComposed === 1).map(({ id }) => id));
  const linesOf = grouped((lines?.results ?? []).map(LINES.read(LINE)) as (RegisterLine & { documentId: string })[]);
  const found = Map.groupBy((originals?.results ?? []) as unknown as OriginalRow[], ({ folded }) => folded);
  const posted = stored.filter(({ status }) => status === 'posted');
  return {
    company,
    documents: posted.map((document) => ({
      ...documentOf(document, linesOf.get(document.id) ?? [], found),
      ...(composed.has(document.id) && { isPartyComposed: true }),
    })),
    particulars: new Map(posted.map((one) => [one.id, one])),
    issued: [
      ...stored.map(({ status, ...one }) => ({ ...one, isCancelled: status === 'cancelled' })),
      ...(own?.results ?? []).map((one) => ({
        ...(one as unknown as Omit<IssuedDocument, 'isCancelled'>),
        isCancelled: one.isCancelled === 1,
      })),
    ],
    withoutSelfInvoice: ((without?.results ?? []) as unknown as UnmadeRow[])
      .filter((row) => wantsSelfInvoice({ ...row, isReverseCharge: row.isReverseCharge === 1 }))
      .map(({ id, number, party, date }) => ({ id, number, party, date })),
    advances: side === 'sale' ? advancesOf((advances?.results ?? []) as unknown as AdvanceRow[], company, gstin) : [],
    amendments: side === 'sale' ? (amendments?.results ?? []).map(amendmentOf) : [],
    advanceAmendments: side === 'sale' ? (ofAdvances?.results ?? []).map(advanceAmendmentOf) : [],
    returns: (returns?.results ?? []).map(RETURNS.read(RETURN)) as StoredReturn[],
    items: (items?.results ?? []) as unknown as ReturnItem[],
  };
}

function amendmentOf(found: unknown): RegisterAmendment {
  const { id, period, firstNumber, firstDate, firstPeriod, was, becomes } = AMENDMENTS.read(AMENDMENT)(found);
  return { id, period, first: { number: firstNumber, date: firstDate, period: firstPeriod }, was, is: becomes };
}

function advanceAmendmentOf(found: unknown): AdvanceAmendment {
  const { becomes, ...rest } = ADVANCE_AMENDMENTS.read(ADVANCE_AMENDMENT)(found);
  return { ...rest, is: becomes };
}

/** What returns before a month amended of some months; one round trip. */
export async function readAmendedBefore(
  d1: D1Database,
  { companyId }: CompanyScope,
  { gstin, months, before }: { gstin: string; months: readonly string[]; before: string },
): Promise<Pick<PeriodBooks, 'amendments' | 'advanceAmendments'>> {
  const [documents, advances] = await d1.batch(
    [READ_AMENDED, READ_ADVANCES_AMENDED].map((query) =>
      d1.prepare(query).bind(companyId, gstin, before, JSON.stringify(months)),
    ),
  );
  return {
    amendments: (documents?.results ?? []).map(amendmentOf),
    advanceAmendments: (advances?.results ?? []).map(advanceAmendmentOf),
  };
}

const READ_DAY = "SELECT date FROM ledger_vouchers WHERE company_id = ?1 AND id = ?2 AND status = 'posted'";
const STORED_AMENDMENT = Object.keys(gstAdvanceAmendments).filter(
  (key) => key !== 'enableRLS',
) as (keyof StoredAdvanceAmendment)[];
const READ_LAST = `SELECT ${ADVANCE_AMENDMENTS.selected(STORED_AMENDMENT)} FROM gst_advance_amendments
  WHERE company_id = ?1 AND advance_id = ?2 ORDER BY period DESC LIMIT 1`;
// What invoices took over of an advance, with the days on which.
const READ_USES = `SELECT DISTINCT v.number, v.date FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE e.company_id = ?1 AND e.account = '2725' AND e.tag = ?2 AND e.superseded_by IS NULL AND v.status = 'posted'
    AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL ORDER BY v.date`;

export type FoundAdvance = {
  advance: RegisterAdvance;
  /** The voucher of the money, of a part that an invoice took over. */
  ofAdvance: string | null;
  last: StoredAdvanceAmendment | undefined;
  uses: readonly { number: string; date: IsoDate }[];
};

/** An advance, or what an invoice took over of one, by its voucher, as the books have it; undefined where it is none. */
export async function findAdvance(
  d1: D1Database,
  { companyId }: CompanyScope,
  company: KnownCompany,
  voucherId: string,
): Promise<FoundAdvance | undefined> {
  const [days, lasts, uses] = await d1.batch<Record<string, unknown>>(
    [READ_DAY, READ_LAST, READ_USES].map((query) => d1.prepare(query).bind(companyId, voucherId)),
  );
  const day = days?.results[0]?.date;
  if (typeof day !== 'string') return undefined;
  const { results } = await d1.prepare(READ_ADVANCES).bind(companyId, day, day).all<AdvanceRow>();
  const row = results.find((one) => one.voucherId === voucherId);
  const advance = row && advanceOf(row, company);
  if (!row || !advance) return undefined;
  return {
    ...{ advance, ofAdvance: row.aside < 0 ? row.advanceId : null },
    last: (lasts?.results ?? []).map(ADVANCE_AMENDMENTS.read(STORED_AMENDMENT))[0] as
      | StoredAdvanceAmendment
      | undefined,
    uses: (uses?.results ?? []) as unknown as { number: string; date: IsoDate }[],
  };
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

type OriginalRow = { folded: string; number: string; date: IsoDate; total: number; period: string };
type Read = Pick<StoredDocument, (typeof DOCUMENT)[number]>;

function documentOf(
  read: Read,
  lines: RegisterLine[],
  originals: ReadonlyMap<string, readonly OriginalRow[]>,
): RegisterDocument {
  const {
    gstin: partyGstin,
    stateCode: partyState,
    returnPeriod: period,
    originalNumber,
    originalDate,
    ...rest
  } = read;
  const alike = (originalNumber && originals.get(foldedNumber(originalNumber))) || [];
  const known = originalAmong(alike, originalDate, rest.date);
  const original = originalNumber
    ? {
        ...{ number: originalNumber, date: originalDate ?? known?.date ?? null },
        ...{ total: known ? paise(known.total) : null, ...(known && { period: known.period }) },
      }
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
  /** Where the supply is by the last amendment of the advance that is taken over. */
  amendedPlace: string | null;
  receivedOn: IsoDate | null;
  aside: number;
  cgst: number;
  sgst: number;
  igst: number;
  amount: number;
};

/** Advances with their tax. An adjustment goes the way of its advance: both have the same party and heads. */
function advancesOf(rows: readonly AdvanceRow[], company: KnownCompany, gstin: string): RegisterAdvance[] {
  return rows.flatMap((row) => {
    const advance = advanceOf(row, company);
    return advance?.ownGstin === gstin ? [advance] : [];
  });
}

function advanceOf(row: AdvanceRow, company: KnownCompany): RegisterAdvance | undefined {
  const state = row.amendedPlace ?? row.partyGstin?.slice(0, 2) ?? row.partyState;
  const ownGstin = gstinOfAdvance(company, { isAcross: row.igst !== 0, state });
  if (ownGstin === null) return undefined;
  const of = (amount: number) => paise(Math.abs(amount));
  const tax = Math.abs(row.aside);
  const taxable = Math.max(0, Math.abs(row.amount) - tax);
  return {
    ...{ voucherId: row.voucherId, number: row.number, date: row.date, isAdjustment: row.aside < 0, ownGstin },
    receivedOn: row.receivedOn ?? row.date,
    ...{ partyName: row.partyName ?? '', partyGstin: row.partyGstin, rate: rateNear(tax, taxable) },
    placeOfSupply: row.igst === 0 ? ownGstin.slice(0, 2) : (state ?? ownGstin.slice(0, 2)),
    ...{ taxable: paise(taxable), igst: of(row.igst), cgst: of(row.cgst), sgst: of(row.sgst) },
  };
}

/** The rate that tax and value make, to the nearest quarter of a percent: paise are rounded away. */
const rateNear = (tax: number, taxable: number): BasisPoints =>
  (taxable === 0 ? 0 : Math.round((tax * 400) / taxable) * 25) as BasisPoints;
