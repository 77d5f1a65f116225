import type { Paise } from '../../shared/money';
import { type Account, type AccountId, isNominal } from '../chart/chart';
import type { StatementLine } from '../chart/lines';
import type { Balances, Entry, VoucherKind } from '../model';
import { type AccountFinder, presentedBy, sumOf } from './model';
import { nearest, roundedByRemainder } from './rounding';

/** What a cash flow is worked out from, in paise, debit positive. */
export type CashFlowFacts = {
  /** Balances as the period begins: on the evening before, with opening vouchers of the period. */
  opening: Balances;
  closing: Balances;
  /** What moved on income and expense accounts in the period, without opening vouchers. */
  movement: Balances;
  /** The vouchers of the period that touch fixed assets, without opening ones: they tell what was sold. */
  assetVouchers: readonly AssetVoucher[];
  /** What balances in foreign currency were restated by at the closing rate, by account; income and expense accounts are passed over. */
  restated: Balances;
  /** Overdrafts and deposits that count as cash and cash equivalents, since the company said so. */
  cash?: ReadonlySet<AccountId>;
};

/** A voucher that touches a fixed asset: its kind, and all of its entries. */
export type AssetVoucher = { kind: VoucherKind; entries: readonly Pick<Entry, 'account' | 'amount'>[] };

export type CashFlowHead = 'operating' | 'working-capital' | 'investing' | 'financing' | 'cash';
/** What an account has in a row. */
export type CashFlowPart = { account: AccountId; amount: Paise };
/** A row with the accounts it comes from; a borrowing names its account. */
export type CashFlowRow = {
  id: string;
  kind: 'line' | 'total';
  head: CashFlowHead;
  account: AccountId | null;
  amount: Paise;
  parts: CashFlowPart[];
};

/** Accounts of money that always count as cash and cash equivalents. */
const MONEY: ReadonlySet<string> = new Set(['1501', '1502', '1503', '1504', '1506', '1507', '1508']);
const DEPOSITS: ReadonlySet<string> = new Set(['1205', '1505']);
const BORROWING_COSTS: ReadonlySet<string> = new Set(['5301', '5303', '5305', '5306']);
const INTEREST_INCOME = '4201';
const DIVIDEND_INCOME = '4207';
const RESULTS_OF_SALES: ReadonlySet<string> = new Set(['4204', '5529']);
const INTEREST_ACCRUED_DUE_TO_US = '1702';
const INTEREST_ACCRUED_OWED = '2727';
const CAPITAL_CREDITORS = '2728';
const DIVIDEND_PAYABLE = '2729';
const CAPITAL_ADVANCES = '1203';
const MAT_CREDIT = '1206';
const ACCUMULATED = /^11(1\d|31)(?!\d)/;
const IN_PROGRESS = /^114\d(?!\d)/;

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
 * investments and overdrafts as borrowings, apart from those that the company lets count as cash. Throws RangeError where the parts do not come to the change of cash: the books given do not
 * balance, or are not of one period.
 */
export function cashFlowOf(facts: CashFlowFacts, accountOf: AccountFinder): CashFlowRow[] {
  const flow = new Flow(facts, presentedBy(accountOf));
  const rows = [...operatingRows(flow), ...investingRows(flow), ...financingRows(flow)];
  const change = rows.reduce((sum, { kind, amount }) => (kind === 'line' ? sum + amount : sum), 0);
  const effect = flow.restated('money');
  const [opening, closing] = [flow.money(facts.opening), flow.money(facts.closing)];
  if (change + sizeOf(effect) !== sizeOf(closing) - sizeOf(opening))
    throw new RangeError(
      `The cash flow comes to ${change + sizeOf(effect)}, the change of cash to ${sizeOf(closing) - sizeOf(opening)}`,
    );
  return [
    ...rows,
    ...filled([line('effect-of-rates', 'cash', effect)]),
    total('change', 'cash', sizeOf(closing) - sizeOf(opening)),
    { ...total('opening-cash', 'cash', sizeOf(opening)), parts: partsOf(opening) },
    { ...total('closing-cash', 'cash', sizeOf(closing)), parts: partsOf(closing) },
  ];
}

/** What accounts come to in a row, in the sign of the row. */
type Sums = ReadonlyMap<AccountId, number>;

const sizeOf = (sums: Sums): number => sumOf(sums.values());
const partsOf = (sums: Sums): CashFlowPart[] =>
  [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount: amount as Paise }))
    .sort((one, other) => one.account.localeCompare(other.account));

/** Sums over one another, each with its sign. */
function together(...signed: readonly (readonly [sign: 1 | -1, sums: Sums])[]): Map<AccountId, number> {
  const all = new Map<AccountId, number>();
  for (const [sign, sums] of signed) for (const [id, amount] of sums) all.set(id, (all.get(id) ?? 0) + sign * amount);
  return all;
}
const minus = (sums: Sums): Sums => together([-1, sums]);

const line = (id: string, head: CashFlowHead, sums: Sums, account: AccountId | null = null): CashFlowRow => {
  const amount = sizeOf(sums);
  return { ...{ id, kind: 'line', head, account }, amount: (amount === 0 ? 0 : amount) as Paise, parts: partsOf(sums) };
};
const total = (id: string, head: CashFlowHead, amount: number): CashFlowRow => ({
  ...{ id, kind: 'total', head, account: null, parts: [] },
  amount: (amount === 0 ? 0 : amount) as Paise,
});
const sum = (rows: readonly CashFlowRow[]): number => rows.reduce((all, { amount }) => all + amount, 0);
const filled = (rows: readonly CashFlowRow[]): CashFlowRow[] => rows.filter(({ amount }) => amount !== 0);

const isDepreciation = ({ line }: Account): boolean => line === 'depreciation';
const isExtraordinary = ({ line }: Account): boolean => line === 'extraordinary-items';
const isTax = ({ line }: Account): boolean => line === 'tax-expense';

function operatingRows(flow: Flow): CashFlowRow[] {
  // AS 3, 28: what is extraordinary is disclosed by itself.
  const extraordinary = minus(flow.moved(isExtraordinary));
  const apart = line('extraordinary-items', 'operating', extraordinary);
  const adjusted = [
    line(
      sizeOf(extraordinary) === 0 ? 'before-tax' : 'before-extraordinary',
      'operating',
      minus(flow.moved((account) => !isTax(account) && !isExtraordinary(account))),
    ),
    ...filled([
      line('depreciation', 'operating', flow.moved(isDepreciation)),
      line('interest-expense', 'operating', flow.movedOn(BORROWING_COSTS)),
      line('interest-income', 'operating', flow.movedOn(new Set([INTEREST_INCOME]))),
      line('dividend-income', 'operating', flow.movedOn(new Set([DIVIDEND_INCOME]))),
      line('result-of-sales', 'operating', flow.movedOn(RESULTS_OF_SALES)),
      line('unrealised-exchange', 'operating', minus(flow.restated())),
    ]),
  ];
  const capital = filled(WORKING_CAPITAL.map((part) => line(part, 'working-capital', minus(flow.changed(part)))));
  const tax = line('tax-paid', 'operating', together([-1, flow.moved(isTax)], [-1, flow.changed('tax')]));
  return [
    ...adjusted,
    total('before-working-capital', 'operating', sum(adjusted)),
    ...capital,
    total('generated', 'operating', sum(adjusted) + sum(capital)),
    ...filled([tax, apart]),
    total('operating', 'operating', sum(adjusted) + sum(capital) + tax.amount + apart.amount),
  ];
}

function investingRows(flow: Flow): CashFlowRow[] {
  const sold = flow.sold();
  const bought = together(
    [-1, flow.changed('fixed')],
    [-1, flow.moved(isDepreciation)],
    [-1, flow.movedOn(RESULTS_OF_SALES)],
    [-1, sold],
  );
  const interest = flow.movedOn(new Set([INTEREST_INCOME]));
  const rows = filled([
    line('assets-bought', 'investing', bought),
    line('assets-sold', 'investing', sold),
    line('investments', 'investing', minus(flow.changed('investments'))),
    line('deposits', 'investing', minus(flow.changed('deposits'))),
    line('interest-received', 'investing', together([-1, interest], [-1, flow.changed('interest-received')])),
    line('dividend-received', 'investing', minus(flow.movedOn(new Set([DIVIDEND_INCOME])))),
  ]);
  return [...rows, total('investing', 'investing', sum(rows))];
}

function financingRows(flow: Flow): CashFlowRow[] {
  // What left the reserves beyond the profit of the period was given to owners or moved within equity.
  const given = together([-1, flow.changed('dividend')], [-1, flow.changed('nominal')], [1, flow.moved(() => true)]);
  const costs = flow.movedOn(BORROWING_COSTS);
  const rows = filled([
    line('shares', 'financing', minus(flow.changed('shares'))),
    ...flow.borrowings().map(([id, change]) => line('borrowing', 'financing', new Map([[id, -change]]), id)),
    line('dividend', 'financing', given),
    line('interest-paid', 'financing', together([-1, costs], [-1, flow.changed('interest-paid')])),
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
  moved(isMeant: (account: Account) => boolean): Sums {
    return new Map(
      [...this.facts.movement].filter(([id]) => {
        const account = this.accountOf(id);
        return isNominal(account) && isMeant(account);
      }),
    );
  }

  movedOn(codes: ReadonlySet<string>): Sums {
    return this.moved(({ code }) => codes.has(code));
  }

  /** By how much balances of a part changed, debit positive, apart from their restatement. */
  changed(part: Part): Sums {
    return new Map(this.ids.filter((id) => this.partOf(id) === part).map((id) => [id, this.changeOf(id)]));
  }

  borrowings(): [AccountId, number][] {
    return [...this.changed('borrowing')].sort(([one], [other]) =>
      this.accountOf(one).code.localeCompare(this.accountOf(other).code),
    );
  }

  private changeOf(id: AccountId): number {
    const { opening, closing } = this.facts;
    return (closing.get(id) ?? 0) - (opening.get(id) ?? 0) - (this.restatements.get(id) ?? 0);
  }

  /** What balances were restated by, in all or of one part. */
  restated(part?: Part): Sums {
    return new Map([...this.restatements].filter(([id]) => part === undefined || this.partOf(id) === part));
  }

  money(balances: Balances): Sums {
    return new Map([...balances].filter(([id]) => this.partOf(id) === 'money'));
  }

  private partOf(id: AccountId): Part {
    return this.facts.cash?.has(id) ? 'money' : partOf(this.accountOf(id));
  }

  /**
   * What sold assets brought: their cost less the depreciation taken off, and the profit or loss, voucher by voucher. A purchase that
   * is taken back is no sale: it credits an asset, and neither depreciation nor a result; nor is an asset that moves to another account.
   */
  sold(): Sums {
    return together(
      ...this.facts.assetVouchers
        .filter((voucher) => this.isSale(voucher))
        .map(({ entries }): readonly [-1, Sums] => [-1, this.offTheBooks(entries)]),
    );
  }

  private isSale({ kind, entries }: AssetVoucher): boolean {
    if (kind === 'opening') return false;
    const touches = (isMeant: (account: Account) => boolean) =>
      entries.some(({ account }) => isMeant(this.accountOf(account)));
    const isResult = ({ code }: Account) => RESULTS_OF_SALES.has(code);
    return touches(isCost) && (kind === 'sales' || touches(isAccumulated) || touches(isResult));
  }

  /** What a sale takes off asset accounts, debit positive, with its profit or loss. */
  private offTheBooks(entries: AssetVoucher['entries']): Sums {
    return together(
      ...entries
        .filter(({ account: id }) => {
          const account = this.accountOf(id);
          return isCost(account) || isAccumulated(account) || RESULTS_OF_SALES.has(account.code);
        })
        .map(({ account, amount }): readonly [1, Sums] => [1, new Map([[account, amount]])]),
    );
  }
}

const isAsset = ({ code, line }: Account): boolean => FIXED.has(line) && !IN_PROGRESS.test(code);
const isAccumulated = (account: Account): boolean => isAsset(account) && ACCUMULATED.test(account.code);
const isCost = (account: Account): boolean => isAsset(account) && !ACCUMULATED.test(account.code);

/** Whether vouchers on an account tell what was sold: it holds the cost of assets. */
export const isAssetCost = isCost;

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
    if (row.kind === 'line') return withRoundedParts(row, rounded.get(row) ?? row.amount, step);
    if (row.id === 'opening-cash') return withRoundedParts(row, opening as Paise, step);
    if (row.id === 'closing-cash') return withRoundedParts(row, closing as Paise, step);
    return { ...row, amount: upTo(row, TOTALS[row.id] ?? (() => true)) };
  });
}

/** A row in whole steps whose accounts add up to it; one that was rounded past what they allow keeps them to the nearest. */
function withRoundedParts(row: CashFlowRow, amount: Paise, step: number): CashFlowRow {
  const exact = row.parts.map((part) => part.amount);
  const spread = amount / step - exact.reduce((sum, one) => sum + Math.floor(one / step), 0);
  const isSpread = spread >= 0 && spread <= exact.length;
  const amounts = isSpread ? roundedByRemainder(exact, step, amount) : exact.map((one) => nearest(one, step));
  return {
    ...row,
    amount,
    parts: row.parts.map(({ account }, at) => ({ account, amount: amounts[at] ?? (0 as Paise) })),
  };
}
