import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../web/serve/paths.ts';
import { circlesOf, grouped, importGraph, shortestCircle, sourceFiles } from '../testing/imports.ts';
import type { Measure } from './measured.ts';

/** What the sources alone tell: who imports whom, and which tables nobody writes. */
export function houseRows(): Measure[] {
  const imports = importGraph(['worker', 'web']);
  const features = grouped(imports, (path) => /^worker\/features\/([^/]+)\//.exec(path)?.[1]);
  const circles = circlesOf(imports).map(
    (circle) => `${circle.length} files: ${shortestCircle(imports, circle).join(' > ')}`,
  );
  return [
    { what: 'Import circles, types included', list: circles, atMost: 0 },
    {
      what: 'Circles of features of the Worker',
      list: circlesOf(features).map((circle) => circle.join(', ')),
      atMost: 0,
    },
    { what: 'Tables that nobody writes', list: unwrittenTables(), atMost: 0 },
  ];
}

/** The library of sign-in writes these itself. */
const OF_SIGN_IN = new Set(['users', 'accounts', 'sessions', 'verifications']);

/**
 * The tables whose name stands in no INSERT of the product or of a trigger, neither as SQL nor as the table of a typed query or of
 * a column map. Where an INSERT takes its table from a constant's field, such as `place.invitations`, the texts that say what that
 * field holds count for it.
 */
function unwrittenTables(): string[] {
  const sources = sourceFiles('worker').filter((path) => /^worker\/(features|platform)\//.test(path));
  const texts = [...sources, ...migrations()].map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const tables = texts.flatMap((text) => [...text.matchAll(/export const (\w+) = sqliteTable\(\s*'(\w+)'/g)]);
  const fields = new Set(
    texts.flatMap((text) => [...text.matchAll(/INTO \$\{\w+\.(\w+)\}/g)].map(([, field]) => field)),
  );
  const named = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^\s+(\w+): '(\w+)',$/gm)].flatMap(([, field, name]) => (fields.has(field) ? [name] : [])),
    ),
  );
  return tables
    .filter(([, , name = '']) => !OF_SIGN_IN.has(name) && !named.has(name))
    .filter(([, constant = '', name = '']) => !texts.some((text) => writes(text, constant, name)))
    .map(([, , name = '']) => name);
}

const migrations = (): string[] =>
  readdirSync(join(ROOT, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join('migrations', name));

function writes(text: string, constant: string, name: string): boolean {
  const aliases = [...text.matchAll(new RegExp(`const (\\w+) = ${constant};`, 'g'))].map(([, alias]) => alias);
  return new RegExp(
    `INTO ${name}\\b|columnsOf\\(${constant}\\)|insert\\w*\\((?:\\w+, )*(?:${[constant, ...aliases].join('|')})\\b`,
    'i',
  ).test(text);
}
