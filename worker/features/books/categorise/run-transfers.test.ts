import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { planOf, watched } from '../../../testing/watched-database';

// Two own accounts. Each pair of lines is a transfer, told by a number, a name or an account.
const ONE = [
  '02/10/2026,NEFT DR-ICIC0000001-NILGIRI OBSERVATORY-HDFCN52026100212,10000.00,',
  '05/10/2026,IMPS/628812345678/QWXZ,20000.00,',
  '08/10/2026,FT TO 000405078812,30000.00,',
  '12/10/2026,QWXZ A,40000.00,',
];
const OTHER = [
  '02/10/2026,NEFT CR-HDFCN52026100212-NILGIRI OBSERVATORY,,10000.00',
  '05/10/2026,MMT/IMPS/628812345678/QWXZ,,20000.00',
  '09/10/2026,FT FROM XX4471,,30000.00',
  '13/10/2026,QWXZ B FROM XX4471,,40000.00',
];

type Row = Record<string, unknown> & { id: string };
let cookie: string;
let company: string;
let second: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  await account('50100012344471', ONE);
  second = await account('000405078812', OTHER);
});

async function account(accountNumber: string, lines: readonly string[]): Promise<string> {
  const facts = { accountName: accountNumber, accountNumber, bankName: 'Bank', ifscCode: 'ICIC0000001' };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body;
  await upload(id, lines);
  return id;
}
async function upload(bankAccountId: string, lines: readonly string[]): Promise<void> {
  const statementData = ['Date,Description,Debit Amount,Credit Amount', ...lines].join('\n');
  expect((await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData })).status).toBe(200);
}

const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
const line = async (words: string): Promise<Row> =>
  (await ask(cookie, 'GET', `${company}/bank-transactions?q=${encodeURIComponent(words)}`)).body[0];
const run = async (query = '') => (await ask(cookie, 'POST', `${company}/auto-categorize${query}`, {})).body;
const undo = async () => (await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {})).body;
const preview = async (query = '') => (await ask(cookie, 'GET', `${company}/auto-categorize/preview${query}`)).body;
const choose = (id: string, subcategory: string) =>
  ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category: 'expense', subcategory });
const actions = async (action: string): Promise<unknown[]> =>
  (await ask(cookie, 'GET', `${company}/audit-trail?limit=200`)).body.filter((one: Row) => one.action === action);

const SET = { category: 'transfer', subcategory: 'Own account transfer', isReconciled: true };

test('a transfer that comes back is found by the line of either account, and its legs stay each other’s', async () => {
  await run();
  await upload(second, ['11/10/2026,MMT/IMPS/REV/628812345678/RETURN,20000.00,']);
  await run();
  const [came, back] = [await line('MMT/IMPS/628812345678'), await line('MMT/IMPS/REV')];
  expect(back).toMatchObject({ ...SET, reconciledWith: { kind: 'reversal', id: came.id } });
  expect(came).toMatchObject({ ...SET, reconciledWith: { kind: 'transfer' } });
});

test('one run sets and links both legs of every transfer, as the preview said, each for its reason', async () => {
  const shown = await preview();
  expect(shown).toMatchObject({ count: 8, left: 0, byRule: [{ rule: 'transfer-paired', count: 8 }] });
  expect(shown.byRule[0].rows[0].why).toContain('the same bank reference HDFCN52026100212');
  expect((await rows()).every(({ isReconciled }) => !isReconciled)).toBe(true);
  expect(await run()).toMatchObject({ changed: 8, left: 0, message: '8 transactions categorized' });
  const set = await rows();
  for (const row of set) {
    const other = set.find(({ id }) => id === row.transferPairId);
    expect(row).toMatchObject({ ...SET, categorisedBy: null, transferPairId: other?.id });
    expect(row).toMatchObject({ reconciledWith: { kind: 'transfer', id: other?.id }, amount: other?.amount });
  }
  const reasons = new Set(set.map(({ reconciledWith }) => (reconciledWith as { why: string }).why.split(/[:,]/)[1]));
  expect(reasons.size).toBe(3);
  const figures = await ask(cookie, 'GET', `${company}/financial-summary?startDate=2026-10-01&endDate=2026-10-31`);
  expect(figures.body).toMatchObject({ operatingIncome: '0.00', operatingExpenses: '0.00' });
  expect([await actions('bank-transaction.reconcile'), await actions('bank-transaction.categorise')]).toMatchObject([
    { length: 8 },
    { length: 8 },
  ]);
  expect((await ask(cookie, 'POST', `${company}/reconcile`, {})).body.matched).toBe(0);
});

describe('undoing the run', () => {
  test('restores the categories and the links exactly, and a run finds them again', async () => {
    const before = await rows();
    await run();
    expect((await undo()).message).toBe('8 categorizations undone; 8 transactions no longer linked');
    expect(await rows()).toEqual(before);
    expect(await actions('bank-transaction.unmatch')).toHaveLength(8);
    expect((await run()).changed).toBe(8);
  });

  test('leaves what people did since then: a category, a link that was refused, one made by hand', async () => {
    await run();
    const [chosen, refused] = [await line('QWXZ A'), await line('FT TO')];
    await choose(chosen.id, 'Fuel');
    await ask(cookie, 'POST', `/bank-transactions/${refused.id}/unmatch`, { withId: refused.transferPairId });
    await ask(cookie, 'POST', `/bank-transactions/${refused.id}/match`, { withId: refused.transferPairId });
    expect((await undo()).restored).toBe(5);
    expect(await line('QWXZ A')).toMatchObject({ subcategory: 'Fuel', isReconciled: false });
    expect(await line('QWXZ B')).toMatchObject({ category: null, isReconciled: false, transferPairId: null });
    expect(await line('FT TO')).toMatchObject({ ...SET, transferPairId: refused.transferPairId });
    expect(await line('IMPS/6288')).toMatchObject({ category: null, reconciledWith: null, transferPairId: null });
  });
});

describe('what a person chose stays', () => {
  test('and is linked only where both banks print the same number', async () => {
    const before = await Promise.all(['52026100212', 'IMPS/6288', 'FT TO', 'QWXZ A'].map(line));
    for (const { id } of before) await choose(id, 'Fuel');
    const { changed } = await run();
    const after = await Promise.all(['52026100212', 'IMPS/6288', 'FT TO', 'QWXZ A'].map(line));
    expect(after.map(({ subcategory, isReconciled }) => [subcategory, isReconciled])).toEqual([
      ['Fuel', true],
      ['Fuel', true],
      ['Fuel', false],
      ['Fuel', false],
    ]);
    expect((await undo()).restored).toBe(changed);
    expect(await line('IMPS/6288')).toMatchObject({ subcategory: 'Fuel', isReconciled: false, transferPairId: null });
  });
});

describe('equal and opposite amounts alone', () => {
  test('link nothing, and are asked where payments are matched, until a person says so', async () => {
    await upload(second, ['25/10/2026,QWXZ IN,,90000.00']);
    await account('777000111222', ['24/10/2026,QWXZ OUT,90000.00,']);
    await run();
    expect(await line('QWXZ OUT')).toMatchObject({ category: null, isReconciled: false });
    const asked = async () => (await ask(cookie, 'GET', `${company}/reconcile/preview`)).body;
    const { matched, questions } = await asked();
    expect([matched, questions.length]).toEqual([0, 1]);
    const [{ out, into }] = questions;
    expect(out).toMatchObject({ description: 'QWXZ OUT', amount: '90000.00', transactionType: 'debit' });
    const say = (call: string) =>
      ask(cookie, 'POST', `/bank-transactions/${out.transactionId}/${call}`, { withId: into.transactionId });
    for (const round of [1, 2]) expect([round, (await say('refuse-match')).status]).toEqual([round, 200]);
    expect((await asked()).questions).toEqual([]);
    expect(await line('QWXZ OUT')).toMatchObject({ isReconciled: false, reconciledWith: null });
    const trail = (await ask(cookie, 'GET', `${company}/audit-trail`)).body;
    const refused = trail.filter(({ action }: { action: string }) => action === 'bank-transaction.refuse-match');
    expect(refused).toHaveLength(1);
    await say('match');
    expect(await line('QWXZ IN')).toMatchObject({ ...SET, transferPairId: out.transactionId });
    expect((await asked()).questions).toEqual([]);
    expect((await say('refuse-match')).body).toMatchObject({ code: 'already-matched' });
  });

  test('link nothing where a second line could be the other leg', async () => {
    await upload(second, ['13/10/2026,QWXZ C FROM XX4471,,40000.00']);
    expect(await run()).toMatchObject({ changed: 6, left: 3 });
    expect(await line('QWXZ A')).toMatchObject({ category: null, isReconciled: false });
  });

  test('link nothing that the rules know for something else', async () => {
    await upload(second, ['20/10/2026,NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88,,60000.00']);
    await account('777000111222', ['20/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,']);
    await run();
    expect(await line('SUNRISE')).toMatchObject({ category: 'expense', isReconciled: false });
  });
});

test('a run of one account sets the other legs of its transfers too, and no others', async () => {
  await account('777000111222', ['20/10/2026,QWXZ D,700.00,']);
  await account('777000111333', ['20/10/2026,QWXZ E,,700.00']);
  expect(await preview(`?bankAccountId=${second}`)).toMatchObject({ count: 8, left: 0 });
  expect(await run(`?bankAccountId=${second}`)).toMatchObject({ changed: 8 });
  expect(await line('QWXZ D')).toMatchObject({ category: null, isReconciled: false });
});

test('an account that is not in use is left as it is', async () => {
  await ask(cookie, 'PATCH', `/bank-accounts/${second}`, { isActive: false });
  await run();
  expect((await rows()).filter(({ isReconciled }) => isReconciled)).toEqual([]);
});

test('all within twelve round trips, without going through a table', async () => {
  const call = await watched(cookie, 'POST', `${company}/auto-categorize`, {});
  expect([call.status, call.body.changed]).toEqual([200, 8]);
  expect(call.trips).toBeLessThanOrEqual(12);
  for (const sent of call.statements.filter(({ sql }) => /^(SELECT|UPDATE)/.test(sql))) {
    const scans = (await planOf(sent)).filter((detail) => /^SCAN (t|o|u|c|bank_\w+|categorisation_\w+)\b/.test(detail));
    expect(scans, sent.sql).toEqual([]);
  }
});
