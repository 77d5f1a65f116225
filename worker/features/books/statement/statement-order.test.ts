import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const APRIL = [
  '01/04/2025,QWXZ A,,1000.00,1000.00',
  '16/04/2025,QWXZ B,100.00,,900.00',
  '30/04/2025,QWXZ C,50.00,,850.00',
];

let cookie: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  const facts = { accountName: 'Current', accountNumber: '50100099887766', bankName: 'Bank', ifscCode: 'HDFC0000123' };
  bankAccountId = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
});

const send = async (call: string, lines: readonly string[], more = {}) => {
  const statementData = [HEAD, ...lines].join('\n');
  return (await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData, ...more })).body;
};
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);

describe('days that could be swapped, beside what the account holds', () => {
  const MONTH_FIRST = ['05/04/2025,QWXZ D,,50.00,900.00', '05/06/2025,QWXZ E,,100.00,1000.00'];

  test('are asked while it holds nothing', async () => {
    const preview = await send('statement-preview', MONTH_FIRST);
    expect([preview.dateOrder, codes(preview).includes('DATE_ORDER_ASSUMED')]).toEqual(['DMY', true]);
  });

  test('are read month first where day first puts new lines among whole days, and the balance goes on', async () => {
    await send('upload-statement', APRIL);
    const preview = await send('statement-preview', MONTH_FIRST);
    expect([preview.dateOrder, codes(preview).includes('DATE_ORDER_ASSUMED')]).toEqual(['MDY', false]);
    expect((await send('upload-statement', MONTH_FIRST)).added).toBe(2);
    const stored = (await ask(cookie, 'GET', `${company}/bank-transactions?limit=100`)).body;
    const found = stored.map(({ transactionDate }: { transactionDate: string }) => transactionDate);
    expect(found).toEqual(expect.arrayContaining(['2025-05-04', '2025-05-06']));
  });

  test.each([
    ['another balance', ['05/04/2025,QWXZ D,,50.00,1900.00', '05/06/2025,QWXZ E,,100.00,2000.00']],
    ['no new line among whole days', ['04/05/2025,QWXZ D,,50.00,900.00', '05/06/2025,QWXZ E,,100.00,1000.00']],
  ])('are day first and asked with %s', async (_what, lines) => {
    await send('upload-statement', APRIL);
    const preview = await send('statement-preview', lines);
    expect([preview.dateOrder, codes(preview).includes('DATE_ORDER_ASSUMED')]).toEqual(['DMY', true]);
  });

  test('are read as a person says', async () => {
    await send('upload-statement', APRIL);
    const preview = await send('statement-preview', MONTH_FIRST, { dateOrder: 'DMY' });
    expect(preview.dateOrder).toBe('DMY');
  });
});
