import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { type AccountId, CHART_ACCOUNTS, chartCodeOf } from '../chart/chart';
import { balanceSheetOf } from './balance-sheet';
import { paidIn } from './cash-basis';
import { cashFlowOf } from './cash-flow';
import { accountFinder, type Holding } from './model';
import { profitAndLossOf } from './profit-and-loss';
import {
  accountOf,
  assetVouchersIn,
  byAccount,
  EXAMPLE_NAMES,
  exampleOf,
  holdingsOn,
  movementIn,
  restatedIn,
} from './reading.fixture';

/** An account of a company's own beside each one of the chart, as a file of another program brings them along. */
const OWN = CHART_ACCOUNTS.map((account) => ({ ...account, id: `own-${account.id}`, code: `${account.code}-07` }));
const ownOf = accountFinder(OWN);
const own = <Named extends { account: AccountId }>(one: Named): Named => ({ ...one, account: `own-${one.account}` });
const ownKeys = <Value>(balances: ReadonlyMap<AccountId, Value>) =>
  new Map([...balances].map(([id, value]) => [`own-${id}`, value]));
const figures = (rows: readonly { id: string; amounts: readonly Paise[] }[]) =>
  rows.map(({ id, amounts }) => [id, amounts]);

test.each(EXAMPLE_NAMES)('%s, booked on accounts of the company’s own, gives the same statements', (name) => {
  const { vouchers, profitAndLoss, balanceSheet, due } = exampleOf(name);
  const [from, to] = [isoDate(profitAndLoss.from), isoDate(profitAndLoss.to)];
  const moved = movementIn(vouchers, from, to);
  expect(figures(profitAndLossOf([ownKeys(moved)], ownOf))).toEqual(figures(profitAndLossOf([moved], accountOf)));
  const holdings = holdingsOn(vouchers, balanceSheet.on);
  expect(figures(balanceSheetOf([{ holdings: holdings.map(own), dueWithinAYear: due.map(own) }], ownOf))).toEqual(
    figures(balanceSheetOf([{ holdings, dueWithinAYear: due }], accountOf)),
  );
  const facts = {
    opening: byAccount(
      holdingsOn(
        vouchers.filter(({ date }) => date < from),
        from,
      ),
    ),
    closing: byAccount(holdingsOn(vouchers, to)),
    movement: moved,
    restated: restatedIn(vouchers, from, to),
  };
  const assetVouchers = assetVouchersIn(vouchers, from, to);
  const flow = cashFlowOf({ ...facts, assetVouchers }, accountOf);
  const { opening, closing, movement, restated } = facts;
  const ownFacts = {
    ...{ opening: ownKeys(opening), closing: ownKeys(closing), movement: ownKeys(movement) },
    ...{ restated: ownKeys(restated) },
    assetVouchers: assetVouchers.map(({ kind, entries }) => ({ kind, entries: entries.map(own) })),
  };
  expect(cashFlowOf(ownFacts, ownOf).map(({ id, amount }) => [id, amount])).toEqual(
    flow.map(({ id, amount }) => [id, amount]),
  );
  const dated = vouchers.map(({ kind, ...voucher }) => ({ ...voucher, isOpening: kind === 'opening' }));
  const ownDated = dated.map((voucher) => ({ ...voucher, entries: voucher.entries.map(own) }));
  // What waits from before the books is told by accounts of the chart, in either case.
  const byChart = (paid: ReadonlyMap<AccountId, Paise>) =>
    new Map([...paid].map(([id, amount]) => [id.replace('own-', ''), amount] as const).sort());
  const both = accountFinder([...CHART_ACCOUNTS, ...OWN]);
  expect(byChart(paidIn(ownDated, from, to, both))).toEqual(byChart(paidIn(dated, from, to, accountOf)));
});

test.each([
  ['a code below one of the chart', '1504-01', 'cash-and-bank', 'Cash-in-Hand', '1504'],
  ['a code of its own, cash by its group', 'PETTY', 'cash-and-bank', 'Cash-in-Hand', '1504'],
  ['a code of its own, a bank by its group', '9001', 'cash-and-bank', 'Bank Accounts', '1501'],
  ['a cash credit by its group', 'CC-HDFC', 'short-term-borrowings', 'Bank OD A/c', '2501'],
  ['a code that looks like one of another line', '2501-X', 'other-expenses', 'Indirect Expenses', '2501-X'],
] as const)('%s is presented as %s tells', (_, code, line, tallyGroup, expected) => {
  expect(chartCodeOf({ code, line, tallyGroup })).toBe(expected);
});

/** Balances of a day, debit positive, and where each is presented: worked out by hand from Schedule III and its Guidance Note. */
const A_DAY: readonly [account: AccountId, key: string | null, rupees: number, line: string][] = [
  ['2101', null, -500_000, 'share-capital'],
  ['2203', null, 180_000, 'reserves-and-surplus'],
  ['2401', 'machine', -240_000, 'long-term-borrowings'],
  ['1401', 'in debit', 91_000, 'trade-receivables'],
  ['1401', 'in credit', -13_000, 'other-current-liabilities'],
  ['1402', null, -9_000, 'trade-receivables'],
  ['2601', 'in credit', -47_000, 'trade-payables-others'],
  ['2601', 'small', -21_000, 'trade-payables-small'],
  ['2601', 'in debit', 8_000, 'short-term-loans-and-advances'],
  ['1501', null, -66_000, 'short-term-borrowings'],
  ['1502', null, 5_500, 'cash-and-bank'],
  ['2501', null, 12_000, 'cash-and-bank'],
  ['2724', 'card one', 3_300, 'other-current-assets'],
  ['2724', 'card two', -7_700, 'other-current-liabilities'],
  ['2701', '2026-05', 4_000, 'other-current-liabilities'],
  ['2701', '2026-06', -9_500, 'other-current-liabilities'],
  ['2711', '194J', 1_200, 'short-term-loans-and-advances'],
  ['1621', '2024-25', 30_000, 'short-term-loans-and-advances'],
  ['2801', '2024-25', -25_000, 'short-term-loans-and-advances'],
  ['1621', '2025-26', 10_000, 'short-term-provisions'],
  ['2801', '2025-26', -40_000, 'short-term-provisions'],
  ['1101', null, 633_200, 'ppe'],
];

test.each([
  ['an asset', 6_000, 'deferred-tax-assets', 6_000],
  ['a liability', -6_000, 'deferred-tax-liabilities', 6_000],
])('opposite balances stand by party, account and year on their side; deferred tax is %s', (_, tax, line, shown) => {
  const own = {
    ...CHART_ACCOUNTS.find(({ id }) => id === '1202')!,
    id: 'mine',
    code: '1202-01',
    name: 'Deferred tax, leave',
  };
  const day = [...A_DAY, ['1202', null, tax + 1_000, line], ['mine', null, -1_000, line]] as typeof A_DAY;
  const balance = day.reduce((sum, [, , rupees]) => sum + rupees, 0);
  const whole = [...day, ['2203', null, -balance, 'reserves-and-surplus']] as typeof A_DAY;
  const holdings = whole.map(
    ([account, key, rupees]): Holding => ({
      ...{ account, amount: (rupees * 100) as Paise },
      ...(/^(1401|2601)$/.test(account) ? { partyId: key } : { tag: key }),
    }),
  );
  const dueWithinAYear = [{ account: '2401', amount: 60_000_00 as Paise }];
  const find = accountFinder([...CHART_ACCOUNTS, own]);
  const rows = balanceSheetOf([{ holdings, dueWithinAYear, smallParties: new Set(['small']) }], find);
  const expected = new Map<string, number>();
  const isOwed = (id: string) =>
    rows.findIndex((row) => row.id === id) < rows.findIndex(({ id: one }) => one === 'total-equity-and-liabilities');
  const add = (id: string, rupees: number) =>
    expected.set(id, (expected.get(id) ?? 0) + (isOwed(id) ? -rupees : rupees) * 100);
  for (const [, , rupees, id] of whole) add(id, rupees);
  add('long-term-borrowings', 60_000);
  add('short-term-borrowings', -60_000);
  const lines = rows.filter(({ kind, amounts }) => kind === 'line' && amounts[0] !== 0);
  expect(Object.fromEntries(lines.map(({ id, amounts }) => [id, amounts[0]]))).toEqual(Object.fromEntries(expected));
  const deferred = rows.find(({ id }) => id === line);
  expect(deferred?.amounts).toEqual([shown * 100]);
  // Each account opens to its own entries.
  expect(deferred?.parts.map(({ account }) => account).toSorted()).toEqual(['1202', 'mine']);
});
