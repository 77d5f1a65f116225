import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { DateText } from '../../ui/date-text';
import { type Column, Table } from '../../ui/table';
import type { Preview } from './upload.calls';
import { exactAmount } from './words';

type Sample = Preview['sample'][number];

/** The first rows as they were read, to be compared with the bank's own. */
export function SampleRows({ rows }: { rows: readonly Sample[] }) {
  if (rows.length === 0) return null;
  const caption = m.bank_first_rows({ count: rows.length });
  return <Table caption={caption} isCaptionShown columns={columns()} rows={rows} rowKey={({ line }) => `${line}`} />;
}

const columns = (): Column<Sample>[] => [
  { key: 'date', header: m.bank_date(), cell: ({ date }) => <DateText day={date} /> },
  { key: 'description', header: m.bank_description(), isWide: true, cell: (row) => <Description row={row} /> },
  { key: 'debit', header: m.bank_debit(), isNumeric: true, cell: (row) => amountOn('debit', row) },
  { key: 'credit', header: m.bank_credit(), isNumeric: true, cell: (row) => amountOn('credit', row) },
  { key: 'balance', header: m.bank_balance(), isNumeric: true, cell: ({ balance }) => balance && exactAmount(balance) },
];

const amountOn = (side: Sample['side'], row: Sample) => (row.side === side ? exactAmount(row.amount) : null);

function Description({ row }: { row: Sample }) {
  return (
    <span className="break-words">
      {row.description} {row.isKnown && <Badge>{m.bank_known()}</Badge>}
    </span>
  );
}
