import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../../testing/client';

const HEAD = 'Date,Description,Debit,Credit,Balance';
const RIGHT = [
  HEAD,
  '01/10/2026,A,450.00,,99550.00',
  '02/10/2026,B,,1000.00,100550.00',
  '03/10/2026,C,50.00,,100500.00',
];
const SWAPPED = [
  HEAD,
  '01/10/2026,A,,450.00,99550.00',
  '02/10/2026,B,1000.00,,100550.00',
  '03/10/2026,C,,50.00,100500.00',
];
const COLUMNS = { date: 0, description: 1, balance: 4 };

let cookie: string;
let company: string;

beforeEach(async () => {
  company = `/companies/${(await seeded()).companies.a1}`;
  cookie = await signIn('OA');
});

let number = 50100012340000;
async function account(): Promise<string> {
  const facts = { accountName: 'Current', accountNumber: `${number++}`, bankName: 'HDFC', ifscCode: 'HDFC0000123' };
  return (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
}
const send = (call: string, bankAccountId: string, lines: readonly string[], rest: object = {}) =>
  ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData: lines.join('\n'), ...rest });
const sides = async (bankAccountId: string) => {
  const { body } = await ask(cookie, 'GET', `${company}/bank-transactions?bankAccountId=${bankAccountId}`);
  return body.map(
    (row: { description: string; transactionType: string }) => `${row.description} ${row.transactionType}`,
  );
};

test.each([
  ['all sides', SWAPPED],
  ['one side only', [HEAD, ...[1, 2, 3, 4].map((day) => `0${day}/10/2026,A,,10.00,${1000 - 10 * day}.00`)]],
])(
  'a file whose balances turn %s round is not stored until a person has said which column is which',
  async (_, file) => {
    const id = await account();
    expect((await send('statement-preview', id, file)).body).toMatchObject({
      problemCount: 1,
      problems: [{ line: 0, code: 'SIDES_SWAPPED' }],
    });
    const { status, body } = await send('upload-statement', id, file);
    expect([status, body.code, body.problems[0].code]).toEqual([422, 'statement-has-problems', 'SIDES_SWAPPED']);
    expect(body.title).toMatch(/^Nothing was stored: All balances agree if debits and credits change places/);
    expect(await sides(id)).toEqual([]);
    const turned = await send('upload-statement', id, file, { mapping: { ...COLUMNS, debit: 3, credit: 2 } });
    expect(turned.body).toMatchObject({ added: file.length - 1, agreeing: file.length - 1 });
    expect((await sides(id)).filter((side: string) => side === 'A debit').length).toBeGreaterThan(0);
  },
);

test('a person may say that the sides are right and the balance is what is owed', async () => {
  const id = await account();
  const { status, body } = await send('upload-statement', id, SWAPPED, {
    mapping: { ...COLUMNS, debit: 2, credit: 3 },
  });
  expect([status, body.added]).toEqual([200, 3]);
  expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('SIDES_SWAPPED');
  expect(await sides(id)).toEqual(['C credit', 'B debit', 'A credit']);
});

test('columns turned for one file leave the next as it is, where its balances are right', async () => {
  await send('upload-statement', await account(), SWAPPED, { mapping: { ...COLUMNS, debit: 3, credit: 2 } });
  const other = await account();
  expect((await send('upload-statement', other, RIGHT)).body).toMatchObject({ added: 3, agreeing: 3 });
  expect(await sides(other)).toEqual(['C debit', 'B credit', 'A debit']);
  const third = await account();
  expect((await send('upload-statement', third, SWAPPED)).body).toMatchObject({ added: 3, agreeing: 3 });
  expect(await sides(third)).toEqual(['C debit', 'B credit', 'A debit']);
});
