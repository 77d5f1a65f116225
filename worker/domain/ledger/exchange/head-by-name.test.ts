import { expect, test } from 'vitest';
import { headByName } from './head-by-name';

test.each([
  [['Flood loss', 'Exceptional Items', 'Indirect Expenses'], '5531', '5701'],
  [['PRIOR PERIOD EXPENSES', 'Indirect Expenses'], '5531', '5702'],
  [['Prior-period income'], '4206', '5702'],
  [['Extra-ordinary items'], '5531', '5703'],
  [['Rent', 'Indirect Expenses'], '5531', '5531'],
  [['Exceptional deposits', 'Deposits (Asset)'], '1204', '1204'],
] as const)('%j beside %s is presented beside %s', (names, group, beside) => {
  expect(headByName(names, { beside: group })).toMatchObject({ beside });
});

test('a group that says nothing still says nothing', () => {
  expect(headByName(['Exceptional'], null)).toBeNull();
});
