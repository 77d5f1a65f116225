import { describe, expect, test } from 'vitest';
import { countLawRows, findLawTables } from '../../testing/law-tables';
import { addDays, isIsoDate } from '../shared/dates';
import { DATE_BASES, isUnverified } from './rule';
import { earliestKnowledgeOf } from './table';

const { tables, reliefs } = await findLawTables();
const rules = tables.flatMap(({ history }) => history);
const rows = [...rules, ...reliefs];

describe.each(tables.map((table) => ({ id: table.history[0]?.id ?? '', ...table })))(
  '$file $name: $id',
  ({ history }) => {
    test('its versions follow each other without gap or overlap, each known no earlier than the one before', () => {
      const ends = history.map(({ to }) => to);
      expect(history.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1).map((to) => to && addDays(to, 1)));
      expect(history.filter(({ from, to }) => to !== null && to < from)).toEqual([]);
      const known = history.map(({ knownSince }) => knownSince);
      expect(known).toEqual(known.toSorted());
    });

    test('each version says on which date it is chosen, in which unit and by which provision', () => {
      for (const { from, knownSince, basis, statute, unit } of history) {
        expect([from, knownSince].filter((day) => !isIsoDate(day))).toEqual([]);
        expect(DATE_BASES).toContain(basis);
        expect(unit.length).toBeGreaterThan(1);
        expect(statute.length).toBeGreaterThan(8);
      }
    });
  },
);

test('no row lacks provenance: a source by title, and the day it was compared with it unless it is unverified', () => {
  const lacking = rows.filter(
    ({ source, checkedOn, status }) =>
      source.title.length < 8 ||
      !(source.url ?? 'https://').startsWith('https://') ||
      (checkedOn === null ? status !== 'unverified' : !isIsoDate(checkedOn)),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test('a row whose text nobody read is unverified, however sure its writer was', () => {
  const unread = rows.filter(({ checkedOn }) => checkedOn === null);
  expect(unread.filter((row) => !isUnverified(row)).map(({ id }) => id)).toEqual([]);
  expect(unread.filter(({ source }) => source.url !== undefined).map(({ id }) => id)).toEqual([]);
});

test('nothing was known before it was published, nor compared with its source before it was known', () => {
  const early = rows.filter(({ knownSince, statute, ...row }) => {
    const publishedOn = 'publishedOn' in row ? row.publishedOn : undefined;
    const first = [publishedOn, earliestKnowledgeOf(statute)]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1);
    return first !== undefined && knownSince < first;
  });
  expect(early.map(({ id, knownSince, statute }) => `${id}, known ${knownSince}: ${statute}`)).toEqual([]);
  const unborn = rows.filter(({ knownSince, checkedOn }) => checkedOn !== null && checkedOn < knownSince);
  expect(unborn.map(({ id, knownSince, checkedOn }) => `${id}, known ${knownSince}, compared ${checkedOn}`)).toEqual(
    [],
  );
});

test('no two rules share an id, and each word brings its rows', () => {
  const ids = [
    ...tables.map(({ history }) => new Set(history.map(({ id }) => id))),
    ...reliefs.map(({ id }) => [id]),
  ].flatMap((own) => [...own]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const words = new Set(tables.map(({ file }) => file.split('/')[0]));
  expect([...words].toSorted()).toEqual([
    ...['benefits', 'gst', 'health', 'income-tax', 'ip', 'labour', 'ledger', 'rera', 'roc', 'tds'],
  ]);
});

test('the measure counts every row once', async () => {
  const counts = await countLawRows();
  expect(counts.rows).toBe(rows.length);
  expect(counts.read + counts.unread).toBe(counts.rows);
  expect(counts.unreadCalledSure).toBe(0);
  expect(counts.enacted + counts.portal + counts.proposed + counts.unverified).toBe(counts.rows);
  console.info(JSON.stringify(counts));
});
