import { beforeEach, expect, test } from 'vitest';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { planOf, type Sent, watched } from '../../../testing/watched-database';

// Rows that are written together come as one JSON text. Each of its values must look its row up by id: going through the
// company's rows and through the whole text for each of them takes the square of a statement's lines.

let cookie: string;
let company: string;
let transactionId: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('OA');
  const own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
  transactionId = own.transactionId;
});

const IS_JOINED_UPDATE = /^UPDATE bank_transactions SET[\s\S]*\n {2}FROM /;

async function plansOf(statements: readonly Sent[]): Promise<string[][]> {
  const joined = statements.filter(({ sql }) => IS_JOINED_UPDATE.test(sql));
  return Promise.all(joined.map(planOf));
}

async function byId(method: string, path: string, body?: unknown): Promise<void> {
  const { status, statements } = await watched(cookie, method, path, body);
  expect(status).toBe(200);
  const plans = await plansOf(statements);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan.filter((detail) => /^SEARCH bank_transactions /.test(detail))).toEqual([
      expect.stringMatching(/\(id=\?\)$/),
    ]);
  }
}

test('a run over all lines, and taking it back, looks each line up by its id', async () => {
  await byId('POST', `${company}/auto-categorize`);
  await byId('POST', `${company}/auto-categorize/undo`);
});

test('a choice for many lines looks each up by its id', async () => {
  const choice = { ids: [transactionId], category: 'expense', subcategory: 'Pantry and tea' };
  await byId('POST', `${company}/bank-transactions/categorize`, choice);
});

test('matching the two legs of a transfer looks each up by its id', async () => {
  await twoLegs();
  await byId('POST', `${company}/reconcile`, {});
});

test('a run that links them, and taking it back, does so too', async () => {
  await twoLegs();
  await byId('POST', `${company}/auto-categorize`);
  await byId('POST', `${company}/auto-categorize/undo`);
});

async function twoLegs(): Promise<void> {
  const legs = [
    ['7711', '05/10/2026,IMPS/612345678901/OWN ACCOUNT,5000.00,'],
    ['7722', '05/10/2026,IMPS/612345678901/OWN ACCOUNT,,5000.00'],
  ] as const;
  for (const [tail, line] of legs) await statementOf(tail, line);
}

async function statementOf(tail: string, line: string): Promise<void> {
  const account = { accountName: tail, accountNumber: `50100${tail}`, bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  const { id: bankAccountId } = (await ask(cookie, 'POST', `${company}/bank-accounts`, account)).body;
  const statementData = `Date,Description,Debit Amount,Credit Amount\n${line}`;
  expect((await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData })).status).toBe(200);
}
