import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { findLawTables } from '../../testing/law-tables';
import { obligationsOf } from '../calendar/engine';
import { ASKED, FULL } from '../calendar/full-company.fixture';
import { KESTREL } from '../calendar/kestrel.fixture';
import { addDays } from '../shared/dates';
import type { RuleHistory } from './rule';
import { versionsOf } from './table';
import { valueWords } from './value-words';

const { tables } = await findLawTables();

test.each([
  [{ value: 5_000, unit: 'paise a day' }, '₹50'],
  [{ value: 150, unit: 'a month or part of one' }, '1.5%'],
  [{ value: 20, unit: 'employees' }, '20'],
  [{ value: 5, unit: 'years' }, '5 years'],
  [{ value: false, unit: 'yes or no' }, 'No'],
  [{ value: '10-31', unit: 'month and day of the year' }, '31 Oct'],
  [
    { value: { perDay: 2_500, cap: { amount: 250_000 }, turnoverAbove: 150_000_000_000 }, unit: 'paise a day' },
    '₹25 a day, at most ₹2,500, turnover above ₹1,50,00,00,000',
  ],
  [{ value: { monthDay: '10-31', yearsAfterEnd: 0 }, unit: 'month and day' }, '31 Oct, 0 years after the year ends'],
  [
    {
      value: [
        { upToDays: 30, times: 2 },
        { upToDays: null, times: 12 },
      ],
      unit: 'times the normal fee',
    },
    '(up to 30 days, 2 times), (beyond, 12 times)',
  ],
])('%j reads as %s', (rule, words) => {
  expect(inEnglish(valueWords(rule) ?? '')).toBe(words);
});

test('where a rule names no figure, its provision says it alone', () => {
  expect(valueWords({ value: { X: ['22'], Y: ['01'] }, unit: 'State codes' })).toBeUndefined();
  expect(valueWords({ value: { months: 'CALENDAR', base: 'EXACT' }, unit: 'reading' })).toBeUndefined();
});

/** The ids of the rules that the explanations of a company with everything cite. */
function citedIds(): ReadonlySet<string> {
  const explained = [FULL, KESTREL].flatMap((dossier) => {
    const { obligations, notDue } = obligationsOf(dossier, ASKED);
    const ofCost = obligations.flatMap(({ costOn, dueOn }) => (costOn ? [costOn(addDays(dueOn.value, 40))] : []));
    return [
      ...obligations.flatMap(({ dueOn, applies }) => [dueOn, applies]),
      ...notDue.map(({ because }) => because),
      ...ofCost,
    ];
  });
  return new Set(explained.flatMap(({ steps }) => steps.flatMap(({ rule }) => (rule ? [rule.id] : []))));
}

test('every rule that an explanation cites is told with all versions of its table, and each has its value in words', () => {
  const cited = citedIds();
  const changed = tables.filter(({ history }) => history.length > 1 && history.some(({ id }) => cited.has(id)));
  expect(changed.length).toBeGreaterThan(20);
  const days = (history: RuleHistory<unknown>) => history.map(({ from, to }) => [from, to]);
  for (const { history } of changed)
    for (const { id } of history) expect(days(versionsOf(id)), id).toEqual(days(history));
  const silent = changed.flatMap(({ history }) => history.filter((rule) => valueWords(rule) === undefined));
  // Which States stand in which group is told by the provision.
  const groups = ['GST.3B.GROUPS.2020', 'GST.3B.GROUPS'];
  expect(silent.map(({ id }) => id).filter((id) => !groups.includes(id))).toEqual([]);
});
