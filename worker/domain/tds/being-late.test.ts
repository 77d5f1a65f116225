import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { costOfBeingLate, type LateWithTax } from './being-late';
import { daysOfTax } from './days-of-tax';

test.each([
  ['W24', '140', '2026-08-10', '2026-09-07', '2026-10-31', '131', '2026-11-15'],
  ['W39', '27EQ', '2026-03-20', '2026-04-07', '2026-05-15', '27D', '2026-05-30'],
  ['W39', '143', '2026-08-12', '2026-09-07', '2026-10-31', '133', '2026-11-15'],
  ['W39', '143', '2027-03-20', '2027-04-30', '2027-05-31', '133', '2027-06-15'],
  ['W54', '26Q', '2023-06-10', '2023-07-07', '2023-09-30', '16A', '2023-10-15'],
  ['salary, certified after the year', '138', '2026-08-31', '2026-09-07', '2026-10-31', '130', '2027-06-15'],
  ['under the PAN of 1961', '26QB', '2026-02-10', '2026-03-30', '2026-03-30', '16B', '2026-04-14'],
  ['under the PAN of 2025', '141', '2026-08-10', '2026-09-30', '2026-09-30', '132', '2026-10-15'],
])(
  '%s: Form %s of %s is deposited by %s, filed by %s, certified in %s by %s',
  (_, form, on, deposit, filed, certificate, given) => {
    const found = daysOfTax({ form, eventOn: isoDate(on), withheldOn: isoDate(on) });
    expect([found.deposit?.value, found.statement?.value.dueOn]).toEqual([deposit, filed]);
    expect(found.statement?.value.form).toBe(form);
    expect([found.certificate?.form, found.certificate?.due.value]).toEqual([certificate, given]);
  },
);

test('a deduction that is late by a quarter is deposited by its own day, and listed in the quarter of the payment', () => {
  const found = daysOfTax({ form: '140', eventOn: isoDate('2026-06-10'), withheldOn: isoDate('2026-09-05') });
  expect([found.deposit?.value, found.quarter.name]).toEqual(['2026-10-07', 'Q1']);
});

const late = (tax: number, eventOn: string, given: Partial<Record<keyof LateWithTax, string | number>> = {}) => {
  const { kind = 'residents', withheldOn = eventOn, depositedOn = withheldOn, filedOn = depositedOn } = given;
  const { givenOn = filedOn, taxInStatement = tax } = given;
  const days = { eventOn, withheldOn, depositedOn, filedOn, givenOn };
  const dated = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, isoDate(String(day))]));
  const sums = { tax: rupees(tax), taxInStatement: rupees(Number(taxInStatement)) };
  return costOfBeingLate({ ...dated, ...sums, kind } as LateWithTax);
};

test.each([
  ['W27', late(10_000, '2026-09-15', { depositedOn: '2026-10-08' }), 300, 150],
  ['W28', late(4_000, '2012-03-04', { depositedOn: '2012-05-07' }), 180, undefined],
  ['W29, in time', late(10_000, '2015-09-30', { depositedOn: '2015-10-07' }), 0, undefined],
  ['W29, a day late', late(10_000, '2015-09-30', { depositedOn: '2015-10-08' }), 300, 150],
  ['W30', late(10_000, '2026-06-10', { withheldOn: '2026-09-05', depositedOn: '2026-09-30' }), 400, 300],
  ['W35', late(12_325, '2026-01-10', { depositedOn: '2026-08-05' }), 1_479, 1_295],
])('%s: interest, and what is argued in its place', (_, found, payable, argued) => {
  expect(found?.interest?.value.payable).toBe(rupees(payable));
  expect(found?.argued?.value.payable).toBe(argued === undefined ? undefined : rupees(argued));
  const cited = found?.argued?.steps.find(({ id }) => id.endsWith('.named'))?.rule;
  if (argued !== undefined) expect(cited).toMatchObject({ id: 'TDS.INT.ARGUED', status: 'unverified' });
});

test.each([
  ['W31', late(50_000, '2025-06-10', { filedOn: '2025-08-20' }), 4_000],
  ['W31, small tax', late(3_000, '2025-06-10', { filedOn: '2025-08-20' }), 3_000],
  ['W31, no tax', late(0, '2025-06-10', { filedOn: '2025-08-20' }), 0],
  ['W53, 26Q moved', late(60_000, '2022-08-10', { filedOn: '2022-11-20' }), 0],
  ['W53, 24Q', late(60_000, '2022-08-10', { filedOn: '2022-11-20', kind: 'salary' }), 4_000],
])('%s: the fee of the statement', (_, found, fee) => {
  expect(found?.fee?.value).toBe(rupees(fee));
});

test('before the first rule of statements there is interest and no fee, before the first form nothing', () => {
  expect(late(4_000, '2012-03-04')).toMatchObject({ days: { statement: null, certificate: null }, fee: null });
  expect(late(4_000, '2010-03-31')).toBeUndefined();
});

test.each([
  ['2024-08-10', '2025-10-31', null],
  ['2024-08-10', '2025-11-01', rupees(10_000)],
  ['2025-02-10', '2025-06-30', null],
  ['2025-02-10', '2025-07-01', rupees(10_000)],
])('a statement of the quarter of %s, filed on %s: the least penalty is %s', (day, filedOn, from) => {
  const { penalty } = late(50_000, day, { filedOn }) ?? {};
  expect(penalty?.value?.from ?? null).toBe(from);
});

test('what may be imposed is told with its last day in words', () => {
  const { penalty, exposure } = late(50_000, '2026-08-10', { filedOn: '2026-12-01', givenOn: '2026-11-20' }) ?? {};
  expect(inEnglish(penalty?.steps.at(-1)?.summary ?? '')).toBe(
    '₹10,000 to ₹1,00,000 may be imposed for a statement filed after 30 Nov 2026, under Income-tax Act 2025 s.461',
  );
  expect(exposure?.value).toBe(rupees(2_500));
});
