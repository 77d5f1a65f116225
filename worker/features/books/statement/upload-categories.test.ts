import { beforeEach, describe, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { watched } from '../../../testing/watched-database';
import { MOST_CATEGORISED } from './import.repository';

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const LINES = [
  '01/10/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00',
  '05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,39550.00',
  '07/10/2026,QWXZ 1,100.00,,39450.00',
  '31/10/2026,INT.PD 01-10 TO 31-10,,212.00,39662.00',
];
const RECOGNISED = 3;

type Row = Record<string, unknown> & { id: string; description: string };
let cookie: string;
let company: string;
let account: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  account = await opened('50100012344471');
});

async function opened(accountNumber: string): Promise<string> {
  const facts = { accountName: accountNumber, accountNumber, bankName: 'Bank', ifscCode: 'ICIC0000001' };
  return (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
}
const textOf = (lines: readonly string[]) => [HEAD, ...lines].join('\n');
const body = (lines: readonly string[], also = {}) => ({
  bankAccountId: account,
  statementData: textOf(lines),
  ...also,
});
const upload = async (lines: readonly string[], also = {}, headers = {}) => {
  const reply = await ask(cookie, 'POST', `${company}/upload-statement`, body(lines, also), headers);
  expect(reply.status).toBe(200);
  return reply.body;
};
const preview = async (lines: readonly string[], also = {}) =>
  (await ask(cookie, 'POST', `${company}/statement-preview`, body(lines, also))).body;
const rows = async (): Promise<Row[]> => (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
const run = async () => (await ask(cookie, 'POST', `${company}/auto-categorize`, {})).body;
const undoRun = async () => (await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {})).body;
const undoUpload = async (id: string) => (await ask(cookie, 'POST', `/statement-uploads/${id}/undo`, {})).body;
const verified = async () => (await ask(cookie, 'GET', `${company}/audit-trail/verify`)).body;
const actions = async (action: string): Promise<Row[]> =>
  (await ask(cookie, 'GET', `${company}/audit-trail?limit=200`)).body.filter((one: Row) => one.action === action);

const OWN_FACTS = ['id', 'createdAt', 'categorisedAt', 'categoryRunId', 'uploadId', 'line'];
const withoutOwn = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN_FACTS.includes(name)));
const rules = (found: readonly Row[]) => found.map(({ categoryRule }) => categoryRule);

test('what the preview counts is what the upload sets, and the same that a run would have set', async () => {
  const shown = await preview(LINES);
  expect(shown.categories).toMatchObject({ count: RECOGNISED, left: 1 });
  expect(shown.categories.byRule.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
    RECOGNISED,
  );
  expect(await rows()).toEqual([]);

  const alone = await upload(LINES);
  expect(alone).toMatchObject({ added: 4, categorized: 0, runId: null });
  expect(alone.message).not.toContain('categorized');
  expect(rules(await rows())).toEqual([null, null, null, null]);
  expect(await run()).toMatchObject({ changed: RECOGNISED, left: 1 });
  const byRun = (await rows()).map(withoutOwn);
  await undoUpload(alone.uploadId);

  const together = await upload(LINES, { categorize: true });
  expect(together).toMatchObject({ added: 4, categorized: RECOGNISED });
  expect(together.message).toBe('4 transactions added, 3 of them categorized; 4 of 4 rows agree with the balance');
  expect((await rows()).map(withoutOwn)).toEqual(byRun);
  expect(await run()).toMatchObject({ changed: 0 });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const day = `${String(1 + (at % 28)).padStart(2, '0')}/${String(1 + (Math.floor(at / 28) % 12)).padStart(2, '0')}/2025`;
    const paid = ['UPI/628812345678/ZEPTO/OFFICE PANTRY', 'NEFT DR-HDFC0000060-SHARMA STEEL TRADERS-NETBANK-INV 88'][
      at % 2
    ];
    return `${day},${paid} ${at},${100 + at}.00,,`;
  });

test('a line costs seven rows and 1,200 bytes at most, with its indexes, its category, its undo and its trail', async () => {
  const cost = (count: number) =>
    watched(cookie, 'POST', `${company}/upload-statement`, body(many(count), { categorize: true }));
  const [few, more] = [await cost(10), await cost(1010)];
  expect([few.status, more.status]).toEqual([200, 200]);
  expect((more.rowsWritten - few.rowsWritten) / 1000).toBeLessThanOrEqual(7);
  expect((more.sizeAfter - few.sizeAfter) / 1000).toBeLessThanOrEqual(1200);
  // Most of them keep no instant of their own: it is said of each all the same, and the last of them are found by it.
  const last = (await ask(cookie, 'GET', `${company}/bank-transactions?order=categorised&limit=100`)).body as Row[];
  expect(last.map(({ description }) => /\d+$/.exec(description)?.[0])).toEqual([
    '1007',
    '671',
    '335',
    '1006',
    '670',
    '334',
    '1005',
    '669',
    '333',
    '1004',
  ]);
  for (const row of await rows()) expect(row.categorisedAt).toBe(row.createdAt);
  expect(await undoRun()).toMatchObject({ restored: 1000 });
  expect((await verified()).ok).toBe(true);
});

test('the run is one of its own: it is undone alone, or goes with its statement', async () => {
  const plain = await upload(LINES);
  const withoutIds = (found: readonly Row[]) => found.map(({ id, createdAt, uploadId, ...facts }) => facts);
  const untouched = withoutIds(await rows());
  await undoUpload(plain.uploadId);

  const { uploadId, runId } = await upload(LINES, { categorize: true });
  expect(await undoRun()).toMatchObject({ restored: RECOGNISED, runId });
  expect(withoutIds(await rows())).toEqual(untouched);
  expect(await undoUpload(uploadId)).toMatchObject({ removed: 4 });

  const again = await upload(LINES, { categorize: true });
  await undoUpload(again.uploadId);
  expect(await undoRun()).toMatchObject({ restored: 0, runId: again.runId });
  expect(await rows()).toEqual([]);
  expect((await verified()).ok).toBe(true);
});

test('each category has its entry in the trail, and a repeated call does nothing again', async () => {
  const key = { 'idempotency-key': 'upload-with-categories-1' };
  const first = await upload(LINES, { categorize: true }, key);
  expect(await upload(LINES, { categorize: true }, key)).toEqual(first);
  expect(await actions('bank-transaction.categorise')).toHaveLength(RECOGNISED);
  expect(await actions('categorisation.run')).toHaveLength(1);
  expect(await verified()).toMatchObject({ ok: true });
  expect(await upload(LINES, { categorize: true })).toMatchObject({ added: 0, categorized: 0, runId: null });
});

test('two of the same at once set each line once, by one run', async () => {
  const answers = await Promise.all([upload(LINES, { categorize: true }), upload(LINES, { categorize: true })]);
  expect(answers.map(({ added, categorized }) => `${added} ${categorized}`).toSorted()).toEqual(['0 0', '4 3']);
  expect(await actions('categorisation.run')).toHaveLength(1);
  expect(await actions('bank-transaction.categorise')).toHaveLength(RECOGNISED);
  expect(await undoRun()).toMatchObject({ restored: RECOGNISED });
  expect((await verified()).ok).toBe(true);
});

test('own rules and choices of payees hold for what comes, and known lines are left as people set them', async () => {
  await upload(LINES.slice(0, 2));
  const [zepto] = (await rows()).filter(({ description }) => description.includes('ZEPTO'));
  const choice = { category: 'expense', subcategory: 'Staff welfare and team meals' };
  await ask(cookie, 'PATCH', `/bank-transactions/${zepto?.id}/categorize`, choice);
  const rule = { contains: 'qwxz', category: 'expense', subcategory: 'Legal services' };
  expect((await ask(cookie, 'POST', `${company}/category-rules`, rule)).status).toBe(201);

  const later = '02/11/2026,UPI/628899999999/ZEPTO/OFFICE PANTRY,300.00,,39362.00';
  expect(await upload([...LINES, later], { categorize: true })).toMatchObject({ added: 3, known: 2, categorized: 3 });
  const set = new Map((await rows()).map(({ id, description, subcategory }) => [`${description} ${id}`, subcategory]));
  const of = (words: string) => [...set].filter(([name]) => name.includes(words)).map(([, subcategory]) => subcategory);
  expect(of('ZEPTO')).toEqual([choice.subcategory, choice.subcategory]);
  expect(of('QWXZ')).toEqual([rule.subcategory]);
  expect(of('RENT')).toEqual([null]);
});

describe('a line that may be the leg of a transfer', () => {
  const PAID = '07/10/2026,NEFT DR-ICIC0000001-SUNRISE RENT-HDFCN52026100212,60000.00,,40000.00';
  const RECEIVED = '08/10/2026,NEFT CR-HDFCN52026100212-SUNRISE RENT,,60000.00,70000.00';

  beforeEach(async () => {
    await upload([PAID]);
    account = await opened('000405078812');
  });

  test('is left to the run, which links both', async () => {
    expect((await preview([RECEIVED])).categories).toMatchObject({ count: 0, left: 1 });
    expect(await upload([RECEIVED], { categorize: true })).toMatchObject({ added: 1, categorized: 0, runId: null });
    expect(await run()).toMatchObject({ changed: 2 });
    expect((await rows()).map(({ subcategory }) => subcategory)).toEqual(Array(2).fill('Own account transfer'));
  });

  test.each([
    ['on the second day after', '09/10/2026', '60000.00', 0],
    ['on the third day after', '10/10/2026', '60000.00', 1],
    ['on the second day before', '05/10/2026', '60000.00', 0],
    ['on the third day before', '04/10/2026', '60000.00', 1],
    ['by a paisa', '08/10/2026', '60000.01', 1],
  ])('and not what lies apart: %s', async (_, day, amount, count) => {
    const interest = `${day},INT.PD 01-10 TO 31-10,,${amount},${70_000 + Number(amount) - 60_000}`;
    expect((await preview([interest])).categories.count).toBe(count);
  });
});

test('lines that are left out by default are not counted, nor those of a statement that cannot be stored', async () => {
  await upload(LINES);
  const late = '06/10/2026,INT.PD LATE,,5.00,';
  const inside = await preview([late]);
  expect([inside.insideCovered.length, inside.categories]).toEqual([1, null]);
  const twoSided = await preview(['05/11/2026,INT.PD,5.00,5.00,39662.00', '06/11/2026,INT.PD,,5.00,39667.00']);
  expect([twoSided.problemCount, twoSided.categories]).toEqual([1, null]);
});

test('more lines than one run sets come without categories, and the answer says what to do', async () => {
  const many = Array.from(
    { length: MOST_CATEGORISED + 1 },
    (_, at) => `01/04/2025,UPI/${at}/CHAI POINT,,1.00,${at + 1}.00`,
  );
  expect((await preview(many)).categories).toBe(null);
  const long = await upload(many, { categorize: true });
  expect(long).toMatchObject({ added: MOST_CATEGORISED + 1, categorized: 0, runId: null });
  expect(long.message).toContain('run Auto-categorize All');
});

test('the wish costs one more question to the database, whatever the length', async () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `05/11/2026,INT.PD ${at},,1.00,${at + 1}.00`);
  const call = await watched(
    cookie,
    'POST',
    `${company}/upload-statement`,
    body(long, { categorize: true, dateOrder: 'DMY' }),
  );
  expect(call.body).toMatchObject({ added: 3_000, categorized: 3_000 });
  // One is asked without the wish as well, once the statement is stored: whether somebody made rules that settle bills.
  expect(call.trips).toBeLessThanOrEqual(8);
});

test.each([['yes'], [1], [null]])('the wish is yes or no, not %j', async (categorize) => {
  const reply = await ask(cookie, 'POST', `${company}/upload-statement`, body(LINES, { categorize }));
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('categorize')]);
});
