import { containerOf, decode } from '../../../domain/bank/reader/file/text';
import {
  delimitedCells,
  type ImportedDocument,
  type ImportMapping,
  type ImportProblem,
  importedDocuments,
  knownHeadings,
} from '../../../domain/ledger/document/import';
import { IMPORT_COLUMNS, type ImportColumn } from '../../../domain/ledger/document/import-columns.data';
import type { DocumentSide } from '../../../domain/ledger/document/model';
import { inPaise } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { fitting } from '../../../platform/http';
import { Problem } from '../../../platform/problem';
import { openWorkbook } from '../../../platform/workbook';
import type { Change } from '../../audit/audit.repository';
import { type NewDocument, newDocument } from './document.contract';
import { documentsRecorded, type Recorded } from './record.usecase';

export type ReadImport = {
  columns: string[];
  mapping: ImportMapping;
  rowCount: number;
  skipped: number;
  documents: readonly ImportedDocument[];
  problems: ImportProblem[];
  /** The first row of each document that would be recorded. */
  places: readonly number[];
  monthFirst: { row: number; text: string } | null;
  recorded: Recorded[];
  changes: Change[];
};

/** So many documents that cannot be recorded are named; what comes after them is looked at when they are put right. */
const MOST_PROBLEMS = 20;
/** GST of a file may be off by a paisa for each line and head; more is another sum. */
const TAX_TOLERANCE = 100;

/** Reads a file of invoices or bills and works out what recording it would write. Throws 422 for a file that is no table. */
export async function importRead(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  side: DocumentSide,
  { content, mapping: said }: { content: Uint8Array; mapping: ImportMapping },
): Promise<ReadImport> {
  const read = importedDocuments(side, await cellsOf(content), said);
  const problems = [...read.problems];
  const sent: { from: ImportedDocument; item: NewDocument }[] = [];
  if (problems.length === 0)
    for (const from of read.documents) {
      try {
        sent.push({ from, item: await fitting(newDocument, from.item) });
      } catch (fault) {
        problems.push(...problemsOf(fault, from));
      }
    }
  const worked = await workedOut(d1, scope, person, side, sent);
  problems.push(...worked.problems);
  for (const [index, { worked: one }] of worked.recorded.entries()) {
    const { givenTax, rows = [] } = worked.kept[index]?.from ?? {};
    const tax = one.tax.igst + one.tax.cgst + one.tax.sgst;
    if (givenTax === undefined || Math.abs(tax - givenTax) <= TAX_TOLERANCE) continue;
    const amounts = { given: inPaise(givenTax), worked: inPaise(tax as typeof givenTax) };
    problems.push({ row: rows[0] ?? 0, column: 'rate', message: say('ledger-document.fault.import-tax', amounts) });
  }
  const { recorded, changes } = worked;
  const places = worked.kept.map(({ from }) => from.rows[0] ?? 0);
  return { ...read, recorded, changes, places, problems: problems.toSorted((one, other) => one.row - other.row) };
}

async function cellsOf(content: Uint8Array): Promise<readonly (readonly string[])[]> {
  if (containerOf(content) === 'text') {
    const decoded = decode(content);
    if (!decoded.ok) throw new Problem(422, 'unreadable-file', decoded.refusal.message);
    return delimitedCells(decoded.text);
  }
  const opened = await openWorkbook(content);
  if (!opened.ok) throw new Problem(422, 'unreadable-file', opened.refusal.message);
  const sheets = opened.sheets.map((sheet) => {
    const rows: string[][] = [];
    for (const { line, cells } of sheet) rows[line - 1] = [...cells];
    return Array.from(rows, (row) => row ?? []);
  });
  return sheets.reduce<string[][]>(
    (best, one) => (knownHeadings(one) > knownHeadings(best) ? one : best),
    sheets[0] ?? [],
  );
}

type Sent = { from: ImportedDocument; item: NewDocument };

/** Works all documents out together, leaving out and naming each that cannot be recorded. */
async function workedOut(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  side: DocumentSide,
  sent: readonly Sent[],
) {
  const problems: ImportProblem[] = [];
  let kept = [...sent];
  while (kept.length > 0 && problems.length < MOST_PROBLEMS) {
    try {
      const items = kept.map(({ item }) => item);
      const { recorded, changes } = await documentsRecorded(
        d1,
        scope,
        person,
        side,
        items,
        (index) => `items.${index}.`,
      );
      return { problems, recorded, changes, kept };
    } catch (fault) {
      const named = placesIn(fault).flatMap((at) => (kept[at] ? [{ at, from: kept[at].from }] : []));
      if (named.length === 0) throw fault;
      for (const { at, from } of named) problems.push(...problemsOf(fault, from, at));
      const gone = new Set(named.map(({ at }) => at));
      kept = kept.filter((_, index) => !gone.has(index));
    }
  }
  return { problems, recorded: [], changes: [], kept: [] };
}

/** The documents that a fault names. */
function placesIn(fault: unknown): number[] {
  if (!(fault instanceof Problem)) return [];
  const places = Object.keys(fault.fields).map((field) => /^items\.(\d+)\./.exec(field)?.[1]);
  return [...new Set(places.flatMap((place) => (place === undefined ? [] : [Number(place)])))];
}

/** The faults of one document by the rows it came from. Throws on what is no fault of the document. */
function problemsOf(fault: unknown, { rows }: ImportedDocument, at?: number): ImportProblem[] {
  if (!(fault instanceof Problem)) throw fault;
  const own = Object.entries(fault.fields).filter(([field]) => at === undefined || field.startsWith(`items.${at}.`));
  return own.map(([field, said]) => {
    const bare = field.replace(/^items\.\d+\./, '');
    const line = Number(/^lines\.(\d+)/.exec(bare)?.[1] ?? 0);
    const message = typeof said === 'string' ? say('problem.field', { field: bare, fault: said }) : said;
    return { row: rows[line] ?? rows[0] ?? 0, column: columnOf(bare), message };
  });
}

function columnOf(field: string): ImportColumn | null {
  const last = field.split('.').at(-1) ?? '';
  const named = { name: 'party', stateCode: 'state', amount: 'tdsAmount', section: 'tdsSection' }[last] ?? last;
  return IMPORT_COLUMNS.find((column) => column === named) ?? null;
}
