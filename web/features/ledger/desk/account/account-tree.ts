import type { AccountClass, StatementLine } from '#domain/ledger/chart/lines';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import type { Account } from '../desk.queries';

/** An account of the chart with the bank accounts and own accounts that stand beside it. */
export type Branch = { account: Account; below: readonly Account[] };
export type LineBranch = { line: StatementLine; branches: readonly Branch[]; sum: Paise };
export type ClassBranch = { name: AccountClass; lines: readonly LineBranch[] };

const CLASSES: readonly AccountClass[] = ['equity', 'liability', 'asset', 'income', 'expense'];

export type Balances = ReadonlyMap<string, string>;

/** What an account stands at, debit above nought. */
export const balanceOf = (balances: Balances, { id }: Pick<Account, 'id'>): Paise =>
  parseRupees(balances.get(id) ?? '0.00');

/** The chart as a tree: class, line of Schedule III, account, and below it those of banks and of the company's own. */
export function accountTree(accounts: readonly Account[], balances: Balances): ClassBranch[] {
  return CLASSES.map((name) => ({
    name,
    lines: linesOf(accounts.filter((account) => account.class === name)).map(({ line, members }) => ({
      line,
      branches: branchesOf(members),
      sum: paise(members.reduce((sum, account) => sum + balanceOf(balances, account), 0)),
    })),
  })).filter(({ lines }) => lines.length > 0);
}

function linesOf(accounts: readonly Account[]) {
  const lines = new Map<StatementLine, Account[]>();
  for (const account of accounts) lines.set(account.line, [...(lines.get(account.line) ?? []), account]);
  return [...lines].map(([line, members]) => ({ line, members }));
}

function branchesOf(members: readonly Account[]): Branch[] {
  const heads = members.filter(({ origin }) => origin === 'chart');
  const others = members.filter(({ origin }) => origin !== 'chart');
  const headOf = ({ code }: Account) => heads.find((head) => head.code === code.split('-')[0]);
  return [
    ...heads.map((account) => ({ account, below: others.filter((one) => headOf(one) === account) })),
    ...others.filter((one) => !headOf(one)).map((account) => ({ account, below: [] })),
  ];
}

/** The accounts in which all words of a search stand, with those that have them below or above. */
export function accountsNaming(accounts: readonly Account[], search: string): readonly Account[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return accounts;
  const named = accounts.filter(({ code, name, tallyGroup }) => {
    const text = `${code} ${name} ${tallyGroup}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return withHeads(accounts, new Set(named.map(({ id }) => id)));
}

/** The accounts that have moved, and those the company or its banks brought, with the ones they stand beside. */
export function accountsInUse(accounts: readonly Account[], balances: Balances): readonly Account[] {
  const used = accounts.filter(({ id, origin }) => origin !== 'chart' || balances.has(id));
  return withHeads(accounts, new Set(used.map(({ id }) => id)));
}

function withHeads(accounts: readonly Account[], ids: ReadonlySet<string>): readonly Account[] {
  const codes = new Set(accounts.filter(({ id }) => ids.has(id)).map(({ code }) => code.split('-')[0]));
  return accounts.filter(({ id, code, origin }) => ids.has(id) || (origin === 'chart' && codes.has(code)));
}
