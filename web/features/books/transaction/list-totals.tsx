import { useMemo } from 'react';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formatCount, formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';

type ListFactsProps = {
  pages: readonly { rows: readonly BankTransaction[] }[];
  hasMore: boolean;
  isGoingToEnd: boolean;
};

/** How many rows the filters show and their sums; of a list that is not loaded to its end it says what is loaded. */
export function ListFacts({ pages, hasMore, isGoingToEnd }: ListFactsProps) {
  const { count, moneyIn, moneyOut } = useMemo(() => totalsOf(pages), [pages]);
  const shown = formatCount(count);
  const sums = { moneyIn: formatInrExact(moneyIn), moneyOut: formatInrExact(moneyOut) };
  const words = () => {
    if (isGoingToEnd && hasMore) return m.books_list_going({ count: shown });
    return hasMore ? m.books_list_loaded({ count: shown, ...sums }) : m.books_list_whole({ count, shown, ...sums });
  };
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
      {words()}
    </p>
  );
}

type Row = Pick<BankTransaction, 'amount' | 'transactionType'>;
export type ListTotals = { count: number; moneyIn: Paise; moneyOut: Paise };

// Of each page once: of 200,000 rows not all are to be read again when the next 200 come.
const known = new WeakMap<readonly Row[], ListTotals>();

/** How many rows are there so far, and what came in and went out by them. */
export function totalsOf(pages: readonly { rows: readonly Row[] }[]): ListTotals {
  return pages.map(({ rows }) => ofPage(rows)).reduce(added, { count: 0, moneyIn: paise(0), moneyOut: paise(0) });
}

function ofPage(rows: readonly Row[]): ListTotals {
  const totals = known.get(rows) ?? {
    count: rows.length,
    moneyIn: sumOf(rows, 'credit'),
    moneyOut: sumOf(rows, 'debit'),
  };
  known.set(rows, totals);
  return totals;
}

const sumOf = (rows: readonly Row[], side: Row['transactionType']): Paise =>
  paise(rows.reduce((sum, row) => (row.transactionType === side ? sum + parseRupees(row.amount) : sum), 0));

const added = (one: ListTotals, other: ListTotals): ListTotals => ({
  count: one.count + other.count,
  moneyIn: paise(one.moneyIn + other.moneyIn),
  moneyOut: paise(one.moneyOut + other.moneyOut),
});
