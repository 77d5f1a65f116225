import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { categoryById } from '../chart/chart';
import { keysOf, patternOf, START, termsOf } from '../narration/terms';
import { VENDORS } from '../narration/vendors.data';
import type { Side } from '../values';
import { categorise } from './categorise';
import { LABELLED } from './corpus/labelled.data';
import { MET } from './corpus/met-narrations.data';
import { MET_LATER } from './corpus/met-narrations-later.data';
import { MET_NOTES } from './corpus/met-notes.data';
import type { Rule } from './model';
import { RECEIPTS } from './receipts';
import { readOf } from './rules';
import { RULES } from './rules.data';

const holder = 'NILGIRI ANALYTICS PRIVATE LIMITED';

/** By which rule the whole categoriser tells a narration, on a day on which the rule holds. */
function ruleOf(description: string, { side, days: [day] = [5, 5] }: Pick<Rule, 'side' | 'days'>): string | undefined {
  const asked: Side = side === 'both' ? 'debit' : side;
  const date = isoDate(`2026-10-${String(day).padStart(2, '0')}`);
  return categorise({ description, side: asked, amount: paise(10_000), date }, new Map(), { holder })?.rule;
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has an example and a counter-example', () => {
    expect([rule.matches.length, rule.not.length].filter((count) => count === 0)).toEqual([]);
  });
  test.each(rule.matches)('recognises %s', (example) => expect(ruleOf(example, rule)).toBe(id));
  test.each(rule.not)('leaves %s to others', (example) => expect(ruleOf(example, rule)).not.toBe(id));
});

test('every row has its own id, a category of the chart, and a confidence from 50 to 100', () => {
  const { goods, services, invoiced, unsaid, refunded } = RECEIPTS;
  const receipts = [goods, services, refunded, ...Object.values(invoiced), ...Object.values(unsaid)];
  const rows = [...RULES, ...receipts];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect([...rows, ...VENDORS].map(({ categoryId }) => categoryId).filter((id) => !categoryById(id))).toEqual([]);
  const isWhole = ({ confidence }: (typeof rows)[number]) =>
    Number.isInteger(confidence) && confidence >= 50 && confidence <= 100;
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
});

test('wherever a term stands in a narration, it is found by each of its keys', () => {
  const reads = [...LABELLED, ...MET, ...MET_LATER, ...MET_NOTES].map(([, , text]) => readOf(text.toUpperCase()));
  const missed = RULES.flatMap((rule) => termsOf(rule.terms.anyOf)).flatMap((term) => {
    const pattern = new RegExp(patternOf(term));
    const found = reads.filter(({ text }) => pattern.test(text));
    return keysOf(term).flatMap((key) =>
      found
        .filter(({ text, starts }) =>
          'starts' in key
            ? !starts.some((start) => key.starts.includes(start))
            : !key.within.some((letters) => text.includes(letters)),
        )
        .map(({ text }) => [term, text]),
    );
  });
  expect(missed.filter(([term]) => !ALL_OF_IT.has(term ?? ''))).toEqual([]);
});

// Such a rule is found by the first words it asks for.
const ALL_OF_IT = new Set(RULES.filter(({ scope }) => scope).flatMap(({ terms }) => termsOf(terms.anyOf)));

test('no key is longer than what is looked at of a word', () => {
  const keys = RULES.flatMap(({ terms }) => termsOf(terms.anyOf)).flatMap(keysOf);
  const starts = keys.flatMap((key) => ('starts' in key ? key.starts : []));
  expect(starts.filter((start) => start.length > START || !/^[A-Z]+$/.test(start))).toEqual([]);
});

test.each(['A ', 'NEFT ', 'CHQ RETURN ', 'FD INT ', 'TDS PAYMENT ', 'QQ QQ ', '9', '-/'])(
  'a narration of nothing but %j, however long, is read without trying every way to split it',
  (piece) => {
    const description = piece.repeat(2_000 / piece.length);
    expect(() => ruleOf(description, { side: 'debit' })).not.toThrow();
  },
);
