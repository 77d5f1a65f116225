import { expect, test } from 'vitest';
import { FIXED_RULES, USUAL_RULES } from '#domain/bank/categorise/category-rules';
import { RECEIPTS } from '#domain/bank/categorise/sales-receipts';
import { TRADE_WORDS } from '#domain/bank/categorise/trade-words';
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

const { invoiced, unsaid, ...receipts } = RECEIPTS;
const RULES = [
  ...[FIXED_RULES, USUAL_RULES, TRADE_WORDS, Object.values(receipts)],
  ...[Object.values(invoiced), Object.values(unsaid)],
].flatMap((rules) => rules.map(({ id }) => id));

test.each([...new Set(RULES), 'transfer-own-name'])('%s is told in words of its own, not by its code', (rule) => {
  const words = set(rule, 76);
  expect(words).toMatch(/^[A-Z].{12,} \(76% sure\), 20 Nov 2026/);
  expect(words).not.toContain(rule);
  expect(words).not.toContain('A rule of the product');
});
