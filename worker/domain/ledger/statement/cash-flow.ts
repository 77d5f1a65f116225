import type { Paise } from '../../shared/money';
import { type Account, type AccountId, isNominal } from '../chart/chart';
import type { StatementLine } from '../chart/lines';
import type { Balances } from '../model';
import type { AccountFinder, Turnover } from './model';
import { roundedByRemainder } from './rounding';

/** What a cash flow is worked out from, in paise, debit positive. */
export type CashFlowFacts = {
  /** Balances as the period begins: on the evening before, with opening vouchers of the period. */
  opening: Balances;
  closing: Balances;
  /** What moved on income and expense accounts in the period, without opening vouchers. */
  movement: Balances;
  /** What went over fixed assets and their depreciation in the period, which tells what was sold. */
  turnover: ReadonlyMap<AccountId, Turnover>;
  /** What balances in foreign currency were restated by at the closing rate, by account; income and expense accounts are passed over. */
  restated: Balances;
};

export type CashFlowHead = 'operating' | 'working-capital' | 'investing' | 'financing' | 'cash';
/** A row; a borrowing names its account. */
export type CashFlowRow = {
  id: string;
  kind: 'line' | 'total';
  head: CashFlowHead;
  account: AccountId | null;
  amount: Paise;
};

const MONEY: ReadonlySet<string> = new Set(['1501', '1502', '1503', '1504', '1506', '1507', '1508']);
const DEPOSITS: ReadonlySet<string> = new Set(['1205', '1505']);
const BORROWING_COSTS: ReadonlySet<string> = new Set(['5301', '5303']);
const INTEREST_INCOME = '4201';
const RESULTS_OF_SALES: ReadonlySet<string> = new Set(['4204', '5529']);
const INTEREST_ACCRUED_DUE_TO_US = '1702';
const INTEREST_ACCRUED_OWED = '2727';
const CAPITAL_CREDITORS = '2728';
const DIVIDEND_PAYABLE = '2729';
const CAPITAL_ADVANCES = '1203';
const MAT_CREDIT = '1206';
const ACCUMULATED = /^11(1\d|31)$/;
const IN_PROGRESS = /^114\d$/;

const FIXED: ReadonlySet<StatementLine> = new Set(['ppe', 'intangible-assets', 'cwip']);
const BORROWINGS: ReadonlySet<StatementLine> = new Set(['long-term-borrowings', 'short-term-borrowings']);
const SHARES: ReadonlySet<StatementLine> = new Set(['share-capital', 'share-application-money']);
const SECURITIES_PREMIUM = '2201';

/** Which part of the cash flow the balance of an account belongs to. Every account belongs to one. */
type Part =
  | 'money'
  | 'nominal'
  | 'fixed'
  | 'tax'
  | 'investments'
  | 'deposits'
  | 'interest-received'
  | 'interest-paid'
  | 'dividend'
  | 'shares'
  | 'borrowing'
  | WorkingCapital;

const WORKING_CAPITAL = [
  'inventories',
  'trade-receivables',
  'other-current-assets',
  'trade-payables',
  'other-current-liabilities',
  'provisions',
] as const;
type WorkingCapital = (typeof WORKING_CAPITAL)[number];

const OF_CODE: Readonly<Record<string, Part>> = {
  [CAPITAL_ADVANCES]: 'fixed',
  [CAPITAL_CREDITORS]: 'fixed',
  [MAT_CREDIT]: 'tax',
  [INTEREST_ACCRUED_DUE_TO_US]: 'interest-received',
  [INTEREST_ACCRUED_OWED]: 'interest-paid',
  [DIVIDEND_PAYABLE]: 'dividend',
  [SECURITIES_PREMIUM]: 'shares',
};

const OF_LINE: Partial<Record<StatementLine, Part>> = {
  'deferred-tax': 'tax',
  'income-tax': 'tax',
  'non-current-investments': 'investments',
  'reserves-and-surplus': 'dividend',
  inventories: 'inventories',
  'trade-receivables': 'trade-receivables',
  'trade-payables': 'trade-payables',
  'other-current-liabilities': 'other-current-liabilities',
  'other-long-term-liabilities': 'other-current-liabilities',
  'long-term-provisions': 'provisions',
  'short-term-provisions': 'provisions',
};

function partOf(account: Account): Part {
  const { code, line } = account;
  if (isNominal(account)) return 'nominal';
  if (MONEY.has(code)) return 'money';
  if (DEPOSITS.has(code)) return 'deposits';
  if (OF_CODE[code]) return OF_CODE[code];
  if (FIXED.has(line)) return 'fixed';
  if (SHARES.has(line)) return 'shares';
  if (BORROWINGS.has(line)) return 'borrowing';
  return OF_LINE[line] ?? 'other-current-assets';
}

/**
 * Cash flow by the indirect method of AS 3, from the books of a period. Tax deducted by payers counts as tax paid, deposits as
 * investments, overdrafts as borrowings. Throws RangeError where the parts do not come to the change of cash: the books given do not
 * balance, or are not of one period.
 */
export function cashFlowOf(facts: CashFlowFacts, accountOf: AccountFinder): CashFlowRow[] {
  const flow = new Flow(facts, accountOf);
  const rows = [...operatingRows(flow), ...investingRows(flow), ...financingRows(flow)];
  const change = rows.reduce((sum, { kind, amount }) => (kind === 'line' ? sum + amount : sum), 0);
  const effect = flow.restated('money');
  const [opening, closing] = [flow.money(facts.opening), flow.money(facts.closing)];
  if (change + effect !== closing - opening)
    throw new RangeError(`The cash flow comes to ${change + effect}, the change of cash to ${closing - opening}`);
  return [
    ...rows,
    ...(effect === 0 ? [] : [line('effect-of-rates', 'cash', effect)]),
    total('change', 'cash', closing - opening),
    total('opening-cash', 'cash', opening),
    total('closing-cash', 'cash', closing),
  ];
}

const line = (id: string, head: CashFlowHead, amount: number, account: AccountId | null = null): CashFlowRow => ({
  id,
  kind: 'line',
  head,
  account,
  amount: (amount === 0 ? 0 : amount) as Paise,
});
const total = (id: string, head: CashFlowHead, amount: number): CashFlowRow => ({
  ...line(id, head, amount),
  kind: 'total',
});
const sum = (rows: readonly CashFlowRow[]): number => rows.reduce((all, { amount }) => all + amount, 0);
const filled = (rows: readonly CashFlowRow[]): CashFlowRow[] => rows.filter(({ amount }) => amount !== 0);

function operatingRows(flow: Flow): CashFlowRow[] {
  const adjusted = [
    line('before-tax', 'operating', -flow.moved(({ line }) => line !== 'tax-expense')),
    ...filled([
      line(
        'depreciation',
        'operating',
        flow.moved(({ line }) => line === 'depreciation'),
      ),
      line('interest-expense', 'operating', flow.movedOn(BORROWING_COSTS)),
      line('interest-income', 'operating', flow.movedOn(new Set([INTEREST_INCOME]))),
      line('result-of-sales', 'operating', flow.movedOn(RESULTS_OF_SALES)),
      line('unrealised-exchange', 'operating', -flow.restated()),
    ]),
  ];
  const capital = filled(WORKING_CAPITAL.map((part) => line(part, 'working-capital', -flow.changed(part))));
  const tax = line('tax-paid', 'operating', -flow.moved(({ line }) => line === 'tax-expense') - flow.changed('tax'));
  return [
    ...adjusted,
    total('before-working-capital', 'operating', sum(adjusted)),
    ...capital,
    total('generated', 'operating', sum(adjusted) + sum(capital)),
    ...filled([tax]),
    total('operating', 'operating', sum(adjusted) + sum(capital) + tax.amount),
  ];
}

function investingRows(flow: Flow): CashFlowRow[] {
  const depreciation = flow.moved(({ line }) => line === 'depreciation');
  const whole = -flow.changed('fixed') - depreciation - flow.movedOn(RESULTS_OF_SALES);
  const sold = flow.proceeds();
  const rows = filled([
    line('assets-bought', 'investing', whole - sold),
    line('assets-sold', 'investing', sold),
    line('investments', 'investing', -flow.changed('investments')),
    line('deposits', 'investing', -flow.changed('deposits')),
    line(
      'interest-received',
      'investing',
      -flow.movedOn(new Set([INTEREST_INCOME])) - flow.changed('interest-received'),
    ),
  ]);
  return [...rows, total('investing', 'investing', sum(rows))];
}

function financingRows(flow: Flow): CashFlowRow[] {
  const shares = -flow.changed('shares');
  const rows = filled([
    line('shares', 'financing', shares),
    ...flow.borrowings().map(([id, change]) => line('borrowing', 'financing', -change, id)),
    // What left the reserves beyond the profit of the period was given to owners or moved within equity.
    line('dividend', 'financing', -(flow.changed('dividend') + flow.changed('nominal')) + flow.moved(() => true)),
    line('interest-paid', 'financing', -flow.movedOn(BORROWING_COSTS) - flow.changed('interest-paid')),
  ]);
  return [...rows, total('financing', 'financing', sum(rows))];
}

/** Sums over the accounts of a period. */
class Flow {
  private readonly ids: readonly AccountId[];
  private readonly restatements: Balances;

  constructor(
    private readonly facts: CashFlowFacts,
    private readonly accountOf: AccountFinder,
  ) {
    this.ids = [...new Set([...facts.opening.keys(), ...facts.closing.keys()])];
    this.restatements = new Map([...facts.restated].filter(([id]) => !isNominal(accountOf(id))));
  }

  /** What moved on the income and expense accounts that are meant, debit positive. */
  moved(isMeant: (account: Account) => boolean): number {
    let moved = 0;
    for (const [id, amount] of this.facts.movement) {
      const account = this.accountOf(id);
      if (isNominal(account) && isMeant(account)) moved += amount;
    }
    return moved;
  }

  movedOn(codes: ReadonlySet<string>): number {
    return this.moved(({ code }) => codes.has(code));
  }

  /** By how much balances of a part changed, debit positive, apart from their restatement. */
  changed(part: Part): number {
    return this.ids.filter((id) => partOf(this.accountOf(id)) === part).reduce((sum, id) => sum + this.changeOf(id), 0);
  }

  borrowings(): [AccountId, number][] {
    return this.ids
      .filter((id) => partOf(this.accountOf(id)) === 'borrowing')
      .map((id) => [id, this.changeOf(id)] as [AccountId, number])
      .sort(([one], [other]) => this.accountOf(one).code.localeCompare(this.accountOf(other).code));
  }

  private changeOf(id: AccountId): number {
    const { opening, closing } = this.facts;
    return (closing.get(id) ?? 0) - (opening.get(id) ?? 0) - (this.restatements.get(id) ?? 0);
  }

  /** What balances were restated by, in all or of one part. */
  restated(part?: Part): number {
    let sum = 0;
    for (const [id, amount] of this.restatements)
      if (part === undefined || partOf(this.accountOf(id)) === part) sum += amount;
    return sum;
  }

  money(balances: Balances): number {
    let sum = 0;
    for (const [id, amount] of balances) if (partOf(this.accountOf(id)) === 'money') sum += amount;
    return sum;
  }

  /**
   * What sold assets brought: their cost less the depreciation taken off, and the profit or loss. A credit on an asset alone, such as
   * a bill taken back, is no sale.
   */
  proceeds(): number {
    let [cost, accumulated] = [0, 0];
    for (const [id, { debit, credit }] of this.facts.turnover) {
      const { code, line } = this.accountOf(id);
      if (!FIXED.has(line) || IN_PROGRESS.test(code)) continue;
      if (ACCUMULATED.test(code)) accumulated += debit;
      else cost += credit;
    }
    const result = this.movedOn(RESULTS_OF_SALES);
    return result === 0 && accumulated === 0 ? 0 : cost - accumulated - result;
  }
}

/** A cash flow in whole steps: its lines add up to the change between the rounded cash of both days. */
export function roundedCashFlow(rows: readonly CashFlowRow[], step: number): CashFlowRow[] {
  const [opening = 0, closing = 0] = ['opening-cash', 'closing-cash'].map(
    (id) => roundedByRemainder([rows.find((row) => row.id === id)?.amount ?? (0 as Paise)], step)[0],
  );
  const lines = rows.filter(({ kind }) => kind === 'line');
  const amounts = roundedByRemainder(
    lines.map(({ amount }) => amount),
    step,
    (closing - opening) as Paise,
  );
  const rounded = new Map(lines.map((row, at) => [row, amounts[at] ?? (0 as Paise)]));
  const upTo = (row: CashFlowRow, of: (line: CashFlowRow) => boolean): Paise =>
    rows
      .slice(0, rows.indexOf(row))
      .filter((one) => one.kind === 'line' && of(one))
      .reduce((sum, one) => sum + (rounded.get(one) ?? 0), 0) as Paise;
  const TOTALS: Readonly<Record<string, (line: CashFlowRow) => boolean>> = {
    investing: ({ head }) => head === 'investing',
    financing: ({ head }) => head === 'financing',
  };
  return rows.map((row) => {
    if (row.kind === 'line') return { ...row, amount: rounded.get(row) ?? row.amount };
    if (row.id === 'opening-cash') return { ...row, amount: opening as Paise };
    if (row.id === 'closing-cash') return { ...row, amount: closing as Paise };
    return { ...row, amount: upTo(row, TOTALS[row.id] ?? (() => true)) };
  });
}
