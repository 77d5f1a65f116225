import { beforeEach, expect, test } from 'vitest';
import { ask, books, seeded, signIn } from '../../../testing/client';

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

test.each(['***', 'data:text/csv;base64,RGF0ZQ==', 'RGF=ZQ', 'तारीख'])(
  'the file %j is no base64, and is named so',
  async (fileBase64) => {
    for (const call of CALLS) {
      const { status, body } = await sent(call, { fileBase64 });
      expect([call, status, Object.keys(body.fields)]).toEqual([call, 422, ['fileBase64']]);
      expect(body.message).toMatch(/^fileBase64: Not base64/);
    }
  },
);

test('base64 in lines, or as addresses carry it, is read', async () => {
  const lines = Buffer.from(STATEMENT).toString('base64').replace(/.{60}/g, '$&\r\n');
  for (const fileBase64 of [lines, Buffer.from(STATEMENT).toString('base64url')])
    expect((await sent('statement-preview', { fileBase64 })).body.lineCount).toBe(2);
});
