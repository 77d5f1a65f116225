import { type CsvColumn, csvHeading, csvLines } from '../../../domain/export/csv';
import { BESIDE_FILE, besideText } from '../../../domain/ledger/exchange/beside';
import { beancountWriter, hledgerWriter } from '../../../domain/ledger/exchange/journal';
import type { OutBooks, OutVoucher } from '../../../domain/ledger/exchange/model';
import { ledgerNames } from '../../../domain/ledger/exchange/names';
import { tallyMasters, tallyVoucherWriter } from '../../../domain/ledger/exchange/tally/write';
import { openingJournal, zohoJournalWriter } from '../../../domain/ledger/exchange/zoho/write';
import { type Language, say, wordsOf } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { newArchive } from '../../../platform/archive';
import { booksOut, type Out, type OutDays, type OutPosted, vouchersOut } from './out.repository';

type Asked = { d1: D1Database; scope: CompanyScope; company: string; days: OutDays };
type Pieces = AsyncGenerator<readonly Uint8Array[]>;

const encoder = new TextEncoder();

/** The vouchers of an export; the one that opened the books is left out where the openings say it. */
async function* liveVouchers(
  { d1, scope, days }: Asked,
  { accounts, isOpeningFolded }: Out,
): AsyncGenerator<OutPosted[]> {
  for await (const page of vouchersOut(d1, scope, accounts, days))
    yield isOpeningFolded ? page.filter(({ kind }) => kind !== 'opening') : page.map(asJournal);
}

/** Where something was posted before the opening it is a journal like any other. */
const asJournal = (voucher: OutPosted): OutPosted =>
  voucher.kind === 'opening' ? { ...voucher, kind: 'journal' } : voucher;

/** Masters and vouchers for Tally as a zip, with the hash of each. */
export async function* tallyZip(asked: Asked, madeAt: Date): Pieces {
  const out = await booksOut(asked.d1, asked.scope, asked.company, asked.days);
  const archive = newArchive(madeAt);
  const masters = archive.open('1-masters.xml');
  for (const text of tallyMasters(out.books)) masters.write(text);
  const files = [masters.close(null)];
  const beside = archive.open(BESIDE_FILE);
  beside.write(besideText(out.books));
  files.push(beside.close(null));
  yield archive.taken();
  const file = archive.open('2-vouchers.xml');
  const writer = tallyVoucherWriter(out.books);
  file.write(writer.start);
  let rows = 0;
  for await (const page of liveVouchers(asked, out)) {
    file.write(page.map(writer.voucher).join(''));
    rows += page.length;
    yield archive.taken();
  }
  file.write(writer.end);
  files.push(file.close(rows));
  const manifest = archive.open('manifest.json');
  const { from = null, to } = asked.days;
  manifest.write(
    `${JSON.stringify({ format: 'tally-xml', company: asked.company, from, to, openingOn: out.books.openingOn, files }, null, 2)}\n`,
  );
  manifest.close(null);
  archive.end();
  yield archive.taken();
}

/** A text that is written voucher by voucher. */
type Writer = { start: string; voucher: (voucher: OutVoucher) => string; end: string };

async function* written(asked: Asked, writerOf: (books: OutBooks) => Writer): Pieces {
  const out = await booksOut(asked.d1, asked.scope, asked.company, asked.days);
  const writer = writerOf(out.books);
  const opening = openingJournal(out.books);
  yield [encoder.encode(writer.start + (opening ? writer.voucher(opening) : ''))];
  for await (const page of liveVouchers(asked, out))
    yield [
      encoder.encode(
        page
          .filter(({ isVoid }) => !isVoid)
          .map(writer.voucher)
          .join(''),
      ),
    ];
  yield [encoder.encode(writer.end)];
}

export const zohoCsv = (asked: Asked): Pieces => written(asked, (books) => ({ ...zohoJournalWriter(books), end: '' }));

export const journalOf = (asked: Asked, program: 'hledger' | 'beancount'): Pieces =>
  written(asked, (books) => {
    const writer = program === 'hledger' ? hledgerWriter(books) : beancountWriter(books);
    // The end is asked for when all vouchers are written.
    return {
      start: writer.start(books.openingOn),
      voucher: writer.voucher,
      get end() {
        return writer.end(asked.days.to);
      },
    };
  });

type Line = {
  voucher: OutVoucher;
  ledger: string;
  debit: string | null;
  credit: string | null;
  bill: string;
  clearedOn: string;
};

/** The heads of the ledger as a table: each entry of each voucher a row. Texts come from anywhere, so none is run as a formula. */
function columnsIn(language: Language): CsvColumn<Line>[] {
  const column = (
    id: string,
    value: (line: Line) => string | null,
    kind: 'text' | 'number' = 'text',
  ): CsvColumn<Line> => ({
    heading: wordsOf(say(`ledger-exchange.column.${id}`), language),
    ...{ kind, value },
  });
  return [
    column('date', ({ voucher }) => voucher.date),
    column('voucher', ({ voucher }) => voucher.number),
    column('kind', ({ voucher }) => wordsOf(say(`ledger-exchange.kind.${voucher.kind}`), language)),
    column('ledger', ({ ledger }) => ledger),
    column('debit', ({ debit }) => debit, 'number'),
    column('credit', ({ credit }) => credit, 'number'),
    column('bill', ({ bill }) => bill),
    column('narration', ({ voucher }) => voucher.narration),
    column('reference', ({ voucher }) => voucher.reference ?? null),
    column('cleared', ({ clearedOn }) => clearedOn),
  ];
}

/** The ledger of some days as CSV. */
export const ledgerCsv = (asked: Asked, language: Language): Pieces =>
  written(asked, (books) => {
    const columns = columnsIn(language);
    const lines = linesBy(books);
    return { start: csvHeading(columns), voucher: (voucher) => csvLines(columns, lines(voucher)), end: '' };
  });

export function linesBy(books: OutBooks): (voucher: OutVoucher) => Line[] {
  const names = ledgerNames(books.accounts, books.parties);
  return (voucher) =>
    voucher.entries.map((entry) => ({
      ...{ voucher, ledger: names.of(entry) },
      debit: entry.amount > 0 ? formatRupees(entry.amount) : null,
      credit: entry.amount < 0 ? formatRupees(paise(-entry.amount)) : null,
      bill: entry.bill?.kind === 'new' || entry.bill?.kind === 'against' ? entry.bill.ref : '',
      clearedOn: entry.clearedOn ?? '',
    }));
}
