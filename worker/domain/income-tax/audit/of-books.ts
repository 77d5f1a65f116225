import type { BlockYear } from '../../ledger/asset/block';
import { chartAccount } from '../../ledger/chart/chart';
import type { StatementLine } from '../../ledger/chart/lines';
import { asCount, atRate, type Explained, inPaise, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { AuditRow, Filled } from './model';

/** What accounts of the chart moved in the year, and what stocks stood at at its end: debits above nought. */
export type YearOfBooks = { moved: ReadonlyMap<string, Paise>; closing: ReadonlyMap<string, Paise>; profit: Paise };

const sumOf = (amounts: Iterable<number>): Paise => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return paise(sum);
};

/** Accounts whose whole cost of the year a clause asks for, each a row. */
export function costsOf({ moved }: YearOfBooks, codes: readonly string[], label: Message): Filled {
  const rows = codes.flatMap((code): AuditRow[] => {
    const amount = moved.get(code) ?? paise(0);
    if (amount <= 0) return [];
    const text = say('tax-audit.row.account', { account: say(`ledger.account.${code}`) });
    return [{ text, date: null, party: null, amount, isCounted: true, voucherId: null }];
  });
  const amount = sumOf(rows.map((row) => row.amount));
  const working = new Working();
  for (const [index, row] of rows.entries()) working.give(`row.${index}`, row.text, inPaise(row.amount));
  working.make('sum', label, inPaise(amount), {
    formula: say('tax-audit.formula.sum-of-accounts'),
    inputs: rows.map((_, index) => `row.${index}`),
    summary: say('tax-audit.summary.accounts', { count: rows.length, amount: inPaise(amount) }),
  });
  return { figure: working.explain(amount), rows, notes: [] };
}

/** Depreciation by blocks (clause 18), as the register of assets has them. */
export function depreciationOf(blocks: readonly BlockYear[], missing: readonly string[]): Filled {
  const amount = sumOf(blocks.map(({ depreciation }) => depreciation.value));
  const working = new Working();
  for (const { block, depreciation } of blocks)
    working.make(block, say(`asset.block.${block}`), inPaise(depreciation.value), {
      inputs: [],
      ...ruleOf(depreciation),
    });
  working.make('sum', say('tax-audit.step.depreciation'), inPaise(amount), {
    formula: say('tax-audit.formula.sum-of-blocks'),
    inputs: blocks.map(({ block }) => block),
    summary: say('tax-audit.summary.depreciation', { count: blocks.length, amount: inPaise(amount) }),
  });
  return {
    figure: working.explain(amount),
    rows: blocks.map(({ block, rate, opening, additions, moneysPayable, depreciation }) => ({
      text: say('tax-audit.row.block', {
        ...{ block: say(`asset.block.${block}`), rate: atRate(rate), opening: inPaise(opening) },
        ...{ additions: inPaise(additions), sold: inPaise(moneysPayable) },
      }),
      ...{ date: null, party: null, amount: depreciation.value, isCounted: true, voucherId: null },
    })),
    notes: missing.map((block) => say('tax-audit.note.block-missing', { block: say(`asset.block.${block}`) })),
  };
}

/** The rule of a block's rate, where it was written down. */
function ruleOf({ steps }: Explained<Paise>) {
  const rule = steps.findLast((step) => step.rule)?.rule;
  return rule ? { rule } : {};
}

const COST_LINES: ReadonlySet<StatementLine> = new Set(['materials-consumed', 'purchases', 'inventory-changes']);
const STOCK_CODES = ['1301', '1302', '1303'];

/** Turnover, gross and net profit, stock and material consumed, each as a share of turnover (clause 40). */
export function ratiosOf({ moved, closing, profit }: YearOfBooks): Filled {
  const onLines = (is: (line: StatementLine) => boolean) =>
    sumOf([...moved].filter(([code]) => is(chartAccount(code)?.line ?? 'suspense')).map(([, amount]) => amount));
  const turnover = paise(-onLines((line) => line === 'revenue') || 0);
  const consumed = onLines((line) => COST_LINES.has(line));
  const gross = paise(turnover - consumed);
  const stock = sumOf(STOCK_CODES.map((code) => closing.get(code) ?? 0));
  const working = new Working();
  working.make('turnover', say('tax-audit.step.turnover'), inPaise(turnover), {
    inputs: [],
    summary: say('tax-audit.summary.turnover', { turnover: inPaise(turnover) }),
  });
  const share = (amount: Paise) =>
    turnover > 0 ? atRate(Math.round((amount * 10_000) / turnover) as BasisPoints) : asCount(0);
  const row = (id: string, amount: Paise): AuditRow => ({
    text: say(turnover > 0 ? `tax-audit.row.${id}` : `tax-audit.row.${id}-alone`, { share: share(amount) }),
    ...{ date: null, party: null, amount, isCounted: false, voucherId: null },
  });
  return {
    figure: working.explain(turnover),
    rows: [row('gross-profit', gross), row('net-profit', profit), row('stock', stock), row('material', consumed)],
    notes: [],
  };
}
