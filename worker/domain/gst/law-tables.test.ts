import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addDays, isIsoDate } from '../shared/dates';
import { DATE_BASES, isUnverified, type Rule, type RuleHistory } from '../shared/rule';
import { NOT_READ } from './law/gst-rule';

const FOLDERS = ['gst/law', 'tds/law'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRule = (value: unknown): value is Rule<unknown> =>
  isObject(value) && 'id' in value && 'knownSince' in value && 'statute' in value;

/** Every history below a value that a file exports: an array of rules is one, anything else is looked into. */
function historiesIn(value: unknown): RuleHistory<unknown>[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isRule)) return [value];
  return isObject(value) && !isRule(value) ? Object.values(value).flatMap(historiesIn) : [];
}

/** The rows of an extension table are histories of one row each: what one period was given says nothing of the next. */
const apart = (name: string, histories: RuleHistory<unknown>[]): RuleHistory<unknown>[] =>
  name.endsWith('_EXTENSIONS') ? histories.flat().map((rule) => [rule]) : histories;

async function tablesOf(folder: string): Promise<[table: string, history: RuleHistory<unknown>][]> {
  const path = join(import.meta.dirname, '..', folder);
  const names = readdirSync(path).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(
    names.map(async (name): Promise<object> => import(/* @vite-ignore */ join(path, name))),
  );
  return files
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, value]) => apart(name, historiesIn(value)).map((one): [string, typeof one] => [name, one]));
}

const tables = (await Promise.all(FOLDERS.map(tablesOf))).flat();
const rules = tables.flatMap(([, history]) => history);

describe.each(tables.map(([table, history]) => ({ table, id: history[0]?.id ?? '', history })))(
  '$table: $id',
  ({ history }) => {
    test('its versions follow each other without gap or overlap', () => {
      const ends = history.map(({ to }) => to);
      const starts = history.slice(1).map(({ from }) => from);
      expect(starts).toEqual(ends.slice(0, -1).map((to) => to && addDays(to, 1)));
      expect(history.every(({ from, to }) => to === null || from <= to)).toBe(true);
    });

    test('each version says on which date, by which provision and from where', () => {
      for (const { from, knownSince, checkedOn, basis, statute, source, unit } of history) {
        expect([from, knownSince, checkedOn].filter((day) => !isIsoDate(day))).toEqual([]);
        expect(DATE_BASES).toContain(basis);
        expect([statute, source.title, unit].filter((text) => text.trim() === '')).toEqual([]);
        expect(source.url ?? 'https://').toMatch(/^https:\/\//);
      }
    });
  },
);

test('no two rules share an id, and a number of rules is found in each folder', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => id.startsWith('GST.')).length).toBeGreaterThan(150);
  expect(ids.filter((id) => /^T[DC]S\./.test(id)).length).toBeGreaterThan(100);
});

test('how many rules stand on a source, and how many nobody has confirmed, is counted', () => {
  const read = rules.filter(({ source }) => source.title !== NOT_READ.title);
  const unverified = rules.filter(isUnverified);
  console.log(
    `GST and TDS: ${rules.length} rules; ${read.length} with a source that was read; ${unverified.length} unverified`,
  );
  expect(read.length).toBeGreaterThan(rules.length / 2);
  expect(unverified.length).toBeLessThan(rules.length / 4);
});
