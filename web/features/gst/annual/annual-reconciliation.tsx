import { parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { DocumentNumber } from '../document-number';
import { amount } from '../settle/figures';
import { TaxTable } from '../settle/tax-table';
import { amountColumns } from './amount-columns';
import type { Annual } from './annual.queries';
import { linesOf, TableCard, TaxCard } from './table-card';

type Row = Annual['reconciliation']['rows'][number];

const rowColumns = (): Column<Row>[] => [
  {
    key: 'number',
    header: m.gst_number(),
    cell: ({ documentId, number }) => <DocumentNumber documentId={documentId} number={number} />,
  },
  { key: 'date', header: m.gst_date(), cell: ({ date }) => <DateText day={date} /> },
  { key: 'why', header: m.gst_annual_why(), isWide: true, cell: ({ why }) => why },
  { key: 'books', header: m.gst_annual_in_books(), isNumeric: true, cell: ({ inBooks }) => amount(inBooks) },
  { key: 'return', header: m.gst_annual_in_return(), isNumeric: true, cell: ({ inReturn }) => amount(inReturn) },
];

/** Table 5 of GSTR-9C, and the rows by which the two turnovers differ. */
export function Reconciliation({ annual }: { annual: Annual }) {
  const { lines, difference, rows, rowCount, notKnown } = annual.reconciliation;
  const agrees = parseRupees(difference) === 0 && rowCount === 0;
  return (
    <TableCard
      title={m.gst_annual_9c()}
      description={m.gst_annual_9c_words()}
      columns={amountColumns()}
      rows={lines}
      rowKey={({ line }) => line}
    >
      <p className="text-xs text-ink-3">{m.gst_annual_not_known({ lines: notKnown.join(', ') })}</p>
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
    </TableCard>
  );
}

type Rate = Annual['reconciliation']['rates'][number];
type Expense = Annual['reconciliation']['expenses'][number];

const rateColumns = (): Column<Rate>[] => [
  {
    key: 'rate',
    header: m.gst_rate(),
    cell: ({ rate, isReverse }) => (isReverse ? m.gst_annual_9c_reverse({ rate }) : `${rate}%`),
  },
  ...(['taxable', 'igst', 'cgst', 'sgst'] as const).map(
    (head): Column<Rate> => ({
      key: head,
      header: head === 'taxable' ? m.gst_taxable() : head.toUpperCase(),
      isNumeric: true,
      cell: (one) => amount(one[head]),
    }),
  ),
];

const expenseColumns = (): Column<Expense>[] => [
  { key: 'name', header: m.gst_annual_what(), isWide: true, cell: ({ name }) => name },
  { key: 'value', header: m.gst_annual_9c_value(), isNumeric: true, cell: ({ value }) => amount(value) },
  { key: 'tax', header: m.gst_annual_9c_tax(), isNumeric: true, cell: ({ tax }) => amount(tax) },
  { key: 'credit', header: m.gst_annual_9c_credit(), isNumeric: true, cell: ({ credit }) => amount(credit) },
];

/** Tables 7, 9, 12 and 14 of GSTR-9C. */
export function ReconciliationTables({ annual }: { annual: Annual }) {
  const { taxable, rates, payable, credit, expenses, claimed, isClaimedByReturns } = annual.reconciliation;
  const bySource = isClaimedByReturns ? m.gst_annual_9c_by_returns() : m.gst_annual_9c_by_books();
  return (
    <>
      <TableCard title={m.gst_annual_9c_7()} columns={amountColumns()} rows={taxable} rowKey={({ line }) => line} />
      <TableCard
        title={m.gst_annual_9c_9()}
        description={m.gst_annual_9c_9_words()}
        columns={rateColumns()}
        rows={rates}
        rowKey={({ rate, isReverse }) => `${rate} ${isReverse}`}
      >
        <TaxTable caption={m.gst3b_tax_payable()} lines={linesOf(payable)} />
      </TableCard>
      <TaxCard title={m.gst_annual_9c_12()} description={bySource} lines={credit} />
      <TableCard
        title={m.gst_annual_9c_14()}
        description={bySource}
        columns={expenseColumns()}
        rows={expenses}
        rowKey={({ account }) => account}
      >
        <Table
          caption={m.gst_annual_9c_credit()}
          columns={amountColumns()}
          rows={claimed}
          rowKey={({ line }) => line}
        />
      </TableCard>
    </>
  );
}
