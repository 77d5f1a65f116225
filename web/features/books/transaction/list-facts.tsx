import { useMemo } from 'react';
import { formatCount, formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { BankTransaction } from '../bank.queries';
import { totalsOf } from './list-totals';

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
    if (isGoingToEnd && hasMore) return m.bank_list_going({ count: shown });
    return hasMore ? m.bank_list_loaded({ count: shown, ...sums }) : m.bank_list_whole({ count, shown, ...sums });
  };
  return (
    <p role="status" className="text-sm text-ink-2 tabular-nums">
      {words()}
    </p>
  );
}
