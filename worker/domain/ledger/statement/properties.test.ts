import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { chartAccount, isNominal, SURPLUS } from '../chart/chart';
import { anyBooks } from './any-books.fixture';
import { BALANCE_FOOTING, balanceSheetOf } from './balance-sheet';
import { cashFlowOf, roundedCashFlow } from './cash-flow';
import { profitAndLossOf, profitOf } from './profit-and-loss';
import {
  accountOf,
  assetVouchersIn,
  byAccount,
  type ExampleVoucher,
  holdingsOn,
  monthsIn,
  movementIn,
  restatedIn,
  turnoverIn,
} from './reading.fixture';
import { roundedByRemainder, roundedStatement, STATEMENT_UNITS } from './rounding';
import { trialBalanceOf } from './trial-balance';

const YEARS = [
  { from: isoDate('2024-04-01'), to: isoDate('2025-03-31') },
  { from: isoDate('2025-04-01'), to: isoDate('2026-03-31') },
];
const anyDay = fc.integer({ min: 0, max: 740 }).map((day) => addDays(isoDate('2024-04-01'), day));
const anyStep = fc.constantFrom(...Object.values(STATEMENT_UNITS));

/** The trial balance of a day: opened on 1 April, with what went over the accounts since. */
const trialBalanceOn = (vouchers: readonly ExampleVoucher[], on: string) => {
  const year = YEARS.find(({ to }) => on <= to) ?? { from: isoDate('2026-04-01') };
  return trialBalanceOf(
    byAccount(holdingsOn(openedNew(vouchers, year.from), year.from)),
    turnoverIn(vouchers, year.from, on),
    accountOf,
  );
};
/** What was posted before a day, as the day itself presents it. */
const openedNew = (vouchers: readonly ExampleVoucher[], day: string) => vouchers.filter(({ date }) => date < day);

test('a trial balance has equal sides, opening, moving and closing, and the balances of the day', () => {
  fc.assert(
    fc.property(anyBooks, anyDay, (vouchers, on) => {
      const { rows, totals } = trialBalanceOn(vouchers, on);
      expect(totals.openingDebit).toBe(totals.openingCredit);
      expect(totals.debit).toBe(totals.credit);
      expect(totals.closingDebit).toBe(totals.closingCredit);
      const balances = byAccount(holdingsOn(vouchers, on));
      for (const { account, closing } of rows) expect(closing).toBe(balances.get(account.id) ?? 0);
    }),
  );
});

test('a balance sheet balances before and after rounding, and its totals are those of its lines', () => {
  fc.assert(
    fc.property(anyBooks, anyDay, anyStep, (vouchers, on, step) => {
      const holdings = holdingsOn(vouchers, on);
      const due = [{ account: '2401', amount: 1_000_00 as Paise }];
      const rows = balanceSheetOf([{ holdings, dueWithinAYear: due }], accountOf);
      for (const sheet of [rows, roundedStatement(rows, BALANCE_FOOTING, step)]) {
        const of = (id: string) => sheet.find((row) => row.id === id)?.amounts[0];
        expect(of('total-assets')).toBe(of('total-equity-and-liabilities'));
        const lines = sheet.filter(({ kind }) => kind === 'line');
        const border = sheet.findIndex(({ id }) => id === 'total-equity-and-liabilities');
        const left = lines.filter((row) => sheet.indexOf(row) < border);
        expect(left.reduce((sum, { amounts }) => sum + amounts[0]!, 0)).toBe(of('total-assets'));
        for (const { amounts, parts } of lines)
          expect(parts.reduce((sum, part) => sum + part.amounts[0]!, 0)).toBe(amounts[0]);
      }
    }),
  );
});

test('no balance of a party, an account or a line is netted against another on the other side', () => {
  const party = fc.constantFrom('Alpha', 'Beta', 'Gamma');
  const holding = fc.record({ partyId: party, amount: fc.integer({ min: -1e9, max: 1e9 }) });
  fc.assert(
    fc.property(fc.array(holding), (owed) => {
      const holdings = owed.map((one) => ({ account: '1401', ...one, amount: one.amount as Paise }));
      const rows = balanceSheetOf([{ holdings }], accountOf);
      const balances = Map.groupBy(holdings, ({ partyId }) => partyId).values();
      const sums = [...balances].map((of) => of.reduce((sum, { amount }) => sum + amount, 0));
      const of = (id: string) => rows.find((row) => row.id === id)?.amounts[0];
      expect(of('trade-receivables')).toBe(sums.filter((sum) => sum > 0).reduce((all, sum) => all + sum, 0));
      expect(of('other-current-liabilities')).toBe(sums.filter((sum) => sum < 0).reduce((all, sum) => all - sum, 0));
    }),
  );
});

test('the profit of a year is the sum of its months, line by line, and what reserves grew by', () => {
  fc.assert(
    fc.property(anyBooks, (vouchers) => {
      for (const { from, to } of YEARS) {
        const columns = [{ from, to }, ...monthsIn(from, to)].map((part) => movementIn(vouchers, part.from, part.to));
        for (const { amounts } of profitAndLossOf(columns, accountOf)) {
          const [year, ...months] = amounts;
          expect(months).toHaveLength(12);
          expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(year);
        }
        const apart = monthsIn(from, to).map((part) => profitOf(movementIn(vouchers, part.from, part.to), accountOf));
        expect(apart.reduce((sum, amount) => sum + amount, 0)).toBe(profitOf(columns[0]!, accountOf));
      }
    }),
  );
});

test('on the next 1 April income and expenses are nil, Surplus has grown by the profit, and the rest is carried', () => {
  fc.assert(
    fc.property(anyBooks, (vouchers) => {
      const before = vouchers.filter(({ date }) => date <= '2025-03-31');
      const evening = byAccount(holdingsOn(before, '2025-03-31'));
      const morning = byAccount(holdingsOn(before, '2025-04-01'));
      for (const [id, amount] of morning)
        if (isNominal(chartAccount(id)!)) expect(amount).toBe(0);
        else if (id !== SURPLUS) expect(amount).toBe(evening.get(id) ?? 0);
      const profit = profitOf(evening, accountOf);
      expect((morning.get(SURPLUS) ?? 0) - (evening.get(SURPLUS) ?? 0)).toBe(profit === 0 ? 0 : -profit);
    }),
  );
});

test('a cash flow over any days, years apart too, comes to the change of cash, rounded as well', () => {
  fc.assert(
    fc.property(anyBooks, anyDay, anyDay, anyStep, (vouchers, one, other, step) => {
      const [from, to] = [one, other].sort() as [typeof one, typeof one];
      const rows = cashFlowOf(
        {
          opening: byAccount(holdingsOn(vouchers, addDays(from, -1))),
          closing: byAccount(holdingsOn(vouchers, to)),
          movement: movementIn(vouchers, from, to),
          assetVouchers: assetVouchersIn(vouchers, from, to),
          restated: restatedIn(vouchers, from, to),
        },
        accountOf,
      );
      const rounded = roundedCashFlow(rows, step);
      const of = (id: string) => rounded.find((row) => row.id === id)?.amount ?? 0;
      expect(of('opening-cash') + of('change')).toBe(of('closing-cash'));
      for (const { parts, amount, kind } of rows)
        if (kind === 'line') expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      expect(of('operating') + of('investing') + of('financing') + of('effect-of-rates')).toBe(of('change'));
    }),
  );
});

test('amounts rounded by largest remainder add up to their rounded sum, none by a step or more away', () => {
  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, anyStep, (paise, step) => {
      const rounded = roundedByRemainder(paise as Paise[], step);
      const sum = paise.reduce((all, amount) => all + amount, 0);
      const all = rounded.reduce((all, amount) => all + amount, 0);
      expect(Math.abs(all - sum)).toBeLessThanOrEqual(step / 2);
      rounded.forEach((amount, at) => {
        expect(amount % step === 0).toBe(true);
        expect(Math.abs(amount - paise[at]!)).toBeLessThan(step);
      });
    }),
  );
});

test('of equal remainders the larger amount is raised, then the earlier line', () => {
  const round = (...amounts: number[]) => roundedByRemainder(amounts as Paise[], 100);
  expect(round(1_50, 7_50)).toEqual([1_00, 8_00]);
  expect(round(1_50, 1_50)).toEqual([2_00, 1_00]);
  expect(round(50)).toEqual([1_00]);
  expect(round()).toEqual([]);
  expect(() => roundedByRemainder([1_00 as Paise], 100, 5_00 as Paise)).toThrow(RangeError);
});
