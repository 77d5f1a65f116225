import { m } from '../../../lib/messages';
import type { Column } from '../../../ui/list/table';
import { amount } from '../settle/figures';
import type { Annual } from './annual.queries';

type Line = Annual['reconciliation']['lines'][number];

/** A line of the form with one amount: its number, what it holds, and the amount; sums stand out. */
export const amountColumns = (): Column<Line>[] => [
  { key: 'line', header: m.gst_annual_line(), cell: ({ line }) => <span className="text-ink-3">{line}</span> },
  {
    key: 'what',
    header: m.gst_annual_what(),
    isWide: true,
    cell: ({ line, what }) => <span className={isSum(line) ? 'font-semibold' : ''}>{what}</span>,
  },
  {
    key: 'amount',
    header: m.gst_annual_amount(),
    isNumeric: true,
    cell: (one) => <span className={isSum(one.line) ? 'font-semibold' : ''}>{amount(one.amount)}</span>,
  },
];

const isSum = (line: string): boolean => ['5P', '5Q', '5R', '7E', '7F', '7G', '14R', '14S', '14T'].includes(line);
