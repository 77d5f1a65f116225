import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, addMonths, isoDate, yearEnd, yearStart } from '../../shared/dates';
import { formatRupees, paise, parseRupees, percent } from '../../shared/money';
import { anAsset, scrapped, sold } from './asset.fixture';
import {
  bookDepreciation,
  bookMonths,
  bookYears,
  chargeBetween,
  residualValue,
  writtenDownRate,
  writtenOffBy,
} from './depreciation';
import { assetFaults, disposalFaults } from './faults';

const day = isoDate;
const TODAY = day('2026-11-22');
const inYear = (asset: Parameters<typeof bookDepreciation>[0], year: string) =>
  formatRupees(bookDepreciation(asset, year).value);

describe('the assets of the worked examples', () => {
  const laptop = anAsset({ cost: '120000', putToUseOn: '2024-10-01', disposal: sold('2025-12-31', '60000') });
  const server = anAsset({ cost: '200000', putToUseOn: '2025-06-15', kind: 'server', life: { years: 6 } });
  const furniture = anAsset({ cost: '80000', putToUseOn: '2025-12-01', kind: 'furniture', life: { years: 10 } });

  test.each([
    ['a laptop in its first year, 182 days', laptop, '2024-25', '18947.95'],
    ['the laptop to the day of its sale, 275 days', laptop, '2025-26', '28630.14'],
    ['the laptop after its sale', laptop, '2026-27', '0.00'],
    ['a server, 290 days', server, '2025-26', '25159.82'],
    ['furniture, 121 days', furniture, '2025-26', '2519.45'],
    ['the server at a rate', { ...server, method: 'wdv' as const }, '2025-26', '62449.32'],
    ['two laptops of a small year', anAsset({ cost: '180000', putToUseOn: '2025-06-02' }), '2025-26', '47317.81'],
    [
      'its opening computers',
      anAsset({
        cost: '300000',
        putToUseOn: '2024-04-01',
        broughtForward: { on: day('2025-04-01'), depreciation: parseRupees('95000') },
      }),
      '2025-26',
      '95000.00',
    ],
  ])('%s', (_name, asset, year, charge) => {
    expect(inYear(asset, year)).toBe(charge);
  });

  test('a laptop is explained in one sentence, with the law behind its life and its residual value', () => {
    const { steps } = inEnglish(bookDepreciation(anAsset({ cost: '180000', putToUseOn: '2025-06-02' }), '2025-26'));
    expect(steps.at(-1)?.summary).toBe('₹57,000.00 a year × 303 ÷ 365 days = ₹47,317.81');
    const cited = steps.flatMap(({ id, rule }) => (rule ? [[id, rule.statute]] : []));
    expect(cited).toEqual([
      ['residual', 'Companies Act 2013 Schedule II, Part A, para 3(i)'],
      ['life', 'Companies Act 2013 Schedule II, Part C'],
    ]);
  });
});

test.each([
  [3, 6316],
  [5, 4507],
  [6, 3930],
  [8, 3123],
  [10, 2589],
  [15, 1810],
  [30, 950],
  [60, 487],
])('over %d years what is left falls at %d basis points a year', (years, rate) => {
  expect(writtenDownRate(years, percent(5))).toBe(rate);
});

describe('days are counted with both ends', () => {
  const of = (putToUseOn: string, rest = {}) => anAsset({ cost: '109500', putToUseOn, residual: percent(0), ...rest });
  test.each([
    ['on 31 March one day', of('2026-03-31'), '2025-26', '100.00'],
    ['on 1 April the whole year', of('2025-04-01'), '2025-26', '36500.00'],
    ['on 1 April nothing of the year before', of('2025-04-01'), '2024-25', '0.00'],
    ['on 29 February 32 of 366 days', of('2024-02-29'), '2023-24', '3191.26'],
    [
      'sold on the day of its use one day',
      of('2025-06-01', { disposal: sold('2025-06-01', '1') }),
      '2025-26',
      '100.00',
    ],
    ['sold on 31 March a whole year', of('2025-04-01', { disposal: sold('2026-03-31', '1') }), '2025-26', '36500.00'],
    [
      'sold on 1 April one day of the next',
      of('2025-04-01', { disposal: scrapped('2026-04-01') }),
      '2026-27',
      '100.00',
    ],
  ])('%s', (_name, asset, year, charge) => {
    expect(inYear(asset, year)).toBe(charge);
  });
});

test('plant in two shifts costs half as much more for that time, in three as much again', () => {
  const plant = anAsset({ cost: '1500000', putToUseOn: '2025-04-01', kind: 'plant', life: { years: 15 } });
  const shifts = [
    { from: day('2025-04-01'), to: day('2025-05-30'), shift: 'double' as const },
    { from: day('2026-03-22'), to: day('2026-04-30'), shift: 'triple' as const },
  ];
  // 95,000 a year; 60 days count half as much more, 10 of the year twice.
  expect(inYear({ ...plant, shifts }, '2025-26')).toBe(formatRupees(paise(Math.round((9_500_000 * 405) / 365))));
  expect(bookDepreciation({ ...plant, shifts }, '2025-26').steps.map(({ id }) => id)).toContain('shifts');
});

test('what stands on leased ground is used up by the day the lease ends, to the paisa', () => {
  const asset = anAsset({
    ...{ cost: '100000', putToUseOn: '2024-01-15', kind: 'leasehold', residual: percent(0) },
    life: { until: day('2027-01-14') },
  });
  expect(formatRupees(writtenOffBy(asset, day('2027-01-14')))).toBe('100000.00');
  expect(formatRupees(writtenOffBy(asset, day('2030-03-31')))).toBe('100000.00');
  expect(bookYears(asset, day('2027-03-31')).map(({ charge }) => formatRupees(charge))).toEqual([
    '7025.55',
    '33302.92',
    '33302.92',
    '26368.61',
  ]);
});

describe('an asset is refused', () => {
  const good = { cost: '1000', putToUseOn: '2026-04-01' };
  test.each([
    ['that costs nothing', anAsset({ ...good, cost: '0' }), ['cost']],
    ['used before it was bought', anAsset({ ...good, boughtOn: '2026-04-02' }), ['putToUseOn']],
    ['bought and used tomorrow', anAsset({ ...good, putToUseOn: '2026-11-23' }), ['boughtOn', 'putToUseOn']],
    ['of which more than 5% would be left', anAsset({ ...good, residual: percent(5.01) }), ['residual']],
    ['at a rate down to nil', anAsset({ ...good, method: 'wdv', residual: percent(0) }), ['residual']],
    ['of a part of a year', anAsset({ ...good, life: { years: 2.5 } }), ['years']],
    ['leased without an end', anAsset({ ...good, kind: 'leasehold' }), ['until']],
    ['whose lease was over', anAsset({ ...good, kind: 'leasehold', life: { until: day('2026-03-31') } }), ['until']],
    ['untouchable for long', anAsset({ ...good, kind: 'software', life: { years: 11 } }), ['years']],
    [
      'in shifts that it cannot work',
      anAsset({ ...good, shifts: [{ from: day('2026-04-01'), to: day('2026-04-02'), shift: 'double' }] }),
      ['shifts'],
    ],
    [
      'of which more is written off than it cost',
      anAsset({ ...good, broughtForward: { on: day('2026-04-01'), depreciation: parseRupees('1000.01') } }),
      ['depreciationBroughtForward'],
    ],
  ])('%s', (_name, asset, fields) => {
    expect(assetFaults(asset, TODAY, null).map(({ field }) => field)).toEqual(fields);
  });

  test('but not where it is right, nor a long life with a note', () => {
    expect(assetFaults(anAsset(good), TODAY, null)).toEqual([]);
    expect(assetFaults(anAsset({ ...good, kind: 'software', life: { years: 11 } }), TODAY, 'Licence')).toEqual([]);
  });

  test('that goes twice, before its use, or tomorrow', () => {
    const fieldsOf = (asset: Parameters<typeof disposalFaults>[0], on: string) =>
      inEnglish(disposalFaults(asset, sold(on, '1'), TODAY).map(({ message }) => message));
    expect(fieldsOf(anAsset({ ...good, disposal: scrapped('2026-05-01') }), '2026-06-01')).toEqual([
      'It went on 01 May 2026 already',
    ]);
    expect(fieldsOf(anAsset(good), '2026-03-31')).toEqual(['It was put to use on 01 Apr 2026 and cannot go before']);
    expect(fieldsOf(anAsset(good), '2026-11-23')).toEqual(['This day has not come: today is 22 Nov 2026']);
    expect(fieldsOf(anAsset(good), '2026-11-22')).toEqual([]);
  });
});

const START = day('2019-04-01');
const anyAsset = fc
  .record({
    cost: fc.integer({ min: 1, max: 99_999_999_999 }).map((value) => formatRupees(paise(value))),
    used: fc.integer({ min: 0, max: 2000 }),
    gone: fc.option(fc.integer({ min: 0, max: 4000 })),
    method: fc.constantFrom('slm' as const, 'wdv' as const),
    years: fc.constantFrom(1, 3, 5, 6, 8, 10, 15),
  })
  .map(({ cost, used, gone, method, years }) => {
    const putToUseOn = addDays(START, used);
    const disposal = gone === null ? {} : { disposal: { ...scrapped(addDays(putToUseOn, gone)) } };
    return anAsset({ ...{ cost, putToUseOn, method }, ...disposal, life: { years }, kind: 'plant' });
  });

test('property: months make the year, years what is written off, and nothing falls below the residual value', () => {
  fc.assert(
    fc.property(anyAsset, fc.integer({ min: 2019, max: 2032 }), (asset, from) => {
      const year = `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
      const months = bookMonths(asset, year);
      const charge = chargeBetween(asset, yearStart(year), yearEnd(year));
      expect(months.reduce((sum, one) => sum + one.charge, 0)).toBe(charge);
      expect(months.every((one) => one.charge >= 0)).toBe(true);
      expect(bookDepreciation(asset, year).value).toBe(charge);
      const years = bookYears(asset, yearEnd(year));
      for (const one of years) {
        expect(one.closing).toBe(one.opening - one.charge);
        expect(one.closing).toBeGreaterThanOrEqual(residualValue(asset));
      }
      expect(asset.cost - years.reduce((sum, one) => sum + one.charge, 0)).toBe(years.at(-1)?.closing ?? asset.cost);
    }),
  );
});

test('property: in equal parts an asset reaches its residual value within days of the end of its life', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), fc.constantFrom(1, 3, 5, 10), (used, years) => {
      const putToUseOn = addDays(START, used);
      const asset = anAsset({ cost: '123456.78', putToUseOn, life: { years } });
      const end = addDays(addMonths(putToUseOn, 12 * years), 3);
      expect(asset.cost - writtenOffBy(asset, end)).toBe(residualValue(asset));
    }),
  );
});
