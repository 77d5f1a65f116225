import { expect, test } from 'vitest';
import { rupees } from '../shared/money';
import { ACCOUNTS_OF_NATURE, natureOfAccount, paidOfAccounts } from './of-account';

test.each([
  ['5501', 'company', 'propertyRent'],
  ['5502', 'company', 'machineryRent'],
  ['5503', 'company', 'contract'],
  ['5503', 'individual-or-family', 'contractWithIndividual'],
  ['5504', 'company', 'professionalFee'],
  ['5512', 'other', 'commission'],
  ['5533', 'company', 'royalty'],
  ['5306', 'company', 'interest'],
  ['1106', 'individual-or-family', 'contractWithIndividual'],
  // Freelancers and job work, goods of India and of abroad: the account does not tell which.
  ['5508', 'company', undefined],
  ['5101', 'company', undefined],
  ['5518', 'company', undefined],
] as const)('account %s paid to %s is %s', (account, payee, nature) => {
  expect(natureOfAccount(account, payee)).toBe(nature);
  expect(ACCOUNTS_OF_NATURE.includes(account)).toBe(nature !== undefined);
});

const side = (account: string, amount: number, partyId: string | null = null) => ({
  ...{ account, amount: rupees(amount), partyId },
});

test('a voucher pays what it debits to expenses, without GST, whatever pays it', () => {
  const sides = [side('5501', 60_000), side('1611', 10_800), side('2711', -6_000), side('1501', -64_800)];
  expect(paidOfAccounts(sides, 'p1')).toEqual([
    { account: '5501', partyId: 'p1', amount: rupees(60_000), withheld: rupees(6_000) },
  ]);
});

test('two expenses are two payments, the tax of the larger; what is taken back is none', () => {
  const sides = [side('5504', 20_000), side('5501', 60_000, 'p2'), side('2711', -6_000), side('1501', -74_000)];
  expect(paidOfAccounts(sides, null)).toEqual([
    { account: '5501', partyId: 'p2', amount: rupees(60_000), withheld: rupees(6_000) },
    { account: '5504', partyId: null, amount: rupees(20_000), withheld: 0 },
  ]);
  expect(paidOfAccounts([side('5501', -60_000), side('1501', 60_000)], null)).toEqual([]);
});
