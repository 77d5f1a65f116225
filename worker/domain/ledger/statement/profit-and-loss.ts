import type { Paise } from '../../shared/money';
import type { Account } from '../chart/chart';
import type { StatementLine } from '../chart/lines';
import type { Balances } from '../model';
import { type AccountFinder, negated, presentedBy, type StatementRow, sumOf } from './model';
import { Gathered, lineOver } from './parts';
import type { Footing } from './rounding';

const INCOME = ['revenue', 'other-income'] as const;
const EXPENSES = [
  'materials-consumed',
  'purchases',
  'inventory-changes',
  'employee-benefits',
  'finance-costs',
  'depreciation',
  'other-expenses',
] as const;
/** What Schedule III (Part II, V to IX) and AS 5 tell apart from the ordinary, and what comes after the profit before it. */
const BEFORE_EXTRAORDINARY = ['exceptional-items', 'prior-period-items'] as const;
const EXTRAORDINARY = ['extraordinary-items'] as const;
const APART = [...BEFORE_EXTRAORDINARY, ...EXTRAORDINARY] as const;
const TAXES = ['current-tax', 'deferred-tax', 'earlier-tax', 'mat-credit'] as const;

type ProfitLine = (typeof INCOME)[number] | (typeof EXPENSES)[number] | (typeof APART)[number] | (typeof TAXES)[number];
type ProfitTotal =
  | 'total-income'
  | 'total-expenses'
  | 'before-exceptional'
  | 'before-extraordinary'
  | 'before-tax'
  | 'after-tax';
export type ProfitRow = StatementRow<ProfitLine | ProfitTotal>;

const LINES: ReadonlySet<string> = new Set<string>([...INCOME, ...EXPENSES, ...APART]);
const TAX_LINES: Readonly<Record<string, (typeof TAXES)[number]>> = {
  '5602': 'deferred-tax',
  '5603': 'earlier-tax',
  '5604': 'mat-credit',
};

/**
 * Profit and loss, Schedule III Division I Part II, of one or more periods, a column each: from what moved on income and expense
 * accounts in them, debit positive; other accounts are passed over. Income and expenses are positive, a loss negative. An account of
 * exchange differences stands under other income where all columns together are in credit, else under other expenses, in all of them.
 * Exceptional, prior period and extraordinary items have the sign of expenses, and the profit before them is there if any of them is.
 */
export function profitAndLossOf(columns: readonly Balances[], accountOf: AccountFinder): ProfitRow[] {
  const find = presentedBy(accountOf);
  const whole = new Map<string, number>();
  for (const column of columns) for (const [id, amount] of column) whole.set(id, (whole.get(id) ?? 0) + amount);
  const gathered = columns.map((column) => {
    const lines = new Gathered<ProfitLine>();
    for (const [id, amount] of column) {
      const line = profitLineOf(find(id), whole.get(id) ?? 0);
      if (line) lines.add(line, { account: id }, isIncome(line) ? negated(amount) : amount);
    }
    return lines;
  });
  const line =
    (head: string) =>
    (id: ProfitLine): ProfitRow => ({ id, kind: 'line', head, ...lineOver(id, gathered) });
  const income = INCOME.map(line('income'));
  const expenses = EXPENSES.map(line('expenses'));
  const taxes = TAXES.map(line('tax'));
  const totalIncome = totalOf('total-income', 'income', income);
  const totalExpenses = totalOf('total-expenses', 'expenses', expenses);
  const [apart, extraordinary] = [
    BEFORE_EXTRAORDINARY.map(line('exceptional')),
    EXTRAORDINARY.map(line('exceptional')),
  ];
  const ordinary = lessOf('before-exceptional', totalIncome, [totalExpenses]);
  const beforeExtraordinary = lessOf('before-extraordinary', ordinary, apart);
  const beforeTax = lessOf('before-tax', beforeExtraordinary, extraordinary);
  return [
    ...income,
    totalIncome,
    ...expenses,
    totalExpenses,
    ...(isAny([...apart, ...extraordinary]) ? [ordinary] : []),
    ...apart,
    ...(isAny(extraordinary) ? [beforeExtraordinary] : []),
    ...extraordinary,
    beforeTax,
    ...taxes,
    lessOf('after-tax', beforeTax, taxes),
  ];
}

const isAny = (rows: readonly ProfitRow[]): boolean => rows.some(({ parts }) => parts.length > 0);

const isIncome = (line: ProfitLine): boolean => (INCOME as readonly string[]).includes(line);

/** The line of an account, by what it comes to over all columns; nothing for an account of the balance sheet. */
function profitLineOf({ code, line }: Account, amount: number): ProfitLine | undefined {
  if (line === 'exchange-differences') return amount > 0 ? 'other-expenses' : 'other-income';
  if (line === 'tax-expense') return TAX_LINES[code] ?? 'current-tax';
  return LINES.has(line) ? (line as ProfitLine & StatementLine) : undefined;
}

const totalOf = (id: ProfitTotal, head: string, rows: readonly ProfitRow[]): ProfitRow => ({
  id,
  kind: 'total',
  head,
  amounts: columnsOf(rows).map((_, at) => sumOf(rows.map(({ amounts }) => amounts[at] ?? 0))),
  parts: [],
});

const lessOf = (id: ProfitTotal, from: ProfitRow, rows: readonly ProfitRow[]): ProfitRow => ({
  id,
  kind: 'total',
  head: 'profit',
  amounts: from.amounts.map((amount, at) => (amount - sumOf(rows.map(({ amounts }) => amounts[at] ?? 0))) as Paise),
  parts: [],
});

const columnsOf = ([first]: readonly ProfitRow[]): readonly Paise[] => first?.amounts ?? [];

const plus = (id: string) => ({ id, sign: 1 as const });
const minus = (id: string) => ({ id, sign: -1 as const });

/** Profits are made of what is there in every statement: the totals between are not. */
const ORDINARY = [plus('total-income'), minus('total-expenses')];

/** All lines are rounded together, so that the rounded profit is the profit rounded. */
export const PROFIT_FOOTING: Footing = {
  groups: [[...INCOME.map(plus), ...[...EXPENSES, ...APART, ...TAXES].map(minus)]],
  totals: [
    { id: 'total-income', of: INCOME.map(plus) },
    { id: 'total-expenses', of: EXPENSES.map(plus) },
    { id: 'before-exceptional', of: [plus('total-income'), minus('total-expenses')] },
    { id: 'before-extraordinary', of: [...ORDINARY, ...BEFORE_EXTRAORDINARY.map(minus)] },
    { id: 'before-tax', of: [...ORDINARY, ...APART.map(minus)] },
    { id: 'after-tax', of: [plus('before-tax'), ...TAXES.map(minus)] },
  ],
};

/** The profit after tax of the accounts of income and expense among these balances, a loss negative. */
export function profitOf(balances: Balances, accountOf: AccountFinder): Paise {
  const rows = profitAndLossOf([balances], accountOf);
  return rows.at(-1)?.amounts[0] ?? (0 as Paise);
}
