import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { obligationsOf } from '../calendar/engine';
import { ASKED, FULL } from '../calendar/full-company.fixture';
import { addDays } from '../shared/dates';

const { obligations } = obligationsOf(FULL, ASKED);

test('every explanation of a company with everything has its words, and fills all of them', () => {
  for (const { dueOn, applies, costOn, dueOn: due } of obligations) {
    const late = costOn?.(addDays(due.value, 40));
    for (const { steps } of inEnglish([dueOn, applies, ...(late ? [late] : [])])) {
      const texts = steps.flatMap(({ label, formula, summary }) => [label, formula ?? '', summary ?? '']);
      expect(texts.filter((text) => /\[object|undefined|NaN|\{\w+\}/.test(text))).toEqual([]);
    }
  }
  expect(obligations.length).toBeGreaterThan(100);
});
