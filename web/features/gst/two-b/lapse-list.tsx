import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { rupees } from '../settle/figures';
import { type Lapses, lapsesQuery, type Which } from './two-b.queries';

type Lapse = Lapses['lapses'][number];

const columns = (): Column<Lapse>[] => [
  {
    key: 'supplier',
    header: m.two_b_supplier(),
    cell: ({ name, gstin, message }) => (
      <>
        {name || gstin}
        <span className="block text-xs text-ink-3 sm:hidden">{message}</span>
      </>
    ),
  },
  { key: 'number', header: m.two_b_document(), isHiddenNarrow: true, cell: ({ number }) => number ?? '' },
  {
    key: 'on',
    header: m.two_b_last_day(),
    cell: ({ on, days, isSoon }) => (
      <>
        <DateText day={on} />
        {isSoon && (
          <span className="block text-xs font-medium text-red">
            {days === 0 ? m.calendar_today() : m.calendar_in_days({ count: days })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'what',
    header: m.two_b_what_to_do(),
    isHiddenNarrow: true,
    cell: ({ message, isUnverified }) => (isUnverified ? `${message}. ${m.two_b_unverified()}` : message),
  },
  { key: 'amount', header: m.two_b_credit(), isNumeric: true, cell: ({ amount }) => rupees(amount) },
];

const LIST = 'credit-with-a-last-day';

/** What is lost next, told above all else while there is time. */
export function SoonLost({ which }: { which: Which }) {
  const { data } = useQuery(lapsesQuery(which));
  if (!data?.soon) return null;
  const { amount, on, days } = data.soon;
  const words = { amount: rupees(amount), day: formatDate(on) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-red-soft px-4 py-2.5 text-sm">
      <p className="font-medium text-red">
        {days === 0 ? m.two_b_soon_today(words) : m.two_b_soon({ ...words, days })}
      </p>
      <Button size="sm" onClick={() => document.getElementById(LIST)?.scrollIntoView()}>
        {m.two_b_soon_list()}
      </Button>
    </div>
  );
}

/** Credit with a last day, the most rupees first. */
export function LapseList({ which }: { which: Which }) {
  const lapses = useQuery(lapsesQuery(which));
  if (lapses.isError) return <ErrorPanel error={lapses.error} onRetry={() => void lapses.refetch()} />;
  if (!lapses.data) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { count, lapses: rows } = lapses.data;
  if (count === 0) return null;
  return (
    <div id={LIST} className="scroll-mt-4">
      <SectionCard title={m.two_b_lapses()} description={m.two_b_lapses_words({ count: formatCount(count) })}>
        <Table
          caption={m.two_b_lapses_table()}
          columns={columns()}
          rows={rows}
          rowKey={({ kind, billId, line, gstin, on }) => [kind, billId, line, gstin, on].join(' ')}
        />
      </SectionCard>
    </div>
  );
}
