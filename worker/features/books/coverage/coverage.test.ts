import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

const upload = async (...lines: string[]) => {
  const statementData = ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines].join('\n');
  return (await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: own.accountId, statementData }))
    .body;
};
const coverage = async () => (await ask(cookie, 'GET', `${company}/bank-coverage`)).body;

const flagged = async () => {
  const { body } = await ask(cookie, 'GET', `${company}/bank-transactions`);
  const broken = body.filter(({ breaksBalance }: { breaksBalance: boolean }) => breaksBalance);
  return broken.map(({ transactionDate }: { transactionDate: string }) => transactionDate);
};

test('an account says which days are proved, where data ends, and how many rows agree', async () => {
  expect(await coverage()).toEqual([
    {
      bankAccountId: own.accountId,
      accountName: 'Current account',
      covered: [{ from: '2026-10-01', to: '2026-10-05' }],
      gaps: [],
      breaks: [],
      lastDay: '2026-10-05',
      agreeing: 3,
      checked: 3,
      uploads: 1,
      opening: '100000.00',
      closing: '157550.00',
      proved: { on: '2026-10-05', balance: '157550.00' },
      isActive: true,
    },
  ]);
});

test('days between two statements are quiet where the balance stayed as it was', async () => {
  await upload('20/10/2026,UPI/CHAI POINT,50.00,,157500.00', '25/10/2026,UPI/CHAI POINT,50.00,,157450.00');
  expect((await coverage())[0]).toMatchObject({ covered: [{ from: '2026-10-01', to: '2026-10-25' }], gaps: [] });
});

test('days between two statements are a gap where another balance follows', async () => {
  await upload('20/10/2026,UPI/CHAI POINT,50.00,,157400.00', '25/10/2026,UPI/CHAI POINT,50.00,,157350.00');
  expect((await coverage())[0]).toMatchObject({
    covered: [
      { from: '2026-10-01', to: '2026-10-05' },
      { from: '2026-10-20', to: '2026-10-25' },
    ],
    gaps: [{ from: '2026-10-06', to: '2026-10-19' }],
    lastDay: '2026-10-25',
    proved: { on: '2026-10-25', balance: '157350.00' },
  });
});

test('a balance that does not follow is named, until a statement closes it', async () => {
  const [first, third] = ['10/10/2026,UPI/CHAI POINT,50.00,,157500.00', '12/10/2026,UPI/CHAI POINT,50.00,,157150.00'];
  const { uploadId } = await upload(first, third);
  expect((await coverage())[0]).toMatchObject({
    breaks: [{ uploadId, line: 3, date: '2026-10-12', expected: '157450.00', found: '157150.00' }],
    agreeing: 4,
    checked: 5,
    proved: null,
  });
  await upload(first, '11/10/2026,UPI/STATIONER,300.00,,157200.00', third);
  expect((await coverage())[0]).toMatchObject({ breaks: [], proved: { on: '2026-10-12', balance: '157150.00' } });
});

test('an account without a statement has nothing to show, and other companies’ accounts are not shown', async () => {
  const facts = { accountName: 'Empty', accountNumber: '99887766', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  await ask(cookie, 'POST', `${company}/bank-accounts`, facts);
  const [, empty, ...others] = await coverage();
  expect(others).toEqual([]);
  expect(empty).toMatchObject({ covered: [], gaps: [], breaks: [], lastDay: null, checked: 0, uploads: 0 });
  expect((await ask(await signIn('OB'), 'GET', `${company}/bank-coverage`)).status).toBe(404);
});

test('another balance where the next statement begins is named, though its days follow', async () => {
  const lines = ['06/10/2026,UPI/CHAI POINT,50.00,,157400.00', '10/10/2026,UPI/CHAI POINT,50.00,,157350.00'];
  const { warnings } = await upload(...lines);
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('NOT_CARRIED_ON');
  expect((await coverage())[0]).toMatchObject({
    covered: [
      { from: '2026-10-01', to: '2026-10-04' },
      { from: '2026-10-07', to: '2026-10-10' },
    ],
    gaps: [],
    breaks: [{ line: null, after: '2026-10-05', date: '2026-10-06', expected: '157550.00', found: '157450.00' }],
  });
});

const MISSING = [
  '10/10/2026,UPI/CHAI POINT,50.00,,157500.00',
  '11/10/2026,UPI/STATIONER,300.00,,157200.00',
  '11/10/2026,UPI/COURIER,100.00,,157100.00',
  '12/10/2026,UPI/CHAI POINT,50.00,,157050.00',
] as const;

test('a statement that adds nothing is kept where it closes a break, and only there', async () => {
  const [before, one, other, after] = MISSING;
  await upload(before, after);
  await upload(one);
  await upload(other);
  expect((await coverage())[0].breaks).toHaveLength(1);
  expect(await flagged()).toEqual(['2026-10-12']);
  const whole = await upload(...MISSING);
  expect([whole.added, whole.known, typeof whole.uploadId]).toEqual([0, 4, 'string']);
  expect((await coverage())[0]).toMatchObject({ breaks: [], agreeing: 7, checked: 7 });
  expect(await flagged()).toEqual([]);
  expect((await upload(...MISSING)).uploadId).toBeNull();
  const undone = await ask(cookie, 'POST', `/statement-uploads/${whole.uploadId}/undo`);
  expect(undone.status).toBe(200);
  expect((await coverage())[0]).toMatchObject({ breaks: [{ date: '2026-10-12' }], agreeing: 6, checked: 7 });
  expect(await flagged()).toEqual(['2026-10-12']);
});

test('what was missing closes a break when it comes alone, and opens it when it is taken back', async () => {
  const [before, one, other, after] = MISSING;
  await upload(before, after);
  expect((await coverage())[0].covered.at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-09' });
  const { uploadId } = await upload(one, other);
  expect((await coverage())[0]).toMatchObject({ breaks: [], agreeing: 7, checked: 7 });
  expect((await coverage())[0].covered.at(-1)).toEqual({ from: '2026-10-01', to: '2026-10-12' });
  expect(await flagged()).toEqual([]);
  await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`);
  expect((await coverage())[0]).toMatchObject({ breaks: [{ date: '2026-10-12' }], agreeing: 4, checked: 5 });
  expect(await flagged()).toEqual(['2026-10-12']);
});

test('a break that later statements repeat is one, and its days are not called whole', async () => {
  const [before, , , after] = MISSING;
  await upload(before, after);
  await upload(before, after, '13/10/2026,UPI/CHAI POINT,50.00,,157000.00');
  await upload(after, '13/10/2026,UPI/CHAI POINT,50.00,,157000.00', '14/10/2026,UPI/CHAI POINT,50.00,,156950.00');
  const [account] = await coverage();
  expect(account).toMatchObject({ agreeing: 6, checked: 7, breaks: [{ line: 3, date: '2026-10-12' }] });
  expect(account.covered).toEqual([
    { from: '2026-10-01', to: '2026-10-09' },
    { from: '2026-10-13', to: '2026-10-14' },
  ]);
});

test('lines that two statements share count once, and not at all when they are taken back', async () => {
  const lines = Array.from({ length: 6 }, (_, at) => `1${at}/10/2026,UPI/CHAI POINT,50.00,,${157_500 - 50 * at}.00`);
  const first = await upload(...lines.slice(0, 4));
  await upload(...lines.slice(2));
  expect((await coverage())[0]).toMatchObject({ agreeing: 9, checked: 9 });
  await ask(cookie, 'POST', `/statement-uploads/${first.uploadId}/undo`);
  expect((await coverage())[0]).toMatchObject({ agreeing: 5, checked: 5 });
});
