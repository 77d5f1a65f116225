import { afterEach, expect, test } from 'vitest';
import { findLawTables } from '../../testing/law-tables';
import { GST_DUE_DAYS } from '../gst/law/returns';
import { addDays, addMonths, type IsoDate, isoDate } from '../shared/dates';
import { obligationsOf } from './engine';
import { FULL } from './full-company.fixture';
import { asked, GSTIN, KESTREL } from './kestrel.fixture';

const TODAY = '2026-11-20';
const YESTERDAY = isoDate('2026-11-19');
const HISTORY = GST_DUE_DAYS['GSTR-3B month'] ?? [];
const [BEFORE] = [[...HISTORY]];

/** A version of the rule that is notified today and holds for periods from January 2027: the 22nd instead of the 20th. */
function notifyToday() {
  const last = HISTORY.at(-1);
  if (!last) throw new Error('There is no rule to change');
  const rows: unknown = HISTORY;
  const changed = {
    ...last,
    id: last.id,
    from: isoDate('2027-01-01'),
    knownSince: isoDate(TODAY),
    value: { ...last.value, day: 22 },
  };
  (rows as unknown[]).push(changed);
}

afterEach(() => {
  const rows: unknown = HISTORY;
  (rows as unknown[]).splice(0, HISTORY.length, ...BEFORE);
});

const days = (today: string, rest = {}) =>
  // The last weeks are left out: a later day leaves the window there.
  new Map(
    obligationsOf(KESTREL, asked(today, rest))
      .obligations.filter(({ dueOn }) => dueOn.value < '2028-11-01')
      .map(({ key, ...rest }) => [key, JSON.stringify(rest)]),
  );

test('a changed rule changes exactly the items it is for: the returns of the periods from which it holds', () => {
  const before = days(TODAY);
  notifyToday();
  const after = days(TODAY);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([key, item]) => item !== before.get(key)).map(([key]) => key);
  const returns = [...before.keys()].filter((key) => key.startsWith('GSTR-3B|2027') || key.startsWith('GSTR-3B|2028'));
  expect(changed).toEqual(returns);
  expect(changed).toContain(`GSTR-3B|2027-01|${GSTIN}`);
});

test('what was answered yesterday is answered again, byte for byte', () => {
  const ask = () => JSON.stringify(obligationsOf(KESTREL, asked('2026-11-19', { knownOn: YESTERDAY })));
  const before = ask();
  notifyToday();
  expect(ask()).toBe(before);
});

const { tables } = await findLawTables();
const successions = [...new Set(tables.flatMap(({ history }) => history.slice(1).map(({ from }) => from)))]
  .filter((day) => day >= '2019-01-01' && day <= TODAY)
  .toSorted();
const LONG_KEPT = { ...FULL, incorporatedOn: isoDate('2016-06-14'), trackedSince: isoDate('2016-06-14') };

/** What fell due before a day, as it is answered on another: the day it was due, whether it is open, and what delay costs. */
const fallen = (before: IsoDate, today: IsoDate) =>
  obligationsOf(LONG_KEPT, { today, from: addMonths(before, -30), to: before })
    .obligations.filter(({ dueOn }) => dueOn.value < before)
    .map(({ key, dueOn, status, ladder }) => [key, dueOn.value, status, ladder]);

test('there are successions to look at, those of the director KYC and of the small company among them', () => {
  expect(successions).toContain('2026-03-31');
  expect(successions).toContain('2025-12-01');
});

test.each(successions)(
  'what fell due before the rules that begin on %s is due as it was, and costs the same',
  (day) => {
    const eve = addDays(day, -1);
    const before = fallen(eve, eve);
    expect(before.length).toBeGreaterThan(10);
    expect(fallen(eve, day)).toEqual(before);
  },
);
