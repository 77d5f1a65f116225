import { expect, test } from 'vitest';
import { strayWords } from '../e2e/made-up/strays';
import { madeUp } from './made-up';

test('a text is in brackets, longer by a third, and keeps what is filled in', () => {
  expect(madeUp('Due on {day}: {count} items')).toBe('[Dúéø óñø {day}: {count} ítémsøø]');
  const text = 'Categorise the transactions of every account';
  expect(madeUp(text).length).toBeGreaterThanOrEqual((text.length * 4) / 3);
});

test.each([
  ['Due on Monday', ['Due', 'on', 'Monday']],
  [madeUp('Due on {day}').replace('{day}', 'Monday'), ['Monday']],
  [`${madeUp('Due')} by then`, ['by', 'then']],
  [madeUp('GST LLP PF is due by 5'), []],
  ['GSTR-3B of 29AAZCN9001Q1ZC for asha.rao@example.in', ['of', 'for']],
  ['Kestrel Robotics pays', ['pays']],
] as const)('of "%s" what is neither made up nor data is found', (text, words) => {
  expect(strayWords(text, ['Kestrel Robotics'])).toEqual(words);
});
