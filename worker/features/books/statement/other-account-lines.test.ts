import { beforeEach, expect, test } from 'vitest';
import { ask, type Books, books, STATEMENT, seeded, signIn } from '../../../testing/client';

let cookie: string;
let own: Books;
let company: string;
let second: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
  const facts = { accountName: 'Payroll', accountNumber: '99887766', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  second = (await ask(cookie, 'POST', `${company}/bank-accounts`, facts)).body.id;
});

type Notice = { code: string; message: string };
const told = async (bankAccountId: string, statementData: string, call = 'statement-preview') => {
  const { body } = await ask(cookie, 'POST', `${company}/${call}`, { bankAccountId, statementData });
  return body.warnings.find(({ code }: Notice) => code === 'LINES_OF_ANOTHER_ACCOUNT')?.message;
};

const [HEAD = '', ...LINES] = STATEMENT.split('\n');
const withoutBalances = (text: string) => text.replaceAll(/,[^,\n]*$/gm, '');

test('the lines of another account are named before they are stored, without an account number', async () => {
  expect(await told(second, STATEMENT)).toMatch(/^Current account already holds 3 transactions/);
  expect(await told(second, STATEMENT, 'upload-statement')).toMatch(/^Current account/);
  expect(await told(own.accountId, STATEMENT)).toBeUndefined();
});

test('in another wording, and as part of a longer file', async () => {
  const other = STATEMENT.replace('UPI/628812345678/ZEPTO/OFFICE PANTRY', 'ZEPTO').replace('RENT OCT 2026 - ', 'RENT ');
  const later = [1, 2, 3, 4].map((day) => `2${day}/10/2026,UPI/CHAI,10.00,,${157_550 - 10 * day}.00`);
  expect(await told(second, [other, ...later].join('\n'))).toMatch(/3 transactions/);
});

test('a single line only where the words agree, too', async () => {
  const [line = ''] = LINES;
  expect(await told(second, `${HEAD}\n${line}`)).toMatch(/already holds a transaction/);
  expect(await told(second, `${HEAD}\n${line.replace('UPI/628812345678/ZEPTO/OFFICE PANTRY', 'SMS CHARGES')}`)).toBe(
    undefined,
  );
});

test('other balances are another account', async () => {
  expect(
    await told(second, STATEMENT.replace('99550', '99551').replace('217550', '217551').replace('157550', '157551')),
  ).toBe(undefined);
});

test('without balances the words decide', async () => {
  const third = { accountName: 'Third', accountNumber: '11223344', bankName: 'SBI', ifscCode: 'SBIN0000001' };
  const { id } = (await ask(cookie, 'POST', `${company}/bank-accounts`, third)).body;
  const bare = withoutBalances(STATEMENT);
  await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId: second, statementData: bare });
  expect(await told(id, bare)).toMatch(/^Payroll already holds 3/);
  expect(await told(id, bare.replaceAll(/,[^,\n]*(?=,[\d.]*,[\d.]*$)/gm, ',SOMETHING ELSE'))).toBe(undefined);
});
