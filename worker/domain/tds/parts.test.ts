import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { type Paise, paise, percent, rupees } from '../shared/money';
import { partsOfAbroad } from './abroad';
import { challansToPay, type OpenDeduction } from './challan';
import { NO_PARTS, partsOfPayment } from './parts';
import { taxToWithhold } from './withholding';

const parts = (surcharge: number, cess: number) => ({ surcharge: rupees(surcharge), cess: rupees(cess) });
const abroad = { nature: 'nonResident', hasPan: true, averageRate: percent(20) } as const;
const paidAbroad = (amount: number, more: object = {}) =>
  taxToWithhold({ ...abroad, eventOn: isoDate('2026-08-10'), amount: rupees(amount), ...more }).value;

test('a foreign company bears surcharge by the year and cess at the rate of the Act, and neither at that of a treaty', () => {
  const byAct = { abroadByAct: 'company' as const };
  expect(paidAbroad(1_00_00_000, byAct)).toMatchObject({ tax: rupees(20_80_000), parts: parts(0, 80_000) });
  // 2% above one crore: 20,00,020 + 40,000 + 81,601 (4% of 20,40,020).
  expect(paidAbroad(1_00_00_100, byAct)).toMatchObject({ tax: rupees(21_21_621), parts: parts(40_000, 81_601) });
  const earlier = [{ eventOn: isoDate('2026-05-01'), amount: rupees(99_00_000) }];
  // 40,000, of it 2% is 800, and 4% of 40,800 is 1,632.
  expect(paidAbroad(2_00_000, { ...byAct, earlier })).toMatchObject({ tax: rupees(42_432), parts: parts(800, 1_632) });
  expect(paidAbroad(10_00_00_000 + 100, byAct).parts).toEqual(parts(10_00_001, 8_40_001));
  expect(paidAbroad(2_00_000, { averageRate: percent(10) })).toMatchObject({ tax: rupees(20_000), parts: NO_PARTS });
  expect(paidAbroad(2_00_000, { abroadByAct: 'individual-or-family' })).toMatchObject({ parts: parts(0, 1_600) });
});

test('the higher rate for want of a PAN bears neither surcharge nor cess', () => {
  const given = { averageRate: percent(10), hasPan: false, abroadByAct: 'company' as const };
  expect(paidAbroad(2_00_000, given)).toMatchObject({ tax: rupees(40_000), parts: NO_PARTS, reasonFlag: 'C' });
});

test('of a tax that somebody entered the parts are known where it is that of the Act for fees', () => {
  const of = (tax: number) => partsOfAbroad(rupees(tax), { base: rupees(5_00_000), eventOn: isoDate('2026-02-01') });
  expect(of(1_04_000)).toEqual(parts(0, 4_000));
  expect(of(1_06_080)).toEqual(parts(2_000, 4_080));
  expect(of(1_00_000)).toEqual(NO_PARTS);
  expect(of(50_000)).toEqual(NO_PARTS);
});

test('residents bear neither', () => {
  const asked = { nature: 'professionalFee', eventOn: isoDate('2026-08-10'), amount: rupees(60_000) } as const;
  expect(taxToWithhold({ ...asked, hasPan: true }).value).toMatchObject({ tax: rupees(6_000), parts: NO_PARTS });
});

const sums = fc
  .record({ incomeTax: fc.integer({ min: 1, max: 90_00_000 }), surcharge: fc.integer({ min: 0, max: 30_00_000 }) })
  .map(({ incomeTax, surcharge }) => ({ incomeTax, surcharge, cess: Math.round((incomeTax + surcharge) * 0.04) }));

test('payments towards a tax, however it is cut up, add up to its parts, and each holds its own', () => {
  fc.assert(
    fc.property(sums, fc.array(fc.integer({ min: 1, max: 50_00_000 }), { maxLength: 6 }), (whole, cuts) => {
      let open = rupees(whole.incomeTax + whole.surcharge + whole.cess);
      let left = parts(whole.surcharge, whole.cess);
      const paid: { amount: Paise; surcharge: Paise; cess: Paise }[] = [];
      for (const cut of [...cuts.map(rupees), open]) {
        const amount = paise(Math.min(cut, open));
        if (amount === 0) break;
        const its = partsOfPayment(amount, { open, parts: left });
        expect(its.surcharge).toBeGreaterThanOrEqual(0);
        expect(its.cess).toBeGreaterThanOrEqual(0);
        expect(its.surcharge + its.cess).toBeLessThanOrEqual(amount);
        expect([its.surcharge % 100, its.cess % 100]).toEqual([0, 0]);
        paid.push({ amount, ...its });
        open = paise(open - amount);
        left = { surcharge: paise(left.surcharge - its.surcharge), cess: paise(left.cess - its.cess) };
        expect(left.surcharge + left.cess).toBeLessThanOrEqual(open);
      }
      const sumOf = (of: 'surcharge' | 'cess') => paid.reduce((sum, one) => sum + one[of], 0);
      expect([sumOf('surcharge'), sumOf('cess')]).toEqual([whole.surcharge * 100, whole.cess * 100]);
    }),
  );
});

test('a challan gives surcharge and cess apart, in whole rupees, and its heads add up', () => {
  const one: OpenDeduction = {
    ...{ id: 'a', tan: 'BLRA01234F', act: '2025', section: '392', code: '1002', payeeKind: 'individual-or-family' },
    ...{ eventOn: isoDate('2026-10-31'), deductedOn: isoDate('2026-10-31'), tax: rupees(10_400), open: rupees(10_400) },
    openParts: parts(0, 400),
  };
  const fee = { ...one, id: 'b', code: '1027', tax: rupees(5_000), open: rupees(5_000), openParts: NO_PARTS };
  const [draft] = challansToPay([one, fee], isoDate('2026-11-05'));
  expect(draft).toMatchObject({ tax: rupees(15_400), surcharge: 0, cess: rupees(400), total: rupees(15_400) });
});
