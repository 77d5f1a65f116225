import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '../../web/serve/paths.ts';
import type { Measure } from './measured.ts';

type Tables = typeof import('../testing/law-tables');

/** How many rows of law there are, and how many say more of themselves than somebody has read. */
export async function lawRows(): Promise<Measure[]> {
  const vite = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  });
  const { countLawRows } = (await vite.ssrLoadModule(join(ROOT, 'worker/testing/law-tables.ts'))) as Tables;
  const { rows, read, unread, unreadCalledSure, enacted, portal, proposed, unverified } = await countLawRows();
  await vite.close();
  return [
    { what: 'Rows of law', count: rows },
    { what: 'Rows of law whose text was read', count: read },
    { what: 'Rows of law whose text nobody read', count: unread },
    { what: 'Rows of law unread and not called unverified', count: unreadCalledSure, atMost: 0 },
    { what: 'Rows of law enacted', count: enacted },
    { what: 'Rows of law as the portal works', count: portal },
    { what: 'Rows of law proposed', count: proposed },
    { what: 'Rows of law unverified', count: unverified },
  ];
}
