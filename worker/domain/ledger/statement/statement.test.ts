import { expect, test } from 'vitest';
import { addDays, isoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { BALANCE_FOOTING, balanceSheetOf } from './balance-sheet';
import { cashFlowOf, roundedCashFlow } from './cash-flow';
import type { StatementRow } from './model';
import { PROFIT_FOOTING, profitAndLossOf } from './profit-and-loss';
import {
  accountOf,
  assetVouchersIn,
  byAccount,
  EXAMPLE_NAMES,
  type Example,
  exampleOf,
  holdingsOn,
  monthsIn,
  movementIn,
  restatedIn,
} from './reading.fixture';
import { roundedStatement } from './rounding';
import { trialBalanceOf } from './trial-balance';

const examples = EXAMPLE_NAMES.map((name) => [name, exampleOf(name)] as const);

/** The names that the examples give to lines. */
const NAMES: Readonly<Record<string, string>> = {
  revenue: 'Revenue from operations',
  'other-income': 'Other income',
  purchases: 'Purchases of stock-in-trade',
  'inventory-changes': 'Changes in inventories',
  'employee-benefits': 'Employee benefits expense',
  'finance-costs': 'Finance costs',
  depreciation: 'Depreciation and amortisation',
  'other-expenses': 'Other expenses',
  'before-tax': 'before tax',
  'current-tax': 'Current tax',
  'deferred-tax': 'Deferred tax',
  'after-tax': 'after tax',
  'share-capital': 'Share capital',
  'reserves-and-surplus': 'Reserves and surplus',
  'share-application-money': 'Share application money pending allotment',
  'long-term-borrowings': 'Long-term borrowings',
  'long-term-provisions': 'Long-term provisions',
  'short-term-borrowings': 'Short-term borrowings',
  'trade-payables-others': 'Trade payables',
  'other-current-liabilities': 'Other current liabilities',
  ppe: 'PPE',
  'deferred-tax-assets': 'Deferred tax assets (net)',
  'other-non-current-assets': 'Other non-current assets',
  inventories: 'Inventories',
  'trade-receivables': 'Trade receivables',
  'cash-and-bank': 'Cash and bank balances',
  'short-term-loans-and-advances': 'Short-term loans and advances',
};

/** Figures by the names of the examples, without lines at nil. */
const named = (rows: readonly StatementRow[], isMeant: (row: StatementRow) => boolean = () => true) =>
  Object.fromEntries(
    rows
      .filter((row) => row.amounts[0] !== 0 && isMeant(row))
      .map(({ id, amounts }) => [NAMES[id] ?? id, amounts[0] as Paise]),
  );

const trialBalance = ({ vouchers, trialBalance: { on } }: Example) =>
  trialBalanceOf(
    new Map(),
    new Map(
      [...byAccount(holdingsOn(vouchers, on))].map(([id, amount]) => [
        id,
        { debit: Math.max(amount, 0) as Paise, credit: Math.max(-amount, 0) as Paise },
      ]),
    ),
    accountOf,
  );

test.each(examples)('%s: its trial balance', (_, example) => {
  const { rows, totals } = trialBalance(example);
  const side = (sign: number) =>
    Object.fromEntries(
      rows.filter(({ closing }) => closing * sign > 0).map(({ account, closing }) => [account.name, closing * sign]),
    );
  expect(side(1)).toEqual(example.trialBalance.debit);
  expect(side(-1)).toEqual(example.trialBalance.credit);
  expect(totals.closingDebit).toBe(example.trialBalance.total);
  expect(totals.closingCredit).toBe(example.trialBalance.total);
});

const profitAndLoss = ({ vouchers }: Example, from: string, to: string) =>
  profitAndLossOf([movementIn(vouchers, from, to)], accountOf);

const TOTALS_NOT_PRINTED = new Set(['total-income', 'total-expenses']);

test.each(examples)('%s: its profit and loss', (_, example) => {
  const { from, to, figures } = example.profitAndLoss;
  const isTaxed = 'after tax' in figures;
  const found = named(
    profitAndLoss(example, from, to),
    ({ id }) => !TOTALS_NOT_PRINTED.has(id) && (isTaxed || id !== 'after-tax'),
  );
  expect({ 'before tax': 0, ...found }).toEqual(figures);
});

const balanceSheet = ({ vouchers, due }: Example, on: string) =>
  balanceSheetOf([{ holdings: holdingsOn(vouchers, on), dueWithinAYear: due }], accountOf);

const LIABILITY_TOTAL = 'total-equity-and-liabilities';
const sidesOf = (rows: readonly StatementRow[]) => {
  const border = rows.findIndex(({ id }) => id === LIABILITY_TOTAL);
  const isLine = ({ kind }: StatementRow) => kind === 'line';
  return {
    total: rows[border]?.amounts[0],
    other: rows.at(-1)?.amounts[0],
    liabilities: named(rows.slice(0, border), isLine),
    assets: named(rows.slice(border + 1), isLine),
  };
};

test.each(examples)('%s: its balance sheet', (_, example) => {
  const { on, total, liabilities, assets } = example.balanceSheet;
  expect(sidesOf(balanceSheet(example, on))).toEqual({ total, other: total, liabilities, assets });
});

test('E12: its balance sheet in hundreds of rupees', () => {
  const example = exampleOf('E12');
  const rows = roundedStatement(balanceSheet(example, example.balanceSheet.on), BALANCE_FOOTING, 100);
  expect(sidesOf(rows)).toEqual({ ...example.inHundreds, other: example.inHundreds?.total });
});

test('E8: what falls due of the term loan within a year stands apart from its rest in the notes', () => {
  const rows = balanceSheet(exampleOf('E8'), '2026-06-30');
  const row = rows.find(({ id }) => id === 'short-term-borrowings');
  expect(row?.parts.map(({ account, reason, amounts: [amount] }) => [account, reason, amount])).toEqual([
    ['2401', 'due-within-a-year', 300_333_31],
    ['2501', 'own', 45_791_53],
    ['2502', 'own', 300_000_00],
  ]);
});

const CASH_FLOW_NAMES: Readonly<Record<string, string>> = {
  'before-tax': 'profit before tax',
  'interest-expense': 'interest expense',
  'interest-income': 'interest income',
  'unrealised-exchange': 'unrealised exchange gain',
  'before-working-capital': 'before working capital',
  'other-current-liabilities': 'Other current liabilities',
  'other-current-assets': 'Other current assets and loans',
  'trade-payables': 'Trade payables',
  'trade-receivables': 'Trade receivables',
  provisions: 'Provisions',
  'tax-paid': 'income tax paid',
  'assets-bought': 'purchase of assets',
  'interest-received': 'interest received',
  'interest-paid': 'interest paid',
};

const cashFlow = ({ vouchers }: Example, from: string, to: string) => {
  const opened = vouchers.filter(({ kind, date }) => kind === 'opening' && date >= from && date <= to);
  const before = holdingsOn(vouchers, addDays(isoDate(from), -1));
  return cashFlowOf(
    {
      opening: byAccount([...before, ...opened.flatMap(({ entries }) => entries)]),
      closing: byAccount(holdingsOn(vouchers, to)),
      movement: movementIn(vouchers, from, to),
      assetVouchers: assetVouchersIn(vouchers, from, to),
      restated: restatedIn(vouchers, from, to),
    },
    accountOf,
  );
};

test('E12: its cash flow', () => {
  const example = exampleOf('E12');
  const { from, to, figures, totals } = example.cashFlow!;
  const rows = cashFlow(example, from, to);
  const shown = rows.filter(({ head }) => head !== 'cash');
  const nameOf = (id: string, account: string | null) =>
    account ? accountOf(account).name : (CASH_FLOW_NAMES[id] ?? id);
  expect(Object.fromEntries(shown.map(({ id, account, amount }) => [nameOf(id, account), amount]))).toEqual(figures);
  const cash = Object.fromEntries(rows.map(({ id, amount }) => [id, amount]));
  expect(cash).toMatchObject({
    change: totals.change,
    'opening-cash': totals.opening,
    'closing-cash': totals.closing,
  });
});

test.each(examples)('%s: a cash flow that comes to the change of cash, rounded too', (_, example) => {
  const rows = cashFlow(example, example.profitAndLoss.from, example.profitAndLoss.to);
  for (const flow of [rows, roundedCashFlow(rows, 100), roundedCashFlow(rows, 1_000)]) {
    const of = (id: string) => flow.find((row) => row.id === id)?.amount ?? 0;
    expect(of('closing-cash') - of('opening-cash')).toBe(of('change'));
    const lines = flow.filter(({ kind }) => kind === 'line').reduce((sum, { amount }) => sum + amount, 0);
    expect(lines).toBe(of('change'));
    const effect = of('effect-of-rates');
    expect(of('operating') + of('investing') + of('financing') + effect).toBe(of('change'));
  }
});

test('E9: what a sold asset brought stands apart from what was bought', () => {
  const rows = cashFlow(exampleOf('E9'), '2025-04-01', '2026-03-31');
  const of = (id: string) => rows.find((row) => row.id === id)?.amount;
  expect(of('assets-sold')).toBe(60_000_00);
  // The server was paid with its GST of 36,000, which is a claim on the government; the furniture is not paid at all.
  expect(of('assets-bought')).toBe(-(200_000_00 + 80_000_00 - 94_400_00));
});

test.each(examples)('%s: a rounded profit and loss foots, and its months add up to it', (_, example) => {
  const { from, to } = example.profitAndLoss;
  const columns = [{ from, to }, ...monthsIn(from, to)].map((part) => movementIn(example.vouchers, part.from, part.to));
  const rows = profitAndLossOf(columns, accountOf);
  for (const { amounts } of rows) {
    const [whole, ...months] = amounts;
    // A month that an opening voucher begins leaves it out, as the whole does.
    expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
  }
  const rounded = roundedStatement(rows, PROFIT_FOOTING, 100);
  for (const [at, { amounts }] of rounded.entries()) {
    expect(amounts.every((amount) => amount % 100 === 0)).toBe(true);
    expect(Math.abs(amounts[0]! - rows[at]!.amounts[0]!)).toBeLessThan(1_000);
  }
  expect(Math.abs(rounded.at(-1)!.amounts[0]! - rows.at(-1)!.amounts[0]!)).toBeLessThanOrEqual(50);
});

test('what is not ordinary stands between the profit before it and the profit before tax, and is hidden where there is none', () => {
  const moved = (figures: Record<string, number>) => new Map(Object.entries(figures) as [string, Paise][]);
  const year = moved({
    '4101': -1_000_00,
    '5501': 300_00,
    '5701': 100_49,
    '5702': -20_24,
    '5703': 50_30,
    '5601': 60_00,
  });
  const prior = moved({ '4101': -500_00, '5501': 100_00 });
  const figures = (rows: readonly StatementRow[]) =>
    rows
      .filter(({ amounts, kind }) => kind === 'total' || amounts.some(Boolean))
      .map(({ id, amounts }) => [id, ...amounts]);
  const rows = profitAndLossOf([year, prior], accountOf);
  expect(figures(rows)).toEqual([
    ['revenue', 1_000_00, 500_00],
    ['total-income', 1_000_00, 500_00],
    ['other-expenses', 300_00, 100_00],
    ['total-expenses', 300_00, 100_00],
    ['before-exceptional', 700_00, 400_00],
    ['exceptional-items', 100_49, 0],
    ['prior-period-items', -20_24, 0],
    ['before-extraordinary', 619_75, 400_00],
    ['extraordinary-items', 50_30, 0],
    ['before-tax', 569_45, 400_00],
    ['current-tax', 60_00, 0],
    ['after-tax', 509_45, 400_00],
  ]);
  const rounded = Object.fromEntries(figures(roundedStatement(rows, PROFIT_FOOTING, 100)));
  expect(rounded['before-tax']).toBe(rounded['before-extraordinary']! - rounded['extraordinary-items']!);
  expect(profitAndLossOf([prior], accountOf).map(({ id }) => id)).not.toContain('before-exceptional');
  const [opening, closing] = [moved({}), new Map([...year, ['1501', 509_45 as Paise] as const])];
  const flow = cashFlowOf({ opening, closing, movement: year, assetVouchers: [], restated: new Map() }, accountOf);
  const of = (id: string) => flow.find((row) => row.id === id)?.amount;
  expect([of('before-extraordinary'), of('extraordinary-items'), of('operating')]).toEqual([619_75, -50_30, 509_45]);
});
