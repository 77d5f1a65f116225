import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,PANTRY,450.00,,99550.00',
  '03/11/2026,NEFT CR LARK,,118000.00,217550.00',
  '05/11/2026,RENT,60000.00,,157550.00',
  '07/11/2026,QWXZ,1000.00,,156550.00',
].join('\n');

test('the position says what the books say: cash, both sides owed, profit of month and year, GST, TDS, suspense', async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  const cookie = await signIn('OA');
  const own = await books(cookie, companies.a1, '4471', STATEMENT);
  await env.DB.prepare("UPDATE companies SET gstin = '29AAZCN9001Q1ZX' WHERE id = ?").bind(own.companyId).run();
  const at = (path: string) => `/companies/${own.companyId}/${path}`;
  const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
  const lines: { id: string; description: string }[] = await get('bank-transactions');
  const named = async (text: string, category: string, subcategory: string) => {
    const id = lines.find(({ description }) => description.includes(text))?.id;
    const { status } = await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });
    expect(status).toBe(200);
  };
  await named('PANTRY', 'expense', 'Pantry and tea');
  await named('LARK', 'income', 'Services - domestic');
  await named('RENT', 'expense', 'Office or shop rent');
  const sold = { description: 'Work', hsn: '998313', taxableValue: '10000', rate: '18' };
  const record = async (path: string, body: object) => {
    const { status, body: answer } = await ask(cookie, 'POST', at(path), body);
    expect([status, answer.title]).toEqual([201, undefined]);
  };
  const party = (name: string) => ({ name, stateCode: '29' });
  await record('invoices', {
    number: 'S-1',
    date: '2026-10-05',
    dueDate: '2026-11-04',
    party: party('Lark'),
    lines: [sold],
  });
  await record('invoices', {
    number: 'S-2',
    date: '2026-11-10',
    dueDate: '2026-12-10',
    party: party('Lark'),
    lines: [sold],
  });
  const bought = { ...sold, account: '5504' };
  await record('bills', {
    number: 'P-1',
    date: '2026-11-01',
    dueDate: '2026-11-20',
    party: party('Adv Mehta'),
    lines: [bought],
  });

  const found = await get('position');
  expect(found).toMatchObject({ on: '2026-11-20', monthFrom: '2026-11-01', yearFrom: '2026-04-01', hasBooks: true });
  expect(found.cash.amount).toBe('156550.00');
  expect(found.cash.accounts.map(({ amount }: { amount: string }) => amount)).toEqual(['156550.00']);
  // What is due on the day itself is not late.
  expect(found.receivable).toEqual({ amount: '23600.00', bills: 2, overdue: '11800.00', overdueBills: 1 });
  expect(found.payable).toMatchObject({ bills: 1, overdue: '0.00', overdueBills: 0 });
  // 1,00,000 of the receipt and 10,000 invoiced in the month, less rent of 60,000 and 10,000 billed; October had 10,000 less 450.
  expect(found.profit).toEqual({ month: '40000.00', year: '49550.00' });
  // 18,000 within the receipt and twice 1,800 invoiced; the bill's 1,800 is credit.
  expect(found.gst).toEqual({ due: '21600.00', held: '1800.00' });
  // The first balance and what nobody explained.
  expect(found.suspense).toBe('-99000.00');
  const report = await get('profit-and-loss?from=2026-04-01&to=2026-11-20');
  const values = JSON.stringify(report);
  expect(values).toContain('49550.00');
  // As of a day before anything was booked there is nothing to say.
  expect(await get('position?on=2026-03-31')).toMatchObject({
    hasBooks: false,
    cash: { amount: '0.00', accounts: [] },
  });
});
