import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

const statementOf = (...lines: string[]) =>
  ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
const RENT = statementOf('05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,40000.00');
const LATER = statementOf('05/11/2026,RENT NOV 2026 - SUNRISE PROPERTIES,60000.00,,20000.00');

let cookie: string;
let company: string;
let first: string;
let second: string;

const upload = (bankAccountId: string, statementData: string, call = 'upload-statement') =>
  ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData });
const mark = (id: string, isActive: boolean) => ask(cookie, 'PATCH', `/bank-accounts/${id}`, { isActive });
const plan = async (query = '') => (await ask(cookie, 'GET', `${company}/auto-categorize/preview${query}`)).body;
const rows = async () => (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;

async function accountWith(accountName: string, accountNumber: string): Promise<string> {
  const facts = { accountName, accountNumber, bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  await upload(id, RENT);
  return id;
}

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  first = await accountWith('Operations', '50100012344471');
  second = await accountWith('Payroll', '50100012349999');
});

test('an inactive account takes no statement, and says what to do first', async () => {
  await mark(first, false);
  for (const call of ['upload-statement', 'statement-preview']) {
    const { status, body } = await upload(first, LATER, call);
    expect([status, body.code]).toEqual([409, 'bank-account-inactive']);
    expect(body.error ?? body.title).toContain('Operations is inactive. Activate the account first');
  }
  expect((await rows()).length).toBe(2);
  await mark(first, true);
  expect((await upload(first, LATER)).body.added).toBe(1);
});

test('its lines stay in the books, and no run touches them', async () => {
  await mark(first, false);
  expect(await plan()).toMatchObject({ count: 1, left: 0 });
  await ask(cookie, 'POST', `${company}/auto-categorize`, {});
  const set = (await rows()).map((row: Record<string, unknown>) => [row.bankAccountId, row.category]);
  expect(set).toContainEqual([first, null]);
  expect(set).toContainEqual([second, 'expense']);
});

test('a run of one account leaves the others as they are, and shows the rows it would set', async () => {
  const { count, byRule } = await plan(`?bankAccountId=${second}`);
  expect(count).toBe(1);
  expect(byRule[0].rows).toMatchObject([
    { date: '2026-10-05', amount: '60000.00', side: 'debit', confidence: byRule[0].rows[0].confidence },
  ]);
  const ran = await ask(cookie, 'POST', `${company}/auto-categorize?bankAccountId=${second}`, {});
  expect(ran.body.changed).toBe(1);
  expect(await plan(`?bankAccountId=${second}`)).toMatchObject({ count: 0 });
  expect(await plan()).toMatchObject({ count: 1 });
});

test('a run of an inactive account or of somebody else’s is refused', async () => {
  await mark(first, false);
  expect((await ask(cookie, 'GET', `${company}/auto-categorize/preview?bankAccountId=${first}`)).status).toBe(409);
  const unknown = '01890000-0000-7000-8000-000000000000';
  expect((await ask(cookie, 'POST', `${company}/auto-categorize?bankAccountId=${unknown}`, {})).status).toBe(404);
});
