import { expect, test } from 'vitest';
import { sourceOf } from './why';

const at = '2026-11-20T06:30:00.000Z';
const set = (categoryRule: string | null, categoryConfidence: number | null = null) =>
  sourceOf({ categoryRule, categoryConfidence, categorisedBy: 'Asha Rao', categorisedAt: categoryRule && at });

test.each([
  ['person', /^Set by Asha Rao, 20 Nov 2026/],
  ['payee-choice', /^By your earlier choice for this payee/],
  ['rule-0190b4a2', /^By your own rule, 20 Nov 2026/],
  ['vendor-amazon-web-services', /^AMAZON WEB SERVICES is known for this/],
  ['transfer-paired', /^Linked with a line of another own account/],
  ['word-dividend', /^The words of the narration usually mean this/],
])('a category set by %s says so', (rule, words) => {
  expect(set(rule)).toMatch(words);
});

test('a rule says how sure it was; what has no category has no source', () => {
  expect(set('like', 61)).toContain('61% sure');
  expect(set(null)).toBeUndefined();
});
