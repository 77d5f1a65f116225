import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ask, books, fileNamed, formWith, seeded, signIn } from '../../../testing/client';

const HEADING = 'Date,Description,Debit Amount,Credit Amount,Balance';
const STATEMENT = [HEADING, '07/10/2026,COURIER,120.00,,880.00', '08/10/2026,TEA,80.00,,800.00', ''].join('\n');

let cookie: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = `/companies/${companies.a1}`;
  bankAccountId = (await books(cookie, companies.a1)).accountId;
});

const CALLS = ['statement-preview', 'upload-statement'];
const sent = (call: string, body: object) => ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, ...body });

test.each<[mapping: object, missing: string]>([
  [{}, 'Date, Description, Debit Amount, Credit Amount'],
  [{ date: 0 }, 'Description, Debit Amount, Credit Amount'],
  [{ date: 0, amount: 2 }, 'Description'],
  [{ date: 0, description: 1, debit: 2 }, 'Credit Amount'],
])('columns %j are refused by what they lack', async (mapping, missing) => {
  for (const call of CALLS) {
    const { status, body } = await sent(call, { statementData: STATEMENT, mapping });
    expect([call, status]).toEqual([call, 422]);
    expect(body.fields.mapping).toContain(`No column was chosen for ${missing}.`);
  }
});

test('columns that lack nothing are read by', async () => {
  const mapping = { date: 0, description: 1, debit: 2, credit: 3, balance: 4 };
  expect((await sent('statement-preview', { statementData: STATEMENT, mapping })).body.lineCount).toBe(2);
});

test('a narration of ten megabytes is refused with words, and so is a note of it', async () => {
  const long = 'A'.repeat(10 * 1024 * 1024);
  for (const narration of [long, long.slice(0, -1000)])
    for (const call of CALLS) {
      const statementData = [HEADING, `07/10/2026,${narration},120.00,,880.00`].join('\n');
      const { status, body } = await sent(call, { statementData });
      expect([call, status < 500]).toEqual([call, true]);
      expect(JSON.stringify(body).length).toBeLessThan(5_000);
      if (call === 'upload-statement') expect([413, 422]).toContain(status);
    }
  const [{ id }] = (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
  const noted = await ask(cookie, 'PATCH', `/bank-transactions/${id}`, { note: long });
  expect([400, 413]).toContain(noted.status);
  expect(noted.body.title).toMatch(/\w/);
});

test('an archived company is read, and refuses every write with words', async () => {
  const [{ id }] = (await ask(cookie, 'GET', `${company}/bank-transactions`)).body;
  await env.DB.prepare("UPDATE companies SET client_status = 'archived' WHERE id = ?1")
    .bind(company.split('/')[2])
    .run();
  const refused = { status: 409, body: { code: 'company-archived', title: expect.stringContaining('archived') } };
  expect(await sent('upload-statement', { statementData: STATEMENT })).toMatchObject(refused);
  expect(await ask(cookie, 'PATCH', `/bank-transactions/${id}`, { note: 'x' })).toMatchObject(refused);
  expect(await ask(cookie, 'POST', `${company}/auto-categorize`, {})).toMatchObject(refused);
  expect((await ask(cookie, 'GET', `${company}/bank-transactions`)).status).toBe(200);
});

const form = (files: Record<string, File>, request?: object | string): FormData => {
  const made = formWith(files);
  if (request !== undefined) made.set('request', typeof request === 'string' ? request : JSON.stringify(request));
  return made;
};
const file = () => fileNamed('october.csv', STATEMENT);
const send = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(cookie, 'POST', `${company}/${call}`, body, headers);

test('a file comes in a form, with what is said of it beside it', async () => {
  for (const call of CALLS) {
    const { status, body } = await send(call, form({ file: file() }, { bankAccountId, skipLines: [3] }));
    expect([call, status, body.lineCount ?? body.added]).toEqual([call, 200, 1]);
  }
});

test.each<[what: string, body: () => unknown, status: number, code: string]>([
  ['a form that says nothing of the account', () => form({ file: file() }), 400, 'invalid-request'],
  ['a form with neither text nor file', () => form({}, { bankAccountId }), 400, 'invalid-request'],
  [
    'a text and a file',
    () => form({ file: file() }, { bankAccountId, statementData: STATEMENT }),
    400,
    'invalid-request',
  ],
  ['a request that is no JSON', () => form({ file: file() }, '{"bankAccountId":'), 400, 'malformed-json'],
  ['a file in a body of JSON', () => ({ bankAccountId, file: { name: 'a', content: [1] } }), 400, 'invalid-request'],
])('%s is refused', async (_, body, status, code) => {
  for (const call of CALLS) {
    const answer = await send(call, body());
    expect([call, answer.status, answer.body.code]).toEqual([call, status, code]);
  }
});

test('a form that is none is refused as such', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { status, body } = await send('statement-preview', 'no part of any form', headers);
  expect([status, body.code]).toEqual([400, 'malformed-form']);
});

test('the same form under the same key happens once, however its parts are divided; another one is refused', async () => {
  const key = { 'idempotency-key': 'october' };
  const request = { bankAccountId };
  const first = await send('upload-statement', form({ file: file() }, request), key);
  const again = await send('upload-statement', form({ file: file() }, request), key);
  expect([first.status, first.body.added, again.body]).toEqual([200, 2, first.body]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const others = [
    form({ file: fileNamed('october.csv', `${STATEMENT}\n`) }, request),
    form({ file: fileNamed('november.csv', STATEMENT) }, request),
    form({ file: file() }, { ...request, categorize: true }),
  ];
  for (const other of others)
    expect((await send('upload-statement', other, key)).body.code).toBe('idempotency-key-reused');
});
