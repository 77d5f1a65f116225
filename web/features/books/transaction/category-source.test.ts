import { expect, test } from 'vitest';
import { sourceOf } from './category-source';

const at = '2026-11-20T06:30:00.000Z';
const set = (categoryRule: string | null, categoryReason: string | null = null, categoryConfidence = 76) =>
  sourceOf({
    ...{ categoryRule, categoryReason, categoryConfidence },
    ...{ categorisedBy: 'Asha Rao', categorisedAt: categoryRule && at },
  });

test.each([
  ['person', null, /^Set by Asha Rao, 20 Nov 2026/],
  ['payee-choice', 'You chose this for ZEPTO', /^By your earlier choice for this payee/],
  ['rule-0190b4a2', 'Your rule: contains “zepto”', /^By your own rule, 20 Nov 2026/],
  ['vendor-aws', 'AWS is known for this', /^AWS is known for this \(76% sure\), 20 Nov 2026/],
  ['word-dividend', null, /^A rule of the product recognised it \(76% sure\)/],
])('a category set by %s says so', (rule, reason, words) => {
  expect(set(rule, reason)).toMatch(words);
});

test('what has no category has no source', () => {
  expect(set(null)).toBeUndefined();
});
