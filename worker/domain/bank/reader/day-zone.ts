import type { Layout } from './layout';

const WORLD_TIME = /\b(?:utc|gmt)\b(?!\s*\+)/i;
const BARE_TIME = /\d:\d{2}(?::\d{2})?(?:\.\d+)?$/;

/** The cells of a column headed 'Date (UTC)', each with the zone behind its time. */
export function zonedBy({ headerCells, columns }: Pick<Layout, 'headerCells' | 'columns'>): (text: string) => string {
  if (!WORLD_TIME.test(headerCells[columns.date] ?? '')) return (text) => text;
  return (text) => (BARE_TIME.test(text) ? `${text} UTC` : text);
}
