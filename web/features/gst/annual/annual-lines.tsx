import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { DateText } from '../../../ui/figure/date-text';
import { HeadCell } from '../../../ui/list/head-cell';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { DocumentNumber } from '../document-number';
import { amount } from '../settle/figures';
import { type Annual, type AnnualRow, type AnnualSum, annualQuery, type WhichYear } from './annual.queries';

const HEADS = ['taxable', 'igst', 'cgst', 'sgst'] as const;
type Sum = Pick<AnnualSum, (typeof HEADS)[number]>;

const TABLES = [
  { table: '4', title: m.gst_annual_table_4, ends: ['taxable'] },
  { table: '5', title: m.gst_annual_table_5, ends: ['untaxed', 'turnover'] },
  { table: '6', title: m.gst_annual_table_6, ends: ['creditAvailed'] },
  { table: '7', title: m.gst_annual_table_7, ends: ['creditReversed'] },
] as const;

type LinesProps = {
  companyId: string;
  which: WhichYear;
  annual: Annual;
  line: string | undefined;
  onLine: (line: string | undefined) => void;
};

/** Tables 4 to 7 of the annual return; a line opens to the rows of the returns that make it. */
export function AnnualLines({ companyId, which, annual, line, onLine }: LinesProps) {
  return (
    <section
      aria-label={m.gst_annual_tables()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-surface shadow-card"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{m.gst_annual_tables()}</caption>
        <thead>
          <tr>
            {[m.gst_annual_what(), m.gst_taxable(), m.gst_igst(), m.gst_cgst(), m.gst_sgst()].map((head, at) => (
              <HeadCell key={head} isNumeric={at > 0}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {TABLES.map(({ table, title, ends }) => {
            const of = annual.lines.filter((one) => one.line.startsWith(table));
            const empty = of.filter(({ rows }) => rows === 0).map((one) => one.line);
            return (
              <Fragment key={table}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={5}
                    className="border-b border-line px-4 pt-4 pb-1.5 text-left font-semibold"
                  >
                    <span className="mr-3 text-ink-3">{table}</span>
                    {title()}
                  </th>
                </tr>
                {of
                  .filter(({ rows }) => rows > 0)
                  .map((sum) => (
                    <LineRows
                      key={sum.line}
                      sum={sum}
                      isOpen={line === sum.line}
                      onToggle={() => onLine(line === sum.line ? undefined : sum.line)}
                      parts={annual.creditKinds.filter((one) => one.line === sum.line)}
                      rows={<OpenRows companyId={companyId} which={which} line={sum.line} what={sum.what} />}
                    />
                  ))}
                {empty.length > 0 && (
                  <tr>
                    <td colSpan={5} className="border-b border-line px-4 py-1.5 text-xs text-ink-3">
                      {m.gst_annual_nothing({ lines: empty.join(', ') })}
                    </td>
                  </tr>
                )}
                {ends.map((key) => (
                  <tr key={key} className="bg-sunken font-semibold">
                    <th scope="row" className="border-b border-line px-4 py-1.5 text-left">
                      <span className="mr-3 inline-block w-8 font-normal text-ink-3">{annual.totals[key].line}</span>
                      {annual.totals[key].what}
                    </th>
                    <Amounts sum={annual.totals[key]} />
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const Amounts = ({ sum }: { sum: Sum }) =>
  HEADS.map((head) => (
    <td key={head} className="border-b border-line px-2.5 py-1.5 text-right whitespace-nowrap tabular-nums last:pr-4">
      {amount(sum[head])}
    </td>
  ));

type Part = Annual['creditKinds'][number];
type LineRowsProps = { sum: AnnualSum; parts: readonly Part[]; isOpen: boolean; onToggle: () => void; rows: ReactNode };

function LineRows({ sum, parts, isOpen, onToggle, rows }: LineRowsProps) {
  return (
    <>
      <tr className={cx(isOpen ? 'bg-accent-soft' : 'hover:bg-hover')}>
        <th scope="row" className="border-b border-line px-4 py-1.5 text-left font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-h-7 min-w-48 items-baseline gap-3 rounded-sm text-left hover:underline pointer-coarse:min-h-11"
          >
            <span className="w-8 shrink-0 text-ink-3">{sum.line}</span>
            <span>{sum.what}</span>
          </button>
        </th>
        <Amounts sum={sum} />
      </tr>
      {parts.map((part) => (
        <tr key={part.kind} className="text-ink-2">
          <th scope="row" className="border-b border-line py-1 pr-4 pl-15 text-left font-normal">
            {part.what}
          </th>
          <Amounts sum={part} />
        </tr>
      ))}
      {isOpen && (
        <tr>
          <td colSpan={5} className="border-b border-line bg-sunken p-3">
            {rows}
          </td>
        </tr>
      )}
    </>
  );
}

type OpenProps = { companyId: string; which: WhichYear; line: string; what: string };

function OpenRows({ companyId, which, line, what }: OpenProps) {
  const found = useQuery(annualQuery(companyId, which, line));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={3} label={m.gst_loading()} />;
  const { rows, rowCount } = found.data;
  return (
    <>
      <Table caption={m.gst_rows_of({ table: what })} columns={rowColumns()} rows={rows} rowKey={({ id }) => id} />
      {rowCount > rows.length && (
        <p className="mt-2 text-xs text-ink-3">{m.gst_rows_shown({ shown: rows.length, count: rowCount })}</p>
      )}
    </>
  );
}

const rowColumns = (): Column<AnnualRow>[] => [
  {
    key: 'number',
    header: m.gst_number(),
    cell: ({ documentId, number, side }) => <DocumentNumber documentId={documentId} number={number} side={side} />,
  },
  { key: 'date', header: m.gst_date(), cell: ({ date }) => <DateText day={date} /> },
  {
    key: 'party',
    header: m.gst_annual_party(),
    isWide: true,
    cell: ({ party, partyGstin, why }) => (
      <>
        <span className="wrap-anywhere">{party}</span>
        <span className="block text-xs text-ink-3">{partyGstin ?? why}</span>
      </>
    ),
  },
  ...HEADS.map(
    (head): Column<AnnualRow> => ({
      key: head,
      header: head === 'taxable' ? m.gst_taxable() : head.toUpperCase(),
      isNumeric: true,
      cell: (row) => amount(row[head]),
    }),
  ),
];
