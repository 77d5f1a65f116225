import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

let cookie: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  const facts = { accountName: 'Current', accountNumber: '5010001234', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  bankAccountId = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
});

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const line = (at: number) =>
  `${String((at % 28) + 1).padStart(2, '0')}/10/2026,UPI/${at}/NIRMALA STORES,${100 + at}.50,,${900_000 - at}.00`;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => line(from + place));
const send = async (call: string, rows: string[]) =>
  (await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData: [HEAD, ...rows].join('\n') })).body;

test('a preview names the lines that are known, each by its place, day and amount', async () => {
  expect(await send('statement-preview', lines(0, 3))).toMatchObject({ known: [], knownCount: 0 });
  await send('upload-statement', [line(0), line(2)]);
  const { known, newCount, knownCount } = await send('statement-preview', lines(0, 4));
  expect([newCount, knownCount]).toEqual([2, 2]);
  expect(known).toEqual([
    { line: 2, date: '2026-10-01', side: 'debit', amount: '100.50' },
    { line: 4, date: '2026-10-03', side: 'debit', amount: '102.50' },
  ]);
});

test('of many known lines the first hundred are named and all are counted', async () => {
  await send('upload-statement', lines(0, 150));
  const { known, knownCount } = await send('statement-preview', lines(0, 151));
  expect([known.length, known[99].line, knownCount]).toEqual([100, 101, 150]);
});
