import { and, eq, gte, lt } from 'drizzle-orm';
import { type CsvColumn, csvHeading, csvLines, guarded } from '../../../domain/export/csv';
import { SUSPENSE } from '../../../domain/ledger/chart/chart';
import type { OutBooks } from '../../../domain/ledger/exchange/model';
import { ledgerNames } from '../../../domain/ledger/exchange/names';
import { addDays, daysBetween, type IsoDate, isoDate, yearEnd, yearStart } from '../../../domain/shared/dates';
import { type Language, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { type FileRecord, newArchive } from '../../../platform/archive';
import { inIndia, now, today } from '../../../platform/clock';
import { rowsInPieces } from '../../../platform/pieces';
import { auditEntries, type Entry } from '../../audit/audit.table';
import { unbundled, verifyChain } from '../../audit/trail.repository';
import { movementsBetween, trialBalanceOn } from '../balance/balance.repository';
import { vouchersOfAccount } from '../balance/posted.repository';
import { accountsOf } from '../chart/chart.repository';
import { openedWith } from '../report/statement.repository';
import { billsOpen, statementsOf } from './audit-files.repository';
import { auditParts } from './audit-parts.usecase';
import { ledgerCsv } from './export.usecase';
import { booksOut } from './out.repository';

type Asked = {
  d1: D1Database;
  files: R2Bucket;
  scope: CompanyScope;
  company: { id: string; name: string; cin: string };
  year: string;
  by: string;
  language: Language;
};

/**
 * The audit files of a financial year as a zip: ledgers, statements, parties, banks, taxes, assets, documents and the trail, with the
 * hash of each in the manifest and in a list that `sha256sum -c` reads. Tables are CSV, in which no text is run as a formula; the
 * general ledger is a workbook too.
 */
export async function auditZip(
  asked: Asked,
): Promise<{ content: Blob; files: number; chain: { ok: boolean; length: number } }> {
  const { d1, scope, company, year, by, language } = asked;
  const at = now();
  const from = yearStart(year);
  const to = yearEnd(year) < today() ? yearEnd(year) : today();
  const archive = newArchive(at);
  const chunks: Uint8Array[] = [];
  const records: FileRecord[] = [];
  const words = (id: string) => wordsOf(say(`ledger-exchange.${id}`), language);

  async function add(
    name: string,
    pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  ): Promise<void> {
    const file = archive.open(name);
    for await (const piece of pieces) {
      file.write(piece);
      chunks.push(...archive.taken());
    }
    records.push(file.close(null));
    chunks.push(...archive.taken());
  }

  const table = <Row>(
    columns: readonly [id: string, kind: 'text' | 'number', value: (row: Row) => string | null][],
  ): CsvColumn<Row>[] => columns.map(([id, kind, value]) => ({ heading: words(`column.${id}`), kind, value }));

  const out = await booksOut(d1, scope, company.name, { from, to });
  await add('ledger/day-book.csv', flat(ledgerCsv({ d1, scope, company: company.name, days: { from, to } }, language)));
  const sheet = newLedgerSheet(table<LedgerRow>(LEDGER));
  const ledger = generalLedger(asked, out.books, { from, to }, table<LedgerRow>(LEDGER), sheet.take);
  await add('ledger/general-ledger.csv', ledger);
  const workbook = await sheet.workbook(words('column.ledger'));
  if (workbook) await add('ledger/general-ledger.xlsx', [workbook]);
  await add('ledger/accounts.csv', accountRows(out.books, table<AccountRow>(ACCOUNTS)));
  await add('ledger/parties.csv', partyRows(out.books, table<OutBooks['parties'][number]>(PARTIES)));
  for await (const [name, content] of auditParts({ d1, scope, year, language, from, to })) await add(name, [content]);
  await add('bank/proofs.csv', await proofs(asked, table<ProofRow>(PROOFS)));
  const originals = await originalsOf(asked, { from, to });
  for (const { path, content } of originals.sent) await add(path, piecesOf(await content()));
  await add('bank/reconciliation.csv', await reconciliation(asked, to, table<BankRow>(BANKS)));
  await add('parties/open-bills.csv', await openBills(asked, to, table<BillRow>(BILLS)));
  await add('trail/audit-trail.csv', trail(asked, { from, to }, table<Entry>(TRAIL)));
  const chain = await verifyChain(d1, company.id);
  await add('trail/verification.json', [`${JSON.stringify(chain, null, 2)}\n`]);
  const { id, name, cin } = company;
  const told = readme(asked, { from, to, at }, { hasWorkbook: workbook !== null, left: originals.left });
  await add('README.txt', [told]);
  const manifest = archive.open('manifest.json');
  const facts = {
    format: 'anupalan-audit-files',
    version: 1,
    company: { id, name, cin },
    financialYear: year,
    from,
    to,
  };
  manifest.write(
    `${JSON.stringify({ ...facts, madeAt: at.toISOString(), madeAtIst: inIndia(at), madeBy: by, chain, files: records }, null, 2)}\n`,
  );
  const all = [...records, manifest.close(null)];
  const sums = archive.open('SHA256SUMS');
  sums.write(all.map((one) => `${one.sha256}  ${one.name}\n`).join(''));
  sums.close(null);
  archive.end();
  chunks.push(...archive.taken());
  return { content: new Blob(chunks as Uint8Array<ArrayBuffer>[]), files: all.length + 1, chain };
}

async function* flat(pieces: AsyncIterable<readonly Uint8Array[]>): AsyncGenerator<Uint8Array> {
  for await (const some of pieces) yield* some;
}

type Columns<Row> = [id: string, kind: 'text' | 'number', value: (row: Row) => string | null][];
type Days = { from: IsoDate; to: IsoDate };

type LedgerRow = {
  account: string;
  date: string;
  number: string;
  narration: string;
  party: string;
  /** Nothing of what the account began with. */
  amount: Paise | null;
  balance: Paise;
};
const LEDGER: Columns<LedgerRow> = [
  ['ledger', 'text', ({ account }) => account],
  ['date', 'text', ({ date }) => date],
  ['voucher', 'text', ({ number }) => number],
  ['narration', 'text', ({ narration }) => narration],
  ['party', 'text', ({ party }) => party],
  ['debit', 'number', ({ amount }) => (amount !== null && amount > 0 ? formatRupees(amount) : null)],
  ['credit', 'number', ({ amount }) => (amount !== null && amount < 0 ? formatRupees(paise(-amount)) : null)],
  ['balance', 'number', ({ balance }) => formatRupees(balance)],
];

const PAGE = 400;

/** Every account with what it began with, its entries of some days, and the balance after each. */
async function* generalLedger(
  { d1, scope, language }: Asked,
  books: OutBooks,
  { from, to }: Days,
  columns: CsvColumn<LedgerRow>[],
  take: (rows: readonly LedgerRow[]) => void,
): AsyncGenerator<string> {
  yield csvHeading(columns);
  const accounts = await accountsOf(d1, scope);
  const [opened, moved] = await Promise.all([
    openingsOf(d1, scope, { from, to }, accounts),
    movementsBetween(d1, scope, { from, to }),
  ]);
  const names = ledgerNames(books.accounts, books.parties);
  const began = wordsOf(say('ledger-exchange.column.opening'), language);
  for (const { id, origin } of accounts) {
    let balance: number = opened.get(id) ?? 0;
    if (balance === 0 && !moved.has(id)) continue;
    const account = names.of({ account: id });
    const first: LedgerRow = {
      ...{ account, date: from, number: '', narration: began, party: '', amount: null, balance: paise(balance) },
    };
    take([first]);
    yield csvLines(columns, [first]);
    const days = { from, to, limit: PAGE };
    for (let after: { date: IsoDate; id: string } | undefined; ; ) {
      const asked = { ...days, ...(after && { after }) };
      const found = await vouchersOfAccount(d1, scope, { id, isBank: origin === 'bank' }, asked);
      const page = found.slice(0, PAGE);
      const rows = page.flatMap(({ date, number, narration, status, entries }) =>
        status === 'void'
          ? []
          : entries
              .filter((entry) => entry.account === id)
              .map(({ amount, partyId, tag = '' }): LedgerRow => {
                balance += amount;
                const party = partyId ? names.partyOf(partyId) : tag;
                return { account, date, number, narration, party, amount, balance: paise(balance) };
              }),
      );
      take(rows);
      yield csvLines(columns, rows);
      const last = page.at(-1);
      if (found.length <= PAGE || !last) break;
      after = { date: last.date, id: last.id };
    }
  }
}

/**
 * What accounts began a period with: as its first day has it, on which a year's income and expenses open at nil and Surplus holds the
 * profit before, and with the balances with which first statements of banks begin.
 */
async function openingsOf(
  d1: D1Database,
  scope: CompanyScope,
  { from, to }: Days,
  accounts: Awaited<ReturnType<typeof accountsOf>>,
): Promise<Map<string, number>> {
  const [begun, firstDay, { firstBalances }] = await Promise.all([
    trialBalanceOn(d1, scope, from, accounts),
    movementsBetween(d1, scope, { from, to: from }),
    openedWith(d1, scope),
  ]);
  const openings = new Map<string, number>([...begun].map(([id, { closing }]) => [id, closing]));
  const add = (id: string, amount: number) => openings.set(id, (openings.get(id) ?? 0) + amount);
  for (const [id, { debit, credit }] of firstDay) add(id, credit - debit);
  for (const { account, amount } of firstBalances.filter(({ date }) => date >= from && date <= to)) {
    add(account, amount);
    add(SUSPENSE, -amount);
  }
  return openings;
}

/** More rows than these fill the memory of a Worker as a workbook; the table has them all. */
const MOST_SHEET_ROWS = 10_000;

/** Takes the rows of the general ledger for a workbook; answers none where they are too many. */
function newLedgerSheet(columns: CsvColumn<LedgerRow>[]) {
  const rows: (string | number | null)[][] = [];
  let isFull = false;
  return {
    take: (some: readonly LedgerRow[]) => {
      isFull ||= rows.length + some.length > MOST_SHEET_ROWS;
      if (!isFull) rows.push(...some.map((row) => columns.map(({ value }) => value(row))));
    },
    workbook: async (name: string): Promise<Uint8Array | null> => {
      if (isFull) return null;
      const { utils, write } = await import('@e965/xlsx');
      const text = (v: string | number) => ({ t: 's' as const, v: guarded(`${v}`) });
      const amount = (v: string | number) => ({ t: 'n' as const, v: Number(v), z: '#,##0.00' });
      const cells = rows.map((row) =>
        row.map((cell, at) => (cell === null ? null : columns[at]?.kind === 'number' ? amount(cell) : text(cell))),
      );
      const page = utils.aoa_to_sheet([columns.map(({ heading }) => text(heading)), ...cells]);
      page['!cols'] = columns.map(({ kind }, at) => ({ wch: kind === 'number' ? 16 : at === 0 || at === 3 ? 38 : 20 }));
      return new Uint8Array(write(utils.book_new(page, name), { type: 'array', bookType: 'xlsx', compression: true }));
    },
  };
}

/** So many bytes of original statements go along; the zip is made in the memory of a Worker. */
const MOST_ORIGINAL_BYTES = 24 * 1024 * 1024;

type Original = { path: string; content: () => Promise<ReadableStream<Uint8Array> | null> };

/** The files that banks gave, of statements with a day in the year; those beyond the limit by their names and hashes. */
async function originalsOf(
  { d1, scope, files }: Asked,
  { from, to }: Days,
): Promise<{ sent: Original[]; left: string[] }> {
  const sent: Original[] = [];
  const left: string[] = [];
  const seen = new Set<string>();
  let size = 0;
  for (const { fileKey, fileName, sha256, bytes, periodFrom, periodTo } of await statementsOf(d1, scope)) {
    const isOther = (periodTo !== null && periodTo < from) || (periodFrom !== null && periodFrom > to);
    if (isOther || seen.has(sha256)) continue;
    seen.add(sha256);
    const name = (fileName ?? 'statement').replace(/[^\w.-]+/g, '_').slice(-80);
    size += bytes;
    const content = async () => (await files.get(fileKey))?.body ?? null;
    const isThere = size <= MOST_ORIGINAL_BYTES && (await files.head(fileKey)) !== null;
    if (isThere) sent.push({ path: `bank/statements/${sha256.slice(0, 8)}-${name}`, content });
    else left.push(`${name}  ${sha256}`);
  }
  return { sent, left };
}

async function* piecesOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (stream) yield* stream;
}

/** What lies in the zip and how its hashes are checked, in plain words. */
function readme(
  { company, year, by, language }: Asked,
  { from, to, at }: Days & { at: Date },
  { hasWorkbook, left }: { hasWorkbook: boolean; left: readonly string[] },
): string {
  const words = (id: string, params: Record<string, string> = {}) =>
    wordsOf(say(`audit-readme.${id}`, params), language);
  const { name, cin } = company;
  const parts = [
    'basis',
    'ledger',
    'statements',
    'bank',
    'parties',
    'taxes',
    'assets',
    'documents',
    'trail',
    'manifest',
    'sums',
  ];
  const lines = [
    words('title', { name, cin, year }),
    words('made', { by, at: inIndia(at), from, to }),
    '',
    ...parts.map((part) => words(`part.${part}`)),
    '',
    words('check'),
    '  sha256sum -c SHA256SUMS',
    words('signs'),
    ...(hasWorkbook ? [] : [words('no-workbook')]),
    ...(left.length > 0 ? ['', words('left-out'), ...left.map((one) => `  ${one}`)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

type AccountRow = OutBooks['accounts'][number];
const ACCOUNTS: Columns<AccountRow> = [
  ['code', 'text', ({ code }) => code],
  ['ledger', 'text', ({ name }) => name],
  ['line', 'text', ({ line }) => line],
  ['group', 'text', ({ tallyGroup }) => tallyGroup],
];
const accountRows = ({ accounts }: OutBooks, columns: CsvColumn<AccountRow>[]) => [
  csvHeading(columns),
  csvLines(columns, accounts),
];

const PARTIES: Columns<OutBooks['parties'][number]> = [
  ['party', 'text', ({ name }) => name],
  ['kind', 'text', ({ kind }) => kind],
  ['gstin', 'text', ({ gstin }) => gstin],
  ['pan', 'text', ({ pan }) => pan],
];
const partyRows = ({ parties }: OutBooks, columns: CsvColumn<OutBooks['parties'][number]>[]) => [
  csvHeading(columns),
  csvLines(columns, parties),
];

type ProofRow = {
  account: string;
  from: string | null;
  to: string | null;
  opening: Paise | null;
  closing: Paise | null;
  lines: number;
  proven: string;
  file: string | null;
  sha256: string;
};
const PROOFS: Columns<ProofRow> = [
  ['ledger', 'text', ({ account }) => account],
  ['from', 'text', ({ from }) => from],
  ['to', 'text', ({ to }) => to],
  ['opening', 'number', ({ opening }) => (opening === null ? null : formatRupees(opening))],
  ['closing', 'number', ({ closing }) => (closing === null ? null : formatRupees(closing))],
  ['lines', 'number', ({ lines }) => String(lines)],
  ['proven', 'text', ({ proven }) => proven],
  ['file', 'text', ({ file }) => file],
  ['hash', 'text', ({ sha256 }) => sha256],
];

async function proofs({ d1, scope }: Asked, columns: CsvColumn<ProofRow>[]): Promise<string[]> {
  const names = new Map((await accountsOf(d1, scope)).map(({ id, name }) => [id, name]));
  const rows = (await statementsOf(d1, scope)).map(
    ({
      bankAccountId,
      periodFrom,
      periodTo,
      opening,
      closing,
      addedCount,
      agreeing,
      checked,
      fileName,
      sha256,
    }): ProofRow => ({
      ...{
        account: names.get(bankAccountId) ?? bankAccountId,
        from: periodFrom,
        to: periodTo,
        opening,
        closing,
        lines: addedCount,
      },
      ...{ proven: `${agreeing}/${checked}`, file: fileName, sha256 },
    }),
  );
  return [csvHeading(columns), csvLines(columns, rows)];
}

type BankRow = { account: string; on: string; books: Paise; statement: Paise | null };
const BANKS: Columns<BankRow> = [
  ['ledger', 'text', ({ account }) => account],
  ['date', 'text', ({ on }) => on],
  ['books', 'number', ({ books }) => formatRupees(books)],
  ['statement', 'number', ({ statement }) => (statement === null ? null : formatRupees(statement))],
  [
    'difference',
    'number',
    ({ books, statement }) => (statement === null ? null : formatRupees(paise(books - statement))),
  ],
];

/** Each bank account on the last day of its last statement, by the books and by the bank. */
async function reconciliation({ d1, scope }: Asked, to: IsoDate, columns: CsvColumn<BankRow>[]): Promise<string[]> {
  const accounts = await accountsOf(d1, scope);
  const statements = await statementsOf(d1, scope);
  const rows: BankRow[] = [];
  for (const { id, name } of accounts.filter(({ origin }) => origin === 'bank')) {
    const last = statements
      .filter(
        ({ bankAccountId, periodTo, closing }) =>
          bankAccountId === id && closing !== null && periodTo !== null && periodTo <= to,
      )
      .toSorted((a, b) => ((a.periodTo ?? '') < (b.periodTo ?? '') ? 1 : -1))[0];
    const on = isoDate(last?.periodTo ?? to);
    const books = (await trialBalanceOn(d1, scope, on, accounts)).get(id)?.closing ?? paise(0);
    rows.push({ account: name, on, books, statement: last?.closing ?? null });
  }
  return [csvHeading(columns), csvLines(columns, rows)];
}

type BillRow = Awaited<ReturnType<typeof billsOpen>>[number] & { days: number };
const BILLS: Columns<BillRow> = [
  ['side', 'text', ({ side }) => side],
  ['party', 'text', ({ party }) => party],
  ['bill', 'text', ({ ref }) => ref],
  ['date', 'text', ({ date }) => date],
  ['due', 'text', ({ due }) => due],
  ['amount', 'number', ({ amount }) => formatRupees(paise(amount))],
  ['open', 'number', ({ open }) => formatRupees(paise(open))],
  ['days', 'number', ({ days }) => String(days)],
];

async function openBills({ d1, scope }: Asked, on: IsoDate, columns: CsvColumn<BillRow>[]): Promise<string[]> {
  const bills = await billsOpen(d1, scope, on);
  const rows = bills.map((bill) => ({ ...bill, days: Math.max(0, daysBetween(isoDate(bill.due ?? bill.date), on)) }));
  return [csvHeading(columns), csvLines(columns, rows)];
}

const TRAIL: Columns<Entry> = [
  ['number', 'number', ({ seq }) => String(seq)],
  ['time', 'text', ({ atIst }) => atIst],
  ['who', 'text', ({ actorName }) => actorName],
  ['action', 'text', ({ action }) => action],
  ['subject', 'text', ({ entityType, entityId }) => `${entityType} ${entityId}`],
  ['before', 'text', ({ before }) => before],
  ['after', 'text', ({ after }) => after],
  ['hash', 'text', ({ hash }) => hash],
];

/** Every entry of the trail of some days, in the order of the chain. */
async function* trail({ d1, company }: Asked, { from, to }: Days, columns: CsvColumn<Entry>[]): AsyncGenerator<string> {
  const { chainId, atIst, seq } = auditEntries;
  const where = and(eq(chainId, company.id), gte(atIst, from), lt(atIst, addDays(to, 1)));
  yield csvHeading(columns);
  for await (const rows of rowsInPieces(d1, { table: auditEntries, where, order: [seq] }))
    for (const row of rows) yield csvLines(columns, unbundled(row));
}
