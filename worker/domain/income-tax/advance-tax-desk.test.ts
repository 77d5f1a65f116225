import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { stepsBehind } from '../shared/explained';
import { lakh, paise, rupees } from '../shared/money';
import { type AdvanceTaxDeskFacts, advanceTaxDesk, deskIfPaid } from './advance-tax-desk';

const day = isoDate;
const paid = (on: string, amount: number) => ({ paidOn: day(on), amount: rupees(amount) });

/** Journey J8: Kestrel, tax year 2026-27, on 27 November 2026. */
const kestrel: AdvanceTaxDeskFacts = {
  ...{ year: '2026-27', totalIncome: lakh(80), regime: 'concessional_22', isSinceBeforeApril2026: true },
  taxAtSource: rupees(150_000),
  payments: [paid('2026-06-12', 200_000), paid('2026-09-14', 500_000)],
  asOf: day('2026-11-27'),
};

test('J8: tax with surcharge and cess, what is next, and the interest of June alone', () => {
  const { tax, advance, next, interest } = advanceTaxDesk(kestrel);
  expect(tax.value.normal).toMatchObject({ tax: rupees(1_760_000), surcharge: rupees(176_000), cess: rupees(77_440) });
  expect(tax.value.payable).toBe(rupees(2_013_440));
  expect(advance.value.liability).toBe(rupees(1_863_440));
  expect(next).toMatchObject({ dueOn: '2026-12-15', must: rupees(1_397_580), toPay: rupees(697_580) });
  const [june, september] = advance.value.instalments;
  expect(june).toMatchObject({ enough: 22_361_280, interest: rupees(2_385), isEnough: false });
  expect(september).toMatchObject({ enough: 67_083_840, interest: 0, isEnough: true });
  expect(interest.total.value).toBe(rupees(2_385));
  expect(interest.short).toBeUndefined();
});

test('no instalment before a dividend reckons with the tax on it', () => {
  // Of the 80,00,000, 10,00,000 come on 20 October: their tax is 2,51,680, and June asks 15% of 16,11,760.
  const desk = advanceTaxDesk({ ...kestrel, dividends: [{ on: day('2026-10-20'), amount: lakh(10) }] });
  const [june, september, december] = desk.advance.value.instalments;
  expect(june).toMatchObject({ must: rupees(241_764), enough: 19_341_120, isEnough: true, interest: 0 });
  expect(september).toMatchObject({ must: rupees(725_292), isEnough: true, interest: 0 });
  expect(december).toMatchObject({ must: rupees(1_397_580), toPay: rupees(697_580) });
  // On the day itself it is reckoned with.
  const [same] = advanceTaxDesk({ ...kestrel, dividends: [{ on: day('2026-06-15'), amount: lakh(10) }] }).advance.value
    .instalments;
  expect(same).toMatchObject({ must: rupees(279_516), interest: rupees(2_385) });
});

test('a figure opens to the steps behind it alone, and says which rule cuts the shortfall to hundreds', () => {
  const { advance } = advanceTaxDesk(kestrel);
  const { steps } = stepsBehind(advance, '2026-06-15.interest', rupees(2_385));
  expect(steps.at(-1)?.id).toBe('2026-06-15.interest');
  expect(steps.some(({ id }) => id.startsWith('2026-09-15'))).toBe(false);
  const cut = steps.find(({ id }) => id === '2026-06-15.base');
  expect([cut?.quantity.value, cut?.rule?.statute]).toEqual([rupees(79_500), expect.stringContaining('119A')]);
});

test.each([
  // By the day it is due nothing more; a day later three months at once, whoever pays when.
  ['2026-12-15', 697_580, 2_385],
  ['2026-12-16', 697_580, 2_385 + 20_925],
  ['2027-03-15', 1_163_440, 2_385 + 20_925],
  ['2027-03-16', 1_163_440, 2_385 + 20_925 + 11_634],
  // From April on 1% a month of what is short of 90%, on what was open when the year ended.
  ['2027-04-01', 1_163_440, 2_385 + 20_925 + 11_634 + 11_634],
  ['2027-05-01', 1_163_440, 2_385 + 20_925 + 11_634 + 2 * 11_634],
])('paid on %s: interest in all', (on, amount, interest) => {
  const desk = deskIfPaid(kestrel, paid(on, amount));
  expect(desk.interest.total.value).toBe(rupees(interest));
  expect(desk.interest.total.steps.at(-1)?.quantity.value).toBe(rupees(interest));
});

test('of exactly 90% in advance no interest is due for what is short', () => {
  const payments = [paid('2026-06-12', 1_677_096)];
  const desk = advanceTaxDesk({ ...kestrel, payments, asOf: day('2027-06-01') });
  expect(desk.interest.short?.value).toBe(0);
  const short = advanceTaxDesk({
    ...kestrel,
    payments: [{ paidOn: day('2026-06-12'), amount: paise(1_677_096_00 - 1) }],
    asOf: day('2027-06-01'),
  });
  expect(short.interest.short?.value).toBeGreaterThan(0);
});

test('below the limit nothing is paid in advance, and nothing is next', () => {
  const desk = advanceTaxDesk({ ...kestrel, totalIncome: rupees(600_000) });
  expect(desk.advance.value).toMatchObject({ isLiable: false, instalments: [], interest: 0 });
  expect(desk.next).toBeUndefined();
});

test('a year that has no law is refused', () => {
  expect(() => advanceTaxDesk({ ...kestrel, year: '2012-13' })).toThrow(RangeError);
});
