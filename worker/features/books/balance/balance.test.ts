import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';
import { unsoundBooks } from '../../upkeep/upkeep.repository';

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

async function upload(...lines: string[]) {
  const statementData = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
  const asked = { bankAccountId: own.accountId, statementData };
  const { status, body } = await ask(cookie, 'POST', `${company}/upload-statement`, asked);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
}
const account = async () => (await ask(cookie, 'GET', `${company}/account-balances`)).body[0];
const coverage = async () => (await ask(cookie, 'GET', `${company}/bank-coverage`)).body[0];
const lines = async () => (await ask(cookie, 'GET', `${company}/bank-transactions?limit=50`)).body;
const say = (id: string, call: string, withId: string) =>
  ask(cookie, 'POST', `/bank-transactions/${id}/${call}`, { withId });
const sound = () => unsoundBooks(env.DB, isoDate('2026-01-01'));

// The rent of the first statement, posted on the 5th, comes again with its value date of the 6th.
const AGAIN = [
  '06/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157550.00',
  '20/10/2026,UPI/CHAI,50.00,,157500.00',
];

async function asTwice() {
  const { uploadId } = await upload(...AGAIN);
  const [{ duplicates }] = (await account()).differences;
  const [{ one, other }] = duplicates;
  return { uploadId, one: one.transactionId, other: other.transactionId };
}

test('an account shows what the bank and the books hold on the last day of its statements, and that both are one', async () => {
  expect(await account()).toMatchObject({
    balance: {
      ...{ openingOn: '2026-09-30', opening: '100000.00', received: '118000.00', paid: '60450.00' },
      ...{ on: '2026-10-05', book: '157550.00', bank: '157550.00', difference: '0.00' },
    },
    ...{ differenceCount: 0, differences: [], said: [] },
  });
});

test('an account without printed balances has none of its own', async () => {
  const facts = { accountName: 'Empty', accountNumber: '99887766', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  await ask(cookie, 'POST', `${company}/bank-accounts`, facts);
  const [, empty] = (await ask(cookie, 'GET', `${company}/account-balances`)).body;
  expect(empty).toMatchObject({ accountName: 'Empty', balance: null, differences: [] });
  expect((await ask(await signIn('OB'), 'GET', `${company}/account-balances`)).status).toBe(404);
});

test('an upload from before day balances were kept has them from its lines, and is named where they do not tell', async () => {
  const before = await account();
  const old = `UPDATE statement_uploads SET covered = '[{"from":"2026-10-01","to":"2026-10-05"}]' WHERE id = ?1`;
  await env.DB.prepare(old).bind(own.uploadId).run();
  expect(await account()).toEqual(before);
  const { uploadId } = await upload('20/10/2026,UPI/CHAI,50.00,,157500.00');
  await env.DB.prepare('DELETE FROM bank_transactions WHERE upload_id = ?1 AND amount_paise = 45000')
    .bind(own.uploadId)
    .run();
  const unproved = [{ uploadId: own.uploadId, fileName: null, from: '2026-10-01', to: '2026-10-05' }];
  expect(await account()).toMatchObject({ unproved, balance: { on: '2026-10-20', earlierCount: 2 } });
  await env.DB.prepare("UPDATE statement_uploads SET covered = '[]' WHERE id = ?1").bind(uploadId).run();
  expect(await account()).toMatchObject({ balance: null, unproved: [{}, {}] });
});

test('a difference names the lines of its days', async () => {
  await upload('20/10/2026,UPI/CHAI,50.00,,157400.00');
  expect(await account()).toMatchObject({
    balance: { book: '157500.00', bank: '157400.00', difference: '100.00' },
    differences: [{ after: '2026-10-05', date: '2026-10-19', amount: '100.00', duplicates: [], lineCount: 2 }],
  });
});

describe('a line that came twice with another date', () => {
  test('is named before it is stored, where without it the balances meet', async () => {
    const preview = async (...given: string[]) => {
      const statementData = ['Date,Description,Debit Amount,Credit Amount,Balance', ...given].join('\n');
      const { body } = await ask(cookie, 'POST', `${company}/statement-preview`, {
        bankAccountId: own.accountId,
        statementData,
      });
      return body.warnings.filter(({ code }: { code: string }) => code === 'DATED_OTHERWISE');
    };
    expect(await preview(...AGAIN)).toMatchObject([{ line: 2, message: expect.stringContaining('05 Oct 2026') }]);
    expect(await preview('06/10/2026,RENT,60000.00,,97550.00', '20/10/2026,UPI/CHAI,50.00,,97500.00')).toEqual([]);
    expect(await preview('06/10/2026,RENT,60000.00,,90000.00')).toEqual([]);
    const before = [
      '29/09/2026,UPI/CHAI,50.00,,100000.00',
      '30/09/2026,UPI/628812345678/ZEPTO/OFFICE PANTRY,450.00,,99550.00',
    ];
    expect(await preview(...before)).toMatchObject([{ line: 3, message: expect.stringContaining('01 Oct 2026') }]);
  });

  test('is named with both its lines, and merging makes bank and books one', async () => {
    const { one, other } = await asTwice();
    expect((await account()).differences[0]).toMatchObject({
      ...{ date: '2026-10-06', amount: '-60000.00' },
      duplicates: [
        { one: { transactionDate: '2026-10-05' }, other: { transactionDate: '2026-10-06', statementTo: '2026-10-20' } },
      ],
    });
    expect((await coverage()).breaks).toHaveLength(1);
    const merged = await say(one, 'merge', other);
    expect(merged.body).toMatchObject({ changed: true, message: expect.stringContaining('Merged') });
    expect((await say(one, 'merge', other)).body).toMatchObject({ changed: false });
    expect(await account()).toMatchObject({
      ...{ balance: { difference: '0.00', book: '157500.00' }, differences: [] },
      said: [{ isMerged: true, kept: { transactionId: one }, other: { transactionId: other } }],
    });
    expect(await coverage()).toMatchObject({ breaks: [], covered: [{ from: '2026-10-01', to: '2026-10-20' }] });
    expect((await lines()).filter(({ description }: { description: string }) => /RENT/.test(description))).toHaveLength(
      1,
    );
    expect(await sound()).toEqual([]);
    const trail = (await ask(cookie, 'GET', `${company}/audit-trail?limit=5`)).body;
    expect(JSON.stringify(trail)).toContain('bank-transaction.merge');
  });

  test('keeps either day, and is known when its statement comes again', async () => {
    const { one, other } = await asTwice();
    await say(other, 'merge', one);
    expect((await account()).balance.difference).toBe('0.00');
    expect((await upload(...AGAIN)).added).toBe(0);
    expect((await upload('05/10/2026,RENT OCT 2026 - SUNRISE PROPERTIES,60000.00,,157550.00')).added).toBe(0);
  });

  test('stands twice again when merging is undone, with all that it had', async () => {
    const { one, other } = await asTwice();
    const before = await lines();
    await say(one, 'merge', other);
    expect((await say(one, 'ask-again', other)).body.changed).toBe(true);
    expect(await lines()).toEqual(before);
    expect((await account()).differences[0].duplicates).toHaveLength(1);
    expect(await sound()).toEqual([]);
  });

  test('is not asked about again where somebody says that they are two, until that is taken back', async () => {
    const { one, other } = await asTwice();
    expect((await say(other, 'keep-both', one)).body.changed).toBe(true);
    expect((await say(one, 'keep-both', other)).body.changed).toBe(false);
    expect((await account()).differences[0].duplicates).toEqual([]);
    expect((await account()).said).toMatchObject([{ isMerged: false }]);
    await say(one, 'ask-again', other);
    expect((await account()).differences[0].duplicates).toHaveLength(1);
  });

  test('goes with its own statement, and comes back with the one that it was merged into', async () => {
    const first = await asTwice();
    await say(first.one, 'merge', first.other);
    await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`);
    const left = (await lines()).map(({ id }: { id: string }) => id);
    expect(left).toContain(first.other);
    expect((await account()).balance).toMatchObject({ difference: '0.00', book: '157500.00' });
    expect(await sound()).toEqual([]);
    await ask(cookie, 'POST', `/statement-uploads/${first.uploadId}/undo`);
    expect(await lines()).toEqual([]);
    expect(await sound()).toEqual([]);
  });

  test('is dropped with the upload that brought it, once somebody says so of what was done to it by hand', async () => {
    const { one, other, uploadId } = await asTwice();
    await ask(cookie, 'PATCH', `/bank-transactions/${other}`, { note: 'October' });
    await say(one, 'merge', other);
    expect(await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`)).toMatchObject({
      ...{ status: 409, body: { code: 'has-work-by-hand', byHand: 1 } },
    });
    await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, { dropsWork: true });
    expect((await account()).balance).toMatchObject({ difference: '0.00', book: '157550.00' });
    expect((await account()).said).toEqual([]);
    expect(await sound()).toEqual([]);
  });

  test('is not merged away with what hangs on it, nor into a line that it cannot be', async () => {
    const { one, other } = await asTwice();
    const parts = [
      { amount: '20000.00', category: 'expense', subcategory: 'Office or shop rent' },
      { amount: '40000.00', category: 'expense', subcategory: 'Co-working seats' },
    ];
    await ask(cookie, 'PUT', `/bank-transactions/${other}/split`, { parts });
    expect((await say(one, 'merge', other)).body).toMatchObject({ code: 'line-is-bound' });
    expect((await say(other, 'merge', one)).status).toBe(200);
    const pantry = (await lines()).find(({ description }: { description: string }) => /ZEPTO/.test(description));
    expect((await say(other, 'merge', pantry.id)).body).toMatchObject({ code: 'not-alike' });
  });
});
