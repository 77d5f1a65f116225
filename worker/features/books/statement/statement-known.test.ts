import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

let cookie: string;
let company: string;
let bankAccountId: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('FA');
  const facts = { accountName: 'Current', accountNumber: '5010001234', bankName: 'HDFC Bank', ifscCode: 'HDFC0000123' };
  bankAccountId = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
});

const HEAD = 'Date,Description,Debit Amount,Credit Amount,Balance';
const line = (at: number) =>
  `${String((at % 28) + 1).padStart(2, '0')}/10/2026,UPI/${at}/NIRMALA STORES,${100 + at}.50,,${900_000 - at}.00`;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => line(from + place));
const send = async (call: string, rows: string[]) =>
  (await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData: [HEAD, ...rows].join('\n') })).body;

test('a preview names the lines that are known, each by its place, day and amount', async () => {
  expect(await send('statement-preview', lines(0, 3))).toMatchObject({ known: [], knownCount: 0 });
  await send('upload-statement', [line(0), line(2)]);
  const { known, newCount, knownCount } = await send('statement-preview', lines(0, 4));
  expect([newCount, knownCount]).toEqual([2, 2]);
  expect(known).toEqual([
    { line: 2, date: '2026-10-01', side: 'debit', amount: '100.50' },
    { line: 4, date: '2026-10-03', side: 'debit', amount: '102.50' },
  ]);
});

test('of many known lines the first hundred are named and all are counted', async () => {
  await send('upload-statement', lines(0, 150));
  const { known, knownCount } = await send('statement-preview', lines(0, 151));
  expect([known.length, known[99].line, knownCount]).toEqual([100, 101, 150]);
});

const october = (...rows: string[]) => rows.map((row) => row.replace(',', '/10/2026,'));
const OCTOBER = october(
  '01,NEFT-1-ALPHA,100.00,,900.00',
  '05,NEFT-2-BETA,100.00,,800.00',
  '07,NEFT-3-GAMMA,30.00,,770.00',
  '31,NEFT-4-DELTA,40.00,,730.00',
);
const warned = ({ warnings }: { warnings: { code: string; message: string }[] }, code: string) =>
  warnings.find((warning) => warning.code === code)?.message;

test('the same lines in other words are known, which is said with their places', async () => {
  await send('upload-statement', OCTOBER);
  const worded = OCTOBER.map((row) => row.replace(/NEFT-(\d)-/, 'BY TRANSFER $1 TO '));
  const { newCount, insideCovered, ...preview } = await send('statement-preview', worded);
  expect([newCount, insideCovered]).toEqual([0, []]);
  expect(warned(preview, 'KNOWN_BY_BALANCE')).toMatch(/^4 lines are worded otherwise .*\(lines 2, 3, 4, 5\)/);
  const answer = await send('upload-statement', worded);
  expect([answer.added, answer.known]).toEqual([0, 4]);
  expect(warned(answer, 'KNOWN_BY_BALANCE')).toBe(warned(preview, 'KNOWN_BY_BALANCE'));
});

test.each([true, false])(
  'the same lines with a balance and without add nothing, the balance first: %s',
  async (isFirst) => {
    const without = async (call: string) => {
      const rows = OCTOBER.map((row) => row.slice(0, row.lastIndexOf(',')));
      const statementData = ['Date,Description,Debit Amount,Credit Amount', ...rows].join('\n');
      return (await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData })).body;
    };
    const withBalance = (call: string) => send(call, OCTOBER);
    const [first, second] = isFirst ? [withBalance, without] : [without, withBalance];
    expect((await first('upload-statement')).added).toBe(4);
    expect(await second('upload-statement')).toMatchObject({ added: 0, known: 4 });
  },
);

test('a line with a reference and a balance is known without both, by its narration', async () => {
  const upload = async (...rows: string[]) => {
    const body = { bankAccountId, statementData: rows.join('\n') };
    return (await ask(cookie, 'POST', `${company}/upload-statement`, body)).body;
  };
  const whole = '05/10/2026,RENT OF THE OFFICE,N2762201,100.00,,800.00';
  await upload('Date,Description,Ref No,Debit Amount,Credit Amount,Balance', whole);
  const bare = ['05/10/2026,RENT OF THE OFFICE,100.00,', '05/10/2026,RENT OF THE SHOP,100.00,'];
  const answer = await upload('Date,Description,Debit Amount,Credit Amount', ...bare);
  expect([answer.added, answer.known]).toEqual([1, 1]);
});

test('October again with a charge dated back: the lines of complete days are named, and can be left out', async () => {
  await send('upload-statement', OCTOBER);
  const changed = october(
    '01,NEFT-1-ALPHA,100.00,,900.00',
    '02,BACKDATED CHG,1.00,,899.00',
    '05,NEFT-2-BETA,100.00,,799.00',
    '07,NEFT-3-GAMMA,30.00,,769.00',
    '31,NEFT-4-DELTA,40.00,,729.00',
  );
  const preview = await send('statement-preview', changed);
  expect(preview.insideCovered).toEqual([3, 4, 5, 6]);
  const message = warned(preview, 'INSIDE_COVERED_DAYS');
  expect(message).toMatch(/^4 lines are new.*debits ₹171\.00.*line 3 of 02 Oct 2026 \(₹1\.00\),.* and 1 more/);
  const body = { bankAccountId, statementData: [HEAD, ...changed].join('\n'), skipLines: preview.insideCovered };
  const { body: without } = await ask(cookie, 'POST', `${company}/upload-statement`, body);
  expect([without.added, without.known, warned(without, 'INSIDE_COVERED_DAYS')]).toEqual([0, 1, undefined]);
  const all = await send('upload-statement', changed);
  expect([all.added, warned(all, 'INSIDE_COVERED_DAYS')]).toEqual([4, message]);
});

test('stray lines on complete days are named; those of a new month, or after an upload was taken back, are not', async () => {
  const { uploadId } = await send('upload-statement', OCTOBER);
  const stray = october('02,OTHER ACCOUNT ONE,5.00,,99994.00', '06,OTHER ACCOUNT TWO,6.00,,99988.00');
  expect((await send('statement-preview', stray)).insideCovered).toEqual([2, 3]);
  const next = ['31/10/2026,NEFT-5-LATE,10.00,,720.00', '02/11/2026,NEFT-6-NEXT,10.00,,710.00'];
  expect((await send('statement-preview', next)).insideCovered).toEqual([]);
  await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, {});
  expect((await send('statement-preview', stray)).insideCovered).toEqual([]);
});
