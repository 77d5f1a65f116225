import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finder, hitsIn } from './find';

describe('what is typed finds', () => {
  test.each([
    ['3b oct', 'GSTR-3B for October 2026'],
    ['oct gstr', 'GSTR-3B for October 2026'],
    ['gstr3b', 'GSTR-3B for October 2026'],
    ['meh', 'Mehrangi Polymers Private Limited'],
    ['n9001', 'Kestrel Robotics AAZCN9001Q'],
    ['', 'anything'],
  ])('%s in %s', (typed, text) => expect(finder(typed)(text)).toBe(true));

  test.each([
    ['3b nov', 'GSTR-3B for October 2026'],
    ['tr', 'GSTR-3B for October 2026'],
    ['x', ''],
  ])('not %s in %s', (typed, text) => expect(finder(typed)(text)).toBe(false));
});

test('what was typed is marked at the beginning of words', () => {
  expect(hitsIn('Sona Mehanga Agro', 'meh')).toEqual([
    { text: 'Sona ', isHit: false },
    { text: 'Meh', isHit: true },
    { text: 'anga Agro', isHit: false },
  ]);
});

test('marking loses and adds no letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 6 }), (text, typed) => {
      expect(
        hitsIn(text, typed)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
