import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import { paise } from '../../domain/shared/money';
import { ask, books, seeded, signIn } from '../../testing/client';
import { state } from '../../testing/facts';
import { clockInIndia } from '../../testing/practice';

const OPERATIONS = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '07/10/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,,151550.00',
  '15/10/2026,IMPS-628812345678-SELF,50000.00,,101550.00',
  '16/10/2026,CHQ PAID 000045,1000.00,,100550.00',
].join('\n');
const RESERVE = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '15/10/2026,MMT/IMPS/628812345678/KESTREL,,50000.00,150000.00',
].join('\n');

let cookie: string;
let companyId: string;
let otherCompany: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  const own = await books(cookie, companies.a1);
  ({ companyId } = own);
  otherCompany = companies.a2;
  const reserve = { accountName: 'Reserve', accountNumber: '9990001234', bankName: 'ICICI', ifscCode: 'ICIC0000001' };
  const second = await ask(cookie, 'POST', at('bank-accounts'), reserve);
  await upload(own.accountId, OPERATIONS);
  await upload(second.body.id, RESERVE);
  const details = {
    statement: 'residents' as const,
    month: '2026-09',
    amount: paise(600_000),
    challan: '0510308-00123',
  };
  const deposit = { kind: 'deposit' as const, subject: 'BLRK01234E', happenedOn: isoDate('2026-10-06'), details };
  await state(companyId, isoDate('2026-11-20'), [], [deposit]);
});

const at = (path: string) => `/companies/${companyId}/${path}`;
const upload = (bankAccountId: string, statementData: string) =>
  ask(cookie, 'POST', at('upload-statement'), { bankAccountId, statementData });
const lines = async (like: string) => {
  const query = 'SELECT * FROM bank_transactions WHERE company_id = ? AND description LIKE ?';
  return (await env.DB.prepare(query).bind(companyId, like).all()).results;
};

test('a deposit and both legs of a transfer are matched, each with its reason, once', async () => {
  const preview = await ask(cookie, 'GET', at('reconcile/preview'));
  expect((await lines('%')).filter(({ is_reconciled }) => is_reconciled)).toEqual([]);
  const run = await ask(cookie, 'POST', at('reconcile'), {});
  expect(run.body).toEqual(preview.body);
  expect(run.body).toMatchObject({
    matched: 3,
    left: 4,
    message: '3 transactions matched; 4 transactions left without a match',
  });
  const [tds] = await lines('TDS%');
  expect(tds?.is_reconciled).toBe(1);
  expect(JSON.parse(String(tds?.reconciled_with)).why).toContain('challan 0510308-00123 stands in the narration');
  const [[out], [into]] = [await lines('IMPS-6288%'), await lines('MMT%')];
  expect([out?.transfer_pair_id, into?.transfer_pair_id]).toEqual([into?.id, out?.id]);
  const again = await ask(cookie, 'POST', at('reconcile'), {});
  expect(again.body).toMatchObject({ matched: 0, left: 4 });
  const { body: trail } = await ask(cookie, 'GET', at('audit-trail'));
  expect(trail.filter(({ action }: { action: string }) => action === 'bank-transaction.reconcile')).toHaveLength(3);
});

test('a matched deposit is not matched to a second line of the same amount', async () => {
  await ask(cookie, 'POST', at('reconcile'), {});
  const [account] = (await ask(cookie, 'GET', at('bank-accounts'))).body;
  await upload(account.id, 'Date,Description,Debit Amount,Credit Amount\n08/10/2026,CHQ PAID 000046,6000.00,');
  expect((await ask(cookie, 'GET', at('reconcile/preview'))).body.matched).toBe(0);
});

test('lines outside the period and of other companies stay as they are', async () => {
  const call = await ask(cookie, 'POST', at('reconcile'), { from: '2026-10-16', to: '2026-10-31' });
  expect(call.body).toMatchObject({ matched: 0, left: 1 });
  expect((await ask(cookie, 'GET', `/companies/${otherCompany}/reconcile/preview`)).body.matched).toBe(0);
  expect((await ask(cookie, 'POST', at('reconcile'), { from: '2026-11-01', to: '2026-10-01' })).status).toBe(400);
});
