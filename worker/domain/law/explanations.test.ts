import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { obligationsOf } from '../calendar/engine';
import { ASKED, FULL } from '../calendar/full-company.fixture';
import { gstLateFee } from '../gst/late-fee';
import { WEIGHTS } from '../health/health.rules';
import { LATE_RETURN_INTEREST } from '../income-tax/return-interest';
import { RISK_WEIGHTS } from '../rera/risk';
import { rocFee } from '../roc/fees';
import { addDays, isoDate } from '../shared/dates';
import { citationOf, type Explained } from '../shared/explained';
import { lakh, rupees } from '../shared/money';
import { tdsInterest } from '../tds/interest-and-fees';
import { periodIn } from './periods';

const { obligations, notDue, warnings } = obligationsOf(FULL, ASKED);

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

test('every explanation of the calendar opens with one sentence that holds the sum or the day', () => {
  const explained = [
    ...obligations.flatMap(({ dueOn, applies }) => [dueOn, applies]),
    ...obligations.flatMap(({ costOn, dueOn }) =>
      costOn ? [costOn(dueOn.value), costOn(addDays(dueOn.value, 40))] : [],
    ),
    ...notDue.map(({ because }) => because),
    ...warnings.map(({ lastDay }) => lastDay),
  ];
  const last = explained.flatMap(({ steps }) => steps.at(-1) ?? []);
  expect(last.filter(({ summary }) => summary === undefined).map(({ label }) => inEnglish(label))).toEqual([]);
  const figures = last.filter(({ quantity: { unit } }) => unit === 'day' || unit === 'paise');
  const without = figures.filter(
    ({ quantity, summary }) => !JSON.stringify(summary).includes(JSON.stringify(quantity)),
  );
  expect(without.map(({ summary }) => inEnglish(summary ?? ''))).toEqual([]);
});

const summaryOf = (explained: Explained<unknown>): string => inEnglish(explained.steps.at(-1)?.summary ?? '');

test('an explanation of money opens with one sentence that holds the sum', () => {
  const deposit = { deductibleOn: isoDate('2026-10-05'), deductedOn: isoDate('2026-10-05') };
  const paid = { depositedOn: isoDate('2026-11-20'), depositDueOn: isoDate('2026-11-07') };
  expect(summaryOf(tdsInterest({ kind: 'deduction', tax: rupees(12_500), ...deposit, ...paid }))).toBe(
    '₹12,500 × 1.5% × 2 months = ₹375 under Income-tax Act 2025 s.398(3)(a)(ii)',
  );
  const period = periodIn('month', '2026-08');
  const filing = { form: 'GSTR-3B', period, isNil: false, turnover: lakh(120), dueOn: isoDate('2026-09-20') };
  expect(summaryOf(gstLateFee({ ...filing, filedOn: isoDate('2026-10-02') }))).toMatch(
    /^12 days × ₹25 × 2 Acts = ₹600 under CGST Act 2017 s\.47\(1\)/,
  );
  expect(summaryOf(gstLateFee({ ...filing, filedOn: isoDate('2027-10-02') }))).toMatch(
    /^At most ₹1,000 × 2 Acts = ₹2,000 under CGST Act 2017 s\.47\(1\)/,
  );
  const form = { form: 'AOC-4', dueOn: isoDate('2026-10-30'), filedOn: isoDate('2026-11-20') };
  expect(summaryOf(rocFee({ ...form, authorisedCapital: lakh(10) }))).toBe(
    '₹400 normal fee + ₹2,100 additional fee = ₹2,500',
  );
});

test('a policy of the product is cited in words, a statute by its title', () => {
  const cited = [WEIGHTS, RISK_WEIGHTS, LATE_RETURN_INTEREST].flatMap(([rule]) => (rule ? [citationOf(rule)] : []));
  expect(inEnglish(cited).map(({ statute }) => statute)).toEqual([
    'Compliance health score, first version: a policy of this product, no law',
    'RERA risk indicator, first version: a policy of this product, no law',
    'Income-tax Act 1961 s.234A',
  ]);
});
