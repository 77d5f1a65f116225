import type { IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf, openDatabase, prepared } from '../../../platform/database';
import {
  ledgerDocumentLines,
  ledgerDocuments,
  type StoredDocument,
  type StoredLine,
} from '../../ledger/document/document.table';
import { gstAdvanceAmendments, gstAmendments, type StoredAdvanceAmendment, type StoredAmendment } from '../gst.table';

const DOCUMENTS = columnsOf(ledgerDocuments);
const LINES = columnsOf(ledgerDocumentLines);
const AMENDMENTS = columnsOf(gstAmendments);
const keysOf = <Key extends string>(table: object) => Object.keys(table).filter((key) => key !== 'enableRLS') as Key[];
const DOCUMENT = keysOf<keyof StoredDocument>(ledgerDocuments);
const LINE = keysOf<keyof StoredLine>(ledgerDocumentLines);
const AMENDMENT = keysOf<keyof StoredAmendment>(gstAmendments);

const READ_DOCUMENT = `SELECT ${DOCUMENTS.selected(DOCUMENT)} FROM ledger_documents WHERE company_id = ?1 AND id = ?2 AND side = 'sale'`;
const READ_LINES = `SELECT ${LINES.selected(LINE)} FROM ledger_document_lines WHERE company_id = ?1 AND document_id = ?2 ORDER BY line`;
const READ_LAST = `SELECT ${AMENDMENTS.selected(AMENDMENT)} FROM gst_amendments WHERE company_id = ?1 AND document_id = ?2
  ORDER BY period DESC LIMIT 1`;

// The invoice that a note changes: of the note's year or of the three before it, by its number.
const READ_ORIGINAL = `SELECT o.number, o.date, o.total_paise total FROM ledger_documents d
  JOIN ledger_documents o ON o.company_id = d.company_id AND o.side = 'sale' AND o.kind = 'invoice' AND o.status = 'posted'
    AND o.folded_number = upper(replace(d.original_number, ' ', '')) AND o.date <= d.date AND o.date > date(d.date, '-4 years')
  WHERE d.company_id = ?1 AND d.id = ?2 ORDER BY o.date = d.original_date DESC, o.date DESC LIMIT 1`;

export type Amended = {
  document: StoredDocument;
  lines: readonly StoredLine[];
  last: StoredAmendment | undefined;
  /** Of a note, the invoice in the books that it changes. */
  original: { number: string; date: IsoDate; total: Paise } | undefined;
};

/** A sale with its lines, its last amendment and, of a note, its invoice; undefined for one that is unknown. */
export async function findAmended(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<Amended | undefined> {
  const [documents, lines, last, originals] = await d1.batch<Record<string, unknown>>(
    [READ_DOCUMENT, READ_LINES, READ_LAST, READ_ORIGINAL].map((query) => d1.prepare(query).bind(companyId, id)),
  );
  const [document] = (documents?.results ?? []).map(DOCUMENTS.read(DOCUMENT));
  if (!document) return undefined;
  return {
    document: document as StoredDocument,
    lines: (lines?.results ?? []).map(LINES.read(LINE)) as StoredLine[],
    last: (last?.results ?? []).map(AMENDMENTS.read(AMENDMENT))[0] as StoredAmendment | undefined,
    original: originals?.results[0] as Amended['original'],
  };
}

const MARK = `UPDATE gst_returns SET state = 'amended', updated_at = ?5 WHERE company_id = ?1 AND gstin = ?2 AND state = 'filed'
  AND ?3 BETWEEN first_month AND last_month AND (form = 'GSTR-1' OR ?4)`;
// The return in which it is to stand may have been filed meanwhile.
const STILL_OPEN = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (SELECT 1 FROM gst_returns WHERE company_id = ?1 AND gstin = ?2
  AND form = 'GSTR-1' AND state IN ('filed', 'amended') AND ?3 BETWEEN first_month AND last_month)`;

/** The statements that write an amendment, and say of the return it changes that it was amended. */
export const amendmentWritten = (
  d1: D1Database,
  row: StoredAmendment,
  isRegistered: boolean,
): D1PreparedStatement[] => [
  prepared(d1, openDatabase(d1).insert(gstAmendments).values(row)),
  d1.prepare(STILL_OPEN).bind(row.companyId, row.gstin, row.period),
  d1.prepare(MARK).bind(row.companyId, row.gstin, row.firstPeriod, isRegistered ? 1 : 0, row.createdAt),
];

/** The statements that write the amendment of an advance, and say of the return it changes that it was amended. */
export const advanceAmendmentWritten = (d1: D1Database, row: StoredAdvanceAmendment): D1PreparedStatement[] => [
  prepared(d1, openDatabase(d1).insert(gstAdvanceAmendments).values(row)),
  d1.prepare(STILL_OPEN).bind(row.companyId, row.gstin, row.period),
  d1.prepare(MARK).bind(row.companyId, row.gstin, row.firstPeriod, 0, row.createdAt),
];
