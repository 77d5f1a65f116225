import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { formatRupees, paise, parseRupees, percent } from '../../shared/money';
import { type AccountCode, accountOf } from '../chart/chart';
import { differenceOf, type Entry } from '../model';
import {
  creditReturnEntries,
  creditToReturn,
  depreciationEntries,
  disposalEntries,
  NO_TAX,
  purchaseEntries,
  quartersBegun,
  taxOnPrice,
} from './acts';
import { anAsset, sold } from './asset.fixture';

const day = isoDate;
const told = (entries: readonly Entry[]) =>
  entries.map(({ account, amount }) => `${accountOf(account as AccountCode).name} ${formatRupees(amount)}`);
const LAPTOP = anAsset({ cost: '120000', putToUseOn: '2024-10-01' });

test('a server is bought with its credit whole', () => {
  const credit = { ...NO_TAX, igst: parseRupees('36000') };
  expect(
    told(purchaseEntries(anAsset({ cost: '200000', putToUseOn: '2025-06-15' }), credit, { account: '2728' })),
  ).toEqual(['Computers 200000.00', 'Input IGST 36000.00', 'Creditors for capital goods -236000.00']);
});

test('a laptop is sold as in the worked example, with what goes back of its credit', () => {
  const price = parseRupees('60000');
  const tax = taxOnPrice(price, percent(18), false);
  expect(told(disposalEntries(LAPTOP, { on: day('2025-12-31'), price }, tax, { account: '1401' }))).toEqual([
    'Trade receivables 70800.00',
    'Acc. dep. computers 47578.09',
    'Loss on sale of assets 12421.91',
    'Computers -120000.00',
    'Output CGST -5400.00',
    'Output SGST -5400.00',
  ]);
  const taken = { creditTaken: parseRupees('21600'), invoicedOn: day('2024-10-01') };
  const back = creditToReturn({ ...taken, goneOn: day('2025-12-31'), charged: parseRupees('10800') });
  expect(told(creditReturnEntries(back.value, false))).toEqual([
    'GST cost 5400.00',
    'Output CGST -2700.00',
    'Output SGST -2700.00',
  ]);
  const last = inEnglish(back).steps.at(-1);
  expect([last?.summary, last?.rule?.status]).toEqual([
    '₹16,200.00 of credit is left, ₹10,800.00 is charged on the price: ₹5,400.00 goes back',
    'unverified',
  ]);
});

test('what brings more than it stands at is a profit, what is scrapped a loss of all of it', () => {
  const entries = disposalEntries(LAPTOP, { on: day('2025-12-31'), price: parseRupees('80000') }, NO_TAX, {
    account: '1501',
  });
  expect(told(entries).at(-1)).toBe('Profit on sale of assets -7578.09');
  expect(
    told(disposalEntries(LAPTOP, { on: day('2025-12-31'), price: paise(0) }, NO_TAX, { account: '1501' })),
  ).toEqual(['Acc. dep. computers 47578.09', 'Loss on sale of assets 72421.91', 'Computers -120000.00']);
});

test('depreciation gathers by account, and what was too much goes back', () => {
  expect(
    told(
      depreciationEntries([
        { account: '1112', amount: parseRupees('2519.45') },
        { account: '1111', amount: parseRupees('20000') },
        { account: '1111', amount: parseRupees('5159.82') },
      ]),
    ),
  ).toEqual(['Depreciation 27679.27', 'Acc. dep. computers -25159.82', 'Acc. dep. furniture -2519.45']);
  expect(told(depreciationEntries([{ account: '1111', amount: paise(-100) }]))).toEqual([
    'Depreciation -1.00',
    'Acc. dep. computers 1.00',
  ]);
  expect(depreciationEntries([{ account: '1111', amount: paise(0) }])).toEqual([]);
});

test.each([
  ['2024-10-01', '2024-10-01', 1],
  ['2024-10-01', '2024-12-31', 1],
  ['2024-10-01', '2025-01-01', 2],
  ['2024-11-30', '2025-02-27', 1],
  ['2024-11-30', '2025-02-28', 2],
  ['2020-01-01', '2024-12-31', 20],
])('from %s to %s %d quarters have begun', (from, to, quarters) => {
  expect(quartersBegun(day(from), day(to))).toBe(quarters);
});

test('after twenty quarters nothing of a credit is left, nor where none was taken', () => {
  const back = (creditTaken: number, goneOn: string) =>
    creditToReturn({
      creditTaken: paise(creditTaken),
      invoicedOn: day('2020-01-01'),
      goneOn: day(goneOn),
      charged: paise(0),
    });
  expect(back(100_000, '2024-12-31').value).toBe(0);
  expect(back(100_000, '2024-09-30').value).toBe(5_000);
  expect(back(0, '2020-01-01').value).toBe(0);
});

const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map(paise);

test('property: every act balances, whatever the price, the tax and the day', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 2500 }), fc.boolean(), (cost, price, days, isInterState) => {
      const asset = anAsset({ cost: formatRupees(paise(cost + 1)), putToUseOn: '2023-05-05' });
      const on = addDays(asset.putToUseOn, days);
      const tax = taxOnPrice(price, percent(18), isInterState);
      const gone = { ...asset, disposal: sold(on, formatRupees(price)) };
      for (const entries of [
        disposalEntries(gone, { on, price }, tax, { account: '1401' }),
        creditReturnEntries(price, isInterState),
        purchaseEntries(asset, tax, { account: '2728' }),
      ]) {
        expect(differenceOf(entries)).toBe(0);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
      }
    }),
  );
});
