import { expect, test } from 'vitest';
import { everyPage, nextCursor } from './every-page';

const page = (rows: string[], link?: string) => ({
  headers: new Headers(link === undefined ? {} : { link }),
  json: async () => rows,
});

test('a list is read to its last page, each page once', async () => {
  const asked: (string | undefined)[] = [];
  const rows = await everyPage(async (cursor) => {
    asked.push(cursor);
    return cursor === undefined ? page(['a', 'b'], '</api/list?limit=2&cursor=b%2F1>; rel="next"') : page(['c']);
  });
  expect(rows).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([undefined, 'b/1']);
});

test.each([undefined, '</api/list?limit=2>; rel="prev"'])('Link %s names no next page', (link) => {
  expect(nextCursor(page([], link).headers)).toBeUndefined();
});
