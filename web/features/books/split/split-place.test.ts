import { expect, test } from 'vitest';
import type { TypedPart } from './split.form';
import { isTyped } from './split-place';

const part = (change: Partial<TypedPart>): TypedPart => ({ key: 0, amount: '', categoryId: '', note: '', ...change });
const EMPTY = [part({}), part({ key: 1 })];
const KNOWN = [part({ amount: '40.00', categoryId: 'rent' }), part({ key: 1, amount: '60.00', categoryId: 'food' })];

test.each([
  ['nothing was changed', { isNew: false }, false],
  ['an amount was typed', { isNew: false, first: EMPTY, parts: [part({ amount: '5' }), part({ key: 1 })] }, true],
  ['only a category was chosen', { isNew: false, first: EMPTY, parts: [part({ categoryId: 'rent' })] }, true],
  ['a further part stands empty', { isNew: false, first: EMPTY, parts: [...EMPTY, part({ key: 2 })] }, false],
  [
    'what was typed is gone again',
    { isNew: false, first: EMPTY, parts: [part({ note: ' ' }), part({ key: 1 })] },
    false,
  ],
  ['a known part was taken off', { isNew: false, first: KNOWN, parts: KNOWN.slice(1) }, true],
  ['known parts are as they were', { isNew: false, first: KNOWN, parts: [...KNOWN] }, false],
])('a split of which %s', (_name, draft, expected) => {
  expect(isTyped(draft)).toBe(expected);
});
