import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

// October's statement of a founder, through the calls that the screens make.

const OCTOBER = `Date,Description,Debit Amount,Credit Amount,Balance
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00
01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99100.00
03-10-2026,"NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88",,"1,18,000.00",217100.00
2026-10-05,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157100.00
07/10/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,,151100.00
12/10/2026,IMPS-P2A-ADV MEHRA LEGAL RETAINER,45000.00,,106100.00
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00`;

const NOVEMBER = `Date,Description,Debit Amount,Credit Amount,Balance
15/10/2026,TRF TO OWN A/C 4471 SWEEP,50000.00,,56100.00
31/10/2026,INT.PD 01-10 TO 31-10,,212.00,56312.00
02/11/2026,ATM CSH,2000.00,,54312.00
03/11/2026,UPI/ZEPTO,300.00,,53712.00`;

type Row = {
  id: string;
  description: string;
  category: string | null;
  subcategory: string | null;
  categoryRule: string | null;
};

let cookie: string;
let company: string;
let account: string;
const upload = (statementData: string) =>
  ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: account, statementData });
const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
const rowOf = async (text: string) => (await rows()).filter(({ description }) => description.includes(text));
const preview = async () => (await ask(cookie, 'GET', `${company}/auto-categorize/preview`)).body;
const run = () => ask(cookie, 'POST', `${company}/auto-categorize`, {});
const undo = () => ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
const categorise = (id: string, category: string, subcategory: string) =>
  ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });
const october = () => ask(cookie, 'GET', `${company}/financial-summary?startDate=2026-10-01&endDate=2026-10-31`);

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T12:00:00+05:30' });
  const facts = {
    accountName: 'Current',
    accountNumber: '50100012344471',
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000123',
  };
  account = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
});

afterEach(() => ask(undefined, 'PUT', '/dev/clock', { now: null }));

test('the statement is complete, to the paisa, with its twins', async () => {
  const { body } = await upload(OCTOBER);
  expect(body).toMatchObject({
    added: 8,
    known: 0,
    opening: '100000.00',
    closing: '56312.00',
    agreeing: 8,
    checked: 8,
  });
  expect(body.message).toContain('8 of 8 rows agree');
  expect(body.warnings).toEqual([]);
  const zepto = (await rowOf('ZEPTO')) as (Row & { amount: string; balance: string })[];
  expect(zepto.map(({ amount, balance }) => [amount, balance])).toEqual([
    ['450.00', '99100.00'],
    ['450.00', '99550.00'],
  ]);
});

test('the same text again adds nothing and says so; the next one adds its new rows and names the break', async () => {
  await upload(OCTOBER);
  const again = await upload(OCTOBER);
  expect(again.body).toMatchObject({ added: 0, known: 8 });
  expect(again.body.message).toMatch(/0 transactions added, 8 already known/);
  const next = await upload(NOVEMBER);
  expect(next.body).toMatchObject({ added: 2, known: 2, agreeing: 3, checked: 4 });
  const mismatch = next.body.warnings.find(({ code }: { code: string }) => code === 'BALANCE_MISMATCH');
  expect(mismatch.line).toBe(5);
  expect(mismatch.message).toMatch(/300/);
  expect((await rowOf('UPI/ZEPTO'))[0]).toMatchObject({ breaksBalance: true });
});

describe('categories', () => {
  beforeEach(async () => {
    await upload(OCTOBER);
    await upload(NOVEMBER);
  });

  test('the rules say beforehand what they will do, and do exactly that', async () => {
    const before = await preview();
    const { body } = await run();
    expect(body.changed).toBe(before.count);
    expect(body.changed + body.left).toBe(10);
    const set = (await rows()).filter(({ category }) => category !== null);
    expect(set).toHaveLength(before.count);
    for (const row of set) expect(row.categoryRule).toMatch(/^[a-z-]+$/);
    expect((await rowOf('SWEEP'))[0]).toMatchObject({ category: 'transfer' });
    expect((await rowOf('TDS PAYMENT'))[0]).toMatchObject({ category: 'tax_payment' });
    expect((await rowOf('INT.PD'))[0]).toMatchObject({ category: 'income' });
    expect((await rowOf('RENT OCT'))[0]).toMatchObject({ category: 'expense' });
  });

  test('a choice of a person applies to the payee in the next run, is proposed first, and is never overwritten', async () => {
    await run();
    const [first] = await rowOf('628812345678');
    await categorise(first?.id ?? '', 'expense', 'Staff welfare and team meals');
    const proposed = await preview();
    expect(proposed.byRule).toContainEqual(
      expect.objectContaining({ subcategory: 'Staff welfare and team meals', count: 2 }),
    );
    await run();
    for (const row of await rowOf('ZEPTO')) expect(row.subcategory).toBe('Staff welfare and team meals');
    expect((await rowOf('628812345678')).find(({ id }) => id === first?.id)).toMatchObject({
      categoryRule: 'person',
      categorisedBy: 'Seed FA',
    });
  });

  test('the last categorised rows come first when they are asked for', async () => {
    await run();
    const [sweep] = await rowOf('SWEEP');
    await ask(undefined, 'PUT', '/dev/clock', { now: '2026-11-20T12:05:00+05:30' });
    await categorise(sweep?.id ?? '', 'transfer', 'Fixed deposit booked or closed');
    const { body } = await ask(cookie, 'GET', `${company}/bank-transactions?order=categorised&limit=3`);
    expect(body).toHaveLength(3);
    expect(body[0].id).toBe(sweep?.id);
    expect(body.every(({ category }: Row) => category !== null)).toBe(true);
  });

  test('the last run is undone exactly, and what a person chose since then stays', async () => {
    const before = await rows();
    await run();
    const [sweep] = await rowOf('SWEEP');
    await categorise(sweep?.id ?? '', 'transfer', 'Fixed deposit booked or closed');
    const { body } = await undo();
    expect(body.message).toContain('1 changed by hand since then stay');
    const kept = (list: Row[]) => list.filter(({ id }) => id !== sweep?.id);
    expect(kept(await rows())).toEqual(kept(before));
    expect((await rowOf('SWEEP'))[0]).toMatchObject({
      subcategory: 'Fixed deposit booked or closed',
      categoryRule: 'person',
    });
    expect((await undo()).status).toBe(409);
  });

  test('runs are undone last first', async () => {
    await run();
    const afterFirst = await rows();
    const [zepto] = await rowOf('628812345678');
    await categorise(zepto?.id ?? '', 'expense', 'Staff welfare and team meals');
    await run();
    await undo();
    const others = (list: Row[]) => list.filter(({ id }) => id !== zepto?.id);
    expect(others(await rows())).toEqual(others(afterFirst));
    expect((await undo()).status).toBe(200);
    expect((await rows()).filter(({ category }) => category !== null)).toHaveLength(1);
  });

  test('the figures of October are plain, and beside them without transfers and taxes', async () => {
    await run();
    expect((await october()).body).toMatchObject({
      totalIncome: '118212.00',
      totalExpenses: '161900.00',
      netIncome: '-43688.00',
      transactionCount: 8,
      operatingExpenses: '105900.00',
      operatingNet: '12312.00',
      leftOut: expect.arrayContaining([
        { category: 'transfer', side: 'debit', amount: '50000.00', count: 1 },
        { category: 'tax_payment', side: 'debit', amount: '6000.00', count: 1 },
      ]),
    });
    const { body } = await ask(cookie, 'GET', `${company}/category-expenses?startDate=2026-10-01&endDate=2026-10-31`);
    const total = body.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0);
    expect(total).toBe(161900);
  });
});

test('the default period is this month to today, and says where the data ends', async () => {
  await upload(OCTOBER);
  const empty = await ask(cookie, 'GET', `${company}/financial-summary`);
  expect(empty.body).toMatchObject({
    transactionCount: 0,
    startDate: '2026-11-01',
    endDate: '2026-11-20',
    dataEndsOn: '2026-10-31',
  });
  await upload(NOVEMBER);
  const now = await ask(cookie, 'GET', `${company}/financial-summary`);
  expect(now.body).toMatchObject({ transactionCount: 2, totalExpenses: '2300.00', dataEndsOn: '2026-11-03' });
});

test.each([
  ['2026-11-30T18:29:59Z', '2026-11-01', '2026-11-30'],
  ['2026-11-30T18:30:00Z', '2026-12-01', '2026-12-01'],
  ['2027-03-31T18:30:00Z', '2027-04-01', '2027-04-01'],
  ['2028-02-29T12:00:00Z', '2028-02-01', '2028-02-29'],
])('at %s the month in India runs from %s to %s', async (now, startDate, endDate) => {
  await ask(undefined, 'PUT', '/dev/clock', { now });
  expect((await ask(cookie, 'GET', `${company}/financial-summary`)).body).toMatchObject({ startDate, endDate });
});

test('a viewer reads the books with the account number masked', async () => {
  await upload(OCTOBER);
  const viewer = await signIn('VA');
  const { body } = await ask(viewer, 'GET', `${company}/bank-accounts`);
  expect(body[0].accountNumber).toMatch(/^X+4471$/);
  expect((await ask(viewer, 'GET', `${company}/bank-transactions`)).body).toHaveLength(8);
});

test('a list is paged by a cap, and the pages follow without gap', async () => {
  await upload(OCTOBER);
  expect((await ask(cookie, 'GET', `${company}/bank-transactions?limit=501`)).status).toBe(400);
  const seen: string[] = [];
  let next = '?limit=3';
  for (let turn = 0; next && turn < 9; turn++) {
    const { body, headers } = await ask(cookie, 'GET', `${company}/bank-transactions${next}`);
    seen.push(...body.map(({ id }: Row) => id));
    next = /bank-transactions(\?[^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(seen).toEqual((await rows()).map(({ id }) => id));
  expect(seen).toHaveLength(8);
});
