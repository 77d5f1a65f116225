import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00',
  '02/10/2026,UPI/628812345679/ZEPTO/SNACKS,450.50,,99099.50',
  '05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,39099.50',
  '06/10/2026,NEFT-60000-REFUND OF EMD,,118000.00,157099.50',
].join('\n');

let cookie: string;
let company: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  const facts = { accountName: 'Current', accountNumber: '50100012344471', bankName: 'HDFC', ifscCode: 'HDFC0000123' };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: id, statementData: STATEMENT });
  const [, , snacks] = (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
  await ask(cookie, 'PATCH', `/bank-transactions/${snacks.id}`, { note: 'Ask Mehra' });
});

test.each([
  ['zepto pantry', ['2026-10-01']],
  ['PANTRY  zepto', ['2026-10-01']],
  ['zepto', ['2026-10-02', '2026-10-01']],
  ['zepto mehra', ['2026-10-02']],
  ['zepto rent', []],
  ['60000', ['2026-10-06', '2026-10-05']],
  ['₹60,000.00', ['2026-10-05']],
  ['450', ['2026-10-01']],
  ['450.5', ['2026-10-02']],
  ['rent 60000', ['2026-10-05']],
  ['1,18,000', ['2026-10-06']],
  ["100% o'clock", []],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25', []],
])('%s finds the lines of %j', async (words, days) => {
  const { status, body } = await ask(cookie, 'GET', `${company}/bank-transactions?q=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  expect(body.map(({ transactionDate }: { transactionDate: string }) => transactionDate)).toEqual(days);
});
