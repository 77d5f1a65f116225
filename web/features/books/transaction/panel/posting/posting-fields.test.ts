import { expect, test } from 'vitest';
import { askedOf, FORMS, isPostingKind, kindWords } from './posting-fields';

test('grouped rupees are sent as numbers, and texts as they are', () => {
  expect(
    askedOf('loan-drawn', { tag: 'Access Bank', sanctioned: '₹10,00,000.00', fee: '', tax: '', place: 'within' }),
  ).toEqual({
    ...{ kind: 'loan-drawn', tag: 'Access Bank', sanctioned: '1000000.00', fee: '', tax: '', place: 'within' },
  });
});

test('of a challan only codes with an amount are sent', () => {
  const typed = { code0: '1009', amount0: '6,000', code1: '1027', amount1: '', interest: '', fee: '' };
  expect(askedOf('tds-challan', typed)).toMatchObject({ parts: [{ code: '1009', amount: '6000' }], interest: '' });
});

test('every kind with a form has a name', () => {
  expect(Object.keys(FORMS).every((kind) => isPostingKind(kind) && kindWords(kind) !== kind)).toBe(true);
});
