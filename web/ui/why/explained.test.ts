import { expect, test } from 'vitest';
import { type IsoDate, isoDate } from '#domain/shared/dates';
import { atRate, inDays, inPaise, onDay, Working } from '#domain/shared/explained';
import { paise, percent } from '#domain/shared/money';
import { kindOf, numbered, type ShownQuantity } from './explained';
import { quantityWords } from './quantity';
import { confidenceWords, ruleMark, summaryWords } from './why-words';

const rule = {
  id: 'ROC.FEE',
  from: isoDate('2018-07-01'),
  to: null,
  basis: 'FILING_DATE',
  knownSince: isoDate('2018-05-07'),
  statute: 's.403',
  source: { title: 'Companies (Registration Offices and Fees) Rules' },
  confidence: 'high',
  status: 'enacted',
  checkedOn: isoDate('2026-11-01'),
} as const;

const fee = () => {
  const working = new Working<string>();
  working.give('days', 'Days late', inDays(21));
  working.make('rate', 'Fee a day', inPaise(paise(10_000)), { inputs: [], rule });
  working.make('fee', 'Fee', inPaise(paise(210_000)), { formula: 'days × rate', inputs: ['days', 'rate'], rule });
  return working.explain(paise(210_000));
};

test('what was given, what the law says and what was worked out are told apart', () => {
  expect(fee().steps.map(kindOf)).toEqual(['given', 'rule', 'made']);
  expect(fee().steps.map((step) => kindOf({ ...step, isAssumed: true }))).toEqual(['assumed', 'assumed', 'assumed']);
});

test('a step names the steps it rests on by their numbers, and cites a rule once', () => {
  const steps = numbered(fee());
  expect(steps[2]?.inputs).toEqual([
    { number: 1, label: 'Days late' },
    { number: 2, label: 'Fee a day' },
  ]);
  expect(steps.map(({ ruleFirstAt }) => ruleFirstAt)).toEqual([undefined, undefined, 2]);
});

test('another version of the same rule is cited on its own', () => {
  const { steps } = fee();
  const later = { ...rule, from: isoDate('2026-07-01') };
  const changed = steps.map((step) => (step.id === 'fee' ? { ...step, rule: later } : step));
  expect(numbered({ steps: changed })[2]).not.toHaveProperty('ruleFirstAt');
});

test('a rule whose text nobody read says so in place of its status and of the day it was compared', () => {
  const unread = { ...rule, status: 'unverified', checkedOn: null } as const;
  expect(ruleMark(unread)?.words).toBe('Text not read');
  expect(confidenceWords(unread)).toBe('high, not checked against its text');
  expect(ruleMark(rule)).toBeUndefined();
  expect(confidenceWords(rule)).toBe('high, checked against its source on 01 Nov 2026');
});

test('an explanation opens with the sentence of its result, else with how the result was made', () => {
  expect(summaryWords(fee())).toBe('Fee: days × rate = ₹2,100');
  const said = fee().steps.map((step) => (step.id === 'fee' ? { ...step, summary: '21 days × ₹100 = ₹2,100' } : step));
  expect(summaryWords({ steps: said })).toBe('21 days × ₹100 = ₹2,100');
  expect(summaryWords({ steps: fee().steps.slice(0, 1) })).toBe('Days late: 21 days');
  expect(summaryWords({ steps: [] })).toBeUndefined();
});

const day = (text: string): IsoDate => isoDate(text);

test.each<[ShownQuantity, string]>([
  [inPaise(paise(210_000)), '₹2,100'],
  [inPaise(paise(27_542)), '₹275.42'],
  [atRate(percent(1.5)), '1.5%'],
  [atRate(percent(18)), '18%'],
  [inDays(1), '1 day'],
  [inDays(13), '13 days'],
  [onDay(day('2026-11-30')), '30 Nov 2026'],
  [onDay(day('2026-11-29')), '29 Nov 2026, a Sunday'],
  [{ unit: 'yes or no', value: false }, 'No'],
  [{ unit: 'count', value: 118_212 }, '1,18,212'],
  [{ unit: 'text', value: 'small company' }, 'small company'],
])('%o reads %s', (quantity, words) => {
  expect(quantityWords(quantity)).toBe(words);
});
