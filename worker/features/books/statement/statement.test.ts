import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseRupees } from '../../../domain/shared/money';
import { ask, fileNamed, formWith, seeded, signIn } from '../../../testing/client';

type Row = {
  date: string;
  description?: string;
  description_loose?: boolean;
  debit_paise: number;
  credit_paise: number;
  balance_paise?: number;
};
type Expected = { file: string; rows: Row[]; opening_balance_paise: number; closing_balance_paise: number };

function base64Of(name: string): string {
  const content = env.TEST_FIXTURES[name] ?? env.TEST_FIXTURES[`banks/${name}`] ?? env.TEST_FIXTURES[`bad/${name}`];
  if (content === undefined) throw new Error(`No fixture ${name}`);
  return content;
}

const jsonOf = <Shape>(name: string): Shape =>
  JSON.parse(new TextDecoder().decode(Buffer.from(base64Of(name), 'base64')));
const wanted = Object.keys(env.TEST_FIXTURES)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => jsonOf<Expected>(name));

let cookie: string;
let companyId: string;

beforeEach(async () => {
  companyId = (await seeded()).companies.a1;
  cookie = await signIn('OA');
});

let number = 50100012340000;
async function newAccount(): Promise<string> {
  number++;
  const facts = {
    accountName: 'Current',
    accountNumber: String(number),
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0000123',
  };
  return (await ask(cookie, 'POST', `/companies/${companyId}/bank-accounts`, facts)).body.id;
}

const upload = (bankAccountId: string, body: object) =>
  ask(cookie, 'POST', `/companies/${companyId}/upload-statement`, { bankAccountId, ...body });

/** A fixture as a person chooses it on the page: its bytes in a form, with what is said of it. */
const fixtureForm = (name: string, request: object): FormData => {
  const file = fileNamed(name, new Uint8Array(Buffer.from(base64Of(name), 'base64')));
  return formWith({ file }, request);
};
const uploadFile = (bankAccountId: string, name: string, rest: object = {}) =>
  ask(cookie, 'POST', `/companies/${companyId}/upload-statement`, fixtureForm(name, { bankAccountId, ...rest }));

async function stored(bankAccountId: string): Promise<Row[]> {
  const { body } = await ask(
    cookie,
    'GET',
    `/companies/${companyId}/bank-transactions?limit=500&bankAccountId=${bankAccountId}`,
  );
  const rows = (body as Record<string, string>[]).map((row) => ({
    date: row.transactionDate ?? '',
    description: row.description ?? '',
    debit_paise: row.transactionType === 'debit' ? Number(parseRupees(row.amount ?? '')) : 0,
    credit_paise: row.transactionType === 'credit' ? Number(parseRupees(row.amount ?? '')) : 0,
    ...(row.balance && { balance_paise: Number(parseRupees(row.balance)) }),
  }));
  return rows.toReversed();
}

const squeezed = (text = '') => text.replace(/\s+/g, '');

function expectRows(found: readonly Row[], expected: readonly Row[]) {
  expect(found.map(({ date }) => date)).toEqual(expected.map(({ date }) => date));
  expected.forEach((want, place) => {
    const { description, description_loose, ...exact } = want;
    expect(found[place]).toMatchObject({ debit_paise: exact.debit_paise, credit_paise: exact.credit_paise });
    if (exact.balance_paise !== undefined) expect(found[place]?.balance_paise).toBe(exact.balance_paise);
    if (description && !description_loose) expect(squeezed(found[place]?.description)).toBe(squeezed(description));
  });
}

describe.each(wanted)('$file', ({ file, rows, opening_balance_paise, closing_balance_paise }) => {
  test('is stored as expected, and the same file again adds nothing', async () => {
    const account = await newAccount();
    const first = await uploadFile(account, file);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ added: rows.length, known: 0, agreeing: rows.length, checked: rows.length });
    expect(Number(parseRupees(first.body.opening))).toBe(opening_balance_paise);
    expect(Number(parseRupees(first.body.closing))).toBe(closing_balance_paise);
    expectRows(await stored(account), rows);
    const again = await uploadFile(account, file);
    expect(again.body).toMatchObject({ added: 0, known: rows.length, uploadId: null });
    expect(await stored(account)).toHaveLength(rows.length);
  });
});

test('the pasted text after the file adds nothing', async () => {
  const account = await newAccount();
  await uploadFile(account, 'baseline_generic.csv');
  expect((await uploadFile(account, 'baseline_pasted.tsv')).body).toMatchObject({ added: 0, known: 16 });
});

type Hostile = {
  file: string;
  outcome: string;
  expected_rows?: Row[];
  expected_count?: number;
  rejected_rows?: { line: number; code: string }[];
  mismatch_lines?: number[];
  duplicates_of_previous?: number;
  suggested_codes: string[];
};
const hostile = jsonOf<{ cases: Hostile[] }>('expected.json').cases.filter(
  ({ file }) => !file.startsWith('05_') && !file.startsWith('21_overlap_b'),
);

describe.each(hostile)(
  'bad/$file',
  ({ file, outcome, expected_rows, rejected_rows = [], mismatch_lines = [], suggested_codes }) => {
    test(`ends in ${outcome}`, async () => {
      const account = await newAccount();
      let reply = await uploadFile(account, file);
      expect(reply.status).toBeLessThan(500);
      if (rejected_rows.length > 0 || outcome === 'ask' || outcome === 'reject') {
        expect(reply.status).toBe(422);
        expect(await stored(account)).toEqual([]);
      }
      // Nothing tells day from month: a person is asked, and says day first.
      if (reply.body.code === 'date-order-open') {
        expect(suggested_codes).toContain('DATE_ORDER_ASSUMED');
        expect(await stored(account)).toEqual([]);
        reply = await uploadFile(account, file, { dateOrder: 'DMY' });
      }
      if (outcome === 'reject') {
        expect(suggested_codes).toContain(reply.body.problems[0].code);
        return;
      }
      if (rejected_rows.length > 0) {
        const named = reply.body.problems.map(({ line, code }: { line: number; code: string }) => ({ line, code }));
        expect(named).toEqual(rejected_rows);
        reply = await uploadFile(account, file, { skipLines: rejected_rows.map(({ line }) => line) });
      }
      if (outcome === 'ask') reply = await uploadFile(account, file, { dateOrder: 'MDY' });
      if (outcome === 'reject_or_accept' && reply.status === 422) return expect(await stored(account)).toEqual([]);
      expect(reply.status).toBe(200);
      expectRows(await stored(account), expected_rows ?? []);
      const codes = reply.body.warnings.map(({ code }: { code: string }) => code);
      for (const line of mismatch_lines)
        expect(reply.body.warnings).toContainEqual(expect.objectContaining({ line, code: 'BALANCE_MISMATCH' }));
      if (outcome === 'accept') expect(codes.filter((code: string) => code !== 'ENCODING_MIXED')).toEqual([]);
    });
  },
);

test('an overlapping download adds only its new lines, twins included', async () => {
  const account = await newAccount();
  await uploadFile(account, '21_overlap_a.csv');
  const second = await uploadFile(account, '21_overlap_b.csv');
  expect(second.body).toMatchObject({ added: 3, known: 2 });
  expect(second.body.warnings).toContainEqual(expect.objectContaining({ code: 'DUPLICATES_SKIPPED' }));
  expect(await stored(account)).toHaveLength(8);
  expect((await uploadFile(account, '21_overlap_b.csv')).body).toMatchObject({ added: 0, known: 5 });
});

test('a preview stores nothing and says what a save would do', async () => {
  const account = await newAccount();
  const body = fixtureForm('baseline_generic.csv', { bankAccountId: account, fileName: 'x.csv' });
  const preview = await ask(cookie, 'POST', `/companies/${companyId}/statement-preview`, body);
  expect(preview.body).toMatchObject({
    lineCount: 16,
    newCount: 16,
    knownCount: 0,
    problemCount: 0,
    opening: '518000.00',
  });
  expect(preview.body.sample).toHaveLength(5);
  expect(await stored(account)).toEqual([]);
  await uploadFile(account, 'baseline_generic.csv');
  const known = await ask(cookie, 'POST', `/companies/${companyId}/statement-preview`, body);
  expect(known.body).toMatchObject({ newCount: 0, knownCount: 16 });
});

test('the original is kept as it came, and downloads as a file', async () => {
  const account = await newAccount();
  const { body } = await uploadFile(account, 'baseline_generic.csv');
  const file = await ask(cookie, 'GET', `/statement-uploads/${body.uploadId}/file`);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="baseline_generic.csv"/);
  expect(btoa(file.body)).toBe(base64Of('baseline_generic.csv'));
  const uploads = await ask(cookie, 'GET', `/companies/${companyId}/statement-uploads`);
  expect(uploads.body).toMatchObject([{ addedCount: 16, agreeing: 16, fileName: 'baseline_generic.csv' }]);
});

test('a viewer sees no more of an account number than its end: not in a file’s name, and not the file', async () => {
  const fileName = 'hdfc_50200088112233.csv';
  const { body } = await uploadFile(await newAccount(), 'baseline_generic.csv', { fileName });
  const shownTo = async (person: string) =>
    (await ask(person, 'GET', `/companies/${companyId}/statement-uploads`)).body[0];
  expect(await shownTo(cookie)).toMatchObject({ fileName, covered: [{ from: '2025-04-01', to: expect.any(String) }] });
  const viewer = await signIn('VA');
  expect(await shownTo(viewer)).toMatchObject({ fileName: 'hdfc_XXXXXXXXXX2233.csv' });
  expect((await ask(viewer, 'GET', `/statement-uploads/${body.uploadId}/file`)).status).toBe(403);
});

test('an upload without account or text is refused in the words of the screen', async () => {
  const words = 'Please select account and provide statement data';
  expect((await upload('', { statementData: 'x' })).body.title).toContain(words);
  expect((await upload(await newAccount(), {})).body.title).toContain(words);
  const blank = await upload(await newAccount(), { statementData: ' \n' });
  expect(blank.status).toBe(422);
  expect(blank.body.title).toContain(words);
});

test('two uploads of one statement at the same moment add its lines once', async () => {
  const account = await newAccount();
  const replies = await Promise.all([1, 2, 3].map(() => uploadFile(account, 'baseline_generic.csv')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, 0, 16]);
  expect(await stored(account)).toHaveLength(16);
});

test('a statement larger than the limit is refused with the limit named', async () => {
  const account = await newAccount();
  const large = await upload(account, { statementData: `Date,Description\n${'x'.repeat(10 * 1_048_576)}` });
  expect(large.status).toBe(413);
  expect(large.body.title).toMatch(/10 M/);
  const huge = await upload(account, { statementData: 'x'.repeat(15 * 1_048_576) });
  expect(huge.status).toBe(413);
});

test('a bank transaction stays as the bank printed it', async () => {
  const account = await newAccount();
  await uploadFile(account, 'baseline_generic.csv');
  await expect(env.DB.prepare('UPDATE bank_transactions SET amount_paise = 1').run()).rejects.toThrow(
    'as the bank printed it',
  );
});
