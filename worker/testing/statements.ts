import { expect } from 'vitest';
import { chartAccount, PARTY_ACCOUNTS } from '../domain/ledger/chart/chart';
import { type Example, type ExampleName, exampleOf } from '../domain/ledger/statement/reading.fixture';
import { formatRupees, type Paise } from '../domain/shared/money';
import { ask } from './client';

// Books and their statements through the calls that the screens make.

type Line = { account: string; debit?: string; credit?: string };

const linesOf = (entries: Example['vouchers'][number]['entries']): Line[] =>
  entries.map(({ account, amount, partyId, tag }) => {
    const name = chartAccount(account)?.name ?? account;
    const key = PARTY_ACCOUNTS.has(account) ? partyId : tag;
    const side = amount > 0 ? 'debit' : 'credit';
    return { account: key ? `${name}[${key}]` : name, [side]: formatRupees(Math.abs(amount) as Paise) };
  });

/** Posts the vouchers of an example by the calls that everybody uses, accounts by their names. */
export async function postExample(cookie: string, companyId: string, name: ExampleName): Promise<void> {
  const at = (path: string) => `/companies/${companyId}/${path}`;
  for (const { kind, date, entries } of exampleOf(name).vouchers) {
    const lines = linesOf(entries);
    const { status, body } =
      kind === 'opening'
        ? await ask(cookie, 'POST', at('opening-balances'), { asOn: date, lines })
        : await ask(cookie, 'POST', at('vouchers'), { kind, date, narration: 'As booked', lines });
    expect([date, lines, status, status === 201 ? '' : body]).toEqual([date, lines, 201, '']);
  }
}

export const rupees = (figures: Readonly<Record<string, Paise>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, formatRupees(amount)]));

/** The examples shorten some names of lines. */
const SHORT: Readonly<Record<string, string>> = {
  'Property, plant and equipment': 'PPE',
  'Trade payables: others': 'Trade payables',
  'Profit before tax': 'before tax',
  'Profit for the period': 'after tax',
};
export type Row = { id: string; kind: string; head: string; name: string; amount: string; amounts: string[] };
const named = (rows: Row[]) => Object.fromEntries(rows.map(({ name, amount }) => [SHORT[name] ?? name, amount]));

const LIABILITY_HEADS = ['shareholders-funds', 'share-application', 'non-current-liabilities', 'current-liabilities'];

/** The lines of a balance sheet that are not nil, by side. */
export function sides(rows: Row[]) {
  const lines = rows.filter(({ kind, amount }) => kind === 'line' && amount !== '0.00');
  const isLiability = ({ head }: Row) => LIABILITY_HEADS.includes(head);
  return { liabilities: named(lines.filter(isLiability)), assets: named(lines.filter((row) => !isLiability(row))) };
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
type Get = (path: string) => Promise<any>;

/** Holds trial balance, profit and loss and balance sheet of a company against what they are to say. `query` goes to the last. */
export async function expectStatements(
  get: Get,
  { trialBalance, profitAndLoss, balanceSheet }: Pick<Example, 'trialBalance' | 'profitAndLoss' | 'balanceSheet'>,
  query = '',
): Promise<void> {
  const trial = await get(`trial-balance?on=${trialBalance.on}`);
  const total = formatRupees(trialBalance.total);
  expect([trial.totals.debit, trial.totals.credit]).toEqual([total, total]);
  // A bank account bears the last digits of its number.
  const side = (of: 'debit' | 'credit') =>
    Object.fromEntries(
      trial.rows.flatMap((row: Record<string, string>) =>
        row[of] ? [[row.name?.replace(/^(Bank [a-z]+)\[.*\]$/, '$1'), row[of]]] : [],
      ),
    );
  expect(side('debit')).toEqual(rupees(trialBalance.debit));
  expect(side('credit')).toEqual(rupees(trialBalance.credit));

  const { from, to, figures } = profitAndLoss;
  const profit = await get(`profit-and-loss?from=${from}&to=${to}&columns=month`);
  const isTold = ({ id, amount }: Row) =>
    id === 'before-tax' || (amount !== '0.00' && !/^total-/.test(id) && (id !== 'after-tax' || 'after tax' in figures));
  expect(named(profit.rows.filter(isTold))).toEqual(rupees(figures));
  for (const { amounts } of profit.rows as Row[]) {
    const [whole = 0, ...months] = amounts.map((amount) => Math.round(Number(amount) * 100));
    if (months.length > 0) expect(months.reduce((sum, month) => sum + month, 0)).toBe(whole);
  }

  const sheet = await get(`balance-sheet?on=${balanceSheet.on}${query}`);
  const sum = formatRupees(balanceSheet.total);
  expect(sheet.totals).toEqual({ assets: sum, equityAndLiabilities: sum });
  expect(sides(sheet.rows)).toEqual({
    liabilities: rupees(balanceSheet.liabilities),
    assets: rupees(balanceSheet.assets),
  });
}
