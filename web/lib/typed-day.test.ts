import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAsTyped, isWhole, typedDay } from './typed-day';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5/1/2026', '2026-01-05'],
  ['20-11-26', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['20 Nov 2026', '2026-11-20'],
  ['20-November-2026', '2026-11-20'],
  ['20112026', '2026-11-20'],
  [' 2026-11-20 ', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
])('%s is a day', (text, day) => expect(typedDay(text)).toBe(day));

test.each(['', '20/11', '31/02/2026', '29/02/2027', '11/20/2026', '20/xyz/2026', '2026-13-01', 'tomorrow', '1/1/1'])(
  '%s is none',
  (text) => expect(typedDay(text)).toBeUndefined(),
);

test('a year of two figures is not whole while it is typed', () => {
  expect([isWhole('20/11/20'), isWhole('20/11/2026'), isWhole('2026-11-20')]).toEqual([false, true, true]);
});

test('what is shown of a day is read back as that day', () => {
  const days = fc
    .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      expect(typedDay(dayAsTyped(day))).toBe(day);
    }),
  );
});
