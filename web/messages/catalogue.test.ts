import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedWords } from '../serve/shared-words';

const root = join(import.meta.dirname, '../..');
const CATALOGUE = sharedWords('en');

/** The texts of a folder's sources, tests and fixtures apart. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|e2e|fixture)\.tsx?$|(^|\/)(dist|node_modules|e2e)\//.test(name))
    .map((name) => withoutComments(readFileSync(join(root, folder, name), 'utf8')));
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const SOURCES = [...sourcesOf('worker'), ...sourcesOf('web/features'), ...sourcesOf('web/lib'), ...sourcesOf('web/ui')];

// An id may be made of a fixed part and a code of the law: `roc.form.${form}`.
const SAID = /'([a-z][\w-]*(?:\.[\w-]+)+)'|`([a-z][\w-]*\.[\w.-]*)\$\{/g;
const written = SOURCES.flatMap((text) => [...text.matchAll(SAID)]);
const whole = new Set(written.flatMap(([, id]) => (id ? [id] : [])));
const beginnings = written.flatMap(([, , beginning]) => (beginning ? [beginning] : []));

describe('the shared catalogue', () => {
  test('has words for every id that is said', () => {
    const said = SOURCES.flatMap((text) => [
      ...text.matchAll(/(?:(?:\bsay|\.describe)\(\s*|\breason: )'([\w-]+\.[^']+)'/g),
    ]).map(([, id = '']) => id);
    expect([...new Set(said)].filter((id) => !(id in CATALOGUE))).toEqual([]);
  });

  test('has no words that nobody says', () => {
    const isSaid = (id: string) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
    expect(Object.keys(CATALOGUE).filter((id) => !isSaid(id))).toEqual([]);
  });

  test('says how it is counted wherever it has a plural', () => {
    const plurals = Object.entries(CATALOGUE).filter(([, words]) => typeof words !== 'string');
    const isWhole = ([, words]: (typeof plurals)[number]) =>
      typeof words === 'object' && words.other !== undefined && words.other.includes(`{${words.by ?? 'count'}}`);
    expect(plurals.filter((entry) => !isWhole(entry)).map(([id]) => id)).toEqual([]);
  });
});

// What is never counted as one: spans of several, limits, and rows of a table that has more than one. The three of the firm are
// labels, said the same of any count.
const NEVER_ONE = new Set([
  'firm_active_clients',
  'firm_active_subscriptions',
  'firm_default_templates',
  'bookkeeping_done_of',
  'books_categorised_some',
  'firm_mark_placeholder',
  'gst_registrations',
  'ledger_document_days_late',
  'match_no_candidates',
  'relief_waives_within',
  'relief_caps_within',
  'spending_every_about',
  'tax_plan_paths_words',
  'transactions_box_search',
]);

test('words of the pages that count something have a plural', () => {
  const folder = join(import.meta.dirname, 'en');
  const words = readdirSync(folder).flatMap((name) =>
    Object.entries<unknown>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  const counts = words.filter(
    ([, said]) =>
      typeof said === 'string' && /\{(count|days|years|points)\} (?!was|is|has)([a-z]+ )?[a-z]+s\b/.test(said),
  );
  expect(counts.map(([id]) => id).filter((id) => !NEVER_ONE.has(id))).toEqual([]);
});
