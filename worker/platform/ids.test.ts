import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './ids';

test('ids are uuids, all different, and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids.slice(0, 500)) expect(z.uuid().safeParse(id).success).toBe(true);
});
