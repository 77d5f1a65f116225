import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  company = (await seeded()).companies.a1;
  cookie = await signIn('OA');
});

const at = (path: string) => `/companies/${company}/${path}`;
const post = (path: string, body: object) => ask(cookie, 'POST', at(path), body);
const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
const account = (kind: string, rest: object = {}) =>
  post('bank-accounts', { accountName: kind, accountNumber: '50100012344471', bankName: 'HDFC Bank', kind, ...rest });

type Row = { id: string; kind: string; amount: string };
/** The lines of the balance sheet that are not nil, without their totals. */
async function balanceSheet(): Promise<Record<string, string>> {
  const { rows } = await get('balance-sheet?on=2026-10-31');
  const lines = (rows as Row[]).filter(({ kind }) => kind === 'line');
  return Object.fromEntries(lines.flatMap(({ id, amount }) => (Number(amount) ? [[id, amount]] : [])));
}

const HEAD = 'Date,Description,Debit,Credit,Balance';
/** What a bank prints where it counts what it is owed: a purchase makes it more. */
const OWED = [
  HEAD,
  '01/10/2026,HOTEL,4000.00,,4000.00',
  '02/10/2026,TAXI,500.00,,4500.00',
  '09/10/2026,PAID,,1500.00,3000.00',
];
const HELD = [
  HEAD,
  '01/10/2026,SALE,,4000.00,4000.00',
  '02/10/2026,TAXI,500.00,,3500.00',
  '09/10/2026,TEA,500.00,,3000.00',
];

test.each([
  ['overdraft', '2501', 'short-term-borrowings', OWED, '-3000.00'],
  ['card', '2724', 'other-current-liabilities', OWED, '-3000.00'],
  ['loan', '2401', 'long-term-borrowings', OWED, '-3000.00'],
  ['cash', '1504', 'cash-and-bank', HELD, '3000.00'],
  ['wallet', '1508', 'cash-and-bank', HELD, '3000.00'],
  ['gateway', '1701', 'other-current-assets', HELD, '3000.00'],
  ['fixed-deposit', '1505', 'cash-and-bank', HELD, '3000.00'],
  ['savings', '1502', 'cash-and-bank', HELD, '3000.00'],
])('a statement of an account of the kind %s stands at %s, under %s', async (kind, code, line, rows, closing) => {
  const { status, body } = await account(kind, { ifscCode: 'HDFC0000123' });
  expect([status, body.kind]).toEqual([201, kind]);
  const sent = { bankAccountId: body.id, statementData: rows.join('\n') };
  expect((await post('upload-statement', sent)).body).toMatchObject({ added: 3, agreeing: 3 });
  const found = (await get('accounts')).find(({ id }: { id: string }) => id === body.id);
  expect(found).toMatchObject({ parentId: code, line, kind });
  const trial = await get('trial-balance?on=2026-10-31');
  const its = trial.rows.find(({ accountId }: { accountId: string }) => accountId === body.id);
  expect(its.closing).toBe(closing);
  expect((await balanceSheet())[line]).toBe('3000.00');
});

test('a current account that is overdrawn is borrowed from, and an overdraft in credit is cash', async () => {
  const current = (await account('current', { ifscCode: 'HDFC0000123' })).body.id;
  const overdrawn = [HEAD, '01/10/2026,RENT,4000.00,,-4000.00', '02/10/2026,TAXI,500.00,,-4500.00'];
  await post('upload-statement', { bankAccountId: current, statementData: overdrawn.join('\n') });
  expect((await balanceSheet())['short-term-borrowings']).toBe('4500.00');
  const path = `/bank-accounts/${current}`;
  const changed = await ask(cookie, 'PATCH', path, { kind: 'overdraft', was: { kind: 'current' } });
  expect([changed.status, changed.body.kind]).toEqual([200, 'overdraft']);
  expect((await balanceSheet())['short-term-borrowings']).toBe('4500.00');
  const stale = await ask(cookie, 'PATCH', path, { kind: 'card', was: { kind: 'current' } });
  expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['kind']]);
  const back = await ask(cookie, 'PATCH', path, { kind: 'savings' });
  expect(back.body).toMatchObject({ kind: 'savings', accountType: 'savings' });
});

test('a card needs no branch, an account of a bank does, and a change of kind asks for it', async () => {
  const card = await account('card');
  expect([card.status, card.body.ifscCode]).toEqual([201, '']);
  const current = await account('current');
  expect([current.status, Object.keys(current.body.fields)]).toEqual([400, ['ifscCode']]);
  const turned = await ask(cookie, 'PATCH', `/bank-accounts/${card.body.id}`, { kind: 'current' });
  expect([turned.status, Object.keys(turned.body.fields)]).toEqual([422, ['ifscCode']]);
  expect((await account('eefc')).status).toBe(400);
});
