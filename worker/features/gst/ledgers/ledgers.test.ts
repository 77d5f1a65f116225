import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';
import { clockInIndia } from '../../../testing/practice';

const OWN = '29AAZCN9001Q1ZC';

let company: string;
let maker: string;

beforeEach(async () => {
  clockInIndia('2026-12-02 12:00');
  company = (await seeded()).companies.a1;
  [maker] = await Promise.all([signIn('SA'), registered()]);
});

async function registered() {
  const value = { filer: 'regular-monthly', registeredOn: '2023-04-01' };
  const fact = { kind: 'gst-registration', value, subject: OWN, holdsFrom: '2026-04-01' };
  await ask(await signIn('MA'), 'POST', `/companies/${company}/facts`, fact);
}

const post = (path: string, body: unknown, cookie = maker) =>
  ask(cookie, 'POST', `/companies/${company}/${path}`, body);
const get = (path: string) => ask(maker, 'GET', `/companies/${company}/${path}`);
const kept = (ledger: string, lines: string[], more: object = {}, cookie = maker) =>
  post('gst-ledger-statements', { gstin: OWN, ledger, text: [HEADING, ...lines].join('\n'), ...more }, cookie);

const HEADING = 'Date,Reference No,Description,Type,IGST,CGST,SGST,Balance IGST,Balance CGST,Balance SGST';

/** The opening of E7: tax of October, some of it paid by credit, the rest by a challan. */
async function settled() {
  const debit = (account: string, amount: string) => ({ account, debit: amount });
  const credit = (account: string, amount: string) => ({ account, credit: amount });
  await post('opening-balances', {
    asOn: '2026-10-31',
    lines: [
      ...[debit('Bank current', '100000'), debit('Input IGST', '12000')],
      ...[credit('Output IGST', '37800'), credit('Equity share capital', '74200')],
    ],
  });
  const done = await post(`gst/${OWN}/2026-10/set-off`, { filedOn: '2026-11-20' });
  expect(done.status).toBe(201);
}

test('both ledgers stand beside the portal: what agrees, what is missing on either side, the difference by head as of a day', async () => {
  await settled();
  const cash = await kept('cash', [
    '20/11/2026,2611290001,Amount deposited,Cr,"25,800.00",0,0,"25,800.00",0,0',
    '20/11/2026,DC1,Other than reverse charge,Dr,"25,800.00",0,0,0,0,0',
    '25/11/2026,2611290002,Amount deposited,Cr,0,500,500,0,500,500',
  ]);
  expect([cash.status, cash.body.lines, cash.body.isKnown]).toEqual([200, 3, false]);
  const { body } = await get(`gst/${OWN}/ledgers/cash`);
  expect(body).toMatchObject({
    counts: { agrees: 2, differs: 0, onlyPortal: 1, onlyBooks: 0 },
    own: { igst: '0.00', cgst: '0.00' },
    portal: { igst: '0.00', cgst: '500.00', sgst: '500.00' },
    difference: { cgst: '-500.00', sgst: '-500.00' },
    before: { igst: '0.00' },
  });
  const missing = body.pairs.find(({ how }: { how: string }) => how === 'only-portal');
  expect([missing.portal.reference, missing.own]).toEqual(['2611290002', null]);
  expect((await get(`gst/${OWN}/ledgers/cash?on=2026-11-20`)).body.difference).toMatchObject({ cgst: '0.00' });
  const credit = await kept('credit', [
    '20/11/2026,AA1,Opening as carried,Cr,12000,0,0,12000,0,0',
    '20/11/2026,DI1,Tax paid,Dr,11000,0,0,1000,0,0',
  ]);
  expect(credit.status).toBe(200);
  const own = (await get(`gst/${OWN}/ledgers/credit`)).body;
  expect(own.entries.map(({ what, balance }: never) => [what, (balance as { igst: string }).igst])).toEqual([
    ['Credit brought forward to 2026-10', '12000.00'],
    ['Tax of 2026-10 paid by credit', '0.00'],
  ]);
  expect([own.counts, own.difference.igst]).toEqual([
    { agrees: 1, differs: 1, onlyPortal: 0, onlyBooks: 0 },
    '-1000.00',
  ]);
});

test('the same statement adds nothing; a later one of its days stands in its place; the trail has both', async () => {
  const line = '25/11/2026,C2,Deposit,Cr,0,500,0,0,500,0';
  await kept('cash', [line]);
  expect((await kept('cash', [line])).body).toMatchObject({ isKnown: true });
  clockInIndia('2026-12-03 12:00');
  await kept('cash', [line.replace('C2', 'C3')]);
  const { body } = await get(`gst/${OWN}/ledgers/cash`);
  expect([body.statements.length, body.pairs.length, body.pairs[0].portal.reference]).toEqual([2, 1, 'C3']);
  const { body: trail } = await ask(await signIn('OA'), 'GET', `/companies/${company}/audit-trail`);
  const imports = trail.filter(({ action }: { action: string }) => action === 'gst-ledger.import');
  expect(imports.length).toBe(2);
});

test('a faulty statement, a foreign registration, an unknown ledger and who may not write are refused, and nothing is kept', async () => {
  const faulty = await kept('cash', [
    '31/11/2026,C2,Deposit,Cr,0,500,0,0,500,0',
    '25/11/2026,C3,Deposit,Up,0,500,0,0,500,0',
  ]);
  expect([faulty.status, faulty.body.problems.map(({ line, code }: never) => [line, code])]).toEqual([
    422,
    [
      [2, 'no-date'],
      [3, 'no-type'],
    ],
  ]);
  const line = '25/11/2026,C2,Deposit,Cr,0,500,0,0,500,0';
  expect((await kept('cash', ['05/12/2026,C2,Deposit,Cr,0,500,0,0,500,0'])).body.code).toBe('to-come');
  expect((await kept('cash', [line], { gstin: '27AAPFU0939F1ZV' })).body.code).toBe('no-such-registration');
  expect((await kept('stock', [line])).status).toBe(400);
  expect((await get(`gst/${OWN}/ledgers/stock`)).status).toBe(404);
  expect([403, 404]).toContain((await kept('cash', [line], {}, await signIn('OB'))).status);
  expect((await get(`gst/${OWN}/ledgers/cash`)).body.statements).toEqual([]);
});
