import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsOf } from '../../lib/form';
import { subscriptionForm } from './subscription.form';

const typed = {
  companyId: '4f0a2f0e-6c0b-4b4e-9a53-0d1d2f6c8a11',
  subscriptionType: 'basic',
  monthlyFee: '0',
};
const errors = (form: object) => errorsOf(v.safeParse(subscriptionForm, form).issues ?? []);

test('what is filled in is sent, the fee without its commas', () => {
  expect(v.parse(subscriptionForm, { ...typed, monthlyFee: '12,500' })).toEqual({ ...typed, monthlyFee: '12500' });
});

test.each([
  ['not sent', { subscriptionType: 'basic', monthlyFee: '0' }],
  ['empty', { ...typed, companyId: '' }],
])('a company that is %s is required', (_case, form) => {
  expect(errors(form)).toEqual({ companyId: 'Required' });
});

test.each(['', '-5', '1.234', 'free'])('the fee %j is refused beside its field', (monthlyFee) => {
  expect(Object.keys(errors({ ...typed, monthlyFee }))).toEqual(['monthlyFee']);
});
