import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import { type AccountId, isNominal, PARTY_ACCOUNTS } from '../chart/chart';
import type { Entry } from '../model';
import { type AccountFinder, presentedBy } from './model';

/** A voucher as the cash basis reads it. */
export type DatedVoucher = { date: IsoDate; entries: readonly Entry[]; isOpening?: boolean };

/**
 * What a balance with which the books opened was of, as far as its account tells: nobody knows any more which income or expense it
 * was, nor what tax is in it. Others, such as advances, taxes and creditors for assets, were neither.
 */
const WAS_OF: Readonly<Record<string, AccountId>> = {
  '1401': '4104',
  '2601': '5531',
  '2721': '5201',
  '2722': '5531',
  '2723': '5531',
};

/** A balance to settle: what is open of it, the income and expense that wait for it, and what was settled and counted of them. */
type Pool = { open: number; waiting: Map<AccountId, number>; settled: number; counted: Map<AccountId, number> };

/**
 * Income and expense as far as they were paid, in paise, debit positive, on the days they were. What a voucher books against money
 * counts at once; what it books against a party, salaries payable and the like waits, and counts in the share in which that balance is
 * settled. A balance from before the books waits likewise, under other operating revenue, salaries or miscellaneous expenses. What is
 * never settled in money, such as depreciation or a bad debt, does not count. Vouchers are given in order of their days.
 */
export function paidIn(
  vouchers: readonly DatedVoucher[],
  from: IsoDate,
  to: IsoDate,
  accountOf: AccountFinder,
): Map<AccountId, Paise> {
  const find = presentedBy(accountOf);
  const pools = new Map<string, Pool>();
  const paid = new Map<AccountId, number>();
  for (const { date, entries, isOpening } of vouchers) {
    if (date > to) break;
    if (isOpening) {
      open(pools, entries, find);
      continue;
    }
    const count = (account: AccountId, amount: number) => {
      if (date >= from && amount !== 0) paid.set(account, (paid.get(account) ?? 0) + amount);
    };
    post(pools, entries, find, count);
  }
  return new Map([...paid].filter(([, amount]) => amount !== 0).map(([id, amount]) => [id, amount as Paise]));
}

/** What the books opened with: balances that wait for their payment. Income and expense before them are of no period of theirs. */
function open(pools: Map<string, Pool>, entries: readonly Entry[], accountOf: AccountFinder): void {
  for (const entry of entries) {
    const account = accountOf(entry.account);
    if (isNominal(account)) continue;
    const pool = poolOf(pools, entry);
    pool.open += entry.amount;
    const was = WAS_OF[account.code];
    // On the side on which such a balance is owed; on the other it is an advance.
    if (was && Math.sign(entry.amount) === (account.code.startsWith('1') ? 1 : -1))
      addTo(pool.waiting, was, -entry.amount);
  }
}

const MONEY = /^(150[1-8]|2501|2724)$/;

function post(
  pools: Map<string, Pool>,
  entries: readonly Entry[],
  accountOf: AccountFinder,
  count: (account: AccountId, amount: number) => void,
): void {
  const nominal = entries.filter(({ account }) => isNominal(accountOf(account)));
  const others = entries.filter(({ account }) => !isNominal(accountOf(account)));
  if (nominal.length === 0) {
    for (const entry of others) settle(poolOf(pools, entry), entry.amount, count);
    return;
  }
  const carriers = carriersOf(others, nominal, accountOf);
  const whole = carriers.reduce((sum, { amount }) => sum + amount, 0);
  const rest = new Map(nominal.map((entry, at) => [at, entry.amount as number]));
  carriers.forEach((carrier, place) => {
    const isLast = place === carriers.length - 1;
    const carried = nominal.map(({ account, amount }, at): [AccountId, number] => {
      const part = isLast ? (rest.get(at) ?? 0) : shareOf(amount, carrier.amount, whole);
      rest.set(at, (rest.get(at) ?? 0) - part);
      return [account, part];
    });
    if (MONEY.test(accountOf(carrier.account).code)) for (const [account, amount] of carried) count(account, amount);
    else wait(poolOf(pools, carrier), carrier.amount, carried, count);
  });
  for (const entry of others)
    if (!carriers.includes(entry) && !MONEY.test(accountOf(entry.account).code))
      settle(poolOf(pools, entry), entry.amount, count);
}

/** Whose settlement pays a voucher's income or expense: money, else its parties, else what it owes or is owed. */
function carriersOf(others: readonly Entry[], nominal: readonly Entry[], accountOf: AccountFinder): readonly Entry[] {
  const side = Math.sign(nominal.reduce((sum, { amount }) => sum + amount, 0));
  const against = others.filter(({ amount }) => Math.sign(amount) === -side);
  const codeOf = ({ account }: Entry) => accountOf(account).code;
  const money = against.filter((entry) => MONEY.test(codeOf(entry)));
  if (money.length > 0) return money;
  const parties = against.filter((entry) => PARTY_ACCOUNTS.has(codeOf(entry)));
  return parties.length > 0 ? parties : against;
}

const poolOf = (pools: Map<string, Pool>, { account, partyId = '', billId = '', tag = '' }: Entry): Pool => {
  const key = `${account}|${partyId}|${billId}|${tag}`;
  const pool = pools.get(key) ?? { open: 0, waiting: new Map(), settled: 0, counted: new Map() };
  pools.set(key, pool);
  return pool;
};

/** Books income or expense that waits for a balance; what was paid in advance pays it at once. */
function wait(
  pool: Pool,
  amount: number,
  carried: readonly [AccountId, number][],
  count: (account: AccountId, amount: number) => void,
): void {
  const advance = Math.sign(pool.open) === -Math.sign(amount) && pool.waiting.size === 0 ? -pool.open : 0;
  const paidNow = Math.sign(amount) * Math.min(Math.abs(advance), Math.abs(amount));
  for (const [account, part] of carried) {
    const now = shareOf(part, paidNow, amount);
    count(account, now);
    addTo(pool.counted, account, now);
    addTo(pool.waiting, account, part - now);
  }
  pool.settled -= paidNow;
  pool.open += amount;
  // What is left of an income that was written off is never paid.
  if (pool.open === 0) pool.waiting.clear();
}

/** Takes a balance down and counts the same share of what waits for it; a payment that came back takes its share back. */
function settle(pool: Pool, amount: number, count: (account: AccountId, amount: number) => void): void {
  const isBack = pool.settled !== 0 && Math.sign(amount) === -Math.sign(pool.settled);
  if (isBack) {
    const part = Math.min(Math.abs(amount), Math.abs(pool.settled));
    move(pool.counted, pool.waiting, part, Math.abs(pool.settled), (account, share) => count(account, -share));
    pool.settled += Math.sign(amount) * part;
  } else if (Math.sign(pool.open) === -Math.sign(amount) && pool.waiting.size > 0) {
    const part = Math.min(Math.abs(amount), Math.abs(pool.open));
    move(pool.waiting, pool.counted, part, Math.abs(pool.open), count);
    pool.settled += Math.sign(amount) * part;
  }
  pool.open += amount;
}

/** Moves a share of amounts from one place to another. */
function move(
  from: Map<AccountId, number>,
  to: Map<AccountId, number>,
  part: number,
  whole: number,
  count: (account: AccountId, amount: number) => void,
): void {
  for (const [account, amount] of [...from]) {
    const share = shareOf(amount, part, whole);
    count(account, share);
    addTo(from, account, -share);
    addTo(to, account, share);
  }
}

function addTo(amounts: Map<AccountId, number>, account: AccountId, amount: number): void {
  const sum = (amounts.get(account) ?? 0) + amount;
  if (sum === 0) amounts.delete(account);
  else amounts.set(account, sum);
}

/** The share of an amount, to the nearest paisa; the whole of it where the share is whole. */
function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0 || part === 0) return 0;
  const [product, divisor] = [BigInt(Math.abs(amount)) * BigInt(Math.abs(part)), BigInt(Math.abs(whole))];
  const share = Number((2n * product + divisor) / (2n * divisor));
  return Math.sign(amount) * share || 0;
}
