import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stateOfGstCode } from '#domain/identifiers/tax-number';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import { DateText } from '../../ui/figure/date-text';
import { HeadCell } from '../../ui/list/head-cell';
import { type Column, Table } from '../../ui/list/table';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AmendDialog } from './amend-dialog';
import { DocumentNumber } from './document-number';
import { type Which, type Worksheet, type WorksheetRow, worksheetQuery } from './gst.queries';
import { tableNumber, tableWords } from './gst.words';
import { amount } from './settle/figures';

const AMOUNTS = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
const HEADS = { taxable: m.gst_taxable, igst: m.gst_igst, cgst: m.gst_cgst, sgst: m.gst_sgst, cess: m.gst_cess };

type Cell = Worksheet['cells'][number];
type SectionTableProps = {
  companyId: string;
  which: Which;
  worksheet: Worksheet;
  section: string | undefined;
  onSection: (section: string | undefined) => void;
};

/** The tables of the return, each with its sums; one opens to the rows that make it. */
export function SectionTable({ companyId, which, worksheet, section, onSection }: SectionTableProps) {
  const { cells, totals, state } = worksheet;
  const isFiled = useMayChange(companyId) && (state === 'filed' || state === 'amended');
  const cess = parseRupees(totals.cess) !== 0;
  const heads = AMOUNTS.filter((head) => head !== 'cess' || cess);
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
              <HeadCell isNumeric>{m.gst_documents()}</HeadCell>
              {heads.map((head) => (
                <HeadCell key={head} isNumeric>
                  {HEADS[head]()}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <CellRows
                key={cell.section}
                cell={cell}
                heads={heads}
                isOpen={cell.section === section}
                onToggle={() => onSection(cell.section === section ? undefined : cell.section)}
                rows={<OpenRows companyId={companyId} which={which} cell={cell} isFiled={isFiled} />}
              />
            ))}
            <tr className="bg-sunken font-semibold">
              <td className="px-4 py-2">{m.gst_total()}</td>
              <td />
              {heads.map((head) => (
                <td key={head} className="px-2.5 py-2 text-right tabular-nums last:pr-4">
                  {amount(totals[head])}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

type CellRowsProps = {
  cell: Cell;
  heads: readonly (typeof AMOUNTS)[number][];
  isOpen: boolean;
  onToggle: () => void;
  rows: ReactNode;
};

function CellRows({ cell, heads, isOpen, onToggle, rows }: CellRowsProps) {
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
            <span className="w-8 shrink-0 text-ink-3">{tableNumber(cell.section)}</span>
            <span>{tableWords(cell.section)}</span>
          </button>
        </th>
        <td className="border-b border-line px-2.5 py-1.5 text-right tabular-nums">{cell.documents}</td>
        {heads.map((head) => (
          <td
            key={head}
            className="border-b border-line px-2.5 py-1.5 text-right whitespace-nowrap tabular-nums last:pr-4"
          >
            {amount(cell[head])}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2 + heads.length} className="border-b border-line bg-sunken p-3">
            {rows}
          </td>
        </tr>
      )}
    </>
  );
}

type OpenRowsProps = { companyId: string; which: Which; cell: Cell; isFiled: boolean };

/** The rows of one table, with what they add up to; of a filed return each can be amended. */
function OpenRows({ companyId, which, cell, isFiled }: OpenRowsProps) {
  const found = useQuery(worksheetQuery(companyId, which, cell.section));
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={3} label={m.gst_loading()} />;
  const { rows, rowCount } = found.data;
  return (
    <>
      <Table
        caption={m.gst_rows_of({ table: tableWords(cell.section) })}
        columns={rowColumns(isFiled ? companyId : undefined)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {rowCount > rows.length && (
        <p className="mt-2 text-xs text-ink-3">{m.gst_rows_shown({ shown: rows.length, count: rowCount })}</p>
      )}
    </>
  );
}

const rowColumns = (amendIn: string | undefined): Column<WorksheetRow>[] => [
  {
    key: 'number',
    header: m.gst_number(),
    cell: ({ documentId, number }) => <DocumentNumber documentId={documentId} number={number} />,
  },
  { key: 'date', header: m.gst_date(), cell: ({ date }) => <DateText day={date} /> },
  {
    key: 'party',
    header: m.gst_buyer(),
    isWide: true,
    cell: ({ party, partyGstin, why }) => (
      <>
        <span className="wrap-anywhere">{party}</span>
        <span className="block text-xs text-ink-3">{partyGstin ?? why}</span>
      </>
    ),
  },
  {
    key: 'place',
    header: m.gst_place(),
    isHiddenNarrow: true,
    cell: ({ placeOfSupply }) => `${placeOfSupply} ${stateOfGstCode(placeOfSupply)?.name ?? m.gst_abroad()}`,
  },
  { key: 'rate', header: m.gst_rate(), isNumeric: true, cell: ({ rate }) => `${rate}%` },
  ...AMOUNTS.slice(0, 4).map(
    (head): Column<WorksheetRow> => ({
      key: head,
      header: HEADS[head](),
      isNumeric: true,
      cell: (row) => amount(row[head]),
    }),
  ),
  ...(amendIn === undefined
    ? []
    : [
        {
          key: 'amend',
          header: m.gst_amend(),
          cell: (row: WorksheetRow) => <AmendDialog companyId={amendIn} row={row} />,
        },
      ]),
];

type HsnRow = Worksheet['hsn'][number];

const hsnColumns = (): Column<HsnRow>[] => [
  { key: 'tab', header: m.gst_tab(), cell: ({ tab }) => (tab === 'b2b' ? 'B2B' : 'B2C') },
  { key: 'hsn', header: m.gst_hsn(), cell: ({ hsn }) => hsn || '–' },
  {
    key: 'description',
    header: m.gst_description(),
    isWide: true,
    isHiddenNarrow: true,
    cell: ({ description }) => description,
  },
  {
    key: 'quantity',
    header: m.gst_quantity(),
    isNumeric: true,
    cell: ({ quantity, unit }) => (unit === 'NA' ? '–' : `${quantity} ${unit}`),
  },
  { key: 'rate', header: m.gst_rate(), isNumeric: true, cell: ({ rate }) => `${rate}%` },
  ...AMOUNTS.slice(0, 4).map(
    (head): Column<HsnRow> => ({ key: head, header: HEADS[head](), isNumeric: true, cell: (row) => amount(row[head]) }),
  ),
];

/** Table 12, split by the table in which each document stands. */
export function HsnTable({ rows }: { rows: readonly HsnRow[] }) {
  return (
    <Table
      caption={m.gst_table_12()}
      columns={hsnColumns()}
      rows={rows}
      rowKey={({ tab, hsn, unit, rate }) => [tab, hsn, unit, rate].join('|')}
    />
  );
}

type IssuedRow = Worksheet['issued'][number];
const NATURES: Readonly<Record<number, () => string>> = {
  1: m.gst_invoices,
  2: m.gst_self_invoices,
  4: m.gst_debit_notes,
  5: m.gst_credit_notes,
  6: m.gst_receipt_vouchers,
  7: m.gst_payment_vouchers,
  8: m.gst_refund_vouchers,
};

const issuedColumns = (): Column<IssuedRow>[] => [
  { key: 'nature', header: m.gst_nature(), cell: ({ nature }) => NATURES[nature]?.() ?? '' },
  { key: 'from', header: m.gst_from(), cell: ({ from }) => from },
  { key: 'to', header: m.gst_to(), cell: ({ to }) => to },
  { key: 'count', header: m.gst_issued(), isNumeric: true, cell: ({ count }) => count },
  { key: 'cancelled', header: m.gst_cancelled(), isNumeric: true, cell: ({ cancelled }) => cancelled },
  { key: 'net', header: m.gst_net(), isNumeric: true, cell: ({ count, cancelled }) => count - cancelled },
];

/** Table 13: the numbers that were issued, and how many were cancelled. */
export function IssuedTable({ rows }: { rows: readonly IssuedRow[] }) {
  return (
    <Table
      caption={m.gst_table_13()}
      columns={issuedColumns()}
      rows={rows}
      rowKey={({ nature, from }) => `${nature}|${from}`}
    />
  );
}
