import { expect, test } from 'vitest';
import { editedOf } from './edit';

const row = { name: 'Mehta', city: null as string | null, services: ['GST'] };

test('what was touched is sent with what was seen of it; what was emptied as nothing', () => {
  const typed = { name: 'Mehta & Rao', city: 'Mysuru', services: ['GST'] };
  expect(editedOf(typed, row, row)).toEqual({
    name: 'Mehta & Rao',
    city: 'Mysuru',
    was: { name: 'Mehta', city: null },
  });
  expect(editedOf({ city: undefined }, { city: 'Mysuru' }, { city: 'Mysuru' })).toEqual({
    city: null,
    was: { city: 'Mysuru' },
  });
});

test('a form that nobody touched sends nothing', () => {
  expect(editedOf({ name: 'Mehta', city: undefined, services: ['GST'] }, row, row)).toBeUndefined();
});

test('after another person’s change, only what was touched goes over it', () => {
  const now = { ...row, name: 'Mehta LLP', city: 'Hubballi' };
  expect(editedOf({ name: 'Mehta', city: 'Mysuru', services: ['GST'] }, row, now)).toEqual({
    city: 'Mysuru',
    was: { city: 'Hubballi' },
  });
});
