import { type AccountId, accountWords, SUSPENSE } from '../../../domain/ledger/chart/chart';
import type { Entry } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, type Param, type Said, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { movementsBetween, trialBalanceOn } from '../balance/balance.repository';
import { type Place, vouchersByDay, vouchersOfAccount } from '../balance/posted.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import { partyNames } from '../party.repository';
import type { PostedVoucher } from '../voucher/post.repository';
import { standingOf } from './standing.usecase';
import { openedWith } from './statement.repository';

type Days = { from: IsoDate; to: IsoDate };
type Page = { after?: (Place & { balance: Paise }) | undefined; limit: number };

const NIL = 0 as Paise;

const side = (amount: number, sign: 1 | -1): string | null =>
  amount * sign > 0 ? formatRupees(paise(amount * sign)) : null;

/**
 * The entries of an account with the balance after each, and what it began and ended with. A bank account whose first statement lies
 * in the period begins with the balance of that, as do books that open within it. Nothing where the company has no such account.
 */
export async function accountLedgerFor(
  d1: D1Database,
  scope: CompanyScope,
  named: string,
  { from, to }: Days,
  { after, limit }: Page,
) {
  const accounts = await accountsOf(d1, scope);
  const account = accountFinder(accounts)(named);
  if (!account) return undefined;
  const isBank = account.origin === 'bank';
  const [begun, firstDay, on, moved, opened, found] = await Promise.all([
    trialBalanceOn(d1, scope, from, accounts),
    movementsBetween(d1, scope, { from, to: from }),
    trialBalanceOn(d1, scope, to, accounts),
    movementsBetween(d1, scope, { from, to }),
    openedWith(d1, scope),
    vouchersOfAccount(d1, scope, { id: account.id, isBank }, { from, to, after, limit }),
  ]);
  const first = opened.firstBalances
    .filter(({ date }) => date >= from && date <= to)
    .reduce(
      (sum, one) => sum + (one.account === account.id ? one.amount : account.id === SUSPENSE ? -one.amount : 0),
      0,
    );
  // As the day itself has it: a year begins with nil on accounts of income and expense, and with the profit before in Surplus.
  const day = firstDay.get(account.id) ?? { debit: NIL, credit: NIL };
  const before = (begun.get(account.id)?.closing ?? 0) - day.debit + day.credit + first;
  // What the books opened with is the opening, though that day lies in the period.
  const openedIn = opened.voucher.filter((one) => one.account === account.id && one.date >= from && one.date <= to);
  const sumOpened = (sign: 1 | -1) => openedIn.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
  const opening = before + sumOpened(1) - sumOpened(-1);
  const vouchers = found.slice(0, limit);
  const names = await partyNames(d1, scope, partiesOf(vouchers));
  const nameOf = namesOf(accounts);
  let balance: number = after?.balance ?? opening;
  const openingVoucherId = openedIn[0]?.voucherId ?? null;
  const rows = vouchers.flatMap((voucher) =>
    voucher.entries
      .filter((entry) => entry.account === account.id && voucher.id !== openingVoucherId)
      .map((entry) => {
        balance += entry.amount;
        return {
          ...voucherFacts(voucher),
          against: againstOf(voucher, account.id, nameOf),
          party: entry.partyId ? (names.get(entry.partyId) ?? null) : null,
          tag: entry.tag ?? null,
          debit: side(entry.amount, 1),
          credit: side(entry.amount, -1),
          balance: formatRupees(paise(balance)),
        };
      }),
  );
  const last = vouchers.at(-1);
  const { debit, credit } = moved.get(account.id) ?? { debit: NIL, credit: NIL };
  const debits = debit - Math.max(first, 0) - sumOpened(1);
  const credits = credit - Math.max(-first, 0) - sumOpened(-1);
  return {
    answer: {
      account: {
        ...{ id: account.id, code: account.code, name: accountWords(account), line: account.line, isBank },
        lineName: say(`ledger-report.of.${account.line}`),
      },
      ...{ from, to, openingVoucherId, rows },
      totals: {
        opening: formatRupees(paise(opening)),
        debits: formatRupees(paise(debits)),
        credits: formatRupees(paise(credits)),
        closing: formatRupees(paise(opening + debits - credits)),
      },
      ...(await standing(d1, scope, to, accounts, on)),
    },
    next: found.length > limit && last ? `${last.date}|${last.id}|${balance}` : undefined,
  };
}

/** The vouchers of some days, each with its entries. */
export async function dayBookFor(
  d1: D1Database,
  scope: CompanyScope,
  { from, to }: Days,
  { after, limit }: { after?: Place | undefined; limit: number },
) {
  const accounts = await accountsOf(d1, scope);
  const [found, moved, on] = await Promise.all([
    vouchersByDay(d1, scope, { from, to, after, limit }),
    movementsBetween(d1, scope, { from, to }),
    trialBalanceOn(d1, scope, to, accounts),
  ]);
  const vouchers = found.slice(0, limit);
  const names = await partyNames(d1, scope, partiesOf(vouchers));
  const nameOf = namesOf(accounts);
  const sum = (of: 'debit' | 'credit') => [...moved.values()].reduce((all, one) => all + one[of], 0);
  const last = vouchers.at(-1);
  return {
    answer: {
      ...{ from, to },
      rows: vouchers.map((voucher) => ({
        ...voucherFacts(voucher),
        amount: formatRupees(voucher.total),
        lines: voucher.entries.map(({ account, amount, partyId, tag }) => ({
          ...{ accountId: account, account: nameOf(account) },
          party: partyId ? (names.get(partyId) ?? null) : null,
          tag: tag ?? null,
          debit: side(amount, 1),
          credit: side(amount, -1),
        })),
      })),
      totals: { debits: formatRupees(paise(sum('debit'))), credits: formatRupees(paise(sum('credit'))) },
      ...(await standing(d1, scope, to, accounts, on)),
    },
    next: found.length > limit && last ? `${last.date}|${last.id}` : undefined,
  };
}

const standing = (
  d1: D1Database,
  scope: CompanyScope,
  to: IsoDate,
  accounts: readonly KnownAccount[],
  on: ReadonlyMap<AccountId, { closing: Paise }>,
) =>
  standingOf(d1, scope, {
    to,
    accounts,
    balances: new Map([...on].map(([id, { closing }]) => [id, closing])),
  });

const namesOf = (accounts: readonly KnownAccount[]) => {
  const names = new Map(accounts.map((account) => [account.id, accountWords(account)]));
  return (id: AccountId): Said => names.get(id) ?? id;
};

const partiesOf = (vouchers: readonly PostedVoucher[]) =>
  vouchers.flatMap(({ entries }) => entries.map(({ partyId }) => partyId));

const voucherFacts = (voucher: PostedVoucher) => ({
  voucherId: voucher.id,
  ...{ kind: voucher.kind, number: voucher.number, date: voucher.date, narration: voucher.narration },
  reference: voucher.reference,
  source: { kind: voucher.sourceKind, id: voucher.sourceId },
  rule: voucher.rule,
  postedBy: voucher.createdByName,
});

const MOST_NAMES = 3;

/** The accounts on the other side, the largest first: 'Rent, Input CGST'. */
function againstOf({ entries }: PostedVoucher, id: AccountId, nameOf: (id: AccountId) => Said): Message {
  const own = Math.sign(entries.filter(({ account }) => account === id).reduce((sum, { amount }) => sum + amount, 0));
  const isOther = ({ account, amount }: Entry) => account !== id && Math.sign(amount) !== own;
  const others = entries.filter(isOther).toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const ids = [...new Set(others.map(({ account }) => account))];
  const list: Param[] = ids.slice(0, MOST_NAMES).map(nameOf);
  return ids.length > MOST_NAMES
    ? say('ledger-report.against-more', { accounts: { list }, count: ids.length - MOST_NAMES })
    : say('ledger-report.against', { accounts: { list } });
}
