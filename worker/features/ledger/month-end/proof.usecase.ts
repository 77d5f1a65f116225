import { timelineOf } from '../../../domain/bank/coverage/coverage';
import { validProofs } from '../../../domain/bank/coverage/valid-proofs';
import { kindOf } from '../../../domain/ledger/asset/kinds';
import { SUSPENSE } from '../../../domain/ledger/chart/chart';
import { bankPartsOf, isUnshown, type UnshownEntry } from '../../../domain/ledger/month-end/bank-parts';
import { type BooksProof, type ProofPart, proofOfBooks } from '../../../domain/ledger/month-end/proof';
import { addDays, addMonths, type IsoDate, isoDate } from '../../../domain/shared/dates';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { type Account, accountBalances } from '../../books/balance/balance.repository';
import { type Coverage, coverageRows, ofAccount } from '../../books/coverage/coverage.repository';
import { listAssets } from '../asset/asset.repository';
import { isAssetAccount, listCandidates } from '../asset/register.usecase';
import { monthlyMovements } from '../balance/balance.repository';
import { OPENED } from '../balance/sums.repository';
import { accountsOf, type KnownAccount } from '../chart/chart.repository';
import { isCashBook } from '../voucher/cash.repository';

type Months = Awaited<ReturnType<typeof monthlyMovements>>;

const FIRST_DAY = isoDate('1956-04-01');
const IN_TRANSIT = '1506';
/** TDS, TCS, PF, ESI and professional tax: what is deposited was deducted or provided for before. */
const DUTIES = ['2711', '2712', '2713', '2714', '2715'];
const CONTROLS = { '1401': 'receivables', '2601': 'payables', '2728': 'payables' } as const;

/**
 * How far the books of a company are proven by a day, and what stands against more; with the vouchers on bank accounts that no line
 * of the bank has shown yet, and the day on which the books were opened.
 */
export async function booksProof(
  d1: D1Database,
  scope: CompanyScope,
  upTo: IsoDate,
): Promise<{ proof: BooksProof; unshown: UnshownRow[]; openedOn: IsoDate | null }> {
  const [accounts, balances, coverage, months, ofParties, assets, rows] = await Promise.all([
    accountsOf(d1, scope),
    accountBalances(d1, scope),
    coverageRows(d1, scope),
    monthlyMovements(d1, scope, { from: FIRST_DAY, to: upTo }),
    partySums(d1, scope, upTo),
    assetsPart(d1, scope, upTo),
    bankRows(d1, scope, upTo),
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
  const proof = proofOfBooks(
    [
      ...bankParts(balances, coverage, months, rows, upTo),
      suspense(nil('suspense', SUSPENSE), rows.unsaid),
      nil('clearing', IN_TRANSIT),
      ...accounts.filter(isCashBook).map(({ id, name }): ProofPart => {
        return { kind: 'cash', accountId: id, name, ...rightTo(months, id, upTo, (balance) => balance >= 0) };
      }),
      ...controls,
      ...DUTIES.map((accountId): ProofPart => {
        const overpaid = notInDebit(months, accountId, upTo);
        return { kind: 'duties', accountId, name: nameOf(accountId), ...overpaid };
      }),
      // Before the books were opened the register stands beside nothing.
      ...(rows.openedOn === null || rows.openedOn <= upTo ? [assets(accounts, months)] : []),
    ],
    upTo,
  );
  const { entries, openedOn } = rows;
  return { proof, unshown: entries.filter((entry) => isUnshown(entry, upTo)), openedOn };
}

/**
 * Lines in suspense may add up to nil by chance: then nothing stands there only when none does. Where vouchers took something out
 * again, as of a line in a locked month, the balance tells.
 */
function suspense(part: ProofPart, { since, count, isTakenOut }: Unsaid): ProofPart {
  if (since === null || isTakenOut || part.agreesTo === null) return part;
  const before = addDays(since, -1);
  return { ...part, count, agreesTo: part.agreesTo < before ? part.agreesTo : before };
}

type Unsaid = { since: IsoDate | null; count: number; isTakenOut: boolean };
type BankRows = { entries: readonly UnshownRow[]; openedOn: IsoDate | null };

/** Each bank account, held against its statements. */
function bankParts(
  balances: readonly Account[],
  coverage: Coverage,
  months: Months,
  { entries, openedOn }: BankRows,
  upTo: IsoDate,
): ProofPart[] {
  return coverage.accounts.flatMap(({ id, name, isActive }) => {
    const { own, redated } = ofAccount(coverage, id);
    const { covered, gaps } = timelineOf(validProofs(own), redated);
    const { balance = null, days = [] } = balances.find((account) => account.id === id) ?? {};
    // One that was put away before anything came of it is nobody's account.
    if (isActive !== 1 && covered.length === 0) return [];
    const [gap = null] = gaps;
    const facts = {
      ...{ accountId: id, name, isActive: isActive === 1, balance, days, openedOn, gap },
      wholeTo: gap ? addDays(gap.from, -1) : (covered.at(-1)?.to ?? null),
      entries: entries.filter(({ account }) => account === id),
      booked: bookedAtEnds(months, id, upTo),
    };
    return bankPartsOf(facts, upTo);
  });
}

/** What the ledger holds at the end of each month in which anything moved, and on the day asked about. */
function bookedAtEnds(months: Months, accountId: string, upTo: IsoDate): { on: IsoDate; balance: Paise }[] {
  const ends = runningOf(months, accountId).map(({ month, balance }) => {
    const end = monthEndOf(month);
    return { on: end < upTo ? end : upTo, balance: paise(balance) };
  });
  const last = ends.at(-1);
  return last && last.on < upTo ? [...ends, { ...last, on: upTo }] : ends;
}

export type UnshownRow = UnshownEntry & {
  account: string;
  voucherId: string;
  number: string;
  narration: string;
};

const MOST_UNSHOWN = 5_000;
// What a line of the bank is the source of was shown on its day.
const UNSHOWN = `SELECT e.account, e.date, e.amount_paise amount, e.cleared_on clearedOn, e.voucher_id voucherId, v.number, v.narration,
    v.reversed_by_id IS NOT NULL OR v.reverses_id IS NOT NULL isReversed
  FROM bank_accounts a CROSS JOIN ledger_entries e ON e.company_id = ?1 AND e.account = a.id AND e.superseded_by IS NULL
    JOIN ledger_vouchers v ON v.id = e.voucher_id
  WHERE a.company_id = ?1 AND (e.cleared_on IS NULL OR e.cleared_on <> e.date) AND v.source_kind NOT IN ('bank-line', 'opening')
  ORDER BY e.date, e.voucher_id, e.line LIMIT ${MOST_UNSHOWN}`;

// Of each month, lines that nobody said anything of, or that were put aside. Those before the books were opened post nothing.
const UNSAID = `SELECT min(period) first, sum(count) count FROM bank_totals WHERE company_id = ?1 AND grain = 'month' AND count > 0
  AND category_id IN ('', 'to-be-clarified') AND period BETWEEN substr(coalesce((${OPENED}), ''), 1, 7) AND substr(?2, 1, 7)`;
const TAKEN_OUT = `SELECT sum(debit_paise - credit_paise) amount FROM ledger_totals
  WHERE company_id = ?1 AND grain = 'month' AND period <= substr(?2, 1, 7) AND account = '${SUSPENSE}'`;

/** Entries on bank accounts that no bank line is the source of, when the books were opened, and lines that stand in suspense. */
async function bankRows(d1: D1Database, { companyId }: CompanyScope, upTo: IsoDate) {
  const [entries, opened, unsaid, takenOut] = await d1.batch([
    d1.prepare(UNSHOWN).bind(companyId),
    d1.prepare(OPENED).bind(companyId),
    d1.prepare(UNSAID).bind(companyId, upTo),
    d1.prepare(TAKEN_OUT).bind(companyId, upTo),
  ]);
  const rows = (entries?.results ?? []) as (Omit<UnshownRow, 'isReversed'> & { isReversed: number })[];
  const [said] = (unsaid?.results ?? []) as { first: string | null; count: number | null }[];
  return {
    entries: rows.map((row): UnshownRow => ({ ...row, isReversed: row.isReversed === 1 })),
    openedOn: ((opened?.results ?? []) as { day: IsoDate | null }[])[0]?.day ?? null,
    unsaid: {
      ...{ since: said?.first ? isoDate(`${said.first}-01`) : null, count: said?.count ?? 0 },
      isTakenOut: (((takenOut?.results ?? []) as { amount: number | null }[])[0]?.amount ?? 0) !== 0,
    },
  };
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

type Agreement = Pick<ProofPart, 'agreesTo' | 'difference'>;

const nilTo = (months: Months, accountId: string, upTo: IsoDate): Agreement =>
  rightTo(months, accountId, upTo, (balance) => balance === 0);

const notInDebit = (months: Months, accountId: string, upTo: IsoDate): Agreement =>
  rightTo(months, accountId, upTo, (balance) => balance <= 0);

/** Up to which day the balance of an account is as it has to be: the end of the last month before it stopped being so. */
function rightTo(months: Months, accountId: string, upTo: IsoDate, isRight: (balance: number) => boolean): Agreement {
  const running = runningOf(months, accountId);
  const balance = running.at(-1)?.balance ?? 0;
  if (isRight(balance)) return { agreesTo: upTo, difference: paise(0) };
  const difference = paise(balance);
  const nil = running.findLastIndex((one) => isRight(one.balance));
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
