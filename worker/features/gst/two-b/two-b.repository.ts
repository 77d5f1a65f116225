import { creditLastDay } from '../../../domain/gst/two-b/credit-law';
import type { Decision } from '../../../domain/gst/two-b/decisions';
import { type Bill, type Heads, NO_TAX, type TwoB, type TwoBLine } from '../../../domain/gst/two-b/model';
import type { TwoBPeriod } from '../../../domain/gst/two-b/period';
import type { KnownFile } from '../../../domain/gst/two-b/result';
import { addMonths, financialYearOf, type IsoDate, yearStart } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { inIndia, now } from '../../../platform/clock';
import { columnsOf, pagesOf } from '../../../platform/database';
import type { KeptFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import { type Change, mustBeAtMost } from '../../audit/audit.repository';
import { gstTwoBDecisions, gstTwoBFiles, gstTwoBPieces, type StoredDecision, type TwoBFile } from './two-b.table';

const FILES = columnsOf(gstTwoBFiles);
const PIECES = columnsOf(gstTwoBPieces);
const DECISIONS = columnsOf(gstTwoBDecisions);
const FILE = Object.keys(gstTwoBFiles).filter((key) => key !== 'enableRLS') as (keyof TwoBFile)[];
const DECISION = Object.keys(gstTwoBDecisions).filter((key) => key !== 'enableRLS') as (keyof StoredDecision)[];
const INSERT_FILE = FILES.bulk(FILE);
const INSERT_PIECE = PIECES.bulk(['fileId', 'piece', 'companyId', 'lines']);
const INSERT_DECISION = DECISIONS.bulk(DECISION);

/** A row of a piece: one parameter of the database holds about 2 MB, and a document some 400 letters. */
const PIECE_LINES = 1_500;

/** More bills or files of one registration are not read for one answer. */
export const MOST_BILLS = 60_000;

export type Registered = { name: string; gstins: readonly string[] };

const COMPANY = `SELECT c.name, c.gstin, (SELECT json_group_array(json_array(subject, value ->> 'filer')) FROM company_facts f
    WHERE f.company_id = c.id AND f.kind = 'gst-registration' AND f.withdrawn_on IS NULL) facts FROM companies c WHERE c.id = ?1`;

type CompanyRow = { name: string; gstin: string | null; facts: string };

const registeredOf = ({ name, gstin, facts }: CompanyRow): Registered => {
  const own = (JSON.parse(facts) as [string, string][]).map(([subject]) => subject);
  return { name, gstins: [...new Set([...(gstin ? [gstin] : []), ...own])] };
};

export async function registeredAs(d1: D1Database, { companyId }: CompanyScope): Promise<Registered> {
  const row = await d1.prepare(COMPANY).bind(companyId).first<CompanyRow>();
  if (!row) throw new RangeError(`No company ${companyId}`);
  return registeredOf(row);
}

const BY_CONTENT = `SELECT ${FILES.selected(FILE)} FROM gst_two_b_files WHERE company_id = ?1 AND sha256 = ?2`;
const LATEST = `SELECT ${FILES.selected(FILE)} FROM gst_two_b_files WHERE company_id = ?1 AND gstin = ?2 AND period = ?3
  ORDER BY imported_at DESC, id DESC LIMIT 1`;

export async function findFile(
  d1: D1Database,
  { companyId }: CompanyScope,
  sha256: string,
): Promise<TwoBFile | undefined> {
  const row = await d1.prepare(BY_CONTENT).bind(companyId, sha256).first();
  return row ? (FILES.read(FILE)(row) as TwoBFile) : undefined;
}

/** The version before: what it holds, by the names of its documents. */
export async function versionBefore(
  d1: D1Database,
  { companyId }: CompanyScope,
  { gstin, period }: Pick<TwoB, 'gstin' | 'period'>,
): Promise<ReadonlyMap<string, TwoBLine> | undefined> {
  const row = await d1.prepare(LATEST).bind(companyId, gstin, period).first<{ id: string }>();
  if (!row) return undefined;
  const { results } = await d1
    .prepare('SELECT lines FROM gst_two_b_pieces WHERE file_id = ?1 AND company_id = ?2 ORDER BY piece')
    .bind(row.id, companyId)
    .all<{ lines: string }>();
  const lines = results.flatMap((piece) => JSON.parse(piece.lines) as TwoBLine[]);
  return new Map(lines.map((line) => [line.key, line]));
}

/** The change that keeps one version of a GSTR-2B. */
export function fileImported(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { gstin, period, madeOn, lines, notices }: TwoB,
  { fileKey, sha256, bytes, fileName }: KeptFile & { fileName: string | null },
): { file: TwoBFile; change: Change } {
  const at = now();
  const file: TwoBFile = {
    ...{
      id: newId(),
      companyId,
      gstin,
      period,
      fileName,
      fileKey,
      sha256,
      bytes,
      madeOn,
      notices,
      lineCount: lines.length,
    },
    ...{ importedOn: inIndia(at).slice(0, 10) as IsoDate, importedAt: at.toISOString() },
    ...{ importedBy: person.id, importedByName: person.name },
  };
  const pieces = [...pagesOf(lines, PIECE_LINES)].map((page, piece) => ({
    ...{ fileId: file.id, piece, companyId, lines: JSON.stringify(page) },
  }));
  const entry = {
    ...{ action: 'two-b.import', entityType: 'gst-2b', entityId: file.id },
    after: { gstin, period, documents: lines.length, sha256, madeOn },
  };
  const statements = [
    INSERT_FILE.insert(d1, `[${INSERT_FILE.text(file)}]`, {}),
    ...pieces.map((piece) => INSERT_PIECE.insert(d1, `[${INSERT_PIECE.text(piece)}]`, {})),
  ];
  return { file, change: { chainId: companyId, statements, entries: [entry] } };
}

// Of each period the version that was known: the last one imported by then, or else the first that the portal had made by then.
const CHOSEN = `SELECT coalesce(
    (SELECT g.id FROM gst_two_b_files g WHERE g.company_id = ?1 AND g.gstin = ?2 AND g.period = p.period AND g.imported_on <= ?5
      ORDER BY g.imported_at DESC, g.id DESC LIMIT 1),
    (SELECT g.id FROM gst_two_b_files g WHERE g.company_id = ?1 AND g.gstin = ?2 AND g.period = p.period AND g.made_on <= ?5
      ORDER BY g.imported_at, g.id LIMIT 1)) id
  FROM (SELECT DISTINCT period FROM gst_two_b_files WHERE company_id = ?1 AND gstin = ?2 AND period BETWEEN ?3 AND ?4) p`;
const VERSIONS = `SELECT ${FILES.selected(FILE)}, id IN (${CHOSEN}) isChosen FROM gst_two_b_files
  WHERE company_id = ?1 AND gstin = ?2 AND period BETWEEN ?3 AND ?4 ORDER BY period, imported_at, id`;
const LINES = `SELECT file_id fileId, lines FROM gst_two_b_pieces
  WHERE company_id = ?1 AND file_id IN (${CHOSEN}) ORDER BY file_id, piece`;
const BILLS = `SELECT d.id, d.kind, d.gstin, d.party_name name, d.number, d.date, d.taxable_paise taxable, d.igst_paise igst, d.cgst_paise cgst,
    d.sgst_paise sgst, d.cess_paise cess, d.is_reverse_charge isReverseCharge, d.own_gstin own, d.created_at createdAt,
    d.cancelled_at cancelledAt, d.place_of_supply place, d.supply_type supplyType, d.port_code port, d.customs_number customsNumber,
    d.customs_date customsDate, d.customs_igst_paise customsIgst, d.customs_cess_paise customsCess,
    (SELECT l.is_credit_blocked FROM ledger_document_lines l WHERE l.document_id = d.id AND l.line = 1) isFirstBlocked,
    (SELECT json_array(sum(l.igst_paise), sum(l.cgst_paise), sum(l.sgst_paise), sum(l.cess_paise), max(l.credit_blocked_by))
      FROM ledger_document_lines l WHERE l.document_id = d.id AND l.is_credit_blocked = 1) blocked
  FROM ledger_documents d WHERE d.company_id = ?1 AND d.side = 'purchase' AND d.date BETWEEN ?2 AND ?3 AND (d.gstin IS NOT NULL OR d.customs_number IS NOT NULL)
  ORDER BY d.date DESC, d.id DESC LIMIT ${MOST_BILLS}`;
const DECIDED = `SELECT ${DECISIONS.selected(DECISION)} FROM gst_two_b_decisions
  WHERE company_id = ?1 AND gstin = ?2 AND two_b_period BETWEEN ?3 AND ?4 ORDER BY decided_at, id`;
const COUNT = 'SELECT count(*) FROM gst_two_b_decisions WHERE company_id = ? AND gstin = ?';
const RETURNS = `SELECT period, due_date dueOn, done_on doneOn FROM compliance_items
  WHERE company_id = ?1 AND type = 'GST' AND form_type = 'GSTR-3B' AND subject = ?2 AND due_date >= ?3`;

type BillRow = Record<'id' | 'kind' | 'name' | 'number' | 'createdAt' | 'place' | 'supplyType', string> &
  Record<'gstin' | 'port' | 'customsNumber', string | null> &
  Record<'customsIgst' | 'customsCess', Paise | null> &
  Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess', Paise> & {
    date: IsoDate;
    customsDate: IsoDate | null;
    isFirstBlocked: number | null;
    isReverseCharge: number;
    own: string | null;
    cancelledAt: string | null;
    blocked: string;
  };

export type ReturnDay = { period: string; dueOn: IsoDate; doneOn: IsoDate | null };

/** What a match looks at, in one round trip. */
export type TwoBBooks = {
  company: Registered;
  versions: readonly (TwoBFile & { isChosen: boolean })[];
  files: readonly KnownFile[];
  bills: readonly Bill[];
  decisions: readonly Decision[];
  decisionCount: number;
  returns: readonly ReturnDay[];
};

/** The first day whose credit can still be taken in a period: of the year before as long as its last day has not passed. */
function windowFrom({ from }: TwoBPeriod): IsoDate {
  const start = yearStart(financialYearOf(from));
  const before = addMonths(start, -12);
  const last = creditLastDay(before)?.day;
  return last && from <= last ? before : start;
}

const dayOf = (instant: string): IsoDate => inIndia(new Date(instant)).slice(0, 10) as IsoDate;

export async function readTwoBBooks(
  d1: D1Database,
  { companyId }: CompanyScope,
  asked: { gstin: string; period: TwoBPeriod; knownOn: IsoDate },
): Promise<TwoBBooks> {
  const { gstin, period, knownOn } = asked;
  const from = windowFrom(period);
  const months = [from.slice(0, 7), period.month] as const;
  const results = await d1.batch<Record<string, unknown>>([
    d1.prepare(COMPANY).bind(companyId),
    d1.prepare(VERSIONS).bind(companyId, gstin, ...months, knownOn),
    d1.prepare(LINES).bind(companyId, gstin, ...months, knownOn),
    d1.prepare(BILLS).bind(companyId, from, addMonths(period.to, 1)),
    d1.prepare(DECIDED).bind(companyId, gstin, ...months),
    d1.prepare(`SELECT (${COUNT}) count`).bind(companyId, gstin),
    d1.prepare(RETURNS).bind(companyId, gstin, from),
  ]);
  const rows = <Row>(at: number) => (results[at]?.results ?? []) as unknown as Row[];
  const company = registeredOf(rows<CompanyRow>(0)[0] ?? { name: '', gstin: null, facts: '[]' });
  const versions = rows<TwoBFile & { isChosen: number }>(1).map((row) => ({
    ...(FILES.read(FILE)(row) as TwoBFile),
    isChosen: row.isChosen === 1,
  }));
  const lines = Map.groupBy(rows<{ fileId: string; lines: string }>(2), ({ fileId }) => fileId);
  return {
    ...{ company, versions },
    files: versions.flatMap(({ id, period: of, importedOn, madeOn, isChosen }) =>
      isChosen
        ? [
            {
              id,
              period: of,
              importedOn,
              madeOn,
              lines: (lines.get(id) ?? []).flatMap((one) => JSON.parse(one.lines) as TwoBLine[]),
            },
          ]
        : [],
    ),
    bills: rows<BillRow>(3).map((row) => billOf(row, company.gstins)),
    decisions: rows<StoredDecision>(4).map((row) => decisionOf(DECISIONS.read(DECISION)(row) as StoredDecision)),
    decisionCount: rows<{ count: number }>(5)[0]?.count ?? 0,
    returns: rows<ReturnDay>(6),
  };
}

function billOf(row: BillRow, gstins: readonly string[]): Bill {
  const [igst, cgst, sgst, cess, by] = JSON.parse(row.blocked) as [
    number | null,
    number | null,
    number | null,
    number | null,
    string | null,
  ];
  const { id, kind, name, number, date, taxable, createdAt, cancelledAt } = row;
  const ofPlace = gstins.find((one) => one.startsWith(row.place));
  return {
    ...{ id, gstin: row.gstin ?? row.port ?? '', name, number, date, taxable, isReduction: kind !== 'invoice' },
    tax: { igst: row.igst, cgst: row.cgst, sgst: row.sgst, cess: row.cess },
    blocked: {
      igst: paise(igst ?? 0),
      cgst: paise(cgst ?? 0),
      sgst: paise(sgst ?? 0),
      cess: paise(cess ?? 0),
    } satisfies Heads,
    blockedBy: by,
    isReverseCharge: row.isReverseCharge === 1,
    own: row.own ?? ofPlace ?? gstins[0] ?? '',
    recordedOn: dayOf(createdAt),
    cancelledOn: cancelledAt ? dayOf(cancelledAt) : null,
    ...throughCustoms(row),
  };
}

/** What GSTR-2B knows of goods through customs: the bill of entry in the place of the seller's paper, and the tax that customs charged. */
function throughCustoms(row: BillRow): Partial<Bill> {
  const { supplyType, customsNumber, customsDate, customsIgst, customsCess, isFirstBlocked } = row;
  if (supplyType !== 'import-of-goods' || customsNumber === null) return {};
  const tax = { ...NO_TAX, igst: customsIgst ?? paise(0), cess: customsCess ?? paise(0) };
  return {
    ...{ isOfCustoms: true, number: customsNumber, date: customsDate ?? row.date, tax },
    blocked: isFirstBlocked === 1 ? tax : NO_TAX,
  };
}

const decisionOf = ({ decidedByName, ...row }: StoredDecision): Decision => ({ ...row, byName: decidedByName });

export type NewDecision = Pick<
  StoredDecision,
  'twoBPeriod' | 'lineKey' | 'period' | 'action' | 'section' | 'billIds' | 'remark'
> & {
  /** What the trail names. */
  told: { supplier: string; number: string; before: string };
};

/** The change that records decisions: refused where another person decided meanwhile. */
export function decisionsMade(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  gstin: string,
  decisions: readonly NewDecision[],
  countBefore: number,
): Change {
  const at = now();
  const author = {
    ...{ decidedOn: inIndia(at).slice(0, 10) as IsoDate, decidedAt: at.toISOString() },
    ...{ decidedBy: person.id, decidedByName: person.name },
  };
  const stored = decisions.map(
    ({ told: _, ...one }): StoredDecision => ({ id: newId(), companyId, gstin, ...one, ...author }),
  );
  const statements = [...pagesOf(stored, 1_000)].map((page) =>
    INSERT_DECISION.insert(d1, `[${page.map((one) => INSERT_DECISION.text(one)).join(',')}]`, {}),
  );
  const entries = decisions.map(({ told, action, section, billIds, remark, period, twoBPeriod }, index) => ({
    ...{ action: `two-b.${action}`, entityType: 'gst-2b-line', entityId: stored[index]?.id ?? '' },
    before: { part: told.before },
    after: {
      ...{ supplier: told.supplier, number: told.number, gstin, twoBPeriod, period },
      ...{ section, bills: billIds, remark },
    },
  }));
  const most = mustBeAtMost(d1, countBefore + stored.length, COUNT, companyId, gstin);
  return { chainId: companyId, statements: [...statements, most], entries };
}
