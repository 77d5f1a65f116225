import { m } from '../../../lib/messages';
import { NARROW, useMedia } from '../../../lib/use-media';
import { DateText } from '../../../ui/figure/date-text';
import { type Column, Table } from '../../../ui/list/table';
import { signedAmount } from '../words';
import type { MatchPlan } from './match.calls';

type MatchRow = MatchPlan['matches'][number];
type MatchRowsProps = { rows: readonly MatchRow[] };

/** What would be matched, and why: a table where there is room for its columns. */
export function MatchRows({ rows }: MatchRowsProps) {
  if (useMedia(NARROW)) return <NarrowRows rows={rows} />;
  return (
    <Table caption={m.books_match()} columns={columns()} rows={rows} rowKey={({ transactionId }) => transactionId} />
  );
}

function NarrowRows({ rows }: MatchRowsProps) {
  return (
    <ul aria-label={m.books_match()} className="flex flex-col divide-y divide-line rounded-lg border border-line px-3">
      {rows.map(({ transactionId, transactionDate, description, transactionType, amount, why }) => (
        <li key={transactionId} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
          <span className="col-span-2 wrap-anywhere">{description}</span>
          <span className="text-ink-2">
            <DateText day={transactionDate} />
          </span>
          <span className="text-right tabular-nums">{signedAmount(transactionType, amount)}</span>
          <span className="col-span-2 text-xs text-ink-2">{why}</span>
        </li>
      ))}
    </ul>
  );
}

const columns = (): Column<MatchRow>[] => [
  { key: 'date', header: m.books_date(), cell: ({ transactionDate }) => <DateText day={transactionDate} /> },
  { key: 'description', header: m.books_description(), isWide: true, cell: ({ description }) => description },
  {
    key: 'amount',
    header: m.books_amount(),
    isNumeric: true,
    cell: ({ transactionType, amount }) => signedAmount(transactionType, amount),
  },
  { key: 'why', header: m.books_why(), isWide: true, cell: ({ why }) => why },
];
