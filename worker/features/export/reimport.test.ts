import { exports } from 'cloudflare:workers';
import { read, write } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { isOwnExport } from '../../domain/bank/reader/paper/papers';

import { ask, fileNamed, formWith, seeded, signIn } from '../../testing/client';
import { columnsOf, EXPORT_TABLES } from './export.repository';

const TEXTS = ['=HYPERLINK("http://x","y")', '+911234567890 CALL', '-MINUS START', '@SUM(A1:A2)', "'=1+1", 'PLAIN'];
const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  ...TEXTS.map(
    (text, at) => `0${at + 1}/08/2026,"${text.replaceAll('"', '""')}",1.01,,${(1000 - 1.01 * (at + 1)).toFixed(2)}`,
  ),
  '',
].join('\n');

let person: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  const { companies } = await seeded();
  person = await signIn('OA');
  company = `/companies/${companies.a1}`;
  const facts = { accountName: 'Main', accountNumber: '50200012345678', bankName: 'HDFC', ifscCode: 'HDFC0000240' };
  bankAccountId = (await ask(person, 'POST', `${company}/bank-accounts`, facts)).body.id;
  expect((await upload({ statementData: STATEMENT })).body.added).toBe(TEXTS.length);
});

const upload = (file: object) => ask(person, 'POST', `${company}/upload-statement`, { bankAccountId, ...file });

async function exportedCsv(): Promise<string> {
  const response = await exports.default.fetch(`http://localhost:8788/api${company}/export`, {
    headers: { cookie: person },
  });
  return strFromU8(
    unzipSync(new Uint8Array(await response.arrayBuffer()))['csv/bank-transactions.csv'] ?? new Uint8Array(),
  );
}

/** The file as a spreadsheet saves it that opened it. */
const savedAgain = (csv: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(read(csv, { type: 'string', raw: true }), { type: 'array', bookType: 'xlsx' }));

test('the exported lines of an account, put back into it as CSV or from a spreadsheet, add nothing', async () => {
  const csv = await exportedCsv();
  expect(csv).toContain("'-MINUS START");
  expect((await upload({ statementData: csv })).body).toMatchObject({ added: 0, known: TEXTS.length });
  const form = formWith({ file: fileNamed('again.xlsx', savedAgain(csv)) }, { bankAccountId });
  expect((await ask(person, 'POST', `${company}/upload-statement`, form)).body).toMatchObject({
    added: 0,
    known: TEXTS.length,
  });
  const { body } = await ask(person, 'GET', `${company}/bank-transactions?direction=asc&sort=date`);
  expect(body.map(({ description }: { description: string }) => description)).toEqual(TEXTS);
});

test('the reader knows the heading of the exported transactions, and of no other table', () => {
  const own = EXPORT_TABLES.filter((table) => isOwnExport(columnsOf(table).map(([property]) => property)));
  expect(own.map(({ name }) => name)).toEqual(['bank-transactions']);
});
