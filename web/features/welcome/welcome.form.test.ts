import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsOf } from '../../lib/form';
import { companyForm, firmForm } from './welcome.form';

const company = {
  name: 'Nirmal Systems Private Limited',
  cin: 'u62099ka2022ptc165432',
  pan: 'aazcn9001q',
  incorporationDate: '2022-08-17',
  financialYear: '2026-27',
  tan: '',
  gstin: '',
  udyam: '',
};

const errors = (typed: object) => errorsOf(v.safeParse(companyForm, typed).issues ?? []);

test('identifiers are sent in capitals, and what was left empty is not sent', () => {
  const sent = JSON.parse(JSON.stringify(v.parse(companyForm, company)));
  expect(sent).toEqual({
    name: 'Nirmal Systems Private Limited',
    cin: 'U62099KA2022PTC165432',
    pan: 'AAZCN9001Q',
    incorporationDate: '2022-08-17',
    financialYear: '2026-27',
  });
});

test('an empty form says Required beside every fact that is needed', () => {
  const empty = Object.fromEntries(Object.keys(company).map((name) => [name, '']));
  expect(errors(empty)).toEqual({
    name: 'Required',
    cin: 'Required',
    pan: 'Required',
    incorporationDate: 'Required',
    financialYear: 'Required',
  });
});

test.each(['tan', 'gstin', 'udyam', 'cin', 'pan', 'incorporationDate', 'financialYear'])(
  'a wrong %s is named beside its field',
  (name) => {
    expect(Object.keys(errors({ ...company, [name]: 'wrong' }))).toEqual([name]);
  },
);

test('a firm needs no more than its name', () => {
  const typed = { name: 'Rao & Co', registrationNumber: '', email: '', phone: '', city: '', state: '', pincode: '' };
  expect(v.safeParse(firmForm, typed).success).toBe(true);
});

test('a pincode has six digits', () => {
  const typed = {
    name: 'Rao & Co',
    registrationNumber: '',
    email: '',
    phone: '',
    city: '',
    state: '',
    pincode: '56001',
  };
  expect(Object.keys(errorsOf(v.safeParse(firmForm, typed).issues ?? []))).toEqual(['pincode']);
});
