import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaOf } from './features/audit/area.words';

const FEATURES = join(import.meta.dirname, 'features');

/** People and their requests stand in trails of their own, which say what they are about otherwise. */
const APART = new Set(['person', 'request']);

test('whatever the trail is about has words', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(FEATURES, file), 'utf8').matchAll(/entityType: '([a-z-]+)'/g)].map(([, name = '']) => name),
  );
  expect(found.length).toBeGreaterThan(50);
  expect([...new Set(found)].filter((name) => !APART.has(name) && typeof areaOf(name) === 'string')).toEqual([]);
});
