import { timelineOf } from '../../../domain/bank/coverage/coverage';
import { validProofs } from '../../../domain/bank/coverage/valid-proofs';
import { kindOf } from '../../../domain/ledger/asset/kinds';
import { SUSPENSE } from '../../../domain/ledger/chart/chart';
import { type BooksProof, type ProofPart, proofOfBooks } from '../../../domain/ledger/month-end/proof';
import { addDays, addMonths, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { type Account, accountBalances } from '../../books/balance/balance.repository';
import { type Coverage, coverageRows, ofAccount } from '../../books/coverage/coverage.repository';
import { listAssets } from '../asset/asset.repository';
import { isAssetAccount, listCandidates } from '../asset/register.usecase';
import { monthlyMovements } from '../balance/balance.repository';
import { accountsOf, type KnownAccount } from '../chart/chart.repository';

type Months = Awaited<ReturnType<typeof monthlyMovements>>;

const FIRST_DAY = isoDate('1956-04-01');
const IN_TRANSIT = '1506';
const CONTROLS = { '1401': 'receivables', '2601': 'payables', '2728': 'payables' } as const;

/** How far the books of a company are proven by a day, and what stands against more. */
export async function booksProof(d1: D1Database, scope: CompanyScope, upTo: IsoDate): Promise<BooksProof> {
  const [accounts, balances, coverage, months, ofParties, assets] = await Promise.all([
    accountsOf(d1, scope),
    accountBalances(d1, scope),
    coverageRows(d1, scope),
    monthlyMovements(d1, scope, { from: FIRST_DAY, to: upTo }),
    partySums(d1, scope, upTo),
    assetsPart(d1, scope, upTo),
  ]);
  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? id;
  const nil = (kind: 'suspense' | 'clearing', accountId: string): ProofPart => ({
    ...{ kind, accountId, name: nameOf(accountId) },
    ...nilTo(months, accountId, upTo),
  });
  const controls = Object.entries(CONTROLS).map(([accountId, kind]): ProofPart => {
    const difference = paise(balanceOf(months, accountId) - (ofParties.get(accountId) ?? 0));
    const since = difference === 0 ? null : firstMonthOf(months, accountId);
    const agreesTo = difference === 0 ? upTo : since && addDays(since, -1);
    return { kind, accountId, name: nameOf(accountId), difference, agreesTo };
  });
  return proofOfBooks(
    [
      ...bankParts(balances, coverage, upTo),
      nil('suspense', SUSPENSE),
      nil('clearing', IN_TRANSIT),
      ...controls,
      assets(accounts, months),
    ],
    upTo,
  );
}

/** Each bank account in use: up to the first day on which books and bank part, or the last its statements hold without a gap. */
function bankParts(balances: readonly Account[], coverage: Coverage, upTo: IsoDate): ProofPart[] {
  return coverage.accounts
    .filter(({ isActive }) => isActive === 1)
    .map(({ id, name }) => {
      const { own, redated } = ofAccount(coverage, id);
      const { covered, gaps } = timelineOf(validProofs(own), redated);
      const balance = balances.find((account) => account.id === id)?.balance ?? null;
      const before = balance?.differences.filter(({ date }) => date <= upTo) ?? [];
      const [first] = before;
      const [gap] = gaps;
      const whole = gap ? addDays(gap.from, -1) : (covered.at(-1)?.to ?? null);
      const agreesTo = first && (whole === null || first.after < whole) ? first.after : whole;
      const difference = paise(before.reduce((sum, one) => sum + one.amount, 0));
      return { kind: 'bank', accountId: id, name, agreesTo, difference };
    });
}

/** The months in which an account moved, first to last, each with what it had moved by its end. */
function runningOf(months: Months, accountId: string): { month: string; balance: number }[] {
  let balance = 0;
  return [...months.keys()].toSorted().map((month) => {
    const { debit = 0, credit = 0 } = months.get(month)?.get(accountId) ?? {};
    balance += debit - credit;
    return { month, balance };
  });
}

const balanceOf = (months: Months, accountId: string): number => runningOf(months, accountId).at(-1)?.balance ?? 0;

function firstMonthOf(months: Months, accountId: string): IsoDate | null {
  const [month] = [...months.keys()].toSorted().filter((one) => months.get(one)?.has(accountId));
  return month ? isoDate(`${month}-01`) : null;
}

/** Up to which day an account is nil: the end of the last month before it stopped being so. */
function nilTo(months: Months, accountId: string, upTo: IsoDate): Pick<ProofPart, 'agreesTo' | 'difference'> {
  const running = runningOf(months, accountId);
  const difference = paise(running.at(-1)?.balance ?? 0);
  if (difference === 0) return { agreesTo: upTo, difference };
  const nil = running.findLastIndex(({ balance }) => balance === 0);
  const open = running.slice(nil + 1)[0];
  return { agreesTo: open ? addDays(isoDate(`${open.month}-01`), -1) : null, difference };
}

const PARTY_SUMS = `SELECT account, sum(amount_paise) amount FROM ledger_entries WHERE company_id = ?1 AND date <= ?2
  AND superseded_by IS NULL AND party_id IS NOT NULL AND account IN ('1401', '2601', '2728') GROUP BY 1`;

/** What parties owe and are owed by the entries that name them. */
async function partySums(d1: D1Database, { companyId }: CompanyScope, upTo: IsoDate): Promise<Map<string, Paise>> {
  const { results } = await d1.prepare(PARTY_SUMS).bind(companyId, upTo).all<{ account: string; amount: Paise }>();
  return new Map(results.map(({ account, amount }) => [account, amount]));
}

/** The accounts of assets against the register. */
async function assetsPart(d1: D1Database, scope: CompanyScope, upTo: IsoDate) {
  const [assets, candidates] = await Promise.all([listAssets(d1, scope), listCandidates(d1, scope)]);
  return (accounts: readonly KnownAccount[], months: Months): ProofPart => {
    const held = assets
      .filter(({ asset }) => asset.boughtOn <= upTo && !(asset.disposal && asset.disposal.on <= upTo))
      .reduce((sum, { asset }) => sum + asset.cost, 0);
    const own = accounts.filter(isAssetAccount);
    const booked = own.reduce((sum, { id }) => sum + balanceOf(months, id), 0);
    const difference = paise(booked - held);
    const missing = candidates
      .map(({ voucher }) => voucher.date)
      .filter((day) => day <= upTo)
      .toSorted()[0];
    const [first] = own;
    return {
      ...{ kind: 'assets', accountId: first?.id ?? kindOf('computer').cost ?? '1101', name: first?.name ?? '' },
      ...{ difference, agreesTo: difference === 0 ? upTo : missing ? addDays(missing, -1) : null },
    };
  };
}

/** The last day of a month. */
export const monthEndOf = (month: string): IsoDate => addDays(addMonths(isoDate(`${month}-01`), 1), -1);
