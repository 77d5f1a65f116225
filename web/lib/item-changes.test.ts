import { expect, test } from 'vitest';
import { changesSentence, changeWords } from './item-changes';

test('a moved item says where it moved', () => {
  const moved = { itemId: '1', title: 'AOC-4 for 2025-26', change: 'moved', from: '2026-10-29', to: '2026-10-30' };
  expect(changeWords(moved)).toBe('AOC-4 for 2025-26 moved to 30 Oct 2026');
});

test('a few changes are told one by one, the rest counted', () => {
  const done = ['A', 'B', 'C', 'D', 'E'].map((title) => ({ itemId: title, title, change: 'done' }));
  expect(changesSentence(done)).toBe('A is done; B is done; C is done; and 2 more');
  expect(changesSentence([])).toBe('Nothing changed on the calendar.');
});
