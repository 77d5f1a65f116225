import { and, eq, gte, lt } from 'drizzle-orm';
import { type CsvColumn, csvHeading, csvLines } from '../../../domain/export/csv';
import { isNominal } from '../../../domain/ledger/chart/chart';
import type { OutBooks, OutEntry } from '../../../domain/ledger/exchange/model';
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
import { billsOpen, statementsOf } from './audit-files.repository';
import { auditParts } from './audit-parts.usecase';
import { ledgerCsv } from './export.usecase';
import { booksOut } from './out.repository';

type Asked = {
  d1: D1Database;
  scope: CompanyScope;
  company: { id: string; name: string; cin: string };
  year: string;
  by: string;
  language: Language;
};

/**
 * The audit files of a financial year as a zip: ledgers, statements, parties, banks, taxes, assets, documents and the trail, with the
 * hash of each in the manifest. Every table is CSV, in which no text is run as a formula.
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
  const files: FileRecord[] = [];
  const words = (id: string) => wordsOf(say(`ledger-exchange.${id}`), language);

  async function add(name: string, pieces: AsyncIterable<string | Uint8Array> | Iterable<string>): Promise<void> {
    const file = archive.open(name);
    for await (const piece of pieces) {
      file.write(piece);
      chunks.push(...archive.taken());
    }
    files.push(file.close(null));
    chunks.push(...archive.taken());
  }

  const table = <Row>(
    columns: readonly [id: string, kind: 'text' | 'number', value: (row: Row) => string | null][],
  ): CsvColumn<Row>[] => columns.map(([id, kind, value]) => ({ heading: words(`column.${id}`), kind, value }));

  const out = await booksOut(d1, scope, company.name, { from, to });
  await add('ledger/day-book.csv', flat(ledgerCsv({ d1, scope, company: company.name, days: { from, to } }, language)));
  await add('ledger/general-ledger.csv', generalLedger(asked, out.books, { from, to }, table<LedgerRow>(LEDGER)));
  await add('ledger/trial-balance.csv', await trialBalance(asked, to, table<TrialRow>(TRIAL)));
  await add('ledger/accounts.csv', accountRows(out.books, table<AccountRow>(ACCOUNTS)));
  await add('ledger/parties.csv', partyRows(out.books, table<OutBooks['parties'][number]>(PARTIES)));
  for await (const [name, csv] of auditParts({ d1, scope, year, language, from, to })) await add(name, [csv]);
  await add('bank/proofs.csv', await proofs(asked, table<ProofRow>(PROOFS)));
  await add('bank/reconciliation.csv', await reconciliation(asked, to, table<BankRow>(BANKS)));
  await add('parties/open-bills.csv', await openBills(asked, to, table<BillRow>(BILLS)));
  await add('trail/audit-trail.csv', trail(asked, { from, to }, table<Entry>(TRAIL)));
  const chain = await verifyChain(d1, company.id);
  await add('trail/verification.json', [`${JSON.stringify(chain, null, 2)}\n`]);
  const { id, name, cin } = company;
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
    `${JSON.stringify({ ...facts, madeAt: at.toISOString(), madeAtIst: inIndia(at), madeBy: by, chain, files }, null, 2)}\n`,
  );
  manifest.close(null);
  archive.end();
  chunks.push(...archive.taken());
  return { content: new Blob(chunks as Uint8Array<ArrayBuffer>[]), files: files.length + 1, chain };
}

async function* flat(pieces: AsyncIterable<readonly Uint8Array[]>): AsyncGenerator<Uint8Array> {
  for await (const some of pieces) yield* some;
}

type Columns<Row> = [id: string, kind: 'text' | 'number', value: (row: Row) => string | null][];
type Days = { from: IsoDate; to: IsoDate };

type LedgerRow = { account: string; date: string; number: string; narration: string; entry: OutEntry; balance: Paise };
const LEDGER: Columns<LedgerRow> = [
  ['ledger', 'text', ({ account }) => account],
  ['date', 'text', ({ date }) => date],
  ['voucher', 'text', ({ number }) => number],
  ['narration', 'text', ({ narration }) => narration],
  ['debit', 'number', ({ entry }) => (entry.amount > 0 ? formatRupees(entry.amount) : null)],
  ['credit', 'number', ({ entry }) => (entry.amount < 0 ? formatRupees(paise(-entry.amount)) : null)],
  ['balance', 'number', ({ balance }) => formatRupees(balance)],
];

const PAGE = 400;

/** Every account with its entries of some days and the balance after each. */
async function* generalLedger(
  { d1, scope }: Asked,
  books: OutBooks,
  { from, to }: Days,
  columns: CsvColumn<LedgerRow>[],
): AsyncGenerator<string> {
  yield csvHeading(columns);
  const accounts = await accountsOf(d1, scope);
  const opened = await trialBalanceOn(d1, scope, addDays(from, -1), accounts);
  const moved = await movementsBetween(d1, scope, { from, to });
  const names = ledgerNames(books.accounts, books.parties);
  for (const account of accounts.filter(({ id }) => moved.has(id))) {
    // Income and expense open at nil with the year.
    let balance: number = isNominal(account) ? 0 : (opened.get(account.id)?.closing ?? 0);
    const days = { from, to, limit: PAGE };
    for (let after: { date: IsoDate; id: string } | undefined; ; ) {
      const found = await vouchersOfAccount(
        d1,
        scope,
        { id: account.id, isBank: account.origin === 'bank' },
        { ...days, ...(after && { after }) },
      );
      const page = found.slice(0, PAGE);
      const rows = page.flatMap(({ date, number, narration, status, entries }) =>
        status === 'void'
          ? []
          : entries
              .filter((entry) => entry.account === account.id)
              .map((entry): LedgerRow => {
                balance += entry.amount;
                return { account: names.of(entry), date, number, narration, entry, balance: paise(balance) };
              }),
      );
      yield csvLines(columns, rows);
      const last = page.at(-1);
      if (found.length <= PAGE || !last) break;
      after = { date: last.date, id: last.id };
    }
  }
}

type TrialRow = { code: string; name: string; opening: Paise; debit: Paise; credit: Paise; closing: Paise };
const TRIAL: Columns<TrialRow> = [
  ['code', 'text', ({ code }) => code],
  ['ledger', 'text', ({ name }) => name],
  ['opening', 'number', ({ opening }) => formatRupees(opening)],
  ['debit', 'number', ({ debit }) => formatRupees(debit)],
  ['credit', 'number', ({ credit }) => formatRupees(credit)],
  ['closing', 'number', ({ closing }) => formatRupees(closing)],
];

async function trialBalance({ d1, scope }: Asked, on: IsoDate, columns: CsvColumn<TrialRow>[]): Promise<string[]> {
  const accounts = await accountsOf(d1, scope);
  const lines = await trialBalanceOn(d1, scope, on, accounts);
  const rows = accounts.flatMap(({ id, code, name }): TrialRow[] => {
    const line = lines.get(id);
    return line ? [{ code, name, ...line }] : [];
  });
  return [csvHeading(columns), csvLines(columns, rows)];
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
