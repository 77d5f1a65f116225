import { beforeEach, expect, test } from 'vitest';
import { ask, books, seeded, signIn, toldOf } from '../../../testing/client';

let cookie: string;
let company: string;
let used: string;
let empty: string;
let upload: string;

const SPARE = { accountName: 'Spare', accountNumber: '77770001', bankName: 'SBI', ifscCode: 'SBIN0000001' };
const change = (id: string, body: object) => ask(cookie, 'PATCH', `/bank-accounts/${id}`, body);
const remove = (id: string) => ask(cookie, 'POST', `/bank-accounts/${id}/remove`, {});
const trail = (action: string) => toldOf(cookie, `/companies/${company}`, action);

beforeEach(async () => {
  company = (await seeded()).companies.a1;
  cookie = await signIn('FA');
  ({ accountId: used, uploadId: upload } = await books(cookie, company));
  empty = (await ask(cookie, 'POST', `/companies/${company}/bank-accounts`, SPARE)).body.id;
});

test('an account without statements is changed in all that it says', async () => {
  const facts = { accountName: 'Taxes', accountNumber: '7777-0002', bankName: 'SBI', ifscCode: 'sbin0000002' };
  const { status, body } = await change(empty, { ...facts, was: { accountName: 'Spare' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ accountName: 'Taxes', accountNumber: '77770002', ifscCode: 'SBIN0000002' });
  expect(await trail('bank-account.change')).toEqual([
    {
      before: { accountName: 'Spare', accountNumber: '77770001', ifscCode: 'SBIN0000001' },
      after: { accountName: 'Taxes', accountNumber: '77770002', ifscCode: 'SBIN0000002' },
    },
  ]);
});

test('the number of one with statements stays until they are undone; its name and branch do not', async () => {
  const { status, body } = await change(used, { accountNumber: '50100012340000', accountName: 'Operations' });
  expect([status, body.code]).toEqual([409, 'number-stays']);
  expect(body.fields.accountNumber).toContain('1 statement');
  expect((await change(used, { accountName: 'Operations', ifscCode: 'HDFC0000999' })).body).toMatchObject({
    accountName: 'Operations',
    accountNumber: '50100012344471',
  });
  await ask(cookie, 'POST', `/statement-uploads/${upload}/undo`, {});
  expect((await change(used, { accountNumber: '50100012340000' })).body.accountNumber).toBe('50100012340000');
});

test('a number that the company has already is refused, and what is no longer so is named', async () => {
  const taken = await change(empty, { accountNumber: '50100012344471', ifscCode: 'HDFC0000123' });
  expect([taken.status, taken.body.code]).toEqual([409, 'bank-account-exists']);
  const stale = await change(empty, { bankName: 'HDFC', was: { bankName: 'ICICI' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed-meanwhile']);
  expect(stale.body.fields.bankName).toContain('SBI');
});

test('one that nothing hangs on is deleted; any other says what does', async () => {
  const refused = await remove(used);
  expect([refused.status, refused.body.code]).toEqual([409, 'bank-account-in-use']);
  expect(refused.body.error ?? refused.body.title).toContain('1 statement of Current account');
  await ask(cookie, 'POST', `/statement-uploads/${upload}/undo`, {});
  expect((await remove(used)).status).toBe(409);
  const rule = { contains: 'ZEPTO', category: 'expense', subcategory: 'Pantry and tea', bankAccountId: empty };
  const { body } = await ask(cookie, 'POST', `/companies/${company}/category-rules`, rule);
  expect((await remove(empty)).status).toBe(409);
  await ask(cookie, 'POST', `/companies/${company}/category-rules/${body.id}/remove`, {});
  expect((await remove(empty)).status).toBe(200);
  const left = (await ask(cookie, 'GET', `/companies/${company}/bank-accounts`)).body;
  expect(left.map(({ id }: { id: string }) => id)).toEqual([used]);
  expect(await trail('bank-account.remove')).toMatchObject([{ before: { accountNumber: '77770001' }, after: null }]);
});

test('an archived company’s account stays as it is', async () => {
  await ask(cookie, 'POST', `/companies/${company}/archive`, {});
  expect((await change(empty, { accountName: 'Taxes' })).body.code).toBe('company-archived');
  expect((await remove(empty)).body.code).toBe('company-archived');
});
