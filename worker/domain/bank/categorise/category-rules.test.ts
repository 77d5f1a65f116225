import { expect, test } from 'vitest';
import { FIXED_RULES, USUAL_RULES } from './category-rules';
import { LABELLED } from './corpus/labelled-data';
import { MET } from './corpus/met-narrations.data';
import { MET_LATER } from './corpus/met-narrations-later.data';
import { UNSEEN } from './corpus/unseen-narrations.data';
import { startsOf } from './rule-index';
import { RECEIPTS } from './sales-receipts';
import { TRADE_WORDS } from './trade-words';

const TEXTS = [...LABELLED, ...MET, ...MET_LATER, ...UNSEEN].map(([, , text]) => text.toUpperCase());
const RULES = [...FIXED_RULES, ...USUAL_RULES, ...TRADE_WORDS];

test('where a pattern holds, one of its words is there to have it tried', () => {
  const missed = RULES.flatMap(({ id, pattern, words }) =>
    TEXTS.filter((text) => pattern.test(text))
      .filter((text) => !startsOf(text).some((start) => words.some((word) => word.slice(0, 3) === start)))
      .map((text) => [id, text]),
  );
  expect(missed).toEqual([]);
});

test('no two rules share an id', () => {
  const { goods, services, invoiced, unsaid, refunded } = RECEIPTS;
  const receipts = [goods, services, refunded, ...Object.values(invoiced), ...Object.values(unsaid)];
  const ids = [...RULES, ...receipts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['A ', 'NEFT ', 'CHQ RETURN ', 'FD INT ', 'TDS PAYMENT ', 'QQ QQ ', '9', '-/'])(
  'a narration of nothing but %j, however long, is read without trying every way to split it',
  (piece) => {
    const text = piece.repeat(2000 / piece.length);
    const begun = performance.now();
    for (const { pattern, not } of RULES) if (pattern.test(text)) not?.test(text);
    expect(performance.now() - begun).toBeLessThan(20_000);
  },
);
