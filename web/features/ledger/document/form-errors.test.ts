import { expect, test } from 'vitest';
import { emptyLine } from './draft';
import { errorsAfter, errorsAfterLine, errorsOf, errorsOfLines } from './form-errors';

const line = (key: number, value: string) => ({ ...emptyLine(key, '18'), value });
const lines = [line(0, '100'), line(3, ''), line(4, 'x'), line(7, '-1')];
const errors = errorsOf({ 'lines.1.taxableValue': 'none', 'lines.2.taxableValue': 'below', date: 'late' }, { lines });

test('an error of a line goes by its key, blank lines not counted', () => {
  expect(errors).toEqual({ 'lines.#4.taxableValue': 'none', 'lines.#7.taxableValue': 'below', date: 'late' });
});

test('a line that is removed takes its errors along, and no other moves', () => {
  const without = lines.filter(({ key }) => key !== 4);
  expect(errorsOfLines(errors, without)).toEqual({ 'lines.#7.taxableValue': 'below', date: 'late' });
});

test('an error goes when its own field is changed, and not before', () => {
  expect(errorsAfter(errors, ['number'])).toBe(errors);
  expect(errorsAfter(errors, ['date'])).not.toHaveProperty('date');
  expect(errorsAfterLine(errors, 7, ['description'])).toBe(errors);
  expect(errorsAfterLine(errors, 7, ['value'])).toEqual({ 'lines.#4.taxableValue': 'none', date: 'late' });
  const ofRates = { 'lines.#0.rate': 'not in force', number: 'taken' };
  expect(errorsAfter(ofRates, ['date'])).toEqual({});
});
