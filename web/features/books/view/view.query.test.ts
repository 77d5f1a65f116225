import { expect, test } from 'vitest';
import { queryOf, searchOf } from './view.query';

test('a view keeps the filters and the order, and nothing else of the address', () => {
  const search = {
    row: '0190a000-0000-7000-8000-000000000001',
    q: 'rent & tea',
    least: '100',
    sort: 'amount' as const,
  };
  const query = queryOf(search);
  expect(query).toMatch(/^[\x21-\x7e]+$/);
  expect(searchOf(query)).toMatchObject({ q: 'rent & tea', least: '100', sort: 'amount' });
  expect(searchOf(query)).not.toHaveProperty('row');
});

test('a view of one side of a payee opens the same list again', () => {
  const search = { payee: 'GANESH & SONS', side: 'credit' as const, from: '2026-07-01' };
  expect(queryOf(search)).toBe('from=2026-07-01&payee=GANESH+%26+SONS&side=credit');
  expect(searchOf(queryOf(search))).toMatchObject(search);
  expect(searchOf('payee=GANESH&side=both')).toMatchObject({ payee: 'GANESH', side: undefined });
});

test('what a view does not name is no longer narrowed, and what is no filter is left out', () => {
  expect(searchOf('q=tea&from=never&owner=me')).toEqual({
    account: undefined,
    category: undefined,
    from: undefined,
    to: undefined,
    q: 'tea',
    payee: undefined,
    side: undefined,
    least: undefined,
    most: undefined,
    matched: undefined,
    unsure: undefined,
    sort: undefined,
    direction: undefined,
  });
  expect(queryOf({})).toBe('');
});
