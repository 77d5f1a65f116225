import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIONS } from './audit.actions';
import { actionName, subjectOf } from './audit.words';

const details = { before: null, after: null, code: null };

test('an act has plain words', () => {
  expect(actionName({ action: 'statement.upload', seq: 4 })).toBe('Statement uploaded');
});

test('an act without words stands under its own name', () => {
  expect(actionName({ action: 'filing.submit', seq: 4 })).toBe('filing.submit');
});

test('a refused attempt says that it was refused, and why', () => {
  const refused = { action: 'POST /companies/:companyId/bank-accounts', seq: null };
  expect(actionName(refused)).toContain('Refused');
  expect(subjectOf({ details: { ...details, code: 'not-allowed' } })).toBe('not-allowed');
});

test('a choice is named by its category, an account by its name, a line by nothing', () => {
  expect(subjectOf({ details: { ...details, after: { category: 'expense', subcategory: 'Rent' } } })).toBe('Rent');
  expect(subjectOf({ details: { ...details, after: { accountName: 'Operations' } } })).toBe('Operations');
  expect(subjectOf({ details: { ...details, after: 'key of a line' } })).toBeUndefined();
});

const FEATURES = join(import.meta.dirname, '../../../worker/features');
const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(FEATURES, name), 'utf8'));

test('every act the trail records has words', () => {
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\baction(?:: | = )([^,;\n]+)/g)].flatMap(
      ([, value = '']) => value.match(/'[a-z-]+\.[a-z-]+'/g) ?? [],
    ),
  );
  const named = new Set(written.map((quoted) => quoted.slice(1, -1)));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((action) => !ACTIONS[action])).toEqual([]);
});
