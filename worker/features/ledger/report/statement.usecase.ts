import {
  type Account,
  type AccountId,
  accountWords,
  classOf,
  isNominal,
  SUSPENSE,
} from '../../../domain/ledger/chart/chart';
import { loanSchedule, principalDueWithin } from '../../../domain/ledger/settlement/loan-schedule';
import { BALANCE_FOOTING, balanceSheetOf, type DueWithinAYear } from '../../../domain/ledger/statement/balance-sheet';
import { paidIn } from '../../../domain/ledger/statement/cash-basis';
import { cashChoiceOf } from '../../../domain/ledger/statement/cash-choice';
import { type CashFlowRow, cashFlowOf, isAssetCost, roundedCashFlow } from '../../../domain/ledger/statement/cash-flow';
import {
  accountFinder,
  type Holding,
  type Part,
  type StatementRow,
  type Turnover,
} from '../../../domain/ledger/statement/model';
import { ASSETS, EQUITY_AND_LIABILITIES } from '../../../domain/ledger/statement/presentation';
import { PROFIT_FOOTING, profitAndLossOf } from '../../../domain/ledger/statement/profit-and-loss';
import { type Footing, roundedStatement, STATEMENT_UNITS } from '../../../domain/ledger/statement/rounding';
import { trialBalanceOf } from '../../../domain/ledger/statement/trial-balance';
import { comparedPeriod, endOfMonth, monthsOf, type ReportPeriod } from '../../../domain/report/reports-period';
import { addDays, financialYearOf, type IsoDate, isoDate, yearStart } from '../../../domain/shared/dates';
import { type Message, type Said, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import {
  monthlyMovements,
  movementsBetween,
  sumsOn,
  trialBalanceBeside,
  trialBalanceOn,
  trialLinesOf,
} from '../balance/balance.repository';
import { cashEquivalentsOf } from '../cash-equivalent/cash-equivalent.repository';
import { accountsIn, accountsOf, askAccounts, type KnownAccount } from '../chart/chart.repository';
import { listScheduledLoans, type ScheduledLoan } from '../settlement/loan.repository';
import { cashNote } from './cash-note.usecase';
import { ageingNotes, fixedAssetsNote, type NoteOut, perShareNote, shareCapitalNote } from './notes.usecase';
import { askStanding, type Standing, standingFrom, standingIn, standingOf } from './standing.usecase';
import type { Column, PROFIT_BASES, StatementName, UNITS } from './statement.contract';
import {
  apartIn,
  askApart,
  askOpened,
  documentsBetween,
  openedIn,
  openedWith,
  restatedBetween,
  spentWithoutBill,
  storedUpTo,
  vouchersOn,
} from './statement.repository';

type Unit = (typeof UNITS)[number];
type Shown = { columns: 'total' | 'month'; compare?: 'year' | undefined; unit: Unit };

const NIL = 0 as Paise;

type PartOut = { name: Said; accountId: string | null; reason: Part['reason']; amounts: string[] };
type RowOut = {
  id: string;
  kind: 'line' | 'total';
  head: string;
  headName: Message;
  name: Said;
  accountId: string | null;
  note: number | null;
  amount: string;
  amounts: string[];
  parts: PartOut[];
};

export type StatementOut = {
  report: StatementName;
  title: Message;
  from: IsoDate | null;
  to: IsoDate;
  unit: Unit;
  unitName: Message;
  columns: Column[];
  isBooked: boolean;
  rows: RowOut[];
  totals: Record<string, string>;
  notes: NoteOut[];
} & Standing;

/** The amounts of a statement in its unit, with two decimals. */
const amountIn = (unit: Unit) => {
  const step = unit === 'exact' ? 1 : STATEMENT_UNITS[unit];
  return (amount: Paise): string => formatRupees(paise(amount / step));
};

const toConfirmOf = (unit: Unit, more: readonly string[] = []): Message[] =>
  [...more, ...(unit === 'hundred' ? ['hundred'] : [])].map((id) => say(`ledger-report.confirm.${id}`));

// --- trial balance ---------------------------------------------------------------------------------------------------------------

/**
 * The trial balance of a day, its balances at the end of each month of the financial year, and those of a year before where they are
 * asked for. What the books opened with is an opening, though that day lies in the year, and so is the balance with which a bank
 * account's first statement begins.
 */
export async function trialBalanceFor(d1: D1Database, scope: CompanyScope, on: IsoDate, shown: Shown) {
  const from = yearStart(financialYearOf(on));
  const isCompared = shown.compare === 'year';
  const [openings, charted] = [askOpened(d1, scope), askAccounts(d1, scope)];
  const asked = [...openings, ...charted, ...askStanding(d1, scope)];
  const [found, months, yearAgo] = await Promise.all([
    sumsOn(d1, scope, on, asked),
    shown.columns === 'month' ? monthlyMovements(d1, scope, { from, to: on }) : undefined,
    isCompared ? sumsOn(d1, scope, yearBefore(on)) : undefined,
  ]);
  const opened = openedIn(found.beside);
  const accounts = accountsIn(found.beside.slice(openings.length));
  const standing = standingIn(found.beside.slice(openings.length + charted.length));
  const lines = trialLinesOf(found.sums, accounts);
  const before = yearAgo && trialLinesOf(yearAgo.sums, accounts);
  const began = new Map([...lines].map(([id, line]) => [id, line.opening]));
  const isWithin = ({ date }: { date: IsoDate }) => date >= from && date <= on;
  const first = turnoverOf([
    ...opened.voucher.filter(isWithin),
    ...firstBalancesIn(opened.firstBalances, { from, to: on }),
  ]);
  const opening = together(began, netOf(first));
  const turnover = lessMoved(new Map([...lines].map(([id, { debit, credit }]) => [id, { debit, credit }])), first);
  const { rows, totals } = trialBalanceOf(opening, turnover, accountFinder(accounts), before?.keys());
  const monthly = months ? monthColumns({ from, to: on }) : [];
  const prior: Column[] = before ? [{ id: 'prior', kind: 'prior', from: null, to: yearBefore(on) }] : [];
  const closing = new Map(rows.map(({ account, closing }) => [account.id, closing]));
  const side = (amount: Paise, sign: 1 | -1) => (amount * sign > 0 ? formatRupees(paise(amount * sign)) : null);
  return {
    report: 'trial-balance' as const,
    title: say('ledger-report.title.trial-balance'),
    ...{ from, to: on, columns: [...monthly, ...prior] },
    rows: rows.map(({ account, opening, debit, credit, closing }) => ({
      ...{ accountId: account.id, code: account.code, name: accountWords(account) },
      ...{ head: account.line, headName: headOf(account) },
      opening: formatRupees(opening),
      debits: formatRupees(debit),
      credits: formatRupees(credit),
      closing: formatRupees(closing),
      debit: side(closing, 1),
      credit: side(closing, -1),
      amounts: [
        ...(months ? monthEnds(began.get(account.id) ?? NIL, monthly, (id) => months.get(id)?.get(account.id)) : []),
        ...(before ? [formatRupees(before.get(account.id)?.closing ?? NIL)] : []),
      ],
    })),
    totals: {
      debit: formatRupees(totals.closingDebit),
      credit: formatRupees(totals.closingCredit),
      openingDebit: formatRupees(totals.openingDebit),
      openingCredit: formatRupees(totals.openingCredit),
      debits: formatRupees(totals.debit),
      credits: formatRupees(totals.credit),
    },
    ...standingFrom(standing, { to: on, accounts, balances: closing }),
  };
}

/** The balances with which first statements of banks begin in a period, each with what stands against it in Suspense. */
const firstBalancesIn = (firstBalances: Opened, { from, to }: ReportPeriod): Opened =>
  firstBalances
    .filter(({ date }) => date >= from && date <= to)
    .flatMap((one) => [one, { ...one, account: SUSPENSE, amount: paise(-one.amount) }]);

function together(...all: readonly ReadonlyMap<AccountId, Paise>[]): Map<AccountId, Paise> {
  const sums = new Map<AccountId, Paise>();
  for (const one of all) for (const [id, amount] of one) sums.set(id, paise((sums.get(id) ?? 0) + amount));
  return sums;
}

const headOf = (account: Account): Message =>
  account.line === 'suspense' ? say('ledger-report.class.suspense') : say(`ledger-report.class.${classOf(account)}`);

function monthEnds(
  opening: Paise,
  columns: readonly Column[],
  moved: (month: string) => Turnover | undefined,
): string[] {
  let balance: number = opening;
  return columns.map(({ id }) => {
    const { debit, credit } = moved(id) ?? { debit: 0, credit: 0 };
    balance += debit - credit;
    return formatRupees(paise(balance));
  });
}

// --- columns ---------------------------------------------------------------------------------------------------------------------

const monthColumns = (period: ReportPeriod): Column[] =>
  monthsOf(period).map((month) => {
    const [first, last] = [isoDate(`${month}-01`), endOfMonth(month)];
    return {
      ...{ id: month, kind: 'month' as const },
      from: first < period.from ? period.from : first,
      to: last > period.to ? period.to : last,
    };
  });

const totalColumn = ({ from, to }: ReportPeriod): Column => ({ id: 'total', kind: 'total', from, to });

/** One month needs no column of its own beside the total. */
function columnsOf(period: ReportPeriod, { columns, compare }: Shown, openedOn?: IsoDate): Column[] {
  const months = columns === 'month' ? monthColumns(period) : [];
  const isWithin = openedOn !== undefined && openedOn > period.from && openedOn <= period.to;
  const opening: Column[] =
    months.length > 1 && isWithin ? [{ id: 'opening', kind: 'opening', from: null, to: addDays(openedOn, -1) }] : [];
  const prior: Column[] = compare
    ? [{ ...totalColumn(comparedPeriod(period, compare)), id: 'prior', kind: 'prior' }]
    : [];
  return [totalColumn(period), ...opening, ...(months.length > 1 ? months : []), ...prior];
}

// --- profit and loss -------------------------------------------------------------------------------------------------------------

type ProfitAsked = ReportPeriod & Shown & { basis: (typeof PROFIT_BASES)[number]; face?: Paise | undefined };

/** The profit and loss of a period, as booked or as far as it was paid. */
export async function profitAndLossFor(d1: D1Database, scope: CompanyScope, asked: ProfitAsked): Promise<StatementOut> {
  const { from, to, basis, unit } = asked;
  const accounts = await accountsOf(d1, scope);
  const find = accountFinder(accounts);
  const opened = await openedWith(d1, scope);
  const columns = columnsOf(asked, asked, opened.voucher[0]?.date);
  const isPaid = basis === 'cash';
  const [movements, balances, byDocument, spent] = await Promise.all([
    movementsOf(d1, scope, columns, opened.voucher),
    trialBalanceOn(d1, scope, to, accounts),
    documentsBetween(d1, scope, from, to),
    spentWithoutBill(d1, scope, { from, to }),
  ]);
  const booked = movements.map((moved) => netOf(moved));
  const paid = isPaid ? await paidColumns(d1, scope, columns, booked, accounts) : undefined;
  const rows = profitAndLossOf(paid?.columns ?? booked, find);
  const shown = shownRows(rows, PROFIT_FOOTING, unit);
  const total = (id: string) => amountIn(unit)(amountOf(shown, id));
  const profits = rows.find(({ id }) => id === 'after-tax')?.amounts ?? [];
  const perShare = asked.face
    ? await perShareNote(d1, scope, {
        ...{ columns, profits, face: asked.face, openedOn: opened.voucher[0]?.date, accounts },
      })
    : undefined;
  return {
    report: 'profit-and-loss',
    title: say('ledger-report.title.profit-and-loss'),
    ...{ from, to, unit, unitName: say(`ledger-report.unit.${unit}`), columns },
    isBooked: hasMoved(movements[0]),
    rows: rowsOut(shown, unit, find),
    totals: {
      income: total('total-income'),
      expenses: total('total-expenses'),
      beforeTax: total('before-tax'),
      afterTax: total('after-tax'),
    },
    notes: perShare ? [perShare] : [],
    ...(await standingOf(d1, scope, {
      to,
      accounts,
      balances: closingOf(balances),
      moved: { all: movements[0] ?? new Map(), byDocument },
      isPaid,
      spent,
      ...(paid && { earlier: paid.earlier }),
      toConfirm: toConfirmOf(unit),
    })),
  };
}

type Moved = ReadonlyMap<AccountId, Turnover>;
type Opened = Awaited<ReturnType<typeof openedWith>>['voucher'];

/** What moved in each column. What the books opened with is of no period that begins with it; in months it stands by itself. */
async function movementsOf(
  d1: D1Database,
  scope: CompanyScope,
  columns: readonly Column[],
  opened: Opened,
): Promise<Moved[]> {
  const whole = columns.filter(({ kind }) => kind === 'total' || kind === 'prior');
  const months = columns.filter(({ kind }) => kind === 'month');
  const span = months[0]?.from && { from: isoDate(months[0].from), to: isoDate(months.at(-1)?.to ?? '') };
  const [byMonth, ...moved] = await Promise.all([
    span ? monthlyMovements(d1, scope, span) : undefined,
    ...whole.map(({ from, to }) => movementsBetween(d1, scope, { from: isoDate(from ?? to), to: isoDate(to) })),
  ]);
  const openedOn = opened[0]?.date ?? '';
  return columns.map((column) => {
    if (column.kind === 'opening') return turnoverOf(opened);
    if (column.kind === 'month') {
      const found = byMonth?.get(column.id) ?? new Map();
      return openedOn.startsWith(column.id) ? lessOpened(found, opened) : found;
    }
    const found = moved[whole.indexOf(column)] ?? new Map();
    return openedOn === column.from ? lessOpened(found, opened) : found;
  });
}

function turnoverOf(opened: Opened): Map<AccountId, Turnover> {
  const found = new Map<AccountId, Turnover>();
  for (const { account, amount } of opened) {
    const { debit, credit } = found.get(account) ?? { debit: 0, credit: 0 };
    found.set(account, { debit: paise(debit + Math.max(amount, 0)), credit: paise(credit + Math.max(-amount, 0)) });
  }
  return found;
}

const lessOpened = (moved: Moved, opened: Opened): Moved => lessMoved(moved, turnoverOf(opened));

function lessMoved(moved: Moved, less: Moved): Moved {
  const found = new Map(moved);
  for (const [account, { debit, credit }] of less) {
    const before = found.get(account) ?? { debit: NIL, credit: NIL };
    found.set(account, { debit: paise(before.debit - debit), credit: paise(before.credit - credit) });
  }
  return found;
}

/** Whether anything was booked, even where it comes to nothing in the end. */
const hasMoved = (moved: Moved = new Map()): boolean =>
  [...moved.values()].some(({ debit, credit }) => debit !== 0 || credit !== 0);

const netOf = (moved: Moved): Map<AccountId, Paise> =>
  new Map([...moved].map(([id, { debit, credit }]) => [id, paise(debit - credit)]));

type Paid = {
  columns: ReadonlyMap<AccountId, Paise>[];
  /** What of the first column came in and went out on balances from before the books. */
  earlier: { received: Paise; paid: Paise };
};

/** Income and expenses as far as they were paid: bank lines as they stand, stored vouchers by what was settled of them. */
async function paidColumns(
  d1: D1Database,
  scope: CompanyScope,
  columns: readonly Column[],
  booked: readonly ReadonlyMap<AccountId, Paise>[],
  accounts: readonly KnownAccount[],
): Promise<Paid> {
  const last = columns.map(({ to }) => to).toSorted();
  const stored = await storedUpTo(d1, scope, isoDate(last.at(-1) ?? ''));
  const find = accountFinder(accounts);
  const vouchers = stored.map((voucher) => ({ ...voucher, isOpening: voucher.kind === 'opening' }));
  const paid = columns.map(({ kind, from, to }, at) => {
    // What the books opened with was income or expense before them.
    if (kind === 'opening') return new Map(booked[at]);
    const [first, end] = [isoDate(from ?? to), isoDate(to)];
    const found = new Map<AccountId, number>(paidIn(vouchers, first, end, find));
    const add = (id: AccountId, amount: number) => found.set(id, (found.get(id) ?? 0) + amount);
    for (const [id, amount] of booked[at] ?? []) if (isNominal(find(id))) add(id, amount);
    for (const { isOpening, date, entries } of vouchers) {
      if (isOpening || date < first || date > end) continue;
      for (const { account, amount } of entries) if (isNominal(find(account))) add(account, -amount);
    }
    return found as Map<AccountId, Paise>;
  });
  const [whole] = columns;
  const since = vouchers.filter(({ isOpening }) => !isOpening);
  const sumIn = (of: readonly (typeof vouchers)[number][], sign: 1 | -1): number =>
    whole
      ? [...paidIn(of, isoDate(whole.from ?? whole.to), isoDate(whole.to), find)]
          .filter(([id]) => (classOf(find(id)) === 'income' ? -1 : 1) === sign)
          .reduce((sum, [, amount]) => sum + sign * amount, 0)
      : 0;
  const earlierOf = (sign: 1 | -1) => paise(sumIn(vouchers, sign) - sumIn(since, sign));
  return { columns: paid, earlier: { received: earlierOf(-1), paid: earlierOf(1) } };
}

// --- balance sheet ---------------------------------------------------------------------------------------------------------------

type BalanceAsked = Shown & { on: IsoDate; due: readonly DueWithinAYear[] };

/** The balance sheet of a day, at the end of each month of its financial year, beside that of a year before. */
export async function balanceSheetFor(d1: D1Database, scope: CompanyScope, asked: BalanceAsked): Promise<StatementOut> {
  const { on, unit, due } = asked;
  const accounts = await accountsOf(d1, scope);
  const find = accountFinder(accounts);
  const period = { from: yearStart(financialYearOf(on)), to: on };
  const columns = columnsOf(period, asked)
    .filter(({ kind, id }) => kind !== 'month' || id !== on.slice(0, 7))
    .map((column) => (column.kind === 'prior' ? { ...column, to: yearBefore(on) } : column));
  const [loans, opened, ...held] = await Promise.all([
    listScheduledLoans(d1, scope),
    openedWith(d1, scope),
    ...columns.map(({ to }) => holdingsOn(d1, scope, isoDate(to), accounts)),
  ]);
  const [now] = held;
  const rows = balanceSheetOf(
    held.map((column, at) => ({
      ...column,
      dueWithinAYear: dueOn(loans, isoDate(columns[at]?.to ?? on), at === 0 ? due : []),
    })),
    find,
  );
  const shown = shownRows(rows, BALANCE_FOOTING, unit);
  const total = (id: string) => amountIn(unit)(amountOf(shown, id));
  const moved = sinceOpening(now?.lines ?? new Map(), opened.voucher, period);
  const notes = [
    ...[shareCapitalNote(moved, accounts), fixedAssetsNote(moved, accounts)],
    ...(await ageingNotes(d1, scope, on, now?.closing ?? new Map())),
  ];
  return {
    report: 'balance-sheet',
    title: say('ledger-report.title.balance-sheet'),
    ...{ from: null, to: on, unit, unitName: say(`ledger-report.unit.${unit}`) },
    columns: columns.map((column) => ({ ...column, from: null })),
    isBooked: hasMoved(now?.lines),
    rows: rowsOut(shown, unit, find),
    totals: { assets: total('total-assets'), equityAndLiabilities: total('total-equity-and-liabilities') },
    notes: notes.filter((note) => note !== undefined),
    ...(await standingOf(d1, scope, {
      to: on,
      accounts,
      balances: now?.closing ?? new Map(),
      toConfirm: toConfirmOf(unit, ['presentation', ...(due.length > 0 || loans.length > 0 ? [] : ['current-part'])]),
    })),
  };
}

/** What falls due of loans within a year by their schedules; what a person says of an account, of the day asked for, comes first. */
function dueOn(loans: readonly ScheduledLoan[], on: IsoDate, said: readonly DueWithinAYear[]): DueWithinAYear[] {
  const scheduled = loans
    .filter(({ account }) => said.every((one) => one.account !== account))
    .map(({ prepaid, ...loan }) => {
      const schedule = loanSchedule({ ...loan, prepaid: prepaid.filter((one) => one.on <= on) });
      return { account: loan.account, amount: principalDueWithin(schedule, on, 12) };
    });
  return [...said, ...scheduled];
}

/** The same day of the year before; the last of February where that has no 29th. */
const yearBefore = (on: IsoDate): IsoDate => {
  const { from, to } = comparedPeriod({ from: yearStart(financialYearOf(on)), to: on }, 'year');
  return from > to ? from : to;
};

/** The balances of a day by account, and by party and tag where the statement tells them apart. */
async function holdingsOn(d1: D1Database, scope: CompanyScope, on: IsoDate, accounts: readonly KnownAccount[]) {
  const began = yearStart(financialYearOf(on));
  const own = accounts.filter((account) => account.origin === 'own' && !isNominal(account)).map(({ id }) => id);
  const found = await trialBalanceBeside(d1, scope, on, accounts, askApart(d1, scope, on, began, own));
  const { lines } = found;
  const { apart, small } = apartIn(found.beside);
  const find = accountFinder(accounts);
  const holdings: Holding[] = apart.map(({ account, partyId, tag, amount }) => ({ account, partyId, tag, amount }));
  const sumApart = (id: AccountId, isSince?: boolean) =>
    apart
      .filter(({ account, isSince: since }) => account === id && (isSince === undefined || Boolean(since) === isSince))
      .reduce((sum, { amount }) => sum + amount, 0);
  for (const [id, { opening, closing }] of lines) {
    if (find(id).line !== 'income-tax') {
      holdings.push({ account: id, amount: paise(closing - sumApart(id)) });
      continue;
    }
    // Tax that names no year is of the one in which it was booked.
    const before = opening - sumApart(id, false);
    holdings.push({ account: id, amount: paise(before) });
    holdings.push({ account: id, tag: financialYearOf(on), amount: paise(closing - sumApart(id) - before) });
  }
  return { holdings, smallParties: small, closing: closingOf(lines), lines };
}

/** What accounts began a year with and what moved since: what the books opened with in it is of the beginning. */
function sinceOpening(
  lines: ReadonlyMap<AccountId, { opening: Paise } & Turnover>,
  opened: Opened,
  { from, to }: ReportPeriod,
): Map<AccountId, { opening: Paise } & Turnover> {
  const first = turnoverOf(opened.filter(({ date }) => date >= from && date <= to));
  return new Map(
    [...lines].map(([id, { opening, debit, credit }]) => {
      const begun = first.get(id) ?? { debit: NIL, credit: NIL };
      const moved = { debit: paise(debit - begun.debit), credit: paise(credit - begun.credit) };
      return [id, { opening: paise(opening + begun.debit - begun.credit), ...moved }];
    }),
  );
}

const closingOf = (lines: ReadonlyMap<AccountId, { closing: Paise }>): Map<AccountId, Paise> =>
  new Map([...lines].map(([id, { closing }]) => [id, closing]));

// --- cash flow -------------------------------------------------------------------------------------------------------------------

/** The cash flow of a period, and of the same a year before. Books that open within it begin it. */
export async function cashFlowFor(
  d1: D1Database,
  scope: CompanyScope,
  asked: ReportPeriod & Shown,
): Promise<StatementOut> {
  const { unit } = asked;
  const accounts = await accountsOf(d1, scope);
  const opened = await openedWith(d1, scope);
  const find = accountFinder(accounts);
  const columns = columnsOf(asked, { ...asked, columns: 'total' });
  const flows = await Promise.all(
    columns.map(({ from, to }) => flowOf(d1, scope, { from: isoDate(from ?? to), to: isoDate(to) }, accounts, opened)),
  );
  const step = unit === 'exact' ? 1 : STATEMENT_UNITS[unit];
  const isOverdraftCash = accounts.some(
    (account) => cashChoiceOf(account) === 'overdraft' && flows[0]?.cash.has(account.id),
  );
  const rows = mergedFlows(flows.map(({ rows }) => (unit === 'exact' ? rows : roundedCashFlow(rows, step))));
  const total = (id: string) => amountIn(unit)(amountOf(rows, id));
  return {
    report: 'cash-flow',
    title: say('ledger-report.title.cash-flow'),
    ...{ from: asked.from, to: asked.to, unit, unitName: say(`ledger-report.unit.${unit}`), columns },
    isBooked: hasMoved(flows[0]?.turnover),
    rows: rowsOut(rows, unit, find).map((row) => ({ ...row, note: null })),
    totals: Object.fromEntries(
      ['operating', 'investing', 'financing', 'change', 'opening-cash', 'closing-cash'].map((id) => [
        id.replace(/-c/, 'C'),
        total(id),
      ]),
    ),
    notes: [cashNote(flows, accounts)],
    ...(await standingOf(d1, scope, {
      to: asked.to,
      accounts,
      balances: flows[0]?.closing ?? new Map(),
      toConfirm: toConfirmOf(unit, ['cash-flow', ...(isOverdraftCash ? ['overdraft-as-cash'] : [])]),
    })),
  };
}

async function flowOf(
  d1: D1Database,
  scope: CompanyScope,
  { from, to }: ReportPeriod,
  accounts: readonly KnownAccount[],
  opened: Awaited<ReturnType<typeof openedWith>>,
): Promise<{
  rows: CashFlowRow[];
  closing: ReadonlyMap<AccountId, Paise>;
  cash: ReadonlySet<AccountId>;
  turnover: Moved;
}> {
  const isWithin = ({ date }: { date: IsoDate }) => date >= from && date <= to;
  const openedIn = opened.voucher.filter(isWithin);
  const costs = accounts.filter(isAssetCost).map(({ id }) => id);
  const [before, after, moved, restated, assetVouchers, cash] = await Promise.all([
    trialBalanceOn(d1, scope, addDays(from, -1), accounts),
    trialBalanceOn(d1, scope, to, accounts),
    movementsBetween(d1, scope, { from, to }),
    restatedBetween(d1, scope, from, to),
    vouchersOn(d1, scope, { from, to }, costs),
    cashEquivalentsOf(d1, scope),
  ]);
  const opening = new Map(closingOf(before));
  const add = (id: AccountId, amount: number) => opening.set(id, paise((opening.get(id) ?? 0) + amount));
  for (const { account, amount } of [...openedIn, ...firstBalancesIn(opened.firstBalances, { from, to })])
    add(account, amount);
  const turnover = openedIn.length > 0 ? lessOpened(moved, openedIn) : moved;
  const closing = closingOf(after);
  const facts = { opening, closing, movement: netOf(turnover), assetVouchers, restated, cash };
  return { rows: cashFlowOf(facts, accountFinder(accounts)), closing, cash, turnover };
}

/** The rows of several cash flows beside each other: those that any of them has, in the order of a statement. */
function mergedFlows(flows: readonly (readonly CashFlowRow[])[]): (StatementRow & { accountId: string | null })[] {
  const keyOf = ({ id, account }: CashFlowRow) => `${id}|${account ?? ''}`;
  const found = flows.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const order: string[] = [...(found[0]?.keys() ?? [])];
  for (const rows of flows.slice(1))
    rows.forEach((row, at) => {
      if (order.includes(keyOf(row))) return;
      const previous = rows.slice(0, at).findLast((one) => order.includes(keyOf(one)));
      order.splice(previous ? order.indexOf(keyOf(previous)) + 1 : 0, 0, keyOf(row));
    });
  return order.map((key) => {
    const of = found.map((rows) => rows.get(key));
    const row = of.find((one) => one !== undefined) as CashFlowRow;
    const ids = new Set(of.flatMap((one) => one?.parts.map(({ account }) => account) ?? []));
    return {
      ...{ id: row.id, kind: row.kind, head: row.head, accountId: row.account },
      amounts: of.map((one) => one?.amount ?? NIL),
      parts: [...ids].sort().map(
        (id): Part => ({
          ...{ account: id, tag: null, reason: 'own' },
          amounts: of.map((one) => one?.parts.find(({ account }) => account === id)?.amount ?? NIL),
        }),
      ),
    };
  });
}

// --- rows ------------------------------------------------------------------------------------------------------------------------

const shownRows = <Row extends StatementRow>(rows: readonly Row[], footing: Footing, unit: Unit): Row[] =>
  unit === 'exact' ? [...rows] : roundedStatement(rows, footing, STATEMENT_UNITS[unit]);

const amountOf = (rows: readonly StatementRow[], id: string): Paise =>
  rows.find((row) => row.id === id)?.amounts[0] ?? NIL;

const SECTIONS: ReadonlySet<string> = new Set([...Object.keys(EQUITY_AND_LIABILITIES), ...Object.keys(ASSETS)]);
/** Whether rows stand in a section of the balance sheet: one at nil is left out with its total. */
const isSection = (head: string): boolean => SECTIONS.has(head);

/** The rows that say something, each line with the number of its note where it has one. */
function rowsOut(
  rows: readonly (StatementRow & { accountId?: string | null })[],
  unit: Unit,
  find: ReturnType<typeof accountFinder>,
): RowOut[] {
  const written = amountIn(unit);
  let notes = 0;
  return rows
    .filter(
      ({ kind, head, amounts, parts }) =>
        (kind === 'total' && !isSection(head)) || parts.length > 0 || amounts.some((amount) => amount !== 0),
    )
    .map((row) => ({
      ...{ id: row.id, kind: row.kind, head: row.head, headName: say(`ledger-report.head.${row.head}`) },
      name: row.accountId
        ? say('ledger-report.line.borrowing-of', { account: accountWords(find(row.accountId)) })
        : say(`ledger-report.line.${row.id}`),
      accountId: row.accountId ?? null,
      note: row.parts.length > 0 ? ++notes : null,
      amount: written(row.amounts[0] ?? NIL),
      amounts: row.amounts.map(written),
      parts: row.parts.map((part) => ({
        ...{ name: partName(part, find), accountId: part.account, reason: part.reason },
        amounts: part.amounts.map(written),
      })),
    }));
}

function partName({ account, tag, reason }: Part, find: ReturnType<typeof accountFinder>): Said {
  const name = account ? accountWords(find(account)) : '';
  if (reason === 'tax-year') return tag ? say('ledger-report.part.tax-of', { account: name, year: tag }) : name;
  if (reason === 'profit') return say('ledger-report.part.profit');
  if (reason === 'opposite') return say('ledger-report.part.opposite', { account: name });
  if (reason === 'due-within-a-year') return say('ledger-report.part.due-within-a-year', { account: name });
  return name;
}
