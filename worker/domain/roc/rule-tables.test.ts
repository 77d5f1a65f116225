import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDays } from '../shared/dates';
import { DATE_BASES, isUnverified, type Rule } from '../shared/rule';

const DOMAIN = join(import.meta.dirname, '..');
const FOLDERS = ['roc', 'income-tax', 'health', 'rera', 'ip', 'benefits'];

const tableFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(DOMAIN, folder), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.rules.ts'))
    .map((name) => `${folder}/${name}`),
);

const isRule = (value: unknown): value is Rule<unknown> =>
  typeof value === 'object' && value !== null && 'basis' in value && 'statute' in value && 'checkedOn' in value;

/** Every history in what a module exports: tables are exported alone or in records of tables. */
function historiesIn(value: unknown): Rule<unknown>[][] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRule) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(historiesIn) : [];
}

const modules = await Promise.all(tableFiles.map((name) => import(join(DOMAIN, name))));
const byFile = tableFiles.map((name, index) => ({ name, histories: historiesIn({ ...modules[index] }) }));
const histories = byFile.flatMap((file) => file.histories);
const rules = histories.flat();
const named = histories.map((history) => [history[0]?.id ?? '', history] as const);

test.each(byFile)('$name exports tables', ({ histories: found }) => {
  expect(found.length).toBeGreaterThan(0);
});

test('each rule has one history of its own', () => {
  const ids = named.map(([id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(named)('%s: one id, dates that rise, no gap and no overlap', (id, history) => {
  for (const [index, rule] of history.entries()) {
    const next = history[index + 1];
    expect(rule.id).toBe(id);
    if (rule.to !== null) expect(rule.from <= rule.to).toBe(true);
    if (next) expect(rule.to && addDays(rule.to, 1)).toBe(next.from);
    if (next) expect(rule.knownSince <= next.knownSince).toBe(true);
    expect(rule.knownSince <= rule.checkedOn).toBe(true);
  }
});

test.each(named)('%s: statute, source, unit and basis are named', (_id, history) => {
  for (const rule of history) {
    expect(DATE_BASES).toContain(rule.basis);
    expect(rule.unit.length).toBeGreaterThan(1);
    expect(rule.statute.length).toBeGreaterThan(8);
    expect(rule.source.title.length).toBeGreaterThan(8);
    if (rule.source.url) expect(new URL(rule.source.url).protocol).toBe('https:');
  }
});

test('a rule without a page says so; how many rules, how many with a page, how many unverified', () => {
  const withPage = rules.filter(({ source }) => source.url).length;
  const unverified = rules.filter(isUnverified).length;
  console.info(
    `${rules.length} rules in ${histories.length} histories, ${withPage} with a page, ${unverified} unverified`,
  );
  const silent = rules.filter(({ source }) => !source.url && !/no page was compared|\(.+\)/.test(source.title));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
