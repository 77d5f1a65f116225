import { expect, test } from 'vitest';
import { english } from '../../../testing/in-english';
import { say } from '../../shared/message';
import { nameLines } from './notices';

test.each([
  [1, '1 transaction'],
  [4, '4 transactions'],
  [100_000, '1,00,000 transactions'],
])('%i is %s', (count, words) => {
  expect(english(say('statement.transactions', { count }))).toBe(words);
});

test('lines beyond the second are counted', () => {
  expect(english(nameLines(Array.from({ length: 1_002 }, (_, at) => at + 1)))).toBe('lines 1, 2 and 1,000 more');
});
