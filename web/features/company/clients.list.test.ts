import { expect, test } from 'vitest';
import { inOrder, matching } from './clients.list';

const client = (name: string, complianceHealthScore: number, cin = `CIN of ${name}`) => ({
  id: name,
  name,
  cin,
  complianceHealthScore,
});

const clients = [
  client('Banyan Freight 10', 90, 'U49231MH2021PTC360011'),
  client('asterfield Labs', 0, 'U62099KA2022PTC165432'),
  client('Banyan Freight 9', 60),
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('the newest client, last of the list, comes first', () => {
  expect(names(inOrder(clients, 'newest'))).toEqual(['Banyan Freight 9', 'asterfield Labs', 'Banyan Freight 10']);
});

test('names are ordered without regard to case, and their numbers by value', () => {
  expect(names(inOrder(clients, 'name'))).toEqual(['asterfield Labs', 'Banyan Freight 9', 'Banyan Freight 10']);
});

test('the lowest score comes first', () => {
  expect(names(inOrder(clients, 'score'))).toEqual(['asterfield Labs', 'Banyan Freight 9', 'Banyan Freight 10']);
});

test.each([
  ['', 3],
  ['  ', 3],
  ['freight banyan', 2],
  ['ASTERFIELD', 1],
  ['u49231mh', 1],
  ['360011', 1],
  ['freight labs', 0],
])('%j finds %i clients', (search, count) => {
  expect(matching(clients, search)).toHaveLength(count);
});

test('a client is found by its PAN and its GSTIN, too', () => {
  const known = [{ ...client('Kestrel', 90), pan: 'AAZCN9001Q', gstin: '29AAZCN9001Q1ZC' }, client('Banyan', 60)];
  expect(names(matching(known, 'aazcn9001q'))).toEqual(['Kestrel']);
  expect(names(matching(known, '29AAZ'))).toEqual(['Kestrel']);
});
