import { addDays, addMonths, firstOfMonth, type IsoDate, isoDate } from '../../shared/dates';
import { type Paise, parseRupees } from '../../shared/money';
import { CHART_ACCOUNTS, chartAccount, isNominal, PARTY_ACCOUNTS, SURPLUS } from '../chart/chart';
import type { Entry, VoucherKind } from '../model';
import { isAssetCost } from './cash-flow';
import { EXAMPLE_TEXTS } from './examples.fixture';
import { accountFinder, type Holding, type Turnover } from './model';

export type ExampleName = keyof typeof EXAMPLE_TEXTS;
export type ExampleVoucher = { kind: VoucherKind; date: IsoDate; entries: Entry[] };
type Figures = Readonly<Record<string, Paise>>;
export type Example = {
  vouchers: ExampleVoucher[];
  trialBalance: { on: IsoDate; total: Paise; debit: Figures; credit: Figures };
  profitAndLoss: { from: IsoDate; to: IsoDate; figures: Figures };
  balanceSheet: { on: IsoDate; total: Paise; liabilities: Figures; assets: Figures };
  cashFlow: { from: IsoDate; to: IsoDate; figures: Figures; totals: Figures } | undefined;
  inHundreds: { total: Paise; liabilities: Figures; assets: Figures } | undefined;
  due: { account: string; amount: Paise }[];
};

export const EXAMPLE_NAMES = Object.keys(EXAMPLE_TEXTS) as ExampleName[];
export const accountOf = accountFinder(CHART_ACCOUNTS);

const codes = new Map(CHART_ACCOUNTS.map(({ name, code }) => [name, code]));
const amountOf = (text: string): Paise => parseRupees(text.replaceAll(',', ''));
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An example of double entry, read from its text. Throws on anything the text says otherwise than the others do. */
export function exampleOf(name: ExampleName): Example {
  const text: { vouchers: string; statements: string; due?: string; returns?: string } = EXAMPLE_TEXTS[name];
  const vouchers = linesOf(text.vouchers).flatMap(vouchersOf);
  if (text.returns) vouchers.push(...linesOf(text.returns).flatMap((line) => returnsOf(line, vouchers)));
  const statements = new Map(
    linesOf(text.statements).map((line) => [/^(TB|P&L|BS in|BS|Cash flow)/.exec(line)?.[0] ?? line, line]),
  );
  return {
    vouchers: vouchers.sort((one, other) => one.date.localeCompare(other.date)),
    trialBalance: trialBalance(statements.get('TB') ?? ''),
    profitAndLoss: profitAndLoss(statements.get('P&L') ?? ''),
    balanceSheet: balanceSheet(statements.get('BS') ?? ''),
    cashFlow: cashFlow(statements.get('Cash flow')),
    inHundreds: inHundreds(statements.get('BS in')),
    due: text.due ? [entryOf(text.due)] : [],
  };
}

function vouchersOf(line: string): ExampleVoucher[] {
  const once = /^(\d{4}-\d\d-\d\d) ([a-z ]+): (.+)$/.exec(line);
  if (once) return [voucher(isoDate(once[1]!), once[2]!, once[3]!)];
  const monthly = /^monthly (\d{4}-\d\d)\.\.(\d{4}-\d\d) day (\d+) ([a-z ]+): (.+)$/.exec(line);
  if (!monthly) throw new Error(`No voucher: ${line}`);
  const [, from, to, day, kind, sides] = monthly;
  const vouchers: ExampleVoucher[] = [];
  for (let month = isoDate(`${from}-01`); month.slice(0, 7) <= to!; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    const date = day === '31' ? last : addDays(month, Number(day) - 1);
    vouchers.push(voucher(date, kind!, sides!));
  }
  return vouchers;
}

function voucher(date: IsoDate, kind: string, sides: string): ExampleVoucher {
  const [debits, credits] = sides.split(' = ');
  const entries = [
    ...entriesOf(debits!.replace(/^Dr /, '')),
    ...entriesOf(credits!.replace(/^Cr /, '')).map((entry) => ({ ...entry, amount: -entry.amount as Paise })),
  ];
  const difference = entries.reduce((sum, { amount }) => sum + amount, 0);
  if (difference !== 0) throw new Error(`The voucher of ${date} is out by ${difference}: ${sides}`);
  return { date, kind: kind.replace(' ', '-') as VoucherKind, entries };
}

const entriesOf = (text: string): Entry[] => text.split('; ').map(entryOf);

function entryOf(text: string): Entry {
  const match = /^(.+?)(?:\[(.+)\])? ([\d,]+\.\d\d)$/.exec(text);
  if (!match) throw new Error(`No entry: ${text}`);
  const [, name, key, amount] = match;
  const account = codes.get(name!);
  if (!account) throw new Error(`The chart has no account ${name}`);
  const apart = key === undefined ? {} : PARTY_ACCOUNTS.has(account) ? { partyId: key } : { tag: key };
  return { account, amount: amountOf(amount!), ...apart };
}

const HEADS = ['2703', '2701', '2702'] as const;
const RCM = ['2706', '2704', '2705'] as const;
const INPUT = ['1613', '1611', '1612'] as const;
const CASH = ['1618', '1616', '1617'] as const;
const HEAD_LETTERS = ['I', 'C', 'S'];

/** The vouchers of one month's returns: credit set off, challan, the rest of the tax in cash, and the tax deducted deposited. */
function returnsOf(line: string, earlier: readonly ExampleVoucher[]): ExampleVoucher[] {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, period, output, rcm, used, cash, filed, deposit] = cells as [string, ...string[]];
  const three = (text: string) => text.split(', ').map((amount) => (amount === '0' ? 0 : amountOf(amount)));
  const [outputs, reverse, tax] = [three(output!), three(rcm!), three(cash!)];
  const on = isoDate(filed!.slice(0, 10));
  const late = /interest ([\d., ]+), paid in whole rupees; late fee ([\d., ]+)/.exec(filed!);
  const interest = late ? three(late[1]!.trim()) : [0, 0, 0];
  const fee = late ? three(late[2]!.trim()) : [0, 0, 0];
  const set = used!.split('; ').map((use) => {
    const [, from, to, amount] = /^([ICS])>([ICS]) (.+)$/.exec(use)!;
    return { from: HEAD_LETTERS.indexOf(from!), to: HEAD_LETTERS.indexOf(to!), amount: amountOf(amount!) };
  });
  const setOff = new Sums();
  for (const { from, to, amount } of set) setOff.add(HEADS[to]!, amount).add(INPUT[from]!, -amount);
  const [challan, paid] = [new Sums(), new Sums()];
  let rounding = 0;
  [0, 1, 2].forEach((head) => {
    const credit = set.filter(({ to }) => to === head).reduce((sum, { amount }) => sum + amount, 0);
    const wholeInterest = Math.round(interest[head]! / 100) * 100;
    const money = tax[head]! + wholeInterest + fee[head]!;
    if (outputs[head]! - credit + reverse[head]! !== tax[head]) throw new Error(`The tax of ${period} does not add up`);
    challan.add(CASH[head]!, money).add('1501', -money);
    paid
      .add(HEADS[head]!, outputs[head]! - credit)
      .add(RCM[head]!, reverse[head]!)
      .add(CASH[head]!, -money);
    paid.add('5302', interest[head]!).add('5526', fee[head]!);
    rounding += wholeInterest - interest[head]!;
  });
  paid.add('5530', rounding);
  const [, day, amount] = /^(\S+) (\S+)$/.exec(deposit!)!;
  return [
    { kind: 'journal', date: on, entries: setOff.entries() },
    { kind: 'payment', date: on, entries: challan.entries() },
    { kind: 'journal', date: on, entries: paid.entries() },
    { kind: 'payment', date: isoDate(day!), entries: deducted(earlier, period!, amountOf(amount!)) },
  ];
}

/** What was deducted in a month, by section, against the bank; of the month before the books what they opened with. */
function deducted(vouchers: readonly ExampleVoucher[], period: string, amount: Paise): Entry[] {
  const bySection = new Map<string, number>();
  for (const { date, kind, entries } of vouchers)
    if (kind === 'opening' ? addMonths(date, -1).startsWith(period) : date.startsWith(period))
      for (const { account, tag = '', amount } of entries)
        if (account === '2711' && amount < 0) bySection.set(tag, (bySection.get(tag) ?? 0) - amount);
  const sum = [...bySection.values()].reduce((all, one) => all + one, 0);
  if (sum !== amount) throw new Error(`Deducted in ${period}: ${sum}, deposited ${amount}`);
  return [
    ...[...bySection].map(([tag, part]) => ({ account: '2711', tag, amount: part as Paise })),
    { account: '1501', amount: -amount as Paise },
  ];
}

class Sums {
  private readonly amounts = new Map<string, number>();
  add(account: string, amount: number): this {
    this.amounts.set(account, (this.amounts.get(account) ?? 0) + amount);
    return this;
  }
  entries(): Entry[] {
    return [...this.amounts]
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({ account, amount: amount as Paise }));
  }
}

const figuresOf = (text: string): Figures =>
  Object.fromEntries(
    text.split('; ').map((part) => {
      const match = /^(.+) (-?[\d,]+\.\d\d)$/.exec(part.trim());
      if (!match) throw new Error(`No figure: ${part}`);
      return [match[1]!, amountOf(match[2]!)];
    }),
  );

function parts(pattern: RegExp, text: string): string[] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`Not as expected: ${text}`);
  return match.slice(1);
}

function trialBalance(text: string): Example['trialBalance'] {
  const [on, total, debit, credit] = parts(/^TB (\S+) \((\S+) each side\): Dr (.+) = Cr (.+)$/, text);
  return { on: isoDate(on!), total: amountOf(total!), debit: figuresOf(debit!), credit: figuresOf(credit!) };
}

function profitAndLoss(text: string): Example['profitAndLoss'] {
  const [from, to, figures] = parts(/^P&L (\S+) to (\S+): (.+)$/, text);
  return { from: isoDate(from!), to: isoDate(to!), figures: figuresOf(figures!) };
}

function balanceSheet(text: string): Example['balanceSheet'] {
  const [on, total, liabilities, assets] = parts(/^BS (\S+) \(total (\S+)\): (.+) = (.+)$/, text);
  return {
    on: isoDate(on!),
    total: amountOf(total!),
    liabilities: figuresOf(liabilities!),
    assets: figuresOf(assets!),
  };
}

function cashFlow(text?: string): Example['cashFlow'] {
  if (!text) return undefined;
  const [from, to, figures, change, opening, closing] = parts(
    /^Cash flow (\S+) to (\S+): (.+); change (\S+) = (\S+) to (\S+)$/,
    text,
  );
  return {
    from: isoDate(from!),
    to: isoDate(to!),
    figures: figuresOf(figures!),
    totals: { change: amountOf(change!), opening: amountOf(opening!), closing: amountOf(closing!) },
  };
}

/** Figures in hundreds of rupees with two decimals are whole rupees. */
function inHundreds(text?: string): Example['inHundreds'] {
  if (!text) return undefined;
  const [liabilities, total, assets, other] = parts(
    /^BS in ₹ hundred \(1\.2\): (.+); total (\S+) = (.+); total (\S+)$/,
    text,
  );
  if (total !== other) throw new Error('The rounded sides differ');
  const inPaise = (figures: Figures) =>
    Object.fromEntries(Object.entries(figures).map(([name, amount]) => [name, (amount * 100) as Paise]));
  return {
    total: (amountOf(total!) * 100) as Paise,
    liabilities: inPaise(figuresOf(liabilities!)),
    assets: inPaise(figuresOf(assets!)),
  };
}

type Dated = Pick<ExampleVoucher, 'date' | 'entries'> & { kind?: VoucherKind };

/** The balances on a day as the books have them: income and expense since 1 April, profit of earlier years in Surplus. */
export function holdingsOn(vouchers: readonly Dated[], on: string): Holding[] {
  const yearBegan = on.slice(5) >= '04-01' ? `${on.slice(0, 4)}-04-01` : `${Number(on.slice(0, 4)) - 1}-04-01`;
  const holdings = new Map<string, Holding>();
  for (const { date, entries } of vouchers) {
    if (date > on) continue;
    for (const { account, partyId, tag, amount } of entries) {
      const isEarlier = date < yearBegan && isNominal(chartAccount(account)!);
      const holder = isEarlier ? { account: SURPLUS } : { account, partyId, tag };
      const key = JSON.stringify(holder);
      holdings.set(key, { ...holder, amount: ((holdings.get(key)?.amount ?? 0) + amount) as Paise });
    }
  }
  return [...holdings.values()];
}

/** Balances by account. */
export function byAccount(holdings: readonly Holding[]): Map<string, Paise> {
  const balances = new Map<string, Paise>();
  for (const { account, amount } of holdings) balances.set(account, ((balances.get(account) ?? 0) + amount) as Paise);
  return balances;
}

/** What moved on accounts from one day to another, without what the books opened with on the first. */
export function turnoverIn(vouchers: readonly Dated[], from: string, to: string): Map<string, Turnover> {
  const turnover = new Map<string, Turnover>();
  for (const { date, kind, entries } of vouchers) {
    if (date < from || date > to || (kind === 'opening' && date === from)) continue;
    for (const { account, amount } of entries) {
      const { debit, credit } = turnover.get(account) ?? { debit: 0, credit: 0 };
      turnover.set(account, {
        debit: (debit + Math.max(amount, 0)) as Paise,
        credit: (credit + Math.max(-amount, 0)) as Paise,
      });
    }
  }
  return turnover;
}

export const movementIn = (vouchers: readonly Dated[], from: string, to: string): Map<string, Paise> =>
  new Map(
    [...turnoverIn(vouchers, from, to)].map(([account, { debit, credit }]) => [account, (debit - credit) as Paise]),
  );

/** The vouchers of some days that touch the cost of an asset. */
export const assetVouchersIn = (vouchers: readonly ExampleVoucher[], from: string, to: string): ExampleVoucher[] =>
  vouchers.filter(
    ({ date, entries }) => date >= from && date <= to && entries.some(({ account }) => isAssetCost(accountOf(account))),
  );

/** What journals restated balances in foreign currency by: what stands against their exchange differences. */
export function restatedIn(vouchers: readonly Dated[], from: string, to: string): Map<string, Paise> {
  const restated = vouchers.filter(
    ({ kind, date, entries }) =>
      kind === 'journal' && date >= from && date <= to && entries.some(({ account }) => account === '4203'),
  );
  const all = restated.flatMap(({ entries }) => entries.filter(({ account }) => account !== '4203'));
  return byAccount(all);
}

export const monthsIn = (from: IsoDate, to: IsoDate): { from: IsoDate; to: IsoDate }[] => {
  const months: { from: IsoDate; to: IsoDate }[] = [];
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    months.push({ from: month < from ? from : month, to: last > to ? to : last });
  }
  return months;
};
