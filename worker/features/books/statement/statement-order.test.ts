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
  return (
    await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData, dateOrder: undefined, ...more })
  ).body;
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
    ['another balance', ['05/04/2025,QWXZ D,,50.00,1900.00', '05/06/2025,QWXZ E,,100.00,2000.00'], 'DMY', true],
    [
      'the balance of the day before',
      ['04/05/2025,QWXZ D,,50.00,900.00', '05/06/2025,QWXZ E,,1.00,901.00'],
      'DMY',
      false,
    ],
    ['a line that is known', ['01/04/2025,QWXZ A,,1000.00,1000.00', '05/06/2025,QWXZ E,,1.00,901.00'], 'DMY', false],
    ['days to come one way', ['05/06/2026,QWXZ D,,50.00,1900.00', '11/12/2026,QWXZ E,,1.00,1901.00'], 'MDY', false],
  ])('are settled by what stands beside them, or asked: %s', async (_what, lines, dateOrder, isAsked) => {
    await send('upload-statement', APRIL);
    const preview = await send('statement-preview', lines);
    expect([preview.dateOrder, codes(preview).includes('DATE_ORDER_ASSUMED')]).toEqual([dateOrder, isAsked]);
  });

  test('are not stored before somebody says their order, neither a text nor what a spreadsheet may have turned round', async () => {
    const stored = async () => (await ask(cookie, 'GET', `${company}/bank-transactions?limit=100`)).body.length;
    const upload = (body: object) =>
      ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, dateOrder: undefined, ...body });
    const statementData = [HEAD, ...MONTH_FIRST].join('\n');
    const asked = await upload({ statementData });
    expect([asked.status, asked.body.code, asked.body.choices]).toEqual([422, 'date-order-open', ['DMY', 'MDY']]);
    expect(asked.body.title).toContain('DMY if 05 Apr 2025 is right, or as MDY if 04 May 2025 is');
    expect(asked.body.fields.dateOrder).toBe('DMY or MDY');
    expect(await stored()).toBe(0);
    expect((await upload({ statementData, dateOrder: 'MDY' })).body.added).toBe(2);
    expect(await stored()).toBe(2);
  });

  test('are read as a person says', async () => {
    await send('upload-statement', APRIL);
    const preview = await send('statement-preview', MONTH_FIRST, { dateOrder: 'DMY' });
    expect(preview.dateOrder).toBe('DMY');
  });
});
