import { expect, test } from 'vitest';
import { factKey, readFactKey } from '../../../lib/fact-key';
import { versionsOf } from './fact.history';

const said = (id: string, holdsFrom: string, count: number) => ({
  ...{ id, kind: 'employees' as const, subject: '', value: { count }, holdsFrom },
  ...{ recordedAt: `2026-11-20T06:30:0${id}.000Z`, recordedByName: 'Asha Rao' },
});

test('each thing that was said tells until when it held, or why it holds on no day', () => {
  const facts = [
    { ...said('1', '2022-06-14', 12), isCurrent: false },
    { ...said('2', '2024-04-01', 25), isCurrent: false },
    { ...said('3', '2024-04-01', 26), isCurrent: true },
    { ...said('5', '2021-01-01', 9), kind: 'capital' as const, isCurrent: true },
  ];
  const withdrawn = [{ ...said('4', '2025-04-01', 52), withdrawnAt: '2026-11-20T07:00:00.000Z' }];
  const found = versionsOf({ kind: 'employees', subject: '' }, { facts, withdrawn });
  expect(found.map(({ fact, state, until, withdrawnAt }) => [fact.id, state, until ?? withdrawnAt])).toEqual([
    ['4', 'withdrawn', '2026-11-20T07:00:00.000Z'],
    ['3', 'current', undefined],
    ['2', 'replaced', undefined],
    ['1', 'earlier', '2024-03-31'],
  ]);
});

test.each([
  ['employees', { kind: 'employees', subject: '' }],
  ['turnover 2025-26', { kind: 'turnover', subject: '2025-26' }],
  ['rera-project P/51 A', { kind: 'rera-project', subject: 'P/51 A' }],
] as const)('%s in the address names a fact', (key, name) => {
  expect(readFactKey(key)).toEqual(name);
  expect(factKey(name)).toBe(key);
});

test.each(['', 'colour', 'employee'])('%j names none', (key) => {
  expect(readFactKey(key)).toBeUndefined();
});
