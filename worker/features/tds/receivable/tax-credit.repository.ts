import { and, desc, eq } from 'drizzle-orm';
import { financialYearOf, yearEnd, yearStart } from '../../../domain/shared/dates';
import type { BookedCredit, KnownCredit } from '../../../domain/tds/receivable/match';
import type { CreditFile } from '../../../domain/tds/receivable/read';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { columnsOf, jsonPieces, openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { Change } from '../../audit/audit.repository';
import { type TaxCreditFile, taxCreditDeductors, taxCreditFiles, taxCredits } from './tax-credit.table';

const COLUMNS = columnsOf(taxCredits);
const KEYS = [
  ...(['id', 'companyId', 'fileId', 'year', 'deductor', 'tan', 'section', 'paidOn', 'status'] as const),
  ...(['amount', 'tax', 'deposited'] as const),
] as const;
const INSERT = COLUMNS.bulk(KEYS);

export const findCreditFile = async (
  d1: D1Database,
  { companyId }: CompanyScope,
  sha256: string,
): Promise<TaxCreditFile | undefined> => {
  const isIt = and(eq(taxCreditFiles.companyId, companyId), eq(taxCreditFiles.sha256, sha256));
  const [found] = await openDatabase(d1).select().from(taxCreditFiles).where(isIt);
  return found;
};

/** The change that keeps a statement of tax credit with its sums. */
export function creditsImported(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { pan, rows, problems }: CreditFile,
  { sha256, fileName }: { sha256: string; fileName: string | null },
): { file: TaxCreditFile; change: Change } {
  const file = {
    ...{ id: newId(), companyId, sha256, fileName, isWhole: pan !== null, rowCount: rows.length },
    ...{ problemCount: problems.length, importedBy: person.id, importedByName: person.name },
    importedAt: now().toISOString(),
  };
  const credits = rows.map((row) =>
    INSERT.text({ ...row, paidOn: row.on, id: newId(), companyId, fileId: file.id, year: financialYearOf(row.on) }),
  );
  const after = { fileName, rows: rows.length, problems: problems.length, sha256 };
  const change = {
    chainId: companyId,
    statements: [
      prepared(d1, openDatabase(d1).insert(taxCreditFiles).values(file)),
      ...jsonPieces(credits).map((piece) => INSERT.insert(d1, piece, {})),
    ],
    entries: [{ action: 'tax-credit.import', entityType: 'tax-credit-file', entityId: file.id, after }],
  };
  return { file, change };
}

const MOST = 20_000;

const quarterOf = (of: string) => `(substr(${of}.paid_on, 6, 2) + 2) / 3`;

// Of each deductor and quarter the latest file that names them speaks; a whole statement of the year takes the place of all before it.
const CREDITS = `SELECT ${COLUMNS.selected(KEYS)} FROM tax_credits c
  WHERE c.company_id = ?1 AND c.year = ?2
    AND c.file_id = (SELECT max(x.file_id) FROM tax_credits x WHERE x.company_id = ?1 AND x.year = ?2 AND x.tan = c.tan
      AND ${quarterOf('x')} = ${quarterOf('c')})
    AND c.file_id >= coalesce((SELECT max(x.file_id) FROM tax_credits x JOIN tax_credit_files f ON f.id = x.file_id
      WHERE x.company_id = ?1 AND x.year = ?2 AND f.is_whole = 1), '')
  ORDER BY c.paid_on, c.id LIMIT ${MOST}`;

const BOOKED = `SELECT e.voucher_id || '|' || e.line id, v.id voucherId, v.number, v.date "on", v.narration,
    coalesce(e.party_id, v.party_id) partyId, p.name party, e.amount_paise tax
  FROM ledger_entries e JOIN ledger_vouchers v ON v.id = e.voucher_id
    LEFT JOIN parties p ON p.id = coalesce(e.party_id, v.party_id) AND p.company_id = ?1
  WHERE e.company_id = ?1 AND e.account = '1621' AND e.superseded_by IS NULL AND e.amount_paise > 0 AND v.status = 'posted'
    AND v.kind <> 'opening' AND v.reverses_id IS NULL AND v.reversed_by_id IS NULL
    AND (e.tag = ?2 OR (e.tag IS NULL AND e.date BETWEEN ?3 AND ?4))
  ORDER BY v.date, v.id LIMIT ${MOST}`;

const LAST = `SELECT f.file_name fileName, f.imported_at importedAt, f.imported_by_name importedByName, f.row_count rows
  FROM tax_credit_files f WHERE f.company_id = ?1 AND EXISTS (SELECT 1 FROM tax_credits c WHERE c.file_id = f.id AND c.year = ?2)
  ORDER BY f.id DESC LIMIT 1`;

const JOINED = `SELECT d.tan, p.name party FROM tax_credit_deductors d JOIN parties p ON p.id = d.party_id AND p.company_id = ?1
  WHERE d.company_id = ?1`;

const joinedIn = (found: D1Result | undefined): ReadonlyMap<string, string> =>
  new Map(((found?.results ?? []) as { tan: string; party: string }[]).map(({ tan, party }) => [tan, party]));

const ASSESSEE = 'SELECT name, pan FROM companies WHERE id = ?1';

export type CreditsRead = {
  rows: KnownCredit[];
  entries: BookedCredit[];
  joined: ReadonlyMap<string, string>;
  imported: (Pick<TaxCreditFile, 'fileName' | 'importedAt' | 'importedByName'> & { rows: number }) | null;
  company: { name: string; pan: string } | null;
};

/** What statements say was withheld of us in a year, and what the books have of it, in one round trip. */
export async function readCreditsOf(d1: D1Database, { companyId }: CompanyScope, year: string): Promise<CreditsRead> {
  const [rows, entries, joined, last, company] = await d1.batch([
    d1.prepare(CREDITS).bind(companyId, year),
    d1.prepare(BOOKED).bind(companyId, year, yearStart(year), yearEnd(year)),
    d1.prepare(JOINED).bind(companyId),
    d1.prepare(LAST).bind(companyId, year),
    d1.prepare(ASSESSEE).bind(companyId),
  ]);
  const read = COLUMNS.read(KEYS);
  return {
    rows: (rows?.results ?? []).map((row) => {
      const { paidOn: on, ...credit } = read(row);
      return { ...credit, on };
    }),
    entries: ((entries?.results ?? []) as Omit<BookedCredit, 'year'>[]).map((entry) => ({ ...entry, year })),
    joined: joinedIn(joined),
    imported: (last?.results[0] as CreditsRead['imported']) ?? null,
    company: (company?.results[0] as CreditsRead['company']) ?? null,
  };
}

/** Whose statements are kept. */
export const assesseeOf = (d1: D1Database, { companyId }: CompanyScope): Promise<CreditsRead['company']> =>
  d1.prepare(ASSESSEE).bind(companyId).first();

/** The years that files have sums of, the newest first. */
export const yearsOfFile = async (d1: D1Database, fileId: string): Promise<string[]> => {
  const years = openDatabase(d1).selectDistinct({ year: taxCredits.year }).from(taxCredits);
  const found = await years.where(eq(taxCredits.fileId, fileId)).orderBy(desc(taxCredits.year));
  return found.map(({ year }) => year);
};

const PARTY = 'SELECT name FROM parties WHERE company_id = ?1 AND id = ?2';

/** Which party each deductor is that was joined by a person, by TAN. */
export const joinedNow = async (d1: D1Database, { companyId }: CompanyScope): Promise<ReadonlyMap<string, string>> =>
  joinedIn(await d1.prepare(JOINED).bind(companyId).all());

/** The name of a party of the company. */
export const partyNameOf = (d1: D1Database, { companyId }: CompanyScope, partyId: string): Promise<string | null> =>
  d1.prepare(PARTY).bind(companyId, partyId).first<string>('name');

const NAMED = 'SELECT 1 FROM tax_credits WHERE company_id = ?1 AND tan = ?2 LIMIT 1';

/** Whether a statement of the company names a deductor. */
export const isNamed = async (d1: D1Database, { companyId }: CompanyScope, tan: string): Promise<boolean> =>
  (await d1.prepare(NAMED).bind(companyId, tan).first()) !== null;

const PART = 'DELETE FROM tax_credit_deductors WHERE company_id = ?1 AND tan = ?2';

/** The change that says which party a deductor is; without one it is what the statement names again. */
export function deductorJoined(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { tan, partyId, party, before }: { tan: string; partyId: string | null; party: string | null; before: string | null },
): Change {
  const row = partyId && {
    ...{ companyId, tan, partyId, joinedBy: person.id, joinedByName: person.name, joinedAt: now().toISOString() },
  };
  const statements = [
    d1.prepare(PART).bind(companyId, tan),
    ...(row ? [prepared(d1, openDatabase(d1).insert(taxCreditDeductors).values(row))] : []),
  ];
  const entry = { action: 'tax-credit.join', entityType: 'tax-credit-deductor', entityId: tan };
  return {
    chainId: companyId,
    statements,
    entries: [{ ...entry, before: { party: before }, after: { tan, party } }],
  };
}
