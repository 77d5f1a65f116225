import { expect, test } from 'vitest';
import type { Category } from '../../books.queries';
import { mostFrequent, offered } from './choices';

const category = (id: string, name: string): Category => ({
  ...{ id, name, parentId: 'g', isDefault: true, kind: 'expense' },
  ...{ gstRate: '0', tdsSection: null, tdsRate: '0' },
});
const ALL = [
  category('rent', 'Office or shop rent'),
  category('legal', 'Legal and professional'),
  category('seats', 'Co-working seats'),
  category('office', 'Printing for the office'),
];
const nameOf = ({ name }: Category) => name;
const said = (...ids: (string | null)[]) => ids.map((categoryId) => ({ categoryId, category: 'expense' as const }));
const shape = (given: { text?: string; ofPayee?: string[]; recent?: string[] }) =>
  offered({
    ...{ all: ALL, nameOf, text: given.text ?? '' },
    ...{ ofPayee: said(...(given.ofPayee ?? [])), recent: said(...(given.recent ?? [])) },
  }).map(({ name, categories }) => `${name}: ${categories.map(({ id }) => id).join(' ')}`);

test.each([
  [{}, ['all: rent legal seats office']],
  [{ ofPayee: ['legal'], recent: ['rent', 'legal'] }, ['payee: legal', 'recent: rent', 'all: seats office']],
  [{ recent: ['gone', 'seats'] }, ['recent: seats', 'all: rent legal office']],
  [{ text: 'office' }, ['found: rent office']],
  [{ text: 'off rent' }, ['found: rent']],
  [{ text: ' LEGAL  prof', ofPayee: ['rent'] }, ['found: legal']],
  [{ text: 'nothing' }, ['found: ']],
])('%j offers %j', (given, sections) => {
  expect(shape(given)).toEqual(sections);
});

test('what a payee has most often stands first, what has no category counts for nothing', () => {
  const known = new Map(ALL.map((one) => [one.id, one]));
  expect(mostFrequent(said('rent', null, 'legal', 'legal', 'gone'), known).map(({ id }) => id)).toEqual([
    'legal',
    'rent',
  ]);
});
