import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleIfInForce } from '../law/rule';
import { addDays, isoDate } from '../shared/dates';
import { lakh, paise, parseRupees, rupees } from '../shared/money';
import {
  GST_HEADS,
  type GstHead,
  type GstInterestCase,
  gstInterest,
  INTEREST_BY_PORTAL,
  type LateTax,
} from './interest';

const interest = (
  heads: Partial<Record<GstHead, LateTax>>,
  dueOn = '2026-09-20',
  paidOn = '2026-10-02',
  kind: GstInterestCase = 'late-return',
) => gstInterest({ case: kind, heads, dueOn: isoDate(dueOn), paidOn: isoDate(paidOn) });

test('W05: cash under two heads, each rounded by itself', () => {
  const tax = { amount: rupees(50_000), minimumBalance: paise(0) };
  const { value } = interest({ central: tax, state: tax });
  expect(value.heads).toMatchObject({ central: parseRupees('295.89'), state: parseRupees('295.89') });
  expect(value).toMatchObject({ total: parseRupees('591.78'), payable: rupees(592) });
});

test('W06: cash that lay in the ledger bears no interest', () => {
  const { value, steps } = interest({ integrated: { amount: lakh(1), minimumBalance: rupees(40_000) } });
  expect(value.total).toBe(parseRupees('355.07'));
  expect(steps.find(({ id }) => id === 'integrated.base')?.rule?.id).toBe('GST.INT.LATE.MINBAL');
});

test('W07: thirty days on Rs 10,000', () => {
  expect(interest({ integrated: { amount: rupees(10_000) } }, '2020-01-20', '2020-02-19').value.total).toBe(
    parseRupees('147.95'),
  );
});

test.each([
  ['2020-01-15', '14794.52'],
  ['2020-08-24', '14794.52'],
  ['2021-05-31', '14794.52'],
  ['2021-07-01', '2958.90'],
  [undefined, '2958.90'],
])('W48: tax of March 2019, four fifths by credit: as known on %s the interest is %s', (knownOn, total) => {
  const heads = { integrated: { amount: rupees(200_000), byCredit: rupees(800_000) } };
  const paid = { dueOn: isoDate('2019-04-20'), paidOn: isoDate('2019-05-20') };
  const known = knownOn ? { knownOn: isoDate(knownOn) } : {};
  expect(gstInterest({ case: 'late-return', heads, ...paid, ...known }).value.total).toBe(parseRupees(total));
});

test('paid from 1 September 2020 on, cash alone bore interest before the retrospective law was known', () => {
  const heads = { integrated: { amount: rupees(200_000), byCredit: rupees(800_000) } };
  const paid = { dueOn: isoDate('2020-09-20'), paidOn: isoDate('2020-10-20') };
  const known = { knownOn: isoDate('2020-11-01') };
  expect(gstInterest({ case: 'late-return', heads, ...paid, ...known }).value.total).toBe(parseRupees('2958.90'));
});

test.each([
  ['2024-06-20', '2024-07-09', '936.99'],
  ['2024-06-20', '2024-07-10', '591.78'],
])('due on %s and paid on %s: the balance counts from 10 July 2024', (dueOn, paidOn, total) => {
  const tax = { integrated: { amount: lakh(1), minimumBalance: rupees(40_000) } };
  expect(interest(tax, dueOn, paidOn).value.total).toBe(parseRupees(total));
});

test.each(['earlier-period', 'credit-used', 'monthly-deposit'] as const)('%s: interest runs on all of it', (kind) => {
  const tax = { integrated: { amount: lakh(1), minimumBalance: lakh(1) } };
  expect(interest(tax, '2026-09-20', '2026-10-02', kind).value.total).toBe(parseRupees('591.78'));
});

test('a balance above the tax leaves nothing, and a payment in time costs nothing', () => {
  expect(interest({ cess: { amount: lakh(1), minimumBalance: lakh(2) } }).value.total).toBe(0);
  expect(interest({ cess: { amount: lakh(1) } }, '2026-09-20', '2026-09-20').value.total).toBe(0);
  expect(interest({ cess: { amount: lakh(1) } }, '2026-09-20', '2026-09-21').value.total).toBe(parseRupees('49.32'));
});

test('interest never falls as days pass, and its steps give it again', () => {
  const amount = fc.integer({ min: 0, max: 1e13 });
  const days = fc.nat(2_000);
  fc.assert(
    fc.property(amount, days, fc.nat(100), fc.constantFrom(...GST_HEADS), (base, late, more, head) => {
      const on = (count: number) =>
        interest({ [head]: { amount: paise(base) } }, '2026-09-20', addDays(isoDate('2026-09-20'), count));
      const { value, steps } = on(late);
      const step = (id: string) => Number(steps.find((one) => one.id === id)?.quantity.value);
      const again = (step(`${head}.base`) * step('rate') * step('days')) / (step('year') * 10_000);
      expect(on(late + more).value.total).toBeGreaterThanOrEqual(value.total);
      expect(Math.abs(again - value.total)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test('W51: that the portal locks its interest was known on 30 January 2026, for the periods from January', () => {
  const locked = (knownOn: string) => ruleIfInForce(INTEREST_BY_PORTAL, isoDate('2026-01-31'), isoDate(knownOn))?.value;
  expect([locked('2026-01-29'), locked('2026-01-30')]).toEqual([undefined, true]);
});
