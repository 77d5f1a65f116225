import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { isoDate } from '../../../domain/shared/dates';
import { paise } from '../../../domain/shared/money';
import { ask, books, seeded, signIn } from '../../../testing/client';
import { state } from '../../../testing/facts';
import { english } from '../../../testing/in-english';
import { clockInIndia } from '../../../testing/practice';

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
  expect(english(JSON.parse(String(tds?.reconciled_with)).why)).toContain(
    'challan 0510308-00123 stands in the narration',
  );
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

const file = async (subject: string, happenedOn: string, details: { paid?: string; acknowledgement?: string }) => {
  const filing = { kind: 'filing', subject, happenedOn, details };
  const answer = await ask(cookie, 'POST', at('events'), filing);
  expect(answer.status).toBe(201);
  return answer.body.event.id as string;
};

test('a filing is matched by what was paid with it, one by its acknowledgement, and an own item by its fee', async () => {
  await state(companyId, isoDate('2026-04-01'));
  await ask(cookie, 'POST', at('compliance-calendar/generate'), {});
  const gst = await file('GSTR-3B|2026-09|29AAZCN9001Q1ZC', '2026-10-19', { paid: '118000.00' });
  const aoc = await file('AOC-4|2025-26|', '2026-10-28', { paid: '600', acknowledgement: 'AB1234567' });
  const licence = await ask(cookie, 'POST', at('compliance-items'), { title: 'Trade licence', dueDate: '2026-10-31' });
  const done = { doneOn: '2026-10-30', paid: '2500.50' };
  expect((await ask(cookie, 'POST', at(`compliance-items/${licence.body.id}/complete`), done)).status).toBe(200);
  const [account] = (await ask(cookie, 'GET', at('bank-accounts'))).body;
  const paidLines = [
    'Date,Description,Debit Amount,Credit Amount',
    '20/10/2026,GST CHALLAN,118000.00,',
    '10/11/2026,MCA SRN AB-123-4567,650.00,',
    '31/10/2026,BBMP,2500.50,',
  ];
  await upload(account.id, paidLines.join('\n'));
  const { body } = await ask(cookie, 'POST', at('reconcile'), {});
  const filings = body.matches.filter(({ kind }: { kind: string }) => kind === 'filing');
  const said = Object.fromEntries(filings.map(({ withId, why }: { withId: string; why: string }) => [withId, why]));
  expect(said).toEqual({
    [gst]: 'Paid with GSTR-3B for September 2026, ₹1,18,000.00, filed on 19 Oct 2026',
    [aoc]: 'The acknowledgement AB1234567 of AOC-4 for 2025-26 stands in the narration',
    [licence.body.id]: 'Paid with Trade licence, ₹2,500.50, filed on 30 Oct 2026',
  });
  // Its line lies outside this period, and is known to be taken nevertheless.
  await upload(account.id, 'Date,Description,Debit Amount,Credit Amount\n28/10/2026,CHQ PAID 000047,600.00,');
  const later = await ask(cookie, 'POST', at('reconcile'), { from: '2026-10-20', to: '2026-11-01' });
  expect(later.body.matched).toBe(0);
});
