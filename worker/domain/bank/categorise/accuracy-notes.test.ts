import { expect, test } from 'vitest';
import { accuracyOn, accuracyOnNotes } from './corpus/accuracy';
import { MET_NOTES, MET_TRADES } from './corpus/met-notes.data';

test('of notes no phrase was written for, three quarters are answered, and of those 95 in 100 rightly', () => {
  const { asked, answered, right } = accuracyOnNotes();
  console.info(`${asked} unseen notes, ${answered} answered, ${right} rightly`);
  expect(answered / asked).toBeGreaterThanOrEqual(0.75);
  expect(right / answered).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['notes', MET_NOTES],
  ['trades', MET_TRADES],
] as const)('of %s met before, three quarters are answered, and of those 97 in 100 rightly', (_which, rows) => {
  const { asked, answered, right } = accuracyOn(rows);
  expect(answered / asked).toBeGreaterThanOrEqual(0.75);
  expect(right / answered).toBeGreaterThanOrEqual(0.97);
});
