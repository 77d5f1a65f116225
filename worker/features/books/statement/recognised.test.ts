import { beforeEach, expect, test } from 'vitest';
import { ask, fileNamed, formWith, seeded, signIn } from '../../../testing/client';

let cookie: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('OA');
  const account = {
    accountName: 'Current',
    accountNumber: '50100012344471',
    bankName: 'HDFC',
    ifscCode: 'HDFC0000123',
  };
  bankAccountId = (await ask(cookie, 'POST', `${company}/bank-accounts`, account)).body.id;
});

const preview = async (statementData: string, rest: object = {}) =>
  (await ask(cookie, 'POST', `${company}/statement-preview`, { bankAccountId, statementData, ...rest })).body;
const upload = async (statementData: string, rest: object = {}) =>
  (await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData, ...rest })).body;

const OF_ANOTHER = `Account No : 50100099990000
IFSC HDFC0000123
Statement From : 01/10/2026 To : 31/10/2026
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
03/10/26,RENT,N1,03/10/26,10.00,,90.00
***,***,***,***,***,***,***
STATEMENT SUMMARY  :-
`;

test('the preview says what was recognised: bank, account, period, columns, and what was left aside', async () => {
  const { recognised, warnings } = await preview(OF_ANOTHER);
  expect(recognised).toMatchObject({
    bank: 'HDFC Bank',
    accountNumber: 'XXXXXXXXXX0000',
    period: { from: '2026-10-01', to: '2026-10-31' },
    headingLine: 4,
    ignoredCount: 2,
  });
  expect(recognised.columns).toContainEqual({ role: 'debit', place: 4, heading: 'Withdrawal Amt.' });
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('OTHER_ACCOUNT');
});

test('columns put right by a person are remembered for the same heading, and for no other company', async () => {
  const file = 'Value Date,Date,Details,Debit,Credit,Balance\n01/05/2026,02/05/2026,TEA,10.00,,90.00\n';
  const mapping = { date: 0, description: 2, debit: 3, credit: 4, balance: 5 };
  expect((await preview(file)).sample[0].date).toBe('2026-05-02');
  await upload(file, { mapping });
  const later = file.replace('TEA', 'COFFEE').replaceAll('/05/', '/06/');
  expect((await preview(later)).sample[0].date).toBe('2026-06-01');
  const other = `/companies/${(await seeded()).companies.a2}`;
  const account = {
    accountName: 'Current',
    accountNumber: '50100012344472',
    bankName: 'HDFC',
    ifscCode: 'HDFC0000123',
  };
  const { id } = (await ask(cookie, 'POST', `${other}/bank-accounts`, account)).body;
  const elsewhere = await ask(cookie, 'POST', `${other}/statement-preview`, {
    bankAccountId: id,
    statementData: later,
  });
  expect(elsewhere.body.sample[0].date).toBe('2026-06-02');
});

test('of a PDF the table is read and the PDF itself is kept; nothing else passes for one', async () => {
  const pdf = '%PDF-1.7 as the bank made it';
  const table = 'Date\tDetails\tDebit\tCredit\tBalance\n03/10/2026\tRENT\t10.00\t\t90.00\n';
  const request = { bankAccountId, statementData: table, dateOrder: 'DMY' };
  const send = (original: File) => ask(cookie, 'POST', `${company}/upload-statement`, formWith({ original }, request));
  const { uploadId, added } = (await send(fileNamed('october.pdf', pdf))).body;
  expect(added).toBe(1);
  const file = await ask(cookie, 'GET', `/statement-uploads/${uploadId}/file`);
  expect(file.body).toBe(pdf);
  expect(file.headers.get('content-disposition')).toContain('october.pdf');
  const { status, body } = await send(fileNamed('october.pdf', '<html>'));
  expect([status, Object.keys(body.fields)]).toEqual([400, ['original']]);
});
