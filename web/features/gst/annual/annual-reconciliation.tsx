import { parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { DocumentNumber } from '../document-number';
import { amount } from '../settle/figures';
import { TaxTable } from '../settle/tax-table';
import type { Annual } from './annual.queries';
import { reconcilingWords } from './annual.words';
import { linesOf } from './annual-tables';

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

const isSum = (line: string): boolean => ['5P', '5Q', '5R', '7E', '7F', '7G', '14R', '14S', '14T'].includes(line);

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
    <SectionCard title={m.gst_annual_9c()} description={m.gst_annual_9c_words()}>
      <div className="flex flex-col gap-3">
        <Table caption={m.gst_annual_9c()} columns={lineColumns()} rows={lines} rowKey={({ line }) => line} />
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
      </div>
    </SectionCard>
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
      <SectionCard title={m.gst_annual_9c_7()}>
        <Table caption={m.gst_annual_9c_7()} columns={lineColumns()} rows={taxable} rowKey={({ line }) => line} />
      </SectionCard>
      <SectionCard title={m.gst_annual_9c_9()} description={m.gst_annual_9c_9_words()}>
        <div className="flex flex-col gap-3">
          {rates.length > 0 && (
            <Table
              caption={m.gst_annual_9c_9()}
              columns={rateColumns()}
              rows={rates}
              rowKey={({ rate, isReverse }) => `${rate} ${isReverse}`}
            />
          )}
          <TaxTable caption={m.gst3b_tax_payable()} lines={linesOf(payable)} />
        </div>
      </SectionCard>
      <SectionCard title={m.gst_annual_9c_12()} description={bySource}>
        <TaxTable caption={m.gst_annual_9c_12()} lines={linesOf(credit)} />
      </SectionCard>
      <SectionCard title={m.gst_annual_9c_14()} description={bySource}>
        <div className="flex flex-col gap-3">
          {expenses.length > 0 && (
            <Table
              caption={m.gst_annual_9c_14()}
              columns={expenseColumns()}
              rows={expenses}
              rowKey={({ account }) => account}
            />
          )}
          <Table
            caption={m.gst_annual_9c_credit()}
            columns={lineColumns()}
            rows={claimed}
            rowKey={({ line }) => line}
          />
        </div>
      </SectionCard>
    </>
  );
}
