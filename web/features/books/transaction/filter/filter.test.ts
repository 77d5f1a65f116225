import { expect, test } from 'vitest';
import { currentList, filterOf, isNarrowed, LISTS, opened, withoutList } from './filter';

test.each([
  [{}, 'all'],
  [{ q: 'rent', from: '2026-10-01' }, 'all'],
  [{ category: 'uncategorized' }, 'uncategorized'],
  [{ unsure: true }, 'unsure'],
  [{ matched: 'no' as const, account: 'a' }, 'unmatched'],
  [{ category: 'transfer' }, 'transfers'],
  [{ category: 'Office or shop rent' }, undefined],
  [{ category: 'uncategorized', matched: 'no' as const }, undefined],
  [{ matched: 'yes' as const }, undefined],
])('the address %j names the list %s', (search, list) => {
  expect(currentList(search)).toBe(list);
});

test('opening a list leaves every other filter, and its name is found again', () => {
  const search = { q: 'rent', category: 'Office or shop rent', matched: 'yes' as const, sort: 'amount' as const };
  for (const list of LISTS) {
    const next = { ...search, ...opened(list) };
    expect(next).toMatchObject({ q: 'rent', sort: 'amount' });
    expect(currentList(next)).toBe(list.name);
  }
  expect(filterOf(withoutList(search))).toEqual({ q: 'rent', sort: 'amount' });
});

test('an order narrows nothing, and an open row neither', () => {
  expect(isNarrowed({ sort: 'amount', direction: 'asc', row: '0190a000-0000-7000-8000-000000000001' })).toBe(false);
  expect(isNarrowed({ unsure: true })).toBe(true);
});
