import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { rupees } from '../settle/figures';
import { type Lapses, lapsesQuery, type Which } from './two-b.queries';

type Lapse = Lapses['lapses'][number];

const columns = (): Column<Lapse>[] => [
  { key: 'supplier', header: m.two_b_supplier(), cell: ({ name, gstin }) => name || gstin },
  { key: 'number', header: m.two_b_document(), isHiddenNarrow: true, cell: ({ number }) => number ?? '' },
  { key: 'on', header: m.two_b_last_day(), cell: ({ on }) => <DateText day={on} /> },
  {
    key: 'what',
    header: m.two_b_what_to_do(),
    isHiddenNarrow: true,
    cell: ({ message, isUnverified }) => (isUnverified ? `${message}. ${m.two_b_unverified()}` : message),
  },
  { key: 'amount', header: m.two_b_credit(), isNumeric: true, cell: ({ amount }) => rupees(amount) },
];

/** Credit with a last day, the most rupees first. */
export function LapseList({ which }: { which: Which }) {
  const lapses = useQuery(lapsesQuery(which));
  if (lapses.isError) return <ErrorPanel error={lapses.error} onRetry={() => void lapses.refetch()} />;
  if (!lapses.data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { count, lapses: rows } = lapses.data;
  if (count === 0) return null;
  return (
    <SectionCard title={m.two_b_lapses()} description={m.two_b_lapses_words({ count: formatCount(count) })}>
      <Table
        caption={m.two_b_lapses_table()}
        columns={columns()}
        rows={rows}
        rowKey={({ kind, billId, line, gstin, on }) => [kind, billId, line, gstin, on].join(' ')}
      />
    </SectionCard>
  );
}
