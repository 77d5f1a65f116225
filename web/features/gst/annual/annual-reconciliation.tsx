import { Link } from '@tanstack/react-router';
import { parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { amount } from '../settle/figures';
import type { Annual } from './annual.queries';
import { reconcilingWords } from './annual.words';

type Line = Annual['reconciliation']['lines'][number];
type Row = Annual['reconciliation']['rows'][number];

const lineColumns = (): Column<Line>[] => [
  { key: 'line', header: m.gst_annual_line(), cell: ({ line }) => <span className="text-ink-3">{line}</span> },
  {
    key: 'what',
    header: m.gst_annual_what(),
    isWide: true,
    cell: ({ line }) => <span className={isSum(line) ? 'font-semibold' : ''}>{reconcilingWords(line)}</span>,
  },
  {
    key: 'amount',
    header: m.gst_annual_amount(),
    isNumeric: true,
    cell: (one) => <span className={isSum(one.line) ? 'font-semibold' : ''}>{amount(one.amount)}</span>,
  },
];

const isSum = (line: string): boolean => ['5P', '5Q', '5R'].includes(line);

const rowColumns = (): Column<Row>[] => [
  {
    key: 'number',
    header: m.gst_number(),
    cell: ({ documentId, number }) =>
      documentId ? (
        <Link
          to="/invoices"
          search={(known: object) => ({ ...known, shown: documentId })}
          className="text-accent hover:underline"
        >
          {number}
        </Link>
      ) : (
        number
      ),
  },
  { key: 'date', header: m.gst_date(), cell: ({ date }) => <DateText day={date} /> },
  { key: 'why', header: m.gst_annual_why(), isWide: true, cell: ({ why }) => why },
  { key: 'books', header: m.gst_annual_in_books(), isNumeric: true, cell: ({ inBooks }) => amount(inBooks) },
  { key: 'return', header: m.gst_annual_in_return(), isNumeric: true, cell: ({ inReturn }) => amount(inReturn) },
];

/** Table 5 of GSTR-9C, and the rows by which the two turnovers differ. */
export function Reconciliation({ annual }: { annual: Annual }) {
  const { lines, difference, rows, rowCount } = annual.reconciliation;
  const agrees = parseRupees(difference) === 0 && rowCount === 0;
  return (
    <SectionCard title={m.gst_annual_9c()} description={m.gst_annual_9c_words()}>
      <div className="flex flex-col gap-3">
        <Table caption={m.gst_annual_9c()} columns={lineColumns()} rows={lines} rowKey={({ line }) => line} />
        {agrees && <p className="text-sm text-green">{m.gst_annual_agrees()}</p>}
        {rows.length > 0 && (
          <>
            <p className="text-sm text-ink-2">{m.gst_annual_differences_shown({ count: rowCount })}</p>
            <Table
              caption={m.gst_annual_differences()}
              columns={rowColumns()}
              rows={rows}
              rowKey={({ voucherId, documentId, number }) => voucherId ?? documentId ?? number}
            />
            {rowCount > rows.length && (
              <p className="text-xs text-ink-3">{m.gst_rows_shown({ shown: rows.length, count: rowCount })}</p>
            )}
          </>
        )}
      </div>
    </SectionCard>
  );
}
