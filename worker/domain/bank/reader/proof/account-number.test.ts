import { expect, test } from 'vitest';
import { isOtherAccount } from './facts';

test.each([
  ['50100012344471', '50100012344471', false],
  ['_00000050100012344471', '50100012344471', false],
  ['XXXXXXXXXX4471', '50100012344471', false],
  ['XXXXXXXXXX4472', '50100012344471', true],
  ['000405078812', '405078812', false],
  ['50100012344472', '50100012344471', true],
  ['**71', '50100012344471', false],
])('%s in the file, %s chosen: another account? %s', (printed, known, isOther) => {
  expect(isOtherAccount(printed, known)).toBe(isOther);
});
