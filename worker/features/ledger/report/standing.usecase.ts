import { categoryById } from '../../../domain/bank/chart/chart';
import { type Account, type AccountId, chartCodeOf, SUSPENSE } from '../../../domain/ledger/chart/chart';
import { insideOf } from '../../../domain/ledger/posting/line';
import { basisOf } from '../../../domain/ledger/statement/basis';
import { sumOf, type Turnover } from '../../../domain/ledger/statement/model';
import { wholeUntil } from '../../../domain/report/reports-status';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import { formatPercent, formatRupees, type Paise, percent } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { coverageFrom, coverageStatements, standingsOf } from '../../books/coverage/coverage.repository';
import { askClosed, type Closed, closedIn } from './statement.repository';

/** What must be nil before figures rest on accruals, in the order in which it is said; tax in receipts is an estimate, and no gap. */
const OPEN_ACCOUNTS = [
  { id: 'suspense', codes: [SUSPENSE] },
  { id: 'transit', codes: ['1506'] },
  { id: 'clearing', codes: ['1701', '1704'] },
] as const;
const AWAITING_INVOICE = '2707';

export type Missing = { id: string; text: Message; amount: string | null; accountId: string | null };

export type Standing = {
  company: string;
  basis: {
    kind: ReturnType<typeof basisOf>['kind'];
    text: Message;
    revenueShare: string | null;
    expenseShare: string | null;
    provenTo: IsoDate | null;
    lockedTo: IsoDate | null;
    estimates: { id: string; text: Message; amount: string }[];
    toConfirm: Message[];
  };
  complete: boolean;
  missing: Missing[];
};

type Facts = {
  to: IsoDate;
  accounts: readonly Account[];
  /** Balances on the last day. */
  balances: ReadonlyMap<AccountId, Paise>;
  /** What moved in the period, and what of it by documents; without them no shares are told. */
  moved?: { all: ReadonlyMap<AccountId, Turnover>; byDocument: ReadonlyMap<AccountId, Turnover> };
  isPaid?: boolean;
  /** What bank lines without a bill paid in the period, by category. */
  spent?: readonly { categoryId: string; amount: Paise }[];
  /** What was received and paid in the period on balances from before the books. */
  earlier?: { received: Paise; paid: Paise };
  toConfirm?: Message[];
};

/** The statements that ask how far the books are proven and locked, for a round trip that asks more. */
export const askStanding = (d1: D1Database, scope: CompanyScope): D1PreparedStatement[] => [
  ...askClosed(d1, scope),
  ...coverageStatements(d1, scope),
];

/** What these statements answer. */
export function standingIn([name, documents, locked, ...coverage]: readonly D1Result[]): Stood {
  const { accounts, ...rest } = coverageFrom(coverage);
  const provenTo = wholeUntil(standingsOf({ accounts, ...rest }));
  return { ...closedIn([name, documents, locked]), provenTo, hasAccounts: accounts.length > 0 };
}

type Stood = Closed & { provenTo: IsoDate | null; hasAccounts: boolean };

/** On what the figures of a report rest, what they lack, and how far the books are proven and locked. */
export const standingOf = async (d1: D1Database, scope: CompanyScope, facts: Facts): Promise<Standing> =>
  standingFrom(standingIn(await d1.batch(askStanding(d1, scope))), facts);

/** The same, of what is known of the books. */
export function standingFrom({ provenTo, hasAccounts, ...closed }: Stood, facts: Facts): Standing {
  const balanceOf = (codes: readonly string[]): Paise =>
    sumOf(
      facts.accounts
        .filter((account) => codes.includes(chartCodeOf(account)))
        .map(({ id }) => facts.balances.get(id) ?? 0),
    );
  const open = OPEN_ACCOUNTS.map(({ id, codes }) => ({ id, codes, amount: balanceOf(codes) }));
  const awaiting = balanceOf([AWAITING_INVOICE]);
  const shares = sharesOf(facts);
  const basis = basisOf({
    to: facts.to,
    ...shares,
    documentsCompleteTo: closed.adoptedTo,
    open: [...open.map(({ amount }) => amount), awaiting],
  });
  const hasShares = facts.moved !== undefined;
  const kind = basis.kind === 'money' && !hasShares && closed.hasDocuments ? 'mixed' : basis.kind;
  const missing: Missing[] = [
    ...open.filter(({ amount }) => amount !== 0).map(openBalance),
    ...statementsMissing(provenTo, facts.to, hasAccounts),
  ];
  return {
    company: closed.company,
    basis: {
      kind,
      text: basisText(kind, facts, basis, closed.adoptedTo),
      revenueShare: hasShares ? formatPercent(basis.revenueShare) : null,
      expenseShare: hasShares ? formatPercent(basis.expenseShare) : null,
      provenTo,
      lockedTo: closed.lockedTo,
      estimates: estimatesOf(awaiting, facts.spent ?? [], facts.earlier),
      toConfirm: [...(awaiting === 0 ? [] : [say('ledger-report.confirm.set-aside')]), ...(facts.toConfirm ?? [])],
    },
    complete: missing.length === 0,
    missing,
  };
}

/** What of the figures is estimated: tax in receipts, expenses without a bill, and the tax that may be inside these. */
function estimatesOf(
  awaiting: Paise,
  spent: NonNullable<Facts['spent']>,
  earlier: Facts['earlier'],
): Standing['basis']['estimates'] {
  const expenses = spent.flatMap(({ categoryId, amount }) => {
    const entry = categoryById(categoryId);
    return entry?.kind === 'expense' ? [{ amount, entry }] : [];
  });
  const inside = expenses
    .filter(({ entry }) => entry.gstMode === 'forward')
    .map(({ entry, amount }) => insideOf(amount, percent(Number(entry.gstRate))));
  const estimates = [
    { id: 'gst-in-receipts', amount: (0 - awaiting) as Paise },
    { id: 'expenses-without-bill', amount: sumOf(expenses.map(({ amount }) => amount)) },
    { id: 'gst-in-expenses', amount: sumOf(inside) },
    { id: 'earlier-receipts', amount: earlier?.received ?? (0 as Paise) },
    { id: 'earlier-payments', amount: earlier?.paid ?? (0 as Paise) },
  ];
  return estimates
    .filter(({ amount }) => amount !== 0)
    .map(({ id, amount }) => ({ id, text: say(`ledger-report.estimate.${id}`), amount: formatRupees(amount) }));
}

const openBalance = ({ id, codes, amount }: { id: string; codes: readonly string[]; amount: Paise }): Missing => ({
  id,
  text: say(`ledger-report.missing.${id}`, { amount: { exact: Math.abs(amount) as Paise } }),
  amount: formatRupees(amount),
  accountId: codes[0] ?? null,
});

function statementsMissing(provenTo: IsoDate | null, to: IsoDate, hasAccounts: boolean): Missing[] {
  if (!hasAccounts || (provenTo !== null && provenTo >= to)) return [];
  const text = provenTo
    ? say('ledger-report.missing.statements-after', { day: { unit: 'day', value: provenTo } })
    : say('ledger-report.missing.statements');
  return [{ id: 'statements', text, amount: null, accountId: null }];
}

/** What went over accounts of revenue and of expenses in all, and by documents. */
function sharesOf({ accounts, moved }: Facts) {
  const sum = (isMeant: (line: string) => boolean, of: ReadonlyMap<AccountId, Turnover> | undefined): Paise =>
    sumOf(
      accounts
        .filter(({ line }) => isMeant(line))
        .map(({ id }) => {
          const { debit, credit } = of?.get(id) ?? { debit: 0, credit: 0 };
          return debit + credit;
        }),
    );
  const isRevenue = (line: string) => line === 'revenue';
  return {
    revenue: sum(isRevenue, moved?.all),
    revenueByDocument: sum(isRevenue, moved?.byDocument),
    expenses: sum(isCost, moved?.all),
    expensesByDocument: sum(isCost, moved?.byDocument),
  };
}

/** Lines of expenses for which somebody else writes a bill; depreciation and taxes are worked out. */
const COSTS: ReadonlySet<string> = new Set([
  ...['materials-consumed', 'purchases', 'employee-benefits', 'finance-costs', 'other-expenses'],
]);
const isCost = (line: string): boolean => COSTS.has(line);

function basisText(
  kind: Standing['basis']['kind'],
  { isPaid, moved }: Facts,
  { revenueShare, expenseShare }: ReturnType<typeof basisOf>,
  adoptedTo: IsoDate | null,
): Message {
  if (isPaid) return say('ledger-report.basis.cash');
  if (kind === 'accrual' && adoptedTo)
    return say('ledger-report.basis.accrual', { day: { unit: 'day', value: adoptedTo } });
  if (kind === 'mixed' && moved)
    return say('ledger-report.basis.mixed', {
      revenue: { unit: 'basis points', value: revenueShare },
      expenses: { unit: 'basis points', value: expenseShare },
    });
  return kind === 'mixed' ? say('ledger-report.basis.some-documents') : say('ledger-report.basis.money');
}
