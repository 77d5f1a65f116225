import { expect, test } from 'vitest';
import type { ShownStep } from '../../../ui/why/explained';
import { differences } from './differences';

const rule = (from: string, statute: string): NonNullable<ShownStep['rule']> => ({
  ...{ id: 'R', from, to: null, knownSince: from, statute, source: { title: statute }, checkedOn: from },
  ...{ basis: 'DUE_DATE', confidence: 'high', status: 'enacted' },
});
const step = (id: string, value: number, over: Partial<ShownStep> = {}): ShownStep => ({
  ...{ id, label: `Step ${id}`, quantity: { unit: 'days', value }, inputs: [] },
  ...over,
});

test('an answer differs from another by the steps whose value, or whose rule, is another', () => {
  const then = {
    steps: [step('a', 1), step('b', 2), step('c', 3, { rule: rule('2020-01-01', 'Old Act') }), step('d', 4)],
  };
  const now = {
    steps: [step('a', 1), step('b', 5), step('c', 3, { rule: rule('2026-04-01', 'New Act') }), step('e', 6)],
  };
  expect(differences(then, now)).toEqual([
    { name: 'Step b', was: '2 days', is: '5 days' },
    { name: 'Step c', was: 'Old Act', is: 'New Act' },
    { name: 'Step e', was: 'Not there', is: '6 days' },
    { name: 'Step d', was: '4 days', is: 'Not there' },
  ]);
  expect(differences(now, now)).toEqual([]);
  expect(differences(null, null)).toEqual([]);
});
