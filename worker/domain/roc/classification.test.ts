import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, lakh, paise } from '../shared/money';
import { classOf } from './classification';

const privateCompany = { legalForm: 'private', isNeverSmall: false } as const;

test.each([
  ['2015-02-12', lakh(50), crore(3), 'small'],
  ['2015-02-13', lakh(50), crore(3), 'private'],
  ['2021-03-31', lakh(51), crore(1), 'private'],
  ['2021-04-01', lakh(51), crore(1), 'small'],
  ['2022-09-14', crore(4), crore(40), 'private'],
  ['2022-09-15', crore(4), crore(40), 'small'],
  ['2025-11-30', crore(10), crore(100), 'private'],
  ['2025-12-01', crore(10), crore(100), 'small'],
  ['2025-12-01', paise(crore(10) + 1), crore(100), 'private'],
  ['2025-12-01', crore(10), paise(crore(100) + 1), 'private'],
])('on %s a private company of capital %i and turnover %i is %s', (day, paidUpCapital, turnover, entityClass) => {
  expect(classOf({ ...privateCompany, paidUpCapital, turnover }, isoDate(day)).value).toBe(entityClass);
});

test.each([
  ['2015-01-01', 'small'],
  ['2015-03-01', 'private'],
  ['2021-04-01', 'small'],
])('W44: a private company of 60 lakh and 1.5 crore is on %s %s', (day, entityClass) => {
  const facts = { ...privateCompany, paidUpCapital: lakh(60), turnover: lakh(150) };
  expect(classOf(facts, isoDate(day)).value).toBe(entityClass);
});

test('a subsidiary is never small, whatever its figures', () => {
  const facts = { ...privateCompany, isNeverSmall: true, paidUpCapital: lakh(1), turnover: lakh(1) };
  expect(classOf(facts, isoDate('2026-11-20')).value).toBe('private');
});

test.each(['opc', 'public'] as const)('the class of an %s is its legal form', (legalForm) => {
  const facts = { legalForm, isNeverSmall: false, paidUpCapital: lakh(1), turnover: lakh(1) };
  expect(classOf(facts, isoDate('2026-11-20')).value).toBe(legalForm);
});

test.each([
  [lakh(25), lakh(40), 'small_llp'],
  [paise(lakh(25) + 1), lakh(40), 'llp'],
  [lakh(25), paise(lakh(40) + 1), 'llp'],
])('an LLP of contribution %i and turnover %i is %s', (contribution, turnover, entityClass) => {
  expect(classOf({ legalForm: 'llp', contribution, turnover }, isoDate('2026-11-20')).value).toBe(entityClass);
});

test('the limits of a day before there were any are not guessed', () => {
  const facts = { ...privateCompany, paidUpCapital: lakh(1), turnover: lakh(1) };
  expect(() => classOf(facts, isoDate('2013-09-11'))).toThrow(RangeError);
});

test('the answer names the notification that made it', () => {
  const facts = { ...privateCompany, paidUpCapital: crore(10), turnover: crore(100) };
  const last = classOf(facts, isoDate('2026-11-20')).steps.at(-1);
  expect(last?.rule?.statute).toContain('G.S.R. 880(E)');
});
