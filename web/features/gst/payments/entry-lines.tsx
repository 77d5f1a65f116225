import { m } from '../../../lib/messages';
import { type Column, Table } from '../../../ui/list/table';
import { amount } from '../settle/figures';

export type EntryLine = { account: string; name: string; debit: string; credit: string };

const columns = (): Column<EntryLine>[] => [
  { key: 'account', header: m.gst3b_account(), cell: ({ name }) => name },
  { key: 'debit', header: m.gst3b_debit(), isNumeric: true, cell: ({ debit }) => amount(debit) },
  { key: 'credit', header: m.gst3b_credit(), isNumeric: true, cell: ({ credit }) => amount(credit) },
];

/** The lines of a voucher that is proposed. */
export function EntryLines({ caption, lines }: { caption: string; lines: readonly EntryLine[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{caption}</h3>
      <Table
        caption={caption}
        columns={columns()}
        rows={lines}
        rowKey={({ account, debit, credit }) => `${account} ${debit} ${credit}`}
      />
    </div>
  );
}
