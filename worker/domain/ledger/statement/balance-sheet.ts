import type { Paise } from '../../shared/money';
import { type Account, type AccountId, classOf, isNominal } from '../chart/chart';
import { type AccountFinder, type Holding, presentedBy, type StatementRow, sumOf } from './model';
import { Gathered, lineOver } from './parts';
import {
  ASSETS,
  type BalanceLine,
  CURRENT_PART,
  EQUITY_AND_LIABILITIES,
  isPresentedWhole,
  type LiabilityLine,
  oppositeOf,
} from './presentation';
import type { Footing } from './rounding';

/** What falls due or comes in within twelve months of the day, in paise, of an account that is not current by itself. */
export type DueWithinAYear = { account: AccountId; amount: Paise };

/** The books on a day, as a column of the balance sheet presents them. */
export type BalanceSheetColumn = {
  holdings: readonly Holding[];
  dueWithinAYear?: readonly DueWithinAYear[];
  /** Parties that are micro or small enterprises on the day: what is owed to them stands apart. */
  smallParties?: ReadonlySet<string>;
};

type BalanceTotal =
  | `total-${keyof typeof EQUITY_AND_LIABILITIES | keyof typeof ASSETS}`
  | 'total-equity-and-liabilities'
  | 'total-assets';
export type BalanceRow = StatementRow<BalanceLine | BalanceTotal>;

/**
 * Balance sheet, Schedule III Division I Part I, of one or more days, a column each. Both sides are positive. Balances on the other
 * side than their line are presented there by party or account, never netted; income tax is netted by year, deferred tax altogether.
 */
export function balanceSheetOf(columns: readonly BalanceSheetColumn[], accountOf: AccountFinder): BalanceRow[] {
  const find = presentedBy(accountOf);
  const gathered = columns.map((column) => gather(column, find));
  const liabilities = sideOf(EQUITY_AND_LIABILITIES, gathered);
  const assets = sideOf(ASSETS, gathered);
  return [
    ...liabilities,
    totalOf('total-equity-and-liabilities', 'equity-and-liabilities', liabilities),
    ...assets,
    totalOf('total-assets', 'assets', assets),
  ];
}

type Sections = Readonly<Record<string, readonly BalanceLine[]>>;

function sideOf(sections: Sections, gathered: readonly Gathered<BalanceLine>[]): BalanceRow[] {
  return Object.entries(sections).flatMap(([head, lines]) => {
    const rows = lines.map((id): BalanceRow => ({ id, kind: 'line', head, ...lineOver(id, gathered) }));
    return [...rows, totalOf(`total-${head}` as BalanceTotal, head, rows)];
  });
}

const totalOf = (id: BalanceTotal, head: string, rows: readonly BalanceRow[]): BalanceRow => {
  const lines = rows.filter(({ kind }) => kind === 'line');
  const amounts = (lines[0]?.amounts ?? []).map((_, at) => sumOf(lines.map(({ amounts }) => amounts[at] ?? 0)));
  return { id, kind: 'total', head, amounts, parts: [] };
};

const LIABILITY_LINES: ReadonlySet<string> = new Set<LiabilityLine>(Object.values(EQUITY_AND_LIABILITIES).flat());

/** A balance is debit positive; on the side of equity and liabilities a credit is shown positive. */
const shown = (line: BalanceLine, amount: number): number => (LIABILITY_LINES.has(line) ? -amount : amount);

function gather(column: BalanceSheetColumn, accountOf: AccountFinder): Gathered<BalanceLine> {
  const lines = new Gathered<BalanceLine>();
  const add = (line: BalanceLine, part: Parameters<typeof lines.add>[1], amount: number) =>
    lines.add(line, part, shown(line, amount));
  const own = new Map<AccountId, number>();
  let profit = 0;
  const deferred = new Map<AccountId, number>();
  const taxYears = new Map<string, Map<AccountId, number>>();
  for (const { holding, account } of presented(column.holdings, accountOf)) {
    const { amount } = holding;
    if (isNominal(account)) profit += amount;
    else if (account.line === 'deferred-tax') deferred.set(account.id, (deferred.get(account.id) ?? 0) + amount);
    else if (account.line === 'income-tax') {
      const year = taxYears.get(holding.tag ?? '') ?? new Map<AccountId, number>();
      taxYears.set(holding.tag ?? '', year.set(account.id, (year.get(account.id) ?? 0) + amount));
    } else if (account.line === 'suspense')
      add(amount > 0 ? 'other-current-assets' : 'other-current-liabilities', { account: account.id }, amount);
    else {
      const other = isOpposite(account, amount) ? oppositeOf(account) : undefined;
      if (other) add(other, { account: account.id, reason: 'opposite' }, amount);
      else {
        own.set(account.id, (own.get(account.id) ?? 0) + amount);
        add(lineOf(account, holding, column.smallParties), { account: account.id }, amount);
      }
    }
  }
  add('reserves-and-surplus', { account: null, reason: 'profit' }, profit);
  const deferredLine = sumOf(deferred.values()) > 0 ? 'deferred-tax-assets' : 'deferred-tax-liabilities';
  for (const [account, amount] of deferred) add(deferredLine, { account }, amount);
  // A year is one figure on one side; its note has the accounts that it comes from.
  for (const [tag, year] of taxYears) {
    const net = sumOf(year.values());
    const line = net > 0 ? 'short-term-loans-and-advances' : 'short-term-provisions';
    if (net !== 0)
      for (const [id, amount] of year) add(line, { account: id, tag: tag || null, reason: 'tax-year' }, amount);
  }
  moveCurrentParts(column.dueWithinAYear ?? [], own, accountOf, add);
  return lines;
}

/** Balances as they are told apart: by party and tag, but for accounts that are presented whole. */
function presented(holdings: readonly Holding[], accountOf: AccountFinder): { holding: Holding; account: Account }[] {
  const apart = new Map<string, { holding: Holding; account: Account }>();
  for (const holding of holdings) {
    const account = accountOf(holding.account);
    const key = isPresentedWhole(account)
      ? holding.account
      : `${holding.account}|${holding.partyId ?? ''}|${holding.tag ?? ''}`;
    const before = apart.get(key)?.holding.amount ?? 0;
    apart.set(key, { account, holding: { ...holding, amount: (before + holding.amount) as Paise } });
  }
  return [...apart.values()].filter(({ holding }) => holding.amount !== 0);
}

const isOpposite = (account: Account, amount: number): boolean =>
  classOf(account) === 'asset' ? amount < 0 : amount > 0;

function lineOf(account: Account, { partyId }: Holding, small?: ReadonlySet<string>): BalanceLine {
  if (account.line === 'trade-payables')
    return partyId && small?.has(partyId) ? 'trade-payables-small' : 'trade-payables-others';
  return account.line as BalanceLine;
}

/** Moves what falls due within a year out of its line, at most what stands there. */
function moveCurrentParts(
  due: readonly DueWithinAYear[],
  own: ReadonlyMap<AccountId, number>,
  accountOf: AccountFinder,
  add: (line: BalanceLine, part: { account: AccountId; reason?: 'due-within-a-year' }, amount: number) => void,
): void {
  const byAccount = new Map<AccountId, number>();
  for (const { account, amount } of due) byAccount.set(account, (byAccount.get(account) ?? 0) + amount);
  for (const [id, amount] of byAccount) {
    const account = accountOf(id);
    const to = CURRENT_PART[account.line];
    const held = own.get(id) ?? 0;
    if (!to || held === 0) continue;
    const moved = Math.sign(held) * Math.min(amount, Math.abs(held));
    add(account.line as BalanceLine, { account: id }, -moved);
    add(to, { account: id, reason: 'due-within-a-year' }, moved);
  }
}

const plus = (id: string) => ({ id, sign: 1 as const });
const footingOf = (sections: Sections, total: BalanceTotal): Footing => {
  const lines = Object.values(sections).flat();
  const parts = Object.entries(sections).map(([head, of]) => ({ id: `total-${head}`, of: of.map(plus) }));
  return { groups: [lines.map(plus)], totals: [...parts, { id: total, of: lines.map(plus) }] };
};

const LIABILITIES_FOOTING = footingOf(EQUITY_AND_LIABILITIES, 'total-equity-and-liabilities');
const ASSETS_FOOTING = footingOf(ASSETS, 'total-assets');

/** Each side foots to the same rounded total. */
export const BALANCE_FOOTING: Footing = {
  groups: [...LIABILITIES_FOOTING.groups, ...ASSETS_FOOTING.groups],
  totals: [...LIABILITIES_FOOTING.totals, ...ASSETS_FOOTING.totals],
};
