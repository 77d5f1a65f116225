import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { m } from '../../../lib/messages';
import { type Head, headWords } from '../../../lib/tax-heads';
import { cx } from '../../../ui/cx';
import { DateText } from '../../../ui/figure/date-text';
import { HeadCell } from '../../../ui/list/head-cell';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { DocumentNumber } from '../document-number';
import { amount, headsIn } from './figures';
import { type Draft, type DraftCell, type DraftRow, draftQuery, type Which } from './settle.queries';

type Group = {
  number: string;
  title: () => string;
  cells: readonly [cell: string, number: string, words: () => string][];
};

const GROUPS: readonly Group[] = [
  {
    number: '3.1',
    title: m.gst3b_group_31,
    cells: [
      ['3.1(a)', '(a)', m.gst3b_31a],
      ['3.1(b)', '(b)', m.gst3b_31b],
      ['3.1(c)', '(c)', m.gst3b_31c],
      ['3.1(d)', '(d)', m.gst3b_31d],
      ['3.1(e)', '(e)', m.gst3b_31e],
      ['3.1.1(i)', '3.1.1(i)', m.gst3b_311i],
      ['3.1.1(ii)', '3.1.1(ii)', m.gst3b_311ii],
    ],
  },
  {
    number: '3.2',
    title: m.gst3b_group_32,
    cells: [
      ['3.2-unregistered', '', m.gst3b_32_unregistered],
      ['3.2-composition', '', m.gst3b_32_composition],
      ['3.2-uin', '', m.gst3b_32_uin],
    ],
  },
  {
    number: '4',
    title: m.gst3b_group_4,
    cells: [
      ['4(A)(1)', '(A)(1)', m.gst3b_4a1],
      ['4(A)(2)', '(A)(2)', m.gst3b_4a2],
      ['4(A)(3)', '(A)(3)', m.gst3b_4a3],
      ['4(A)(4)', '(A)(4)', m.gst3b_4a4],
      ['4(A)(5)', '(A)(5)', m.gst3b_4a5],
      ['4(B)(1)', '(B)(1)', m.gst3b_4b1],
      ['4(B)(2)', '(B)(2)', m.gst3b_4b2],
      ['4(D)(1)', '(D)(1)', m.gst3b_4d1],
      ['4(D)(2)', '(D)(2)', m.gst3b_4d2],
    ],
  },
  {
    number: '5',
    title: m.gst3b_group_5,
    cells: [
      ['5-gst', '', m.gst3b_5_gst],
      ['5-non-gst', '', m.gst3b_5_non_gst],
    ],
  },
];

type CellTableProps = {
  companyId: string;
  which: Which;
  draft: Draft;
  open: string | undefined;
  onOpen: (cell: string) => void;
};

/** The form with its cells; those without rows are named in a line below their table. */
export function CellTable({ companyId, which, draft, open, onOpen }: CellTableProps) {
  const of = new Map<string, DraftCell>(draft.cells.map((cell) => [cell.cell, cell]));
  const heads = headsIn(...draft.cells);
  const columns = ['taxable', ...heads] as const;
  return (
    <section
      aria-label={m.gst_tables()}
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{m.gst_tables()}</caption>
          <thead>
            <tr>
              <HeadCell>{m.gst_table()}</HeadCell>
              {columns.map((column) => (
                <HeadCell key={column} isNumeric>
                  {column === 'taxable' ? m.gst_taxable() : headWords(column)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS.map(({ number, title, cells }) => {
              const filled = cells.filter(([cell]) => (of.get(cell)?.rows ?? 0) > 0);
              const empty = cells.filter(([cell]) => (of.get(cell)?.rows ?? 0) === 0);
              return (
                <Fragment key={number}>
                  <tr className="bg-sunken">
                    <th
                      colSpan={1 + columns.length}
                      scope="rowgroup"
                      className="border-b border-line px-4 py-2 text-left"
                    >
                      <span className="inline-block w-16 shrink-0 text-ink-2">{number}</span>
                      <span className="font-semibold">{title()}</span>
                    </th>
                  </tr>
                  {filled.map(([cell, label, words]) => {
                    const sum = of.get(cell);
                    return (
                      sum && (
                        <CellRows
                          key={cell}
                          {...{ companyId, which, sum, label, heads }}
                          words={words()}
                          isOpen={cell === open}
                          onToggle={() => onOpen(cell)}
                        />
                      )
                    );
                  })}
                  {number === '4' && filled.length > 0 && <Net net={draft.netCredit} heads={heads} />}
                  {empty.length > 0 && (
                    <tr>
                      <td
                        colSpan={1 + columns.length}
                        className="border-b border-line px-4 py-1.5 pl-20 text-xs text-ink-3"
                      >
                        {m.gst3b_nothing_in({
                          cells: empty.map(([, label, words]) => label || words()).join(', '),
                        })}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const FIGURE = 'border-b border-line px-2.5 py-1.5 text-right whitespace-nowrap tabular-nums last:pr-4';

const Net = ({ net, heads }: { net: Draft['netCredit']; heads: readonly Head[] }) => (
  <tr className="bg-sunken font-semibold">
    <th scope="row" className="border-b border-line px-4 py-1.5 text-left">
      <span className="inline-block w-16 font-normal text-ink-3">(C)</span>
      {m.gst3b_4c()}
    </th>
    <td className={FIGURE} />
    {heads.map((head) => (
      <td key={head} className={FIGURE}>
        {amount(net[head])}
      </td>
    ))}
  </tr>
);

type CellRowsProps = {
  companyId: string;
  which: Which;
  sum: DraftCell;
  label: string;
  words: string;
  heads: readonly Head[];
  isOpen: boolean;
  onToggle: () => void;
};

function CellRows({ companyId, which, sum, label, words, heads, isOpen, onToggle }: CellRowsProps) {
  const isCredit = sum.cell.startsWith('4');
  return (
    <>
      <tr className={cx(isOpen ? 'bg-accent-soft' : 'hover:bg-hover')}>
        <th scope="row" className="border-b border-line px-4 py-1 text-left font-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex min-w-52 items-baseline rounded-sm py-1 text-left hover:underline pointer-coarse:py-3"
          >
            <span className="w-16 shrink-0 text-ink-3">{label}</span>
            <span>{words}</span>
          </button>
        </th>
        <td className={FIGURE}>{isCredit ? '' : amount(sum.taxable)}</td>
        {heads.map((head) => (
          <td key={head} className={FIGURE}>
            {amount(sum[head])}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + heads.length} className="border-b border-line bg-sunken p-3">
            <OpenRows companyId={companyId} which={which} cell={sum.cell} words={words} heads={heads} />
          </td>
        </tr>
      )}
    </>
  );
}

type OpenRowsProps = { companyId: string; which: Which; cell: string; words: string; heads: readonly Head[] };

/** The rows of a cell, each with why it stands there. */
function OpenRows({ companyId, which, cell, words, heads }: OpenRowsProps) {
  const found = useQuery(draftQuery(companyId, which, cell));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={3} label={m.gst_loading()} />;
  const { rows, rowCount } = found.data;
  return (
    <>
      <Table
        caption={m.gst_rows_of({ table: words })}
        columns={rowColumns(heads)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rowCount > rows.length && (
        <p className="mt-2 text-xs text-ink-3">{m.gst_rows_shown({ shown: rows.length, count: rowCount })}</p>
      )}
    </>
  );
}

const isOfBills = (cell: string): boolean => cell.startsWith('4') || cell.startsWith('5') || cell === '3.1(d)';

const rowColumns = (heads: readonly Head[]): Column<DraftRow>[] => [
  {
    key: 'number',
    header: m.gst_number(),
    cell: ({ documentId, number, cell }) => (
      <DocumentNumber documentId={documentId} number={number} side={isOfBills(cell) ? 'purchase' : 'sale'} />
    ),
  },
  { key: 'date', header: m.gst_date(), cell: ({ date }) => (date ? <DateText day={date} /> : '–') },
  {
    key: 'party',
    header: m.gst3b_party(),
    isWide: true,
    cell: ({ party, why }) => (
      <>
        <span className="wrap-anywhere">{party}</span>
        <span className="block text-xs text-ink-3">{why}</span>
      </>
    ),
  },
  { key: 'taxable', header: m.gst_taxable(), isNumeric: true, cell: (row) => amount(row.taxable) },
  ...heads.map(
    (head): Column<DraftRow> => ({
      ...{ key: head, header: headWords(head), isNumeric: true, cell: (row) => amount(row[head]) },
    }),
  ),
];
