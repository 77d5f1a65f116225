import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { formatRupees, paise, parseRupees, percent } from '../../shared/money';
import { anAsset, scrapped, sold } from './asset.fixture';
import { blockOf, hasHalfRate, taxBlocks } from './block';
import type { Asset } from './model';

const day = isoDate;
const LAPTOP = anAsset({ cost: '120000', putToUseOn: '2024-10-01', disposal: sold('2025-12-31', '60000') });
const SERVER = anAsset({ cost: '200000', putToUseOn: '2025-06-15', kind: 'server', life: { years: 6 } });
const FURNITURE = anAsset({ cost: '80000', putToUseOn: '2025-12-01', kind: 'furniture', life: { years: 10 } });

const figures = (assets: readonly Asset[], year: string, openings: Parameters<typeof taxBlocks>[1] = []) =>
  taxBlocks(assets, openings, year).blocks.map(({ block, depreciation, gain, closing, ...amounts }) => [
    block,
    ...[amounts.opening, amounts.additions, amounts.moneysPayable].map(formatRupees),
    ...[formatRupees(depreciation.value), gain && formatRupees(gain.value), formatRupees(closing.value)],
  ]);

test('the blocks of the worked example come out to the paisa', () => {
  expect(figures([LAPTOP, SERVER, FURNITURE], '2025-26')).toEqual([
    ['furniture-and-fittings', '0.00', '80000.00', '0.00', '4000.00', null, '76000.00'],
    ['computers-and-aircraft', '72000.00', '200000.00', '60000.00', '84800.00', null, '127200.00'],
  ]);
});

test('a block whose value the last return gives goes on from it', () => {
  const bought = anAsset({ cost: '180000', putToUseOn: '2025-06-02' });
  const openings = [{ block: 'computers-and-aircraft' as const, year: '2025-26', amount: parseRupees('180000') }];
  const older = anAsset({ cost: '300000', putToUseOn: '2016-04-01' });
  expect(figures([older, bought], '2025-26', openings)).toEqual([
    ['computers-and-aircraft', '180000.00', '180000.00', '0.00', '144000.00', null, '216000.00'],
  ]);
  expect(taxBlocks([older, bought], [], '2025-26').missing).toEqual(['computers-and-aircraft']);
});

describe('half the rate is for what was bought in the year and used on fewer than 180 days of it', () => {
  test.each([
    ['2025-10-03', '2025-10-03', false],
    ['2025-10-04', '2025-10-04', true],
    ['2023-10-04', '2023-10-04', false],
    ['2023-10-05', '2023-10-05', true],
    ['2026-03-31', '2025-04-01', true],
    ['2025-12-01', '2025-03-31', false],
  ])('used from %s, bought on %s: %s', (putToUseOn, boughtOn, isHalf) => {
    expect(hasHalfRate({ putToUseOn: day(putToUseOn), boughtOn: day(boughtOn) })).toBe(isHalf);
  });
});

describe('what is sold', () => {
  const pair = [
    anAsset({ cost: '100000', putToUseOn: '2024-04-01' }),
    anAsset({ cost: '50000', putToUseOn: '2024-04-01' }),
  ];
  const withSale = (...prices: (string | null)[]) =>
    pair.map((asset, at) => ({ ...asset, ...(prices[at] && { disposal: sold('2025-05-01', prices[at] ?? '0') }) }));

  test('for more than the block stands at is a gain, with something left in it', () => {
    expect(figures(withSale('95000'), '2025-26')).toEqual([
      ['computers-and-aircraft', '90000.00', '0.00', '95000.00', '0.00', '5000.00', '0.00'],
    ]);
    expect(figures(withSale('90000'), '2025-26')[0]?.slice(4)).toEqual(['0.00', null, '0.00']);
  });

  test('with all of the block is a gain or a loss, and says so', () => {
    expect(figures(withSale('60000', '10000'), '2025-26')[0]?.slice(4)).toEqual(['0.00', '-20000.00', '0.00']);
    expect(figures(withSale('80000', '40000'), '2025-26')[0]?.slice(4)).toEqual(['0.00', '30000.00', '0.00']);
    const [block] = taxBlocks(withSale('60000', '10000'), [], '2025-26').blocks;
    expect(inEnglish(block?.depreciation.steps.at(-1)?.summary ?? '')).toBe(
      'Nothing is left in the block: a short-term capital loss of ₹20,000.00, and no depreciation',
    );
    expect(figures(withSale('60000', '10000'), '2026-27')).toEqual([]);
  });

  test('leaves the assets that the last return has and no register: the block is not empty without it', () => {
    const openings = [{ block: 'computers-and-aircraft' as const, year: '2025-26', amount: parseRupees('50000') }];
    const bought = anAsset({ cost: '30000', putToUseOn: '2025-06-01', disposal: sold('2025-09-01', '20000') });
    expect(figures([bought], '2025-26', openings)[0]?.slice(1)).toEqual([
      ...['50000.00', '30000.00', '20000.00', '24000.00', null, '36000.00'],
    ]);
    const older = anAsset({ cost: '90000', putToUseOn: '2024-06-01', disposal: sold('2025-09-01', '20000') });
    expect(figures([older], '2025-26', openings)[0]?.slice(4)).toEqual(['0.00', '-30000.00', '0.00']);
  });

  test('lessens what has the whole rate first', () => {
    const late = anAsset({ cost: '40000', putToUseOn: '2025-12-01' });
    // 90,000 + 40,000 − 30,000: 60,000 at 40% and 40,000 at 20%.
    expect(figures([...withSale('30000'), late], '2025-26')[0]?.[4]).toBe('32000.00');
    // 90,000 + 40,000 − 100,000: all of the 30,000 left at half the rate.
    expect(figures([...withSale('100000'), late], '2025-26')[0]?.[4]).toBe('6000.00');
  });

  test('before it was used for a year, in the year of its purchase, counts on both sides', () => {
    const both = [anAsset({ cost: '10000', putToUseOn: '2025-05-01', disposal: scrapped('2025-06-01') }), SERVER];
    expect(figures(both, '2025-26')[0]?.slice(1, 5)).toEqual(['0.00', '210000.00', '0.00', '84000.00']);
  });
});

test('goodwill is in no block, and a car of some days of 2019-20 in one of its own', () => {
  expect(blockOf('goodwill', day('2020-04-01'), day('2020-04-01'))).toBeNull();
  const block = (boughtOn: string, usedOn: string) => blockOf('car', day(boughtOn), day(usedOn));
  expect(block('2019-08-22', '2019-08-23')).toBe('plant-and-machinery');
  expect(block('2019-08-23', '2020-03-31')).toBe('cars-of-2019-20');
  expect(block('2020-03-31', '2020-04-01')).toBe('plant-and-machinery');
  expect(blockOf('two-wheeler', day('2019-09-01'), day('2019-09-01'))).toBe('plant-and-machinery');
});

test('under the new Act computers go on at the same rate, which nobody has confirmed', () => {
  const [block] = taxBlocks([SERVER], [], '2026-27').blocks;
  expect(block?.rate).toBe(percent(40));
  expect(block?.depreciation.steps.find(({ id }) => id === 'rate')?.rule?.status).toBe('unverified');
});

const anyComputer = fc
  .record({
    cost: fc.integer({ min: 1, max: 9_999_999_999 }),
    used: fc.integer({ min: 0, max: 1500 }),
    gone: fc.option(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 9_999_999_999 }))),
  })
  .map(({ cost, used, gone }) => {
    const putToUseOn = addDays(day('2020-04-01'), used);
    const disposal = gone && sold(addDays(putToUseOn, gone[0]), formatRupees(paise(gone[1])));
    return anAsset({ cost: formatRupees(paise(cost)), putToUseOn, ...(disposal && { disposal }) });
  });

test('property: a block is never below nil, and adds up from year to year whatever the order of its assets', () => {
  fc.assert(
    fc.property(fc.array(anyComputer, { maxLength: 6 }), (assets) => {
      let before = 0;
      for (let from = 2020; from < 2029; from++) {
        const year = `${from}-${from - 1999}`;
        const [block] = taxBlocks(assets, [], year).blocks;
        expect(figures(assets.toReversed(), year)).toEqual(figures(assets, year));
        if (!block) continue;
        expect(block.opening).toBe(before);
        before = block.closing.value;
        expect(before).toBeGreaterThanOrEqual(0);
        const sum = block.opening + block.additions - block.moneysPayable;
        expect(before).toBe(block.gain ? 0 : sum - block.depreciation.value);
        expect(block.depreciation.value).toBeLessThanOrEqual(Math.max(0, Math.round(sum * 0.4) + 1));
      }
    }),
  );
});
