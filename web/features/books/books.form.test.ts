import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accountForm } from './account/account.form';
import { categoryForm, NO_SECTION, reasonedCategoryForm } from './category/category.form';

const account = {
  accountName: 'Current account',
  accountNumber: '5010 0012-344471',
  bankName: 'HDFC Bank',
  ifscCode: 'hdfc0000123',
  kind: 'current',
};

test('an account number is sent without its spaces, an IFSC in capitals', () => {
  const sent = v.parse(accountForm, account);
  expect(sent).toMatchObject({ accountNumber: '50100012344471', ifscCode: 'HDFC0000123' });
});

test.each(['accountName', 'accountNumber', 'bankName', 'ifscCode'])('an account needs its %s', (field) => {
  expect(v.safeParse(accountForm, { ...account, [field]: ' ' }).success).toBe(false);
});

test.each(['HDFC1000123', 'HDFC000012'])('%s is no IFSC', (ifscCode) => {
  expect(v.safeParse(accountForm, { ...account, ifscCode }).success).toBe(false);
});

const category = { name: 'Staff Welfare', gstRate: '18', tdsSection: NO_SECTION, tdsRate: '' };

test('an empty TDS rate is sent as 0, no section as null', () => {
  expect(v.parse(categoryForm, category)).toEqual({ ...category, tdsSection: null, tdsRate: '0' });
});

test('a rate that is not in force needs a reason, and no other does', () => {
  expect(v.parse(categoryForm, category)).not.toHaveProperty('gstRateReason');
  expect(v.safeParse(reasonedCategoryForm, { ...category, gstRate: '12', gstRateReason: ' ' }).success).toBe(false);
  const reasoned = v.parse(reasonedCategoryForm, { ...category, gstRate: '12', gstRateReason: ' Old bills ' });
  expect(reasoned.gstRateReason).toBe('Old bills');
});

test.each(['0.755', '101', '-1', 'two'])('%s is no TDS rate', (tdsRate) => {
  expect(v.safeParse(categoryForm, { ...category, tdsRate }).success).toBe(false);
});

test('a rate that the list does not offer is refused', () => {
  expect(v.safeParse(categoryForm, { ...category, gstRate: '40' }).success).toBe(false);
});
