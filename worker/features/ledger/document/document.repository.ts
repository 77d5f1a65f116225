import { CARRIAGE_ACCOUNTS, GOODS_ACCOUNTS } from '../../../domain/ledger/document/default-accounts';
import type { DocumentKind, DocumentSide } from '../../../domain/ledger/document/model';
import { numberInSeries } from '../../../domain/ledger/document/number';
import { financialYearOf, type IsoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import { FREIGHT_ACCOUNT, NOT_BY_ROAD } from '../../../domain/tds/carrier';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf, jsonPieces } from '../../../platform/database';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { mustHaveChanged } from '../../audit/audit.repository';
import type { ListedDocument } from './document.contract';
import { ledgerDocumentLines, ledgerDocuments, type StoredDocument, type StoredLine } from './document.table';

const COLUMNS = columnsOf(ledgerDocuments);
const LINES = columnsOf(ledgerDocumentLines);
const KEYS = [
  ...([
    'id',
    'companyId',
    'side',
    'kind',
    'partyId',
    'partyName',
    'gstin',
    'stateCode',
    'partyAddress',
    'number',
  ] as const),
  ...(['foldedNumber', 'series', 'serial', 'financialYear', 'date', 'dueDate', 'placeOfSupply', 'supplyType'] as const),
  ...(['isReverseCharge', 'originalNumber', 'originalDate', 'originalId', 'currency', 'exchangeRate'] as const),
  ...(['taxable', 'igst', 'cgst', 'sgst', 'cess', 'roundOff', 'total', 'withheld', 'payable'] as const),
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
  ...(['voucherId', 'billId', 'notes', 'status', 'cancelledAt', 'cancelReason'] as const),
  ...(['createdBy', 'createdByName', 'createdAt'] as const),
] as const;
const LINE_KEYS = [
  ...([
    'documentId',
    'line',
    'companyId',
    'description',
    'hsn',
    'quantity',
    'unit',
    'taxable',
    'foreignMinor',
  ] as const),
  ...([
    'rate',
    'igst',
    'cgst',
    'sgst',
    'cess',
    'account',
    'isCreditBlocked',
    'tdsNature',
    'nature',
    'creditBlockedBy',
  ] as const),
] as const;
const INSERT = COLUMNS.bulk(KEYS);
const INSERT_LINES = LINES.bulk(LINE_KEYS);

export type WholeDocument = { document: StoredDocument; lines: readonly StoredLine[] };

/** The change that writes documents with their lines. The database refuses a number that was used before. */
export function documentsAdded(
  d1: D1Database,
  { companyId }: CompanyScope,
  documents: readonly WholeDocument[],
  entries: readonly NewEntry[],
): Change {
  const lines = documents.flatMap((one) => one.lines.map((line) => INSERT_LINES.text(line)));
  return {
    chainId: companyId,
    statements: [
      ...jsonPieces(documents.map(({ document }) => INSERT.text(document))).map((piece) =>
        INSERT.insert(d1, piece, {}),
      ),
      ...jsonPieces(lines).map((piece) => INSERT_LINES.insert(d1, piece, {})),
    ],
    entries,
  };
}

// What is open of an invoice is what entries make of its bill; of a note that lowers one, nothing by itself.
const OPEN = `CASE WHEN d.status = 'posted' AND d.bill_id IS NOT NULL AND d.original_id IS NULL THEN abs((SELECT
  coalesce(sum(e.amount_paise), 0) FROM ledger_entries e
  WHERE e.company_id = d.company_id AND e.bill_id = d.bill_id AND e.superseded_by IS NULL)) ELSE 0 END`;
const SELECTED = COLUMNS.selected(KEYS);

type Wanted = {
  side: DocumentSide;
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  partyId?: string | undefined;
  kind?: DocumentKind | undefined;
  status: 'all' | 'open' | 'overdue' | 'settled' | 'cancelled';
  q?: string | undefined;
  today: IsoDate;
};

const LISTED = `SELECT * FROM (SELECT ${SELECTED}, ${OPEN} open FROM ledger_documents d
    WHERE d.company_id = ?1 AND d.side = ?2 AND (?3 IS NULL OR d.date >= ?3) AND (?4 IS NULL OR d.date <= ?4)
      AND (?5 IS NULL OR d.party_id = ?5) AND (?6 IS NULL OR d.kind = ?6)
      AND (?8 IS NULL OR instr(lower(d.number || ' ' || d.party_name || ' ' || coalesce(d.gstin, '')), ?8) > 0))
  WHERE CASE ?7 WHEN 'all' THEN 1 WHEN 'cancelled' THEN status = 'cancelled' WHEN 'open' THEN open > 0
    WHEN 'overdue' THEN open > 0 AND coalesce(dueDate, date) < ?9
    ELSE status = 'posted' AND open = 0 END`;

const bound = (companyId: string, wanted: Wanted) => [
  ...[companyId, wanted.side, wanted.from ?? null, wanted.to ?? null, wanted.partyId ?? null, wanted.kind ?? null],
  ...[wanted.status, wanted.q ? wanted.q.toLowerCase() : null, wanted.today],
];

const read = COLUMNS.read(KEYS);
const listedOf = (row: StoredDocument & { open: number }): ListedDocument => ({ ...read(row), open: paise(row.open) });

/** Documents, the latest first; one more than the page asks for. */
export async function listDocuments(
  d1: D1Database,
  { companyId }: CompanyScope,
  wanted: Wanted,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ListedDocument[]> {
  const after = cursor ? [cursor.slice(0, 10), cursor.slice(11)] : [null, null];
  const { results } = await d1
    .prepare(`${LISTED} AND (?10 IS NULL OR (date, id) < (?10, ?11)) ORDER BY date DESC, id DESC LIMIT ?12`)
    .bind(...bound(companyId, wanted), ...after, limit + 1)
    .all<StoredDocument & { open: number }>();
  return results.map(listedOf);
}

export type Totals = { count: number; total: Paise; open: Paise; overdue: Paise; buckets: Bucket[] };
export type Bucket = { bucket: 'not-due' | '0-30' | '31-60' | '61-90' | '91+'; open: Paise; count: number };

const BUCKETS = ['not-due', '0-30', '31-60', '61-90', '91+'] as const;
const SUMS = `SELECT CASE WHEN late <= 0 THEN 'not-due' WHEN late <= 30 THEN '0-30' WHEN late <= 60 THEN '31-60'
    WHEN late <= 90 THEN '61-90' ELSE '91+' END bucket, count(*) count, sum(iif(status = 'posted', sign * total, 0)) total,
    sum(open) open, sum(open > 0) openCount
  FROM (SELECT status, total, open, iif(kind = 'credit-note' OR (side = 'purchase' AND kind = 'debit-note'), -1, 1) sign,
      iif(open > 0, julianday(?9) - julianday(coalesce(dueDate, date)), 0) late FROM (${LISTED})) GROUP BY bucket`;

/** What the documents of a list come to, and how old what is open of them is, in days after the due date. */
export async function totalsOf(d1: D1Database, { companyId }: CompanyScope, wanted: Wanted): Promise<Totals> {
  const { results } = await d1
    .prepare(SUMS)
    .bind(...bound(companyId, wanted))
    .all<{ bucket: Bucket['bucket']; count: number; total: number; open: number; openCount: number }>();
  const sum = (of: (row: (typeof results)[number]) => number) => paise(results.reduce((all, row) => all + of(row), 0));
  const open = sum((row) => row.open);
  return {
    count: results.reduce((all, row) => all + row.count, 0),
    total: sum((row) => row.total),
    open,
    overdue: sum((row) => (row.bucket === 'not-due' ? 0 : row.open)),
    buckets: BUCKETS.map((bucket) => {
      const row = results.find((one) => one.bucket === bucket);
      return { bucket, open: paise(row?.open ?? 0), count: row?.openCount ?? 0 };
    }),
  };
}

const ONE = `SELECT ${SELECTED}, ${OPEN} open FROM ledger_documents d WHERE d.company_id = ?1 AND d.side = ?2 AND d.id = ?3`;
const ITS_LINES = `SELECT ${LINES.selected(LINE_KEYS)} FROM ledger_document_lines WHERE document_id = ?1 AND company_id = ?2
  ORDER BY line`;

/** One document with its lines; undefined for one that is unknown or of another side. */
export async function findDocument(
  d1: D1Database,
  { companyId }: CompanyScope,
  side: DocumentSide,
  id: string,
): Promise<{ document: ListedDocument; lines: StoredLine[] } | undefined> {
  const [found, lines] = await d1.batch<Record<string, unknown>>([
    d1.prepare(ONE).bind(companyId, side, id),
    d1.prepare(ITS_LINES).bind(id, companyId),
  ]);
  const [row] = (found?.results ?? []) as unknown as (StoredDocument & { open: number })[];
  if (!row) return undefined;
  return { document: listedOf(row), lines: (lines?.results ?? []).map(LINES.read(LINE_KEYS)) as StoredLine[] };
}

export type Original = Pick<
  StoredDocument,
  'id' | 'side' | 'partyId' | 'number' | 'foldedNumber' | 'date' | 'billId' | 'total' | 'suppliedOn'
> & {
  open: number;
  /** What notes took off it already, and what debit notes added to it. */
  lowered: number;
  raised: number;
};

/** Notes of an invoice: those that are tied to it, and those that name its number, and its day where they name one. */
const ITS_NOTES = (lowers: 0 | 1) => `(SELECT coalesce(sum(n.total_paise), 0) FROM ledger_documents n
    WHERE n.company_id = d.company_id AND n.party_id = d.party_id AND n.side = d.side AND n.kind <> 'invoice' AND n.status = 'posted'
      AND (n.kind = 'credit-note' OR n.side = 'purchase') = ${lowers} AND iif(n.original_id IS NOT NULL, n.original_id = d.id,
        upper(replace(n.original_number, ' ', '')) = d.folded_number AND coalesce(n.original_date, d.date) = d.date))`;
const ORIGINALS = `SELECT d.id, d.side, d.party_id partyId, d.number, d.folded_number foldedNumber, d.date, d.bill_id billId,
    d.total_paise total, d.supplied_on suppliedOn, ${OPEN} open, ${ITS_NOTES(1)} lowered, ${ITS_NOTES(0)} raised FROM ledger_documents d
  WHERE d.company_id = ?1 AND d.side = ?2 AND d.status = 'posted' AND d.kind = 'invoice'
    AND d.folded_number IN (SELECT value FROM json_each(?3)) ORDER BY d.date DESC`;

/** The invoices that notes name as what they change. */
export async function originalsNamed(
  d1: D1Database,
  { companyId }: CompanyScope,
  side: DocumentSide,
  folded: readonly string[],
): Promise<Original[]> {
  if (folded.length === 0) return [];
  const { results } = await d1.prepare(ORIGINALS).bind(companyId, side, JSON.stringify(folded)).all<Original>();
  return results;
}

const TAKEN = `SELECT party_id partyId, financial_year year, folded_number folded, number FROM ledger_documents
  WHERE company_id = ?1 AND side = 'sale'
    AND (financial_year, folded_number) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))`;

/** A number without what usually stands between its parts, as the query below writes it. */
export const unseparated = (folded: string): string => folded.replace(/[/._-]/g, '');

const UNSEPARATED = `replace(replace(replace(replace(folded_number, '/', ''), '.', ''), '_', ''), '-', '')`;

const TAKEN_OF_PARTIES = `SELECT party_id partyId, financial_year year, folded_number folded, number FROM ledger_documents
  WHERE company_id = ?1 AND side = 'purchase' AND status = 'posted'
    AND (party_id, financial_year) IN (SELECT DISTINCT value ->> 2, value ->> 0 FROM json_each(?2))
    AND ${UNSEPARATED} IN (SELECT value ->> 3 FROM json_each(?2))`;

export type TakenNumber = { partyId: string; year: string; folded: string; number: string };

/** Which of these numbers are used already; of bills also those that differ in what stands between their parts alone. */
export async function numbersTaken(
  d1: D1Database,
  { companyId }: CompanyScope,
  side: DocumentSide,
  asked: readonly { year: string; folded: string; partyId: string }[],
): Promise<TakenNumber[]> {
  const told = JSON.stringify(
    asked.map(({ year, folded, partyId }) => [
      year,
      folded,
      ...(side === 'sale' ? [] : [partyId, unseparated(folded)]),
    ]),
  );
  const query = side === 'sale' ? TAKEN : TAKEN_OF_PARTIES;
  const { results } = await d1.prepare(query).bind(companyId, told).all<TakenNumber>();
  return results;
}

const SERIES = `SELECT financial_year year, series, kind, max(serial) serial, max(length(number)) - length(series) digits, max(id) latest FROM ledger_documents
  WHERE company_id = ?1 AND side = 'sale' AND financial_year IN (SELECT value FROM json_each(?2))
  GROUP BY financial_year, series, kind ORDER BY latest DESC`;

type SeriesEnd = { year: string; series: string; kind: DocumentKind; serial: number; digits: number };

/** Where each series of our own numbers ends, the one used last first. */
export async function seriesEnds(
  d1: D1Database,
  { companyId }: CompanyScope,
  years: readonly string[],
): Promise<SeriesEnd[]> {
  const { results } = await d1
    .prepare(SERIES)
    .bind(companyId, JSON.stringify([...new Set(years)]))
    .all<SeriesEnd>();
  return results;
}

/** Where what a company makes itself of bills under reverse charge, and of advances, is kept; each kind has series of its own. */
export type SelfMade = 'ledger_self_invoices' | 'ledger_payment_vouchers' | 'ledger_advance_vouchers';

const madeIn = (
  table: SelfMade,
  kind: string | undefined,
) => `SELECT series, serial, length(number) - length(series) digits, folded_number foldedNumber FROM ${table}
  WHERE company_id = ?1 AND own_gstin = ?2 AND financial_year = ?3 ${kind ? 'AND kind = ?4' : ''} ORDER BY created_at DESC, serial DESC`;

/** The numbers of one such kind in a registration's year, the newest first: numbers go on from them. */
export async function numbersMade(
  d1: D1Database,
  { companyId }: CompanyScope,
  table: SelfMade,
  { ownGstin, financialYear, kind }: { ownGstin: string; financialYear: string; kind?: string | undefined },
): Promise<(Pick<SeriesEnd, 'series' | 'serial' | 'digits'> & { foldedNumber: string })[]> {
  const asked = d1.prepare(madeIn(table, kind)).bind(companyId, ownGstin, financialYear, ...(kind ? [kind] : []));
  return (await asked.all<Pick<SeriesEnd, 'series' | 'serial' | 'digits'> & { foldedNumber: string }>()).results;
}

/** Gives numbers of series out one after the other, from where each ended. */
export class Numbering {
  readonly #ends: Map<string, { serial: number; digits: number }>;
  readonly #latest: readonly SeriesEnd[];

  constructor(ends: readonly SeriesEnd[]) {
    this.#latest = ends;
    this.#ends = new Map();
    for (const { year, series, serial, digits } of ends) this.use(year, series, { serial, digits });
  }

  /** The series that numbers of a kind ran in last. */
  usual(year: string, kind: DocumentKind): string | undefined {
    return this.#latest.find((end) => end.year === year && end.kind === kind && end.serial > 0)?.series;
  }

  endOf(year: string, series: string): number {
    return this.#ends.get(`${year} ${series}`)?.serial ?? 0;
  }

  use(year: string, series: string, { serial, digits }: { serial: number; digits: number }): void {
    const end = this.#ends.get(`${year} ${series}`) ?? { serial: 0, digits: 0 };
    const reached = { serial: Math.max(serial, end.serial), digits: Math.max(digits, end.digits) };
    this.#ends.set(`${year} ${series}`, reached);
  }

  next(date: IsoDate, series: string): { number: string; serial: number } {
    const year = financialYearOf(date);
    const end = this.#ends.get(`${year} ${series}`);
    const serial = (end?.serial ?? 0) + 1;
    const number = numberInSeries(series, serial, end && end.serial > 0 ? end.digits : undefined);
    this.use(year, series, { serial, digits: number.length - series.length });
    return { number, serial };
  }
}

const ITEMS = `SELECT description, hsn, unit, rate, account FROM (SELECT l.description, l.hsn, l.unit, l.${LINES.name('rate')} rate, l.account,
    row_number() OVER (PARTITION BY lower(l.description) ORDER BY d.date DESC, d.id DESC, l.line) place, d.date, d.id
  FROM (SELECT id, company_id, date FROM ledger_documents WHERE company_id = ?1 AND side = ?2 AND status = 'posted'
    ORDER BY date DESC, id DESC LIMIT 300) d
  JOIN ledger_document_lines l ON l.document_id = d.id AND l.company_id = d.company_id)
  WHERE place = 1 ORDER BY date DESC, id DESC LIMIT 200`;

export type Item = Pick<StoredLine, 'description' | 'hsn' | 'unit' | 'rate' | 'account'>;

/** What the lines of the latest documents said, each description once as it was written last. */
export async function itemsOf(d1: D1Database, { companyId }: CompanyScope, side: DocumentSide): Promise<Item[]> {
  return (await d1.prepare(ITEMS).bind(companyId, side).all<Item>()).results;
}

const listed = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join();

// A contract differs by who is paid: an individual or a family, by the fourth letter of the PAN.
const CONTRACT = `(SELECT iif(substr(coalesce(y.pan, substr(q.gstin, 3, 10)), 4, 1) IN ('P', 'H'), 'contractWithIndividual', 'contract')
  FROM ledger_documents q LEFT JOIN parties y ON y.id = q.party_id WHERE q.id = document_id)`;

/** What a line buys, as the law of tax at source looks at it. Lines recorded before goods and carriage had a nature go by their account. */
export const NATURE_OF_LINE = `coalesce(tds_nature, CASE WHEN substr(account, 1, 4) IN (${listed(GOODS_ACCOUNTS)}) THEN 'goods'
  WHEN substr(account, 1, 4) IN (${listed(CARRIAGE_ACCOUNTS)}) THEN ${CONTRACT} END)`;

/** Whether a line buys carriage of goods by road; one of an account of the company's own by that of the chart beside which it stands. */
export const IS_CARRIAGE = `(coalesce((SELECT substr(own.code, 1, 4) FROM ledger_accounts own WHERE own.id = account), substr(account, 1, 4)) = '${FREIGHT_ACCOUNT}'
  AND ${NOT_BY_ROAD.map((code) => `coalesce(hsn, '') NOT LIKE '${code}%'`).join(' AND ')})`;

/** Since when the declaration of a party p as a transporter holds on a day; null where none does. A PAN of the day is wanted. */
export const carrierSince = (day: string, gstin: string, isCarriage: string): string =>
  `iif(${isCarriage} AND p.carrier_from <= ${day} AND (p.carrier_until IS NULL OR ${day} < p.carrier_until)
    AND coalesce(p.pan, ${gstin}) IS NOT NULL AND (p.pan_inoperative_since IS NULL OR ${day} < p.pan_inoperative_since), p.carrier_from, NULL)`;

// Of a bill of one nature all that it withheld is of that; of others the ledger of deductions says of which.
export const EARLIER_BILLS = `SELECT d.party_id partyId, ${NATURE_OF_LINE} nature, d.date eventOn, sum(l.taxable_paise) amount, 'bill' source,
    group_concat(l.description, '; ') said,
    ${carrierSince('d.date', 'd.gstin', IS_CARRIAGE)} carrierSince,
    coalesce((SELECT max(t.nature = ${NATURE_OF_LINE} AND t.tax_paise > 0) FROM tds_deductions t WHERE t.company_id = ?1
      AND t.source_kind = 'bill' AND t.source_id = d.id AND t.withdrawn_on IS NULL AND t.nature IS NOT NULL), d.withheld_paise > 0) isTaxed
  FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id AND l.company_id = d.company_id
    LEFT JOIN parties p ON p.id = d.party_id
  WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.kind = 'invoice' AND d.status = 'posted'
    AND ${NATURE_OF_LINE} IS NOT NULL
    AND d.party_id IN (SELECT value FROM json_each(?2)) AND d.financial_year IN (SELECT value FROM json_each(?3))
  GROUP BY d.id, 2, carrierSince ORDER BY d.date`;

const CANCEL = `UPDATE ledger_documents SET status = 'cancelled', cancelled_at = ?3, cancel_reason = ?4
  WHERE company_id = ?1 AND id = ?2 AND status = 'posted'`;
const CANCEL_BILL = `UPDATE ledger_bills SET cancelled_at = ?3 WHERE company_id = ?1 AND id = ?2 AND document_id IS NOT NULL`;
// What settled the bill, or was lowered by a note, would be left behind without it.
const NOTHING_SETTLED = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.bill_id = ?2 AND e.superseded_by IS NULL AND e.voucher_id <> ?3)`;

/** The change that cancels a document; its voucher is voided by another of the same batch. */
export function documentCancelled(
  d1: D1Database,
  { companyId }: CompanyScope,
  document: StoredDocument,
  { reason, at }: { reason: string; at: string },
): Change {
  const ownBill = document.originalId === null ? document.billId : null;
  return {
    chainId: companyId,
    statements: [
      d1.prepare(CANCEL).bind(companyId, document.id, at, reason),
      mustHaveChanged(d1),
      ...(ownBill
        ? [
            d1.prepare(NOTHING_SETTLED).bind(companyId, ownBill, document.voucherId),
            d1.prepare(CANCEL_BILL).bind(companyId, ownBill, at),
          ]
        : []),
    ],
    entries: [
      {
        ...{ action: 'document.cancel', entityType: 'document', entityId: document.id },
        before: { number: document.number, status: 'posted' },
        after: { status: 'cancelled', reason },
      },
    ],
  };
}

const SETTLED = `SELECT count(*) count FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.bill_id = ?2 AND e.superseded_by IS NULL AND e.voucher_id <> ?3`;

/** How many entries of other vouchers name the bill of a document. */
export async function settlementsOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  { billId, originalId, voucherId }: StoredDocument,
): Promise<number> {
  if (!billId || originalId !== null) return 0;
  return (await d1.prepare(SETTLED).bind(companyId, billId, voucherId).first<number>('count')) ?? 0;
}

const SOLD_BY = `SELECT name FROM fixed_assets WHERE company_id = ?1 AND disposal = 'sold'
  AND ?2 IN (SELECT value FROM json_each(disposal_vouchers))`;

/** The name of the asset that a document sold; null of any other. */
export const assetSoldBy = (
  d1: D1Database,
  { companyId }: CompanyScope,
  { voucherId }: Pick<StoredDocument, 'voucherId'>,
): Promise<string | null> => d1.prepare(SOLD_BY).bind(companyId, voucherId).first<string>('name');

const BY_VOUCHERS = `SELECT id, number, voucher_id voucherId FROM ledger_documents
  WHERE company_id = ?1 AND voucher_id IN (SELECT value FROM json_each(?2))`;

/** The documents whose vouchers these are. */
export async function documentsOfVouchers(
  d1: D1Database,
  { companyId }: CompanyScope,
  voucherIds: readonly string[],
): Promise<{ id: string; number: string; voucherId: string }[]> {
  if (voucherIds.length === 0) return [];
  const found = d1.prepare(BY_VOUCHERS).bind(companyId, JSON.stringify(voucherIds));
  return (await found.all<{ id: string; number: string; voucherId: string }>()).results;
}
