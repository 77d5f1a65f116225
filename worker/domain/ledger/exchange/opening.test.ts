import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../platform/delimited';
import { ACCOUNTS } from './books.fixture';
import { readOpening } from './opening';
import { OPENING_COLUMNS } from './opening-columns.data';
import { tableOf } from './table';

const HEADING = OPENING_COLUMNS.join(',');
const read = (...rows: string[]) => readOpening(tableOf(cellsOf([HEADING, ...rows].join('\n'))), ACCOUNTS);
const faultsOf = (...rows: string[]) =>
  read(...rows).faults.map(({ line, message }) => [line, message.id.replace('ledger-exchange.', '')]);

describe('an opening trial balance', () => {
  test('is read account by account, party by party, bill by bill', () => {
    const { lines, faults, debit, credit } = read(
      '1504,Cash in hand,,,,,,"1,00,000.00",,,,,',
      '1401,Trade receivables,,,,,,59000,,,,,',
      ',Trade receivables,Alpha,29AAACA1111A1Z5,A-1,2026-03-01,31/03/2026,40000,,,,,',
      ',Trade receivables,Alpha,,A-2,,,19000,,,,,',
      '2711,TDS payable,,,,,,,6000,,,,1009',
      '2101,Equity share capital,,,,,,,153000,INR,,,',
      ',Total,,,,,,159000,159000,,,,',
    );
    expect(faults).toEqual([]);
    expect([debit, credit]).toEqual([15_900_000, 15_900_000]);
    expect(lines).toMatchObject([
      { account: '1504', amount: 10_000_000 },
      {
        account: '1401',
        amount: 4_000_000,
        party: { name: 'Alpha', gstin: '29AAACA1111A1Z5' },
        bill: { ref: 'A-1', on: '2026-03-01', due: '2026-03-31' },
      },
      { account: '1401', amount: 1_900_000, bill: { ref: 'A-2', on: null } },
      { account: '2711', amount: -600_000, tag: '1009' },
      { account: '2101', amount: -15_300_000 },
    ]);
  });

  test.each([
    ['both sides', ['1504,,,,,,,5,5,,,,'], [[2, 'opening-one-side']]],
    ['no side', ['1504,,,,,,,,,,,,'], [[2, 'opening-one-side']]],
    ['sides that differ', ['1504,,,,,,,5,,,,,', '2101,,,,,,,,4.99,,,,'], [[3, 'opening-unequal']]],
    ['a control account without parties', ['1401,,,,,,,5,,,,,', '2101,,,,,,,,5,,,,'], [[2, 'opening-needs-parties']]],
    [
      'bills that do not come to their party',
      ['1401,,Alpha,,,,,5,,,,,', '1401,,Alpha,,A-1,,,4,,,,,', '2101,,,,,,,,5,,,,'],
      [[2, 'opening-parts']],
    ],
    ['a bill without a party', ['1401,,,,A-1,,,5,,,,,'], [[2, 'opening-bill-without-party']]],
    ['a line twice', ['1504,,,,,,,5,,,,,', '1504,,,,,,,5,,,,,'], [[3, 'opening-twice']]],
    ['a currency without an amount', ['1503,,,,,,,5,,USD,,,'], [[2, 'opening-foreign-wanted']]],
    ['a currency of an expense', ['5501,,,,,,,5,,USD,1,,'], [[2, 'opening-other-currency']]],
    ['a currency without rupees or rate', ['1503,,,,,,,,,USD,1,,'], [[2, 'opening-rate-wanted']]],
    ['a rate that is none', ['1503,,,,,,,,,USD,1,,,x'], [[2, 'opening-rate']]],
    ['a rate that makes other rupees', ['1503,,,,,,,"83,000",,USD,1000,,,84'], [[2, 'opening-rate-off']]],
    ['an amount that is none', ['1504,,,,,,,five,,,,,'], [[2, 'cell-no-amount']]],
    ['a day that is none', ['1401,,Alpha,,A-1,30/02/2026,,5,,,,,'], [[2, 'cell-no-day']]],
  ])('%s', (_, rows, faults) => {
    expect(faultsOf(...rows)).toEqual(faults);
  });

  test('takes balances in a foreign currency by their rupees, by a rate, or by both', () => {
    const { lines, faults } = read(
      '1503,,,,,,,"84,100.00",,USD,"1,000.00",,',
      '1503,,,,,,,,,EUR,100.50,,x,91.25',
      '1401,,Gamma,,G-1,,,83000,,usd,1000,,,83',
      '2601,,Delta,,D-1,,,,,USD,-10,,,84.5',
      '2101,,,,,,,,"175425.63",,,,',
    );
    expect(faults).toEqual([]);
    expect(lines.map(({ amount, foreign }) => [amount, foreign?.currency, foreign?.minor, foreign?.rate])).toEqual([
      [8_410_000, 'USD', 100_000, '84.10'],
      [917_063, 'EUR', 10_050, '91.25'],
      [8_300_000, 'USD', 100_000, '83'],
      [-84_500, 'USD', 1_000, '84.5'],
      [-17_542_563, undefined, undefined, undefined],
    ]);
  });

  test('asks about accounts that nobody knows, also where several share a code', () => {
    expect(read('9999,Moon rock,,,,,,5,,,,,', '2101,,,,,,,,5,,,,').unknown).toEqual([
      { line: 2, code: '9999', name: 'Moon rock' },
    ]);
    expect(read('1501,Bank current 4471,,,,,,5,,,,,', '2101,,,,,,,,5,,,,').lines[0]?.account).toBe('bank-1');
    expect(read('1501,,,,,,,5,,,,,', '2101,,,,,,,,5,,,,').unknown).toEqual([]);
  });
});
