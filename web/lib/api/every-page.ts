type PageOfRows<Row> = { headers: Headers; json: () => Promise<Row[]> };

/** Reads a list to its end: the server gives it in pages, and names the next one in the Link header. */
export async function everyPage<Row>(ask: (cursor: string | undefined) => Promise<PageOfRows<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const response = await ask(cursor);
    rows.push(...(await response.json()));
    cursor = nextCursor(response.headers);
  } while (cursor !== undefined);
  return rows;
}

/** Where the next page begins; undefined after the last one. */
export function nextCursor(headers: Headers): string | undefined {
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  // The address is a path; the base only makes it readable.
  return next === undefined ? undefined : (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined);
}
