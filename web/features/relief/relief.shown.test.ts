import { expect, test } from 'vitest';
import { builtInShown, isInForceOn } from './relief.shown';

const NONE = { dueOn: null, filedFrom: null, filedBy: null };

test.each([
  [{ ...NONE, dueOn: '2026-11-20' }, '2026-11-20', true],
  [{ ...NONE, dueOn: '2026-11-20' }, '2026-11-21', false],
  [{ ...NONE, filedFrom: '2026-11-01', filedBy: '2026-11-30' }, '2026-10-31', false],
  [{ ...NONE, filedFrom: '2026-11-01', filedBy: '2026-11-30' }, '2026-11-01', true],
  [{ ...NONE, filedFrom: '2026-11-01', filedBy: '2026-11-30' }, '2026-12-01', false],
])('%j on %s gives something: %s', (relief, day, isInForce) => {
  expect(isInForceOn(relief, day)).toBe(isInForce);
});

test('the law’s own are found by form and kind, the latest notified first', () => {
  const all = builtInShown({}, '2026-11-23');
  const days = all.map(({ knownSince }) => knownSince);
  expect(days).toEqual(days.toSorted().toReversed());
  const waivers = builtInShown({ form: 'GSTR-3B', kind: 'fee_waiver' }, '2026-11-23');
  expect(waivers.length).toBeGreaterThan(0);
  expect(waivers.every(({ forms, kind }) => forms.includes('GSTR-3B') && kind === 'fee_waiver')).toBe(true);
  expect(builtInShown({ from: 'own' }, '2026-11-23')).toEqual([]);
  expect(builtInShown({ now: true }, '2050-01-01').every(({ dueOn }) => dueOn === null)).toBe(true);
});
