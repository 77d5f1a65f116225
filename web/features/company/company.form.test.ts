import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsOf } from '../../lib/form';
import { clientForm } from './company.form';

const typed = {
  name: ' Kestrel Robotics Private Limited ',
  cin: 'u62099ka2022ptc165432',
  pan: 'aazcn9001q',
  incorporationDate: '2022-06-14',
  clientType: 'premium',
  financialYear: '2026-27',
  gstin: '',
  tan: '',
  udyam: '',
  assignedManagerId: '',
  monthlyFee: '',
};

const errors = (changed: object) => errorsOf(v.safeParse(clientForm, { ...typed, ...changed }).issues ?? []);

test('identifiers are sent in capitals, and what was left empty is not sent', () => {
  expect(JSON.parse(JSON.stringify(v.parse(clientForm, typed)))).toEqual({
    name: 'Kestrel Robotics Private Limited',
    cin: 'U62099KA2022PTC165432',
    pan: 'AAZCN9001Q',
    incorporationDate: '2022-06-14',
    clientType: 'premium',
    financialYear: '2026-27',
  });
});

test.each(['name', 'cin', 'pan', 'incorporationDate', 'financialYear'])('%s is required', (name) => {
  expect(errors({ [name]: ' ' })).toEqual({ [name]: 'Required' });
});

test('a wrong check digit of a GSTIN names the character that was expected', () => {
  expect(errors({ gstin: '29AAZCN9001Q1ZD' }).gstin).toContain('comes C, not D');
});

test.each([
  ['4500', '4500'],
  ['1,18,000.50', '118000.50'],
  ['₹ 99,999', '99999'],
])('the fee %s is sent as %s', (fee, sent) => {
  expect(v.parse(clientForm, { ...typed, monthlyFee: fee }).monthlyFee).toBe(sent);
});

test.each(['-1', '1e3', '12.345', 'free', '123456789'])('the fee %s is refused', (fee) => {
  expect(Object.keys(errors({ monthlyFee: fee }))).toEqual(['monthlyFee']);
});
