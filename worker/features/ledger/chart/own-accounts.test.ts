import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

let cookie: string;
let own: Books;

const STATEMENT = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '05/09/2026,RENT SEP - SUNRISE PROPERTIES,60000.00,,140000.00',
  '05/10/2026,RENT OCT - SUNRISE PROPERTIES,60000.00,,80000.00',
  '07/11/2026,RENT NOV - SUNRISE PROPERTIES,60000.00,,20000.00',
].join('\n');

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  own = await books(cookie, companies.a1, '4471', STATEMENT);
  const lines = (await ask(cookie, 'GET', at('bank-transactions'))).body;
  for (const { id } of lines)
    await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, {
      ...{ category: 'expense', subcategory: 'Office or shop rent' },
    });
});

const at = (path: string) => `/companies/${own.companyId}/${path}`;
const post = (path: string, body: object) => ask(cookie, 'POST', at(path), body);
const added = async (name: string) => (await post('accounts', { name, group: 'Rent' })).body;
const change = (id: string, body: object) => ask(cookie, 'PATCH', at(`accounts/${id}`), body);
const remove = (id: string) => post(`accounts/${id}/remove`, {});
/** What an account stands at. */
async function closing(id: string): Promise<string | undefined> {
  const { rows } = (await ask(cookie, 'GET', at('trial-balance?on=2026-11-20'))).body;
  return rows.find(({ accountId }: { accountId: string }) => accountId === id)?.closing;
}

test('a rule says what it would move, moves that and no more, and goes back the same way', async () => {
  const hall = await added('Northern hall');
  const rule = { subcategory: 'Office or shop rent', account: hall.id, fromDay: '2026-10-01' };
  const seen = await post('posting-rules/preview', rule);
  expect([seen.status, seen.body.moves]).toEqual([
    200,
    [{ from: 'Rent', to: 'Northern hall', lineCount: 2, amount: '120000.00' }],
  ]);
  expect(await closing(hall.id)).toBeUndefined();
  const { status, body } = await post('posting-rules', rule);
  expect([status, await closing(hall.id), await closing('5501')]).toEqual([201, '120000.00', '60000.00']);
  const later = { ...rule, account: '5502', fromDay: '2026-11-01' };
  expect((await post('posting-rules/preview', later)).body.moves).toEqual([
    { from: 'Northern hall', to: 'Equipment hire', lineCount: 1, amount: '60000.00' },
  ]);
  expect((await post(`posting-rules/${body.id}/remove`, {})).status).toBe(200);
  expect(await closing('5501')).toBe('180000.00');
  const trail = (await ask(cookie, 'GET', at('audit-trail?limit=5'))).body;
  const actions = trail.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 2)).toEqual(['posting-rule.remove', 'posting-rule.set']);
});

test('a rule cannot reach into a locked month, nor be taken out of one, nor post where a party is asked for', async () => {
  const rule = { subcategory: 'Office or shop rent', account: '5502', fromDay: '2026-10-01' };
  const { body } = await post('posting-rules', rule);
  expect((await post('posting-rules/preview', { ...rule, account: '2601' })).body.fields).toHaveProperty('account');
  await post('period-locks', { upTo: '2026-10-31', reason: 'Sent to the auditor' });
  for (const path of ['posting-rules', 'posting-rules/preview', `posting-rules/${body.id}/remove`]) {
    const refused = await post(path, rule);
    expect([path, refused.status, Object.keys(refused.body.fields)]).toEqual([path, 409, ['fromDay']]);
  }
  expect(await closing('5502')).toBe('120000.00');
});

test('an account is renamed, removed while unused, and stays with the count of what names it', async () => {
  const hall = await added('Hall');
  const renamed = await change(hall.id, { name: 'Northern hall', was: { name: 'Hall' } });
  expect([renamed.status, renamed.body.name, renamed.body.line]).toEqual([200, 'Northern hall', 'other-expenses']);
  expect((await change(hall.id, { name: 'rent' })).body.fields).toHaveProperty('name');
  expect((await change('5501', { name: 'Rents' })).status).toBe(404);
  const empty = await added('Empty');
  expect((await remove(empty.id)).status).toBe(200);
  expect((await remove(empty.id)).status).toBe(404);
  const lines = [
    { account: hall.id, debit: '500' },
    { account: '5501', credit: '500' },
  ];
  const voucher = { kind: 'journal', date: '2026-10-10', lines };
  await post('vouchers', voucher);
  const refused = await remove(hall.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'account-in-use']);
  expect(refused.body.title).toMatch(/^Northern hall stays: 1 entry names it/);
  expect((await change(hall.id, { closedOn: '2026-10-09' })).body.fields).toHaveProperty('closedOn');
  expect((await change(hall.id, { closedOn: '2026-10-10' })).status).toBe(200);
  const after = await post('vouchers', { ...voucher, date: '2026-10-11' });
  expect([after.status, Object.keys(after.body.fields)]).toEqual([422, ['lines.0.account']]);
  const ruled = await post('posting-rules', { subcategory: 'Tea', account: hall.id, fromDay: '2026-11-01' });
  expect(ruled.status).toBe(422);
});
