import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { InstantText } from '../../ui/figure/date-text';
import { Chips } from '../../ui/list/chips';
import { ShowMore } from '../../ui/list/show-all';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type SecurityKind, type SecurityRow, securityQuery } from './security.queries';
import { actName, KINDS, outcomeName } from './security.words';

const ALL = 'all';

/** Who came in to a firm and who did not, what was refused, taken out and given. */
export function SecurityLog({ caFirmId }: { caFirmId: string }) {
  const [kind, setKind] = useState<SecurityKind>();
  const log = useInfiniteQuery({ ...securityQuery(caFirmId, kind), placeholderData: keepPreviousData });
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  const choices = Object.entries(KINDS).map(([value, label]) => ({ value: value as SecurityKind, label: label() }));
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="font-semibold">{m.security_title()}</h2>
        <p className="text-sm text-ink-2">{m.security_words()}</p>
      </div>
      <Chips
        label={m.security_show()}
        value={kind ?? ALL}
        choices={[{ value: ALL, label: m.security_all() }, ...choices]}
        onChoose={(chosen) => setKind(chosen === ALL ? undefined : chosen)}
      />
      {log.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {log.isError && <ErrorPanel error={log.error} onRetry={() => void log.refetch()} />}
      {log.data && rows.length === 0 && <EmptyState title={m.security_none()} description={m.security_none_words()} />}
      {rows.length > 0 && (
        <Table caption={m.security_title()} columns={columns()} rows={rows} rowKey={({ id }) => id} />
      )}
      <ShowMore
        hasMore={log.hasNextPage}
        isPending={log.isFetchingNextPage}
        onShowMore={() => void log.fetchNextPage()}
      />
    </div>
  );
}

const SHOWN_OF_HASH = 6;

const columns = (): readonly Column<SecurityRow>[] => [
  { key: 'when', header: m.security_when(), cell: ({ at }) => <InstantText instant={at} /> },
  { key: 'what', header: m.security_what(), isWide: true, cell: (row) => <What row={row} /> },
  { key: 'who', header: m.security_who(), cell: ({ actorName }) => actorName ?? m.security_unknown() },
  {
    key: 'how',
    header: m.security_how(),
    cell: (row) => <Badge tone={row.status < 400 && row.code === 'done' ? 'green' : 'red'}>{outcomeName(row)}</Badge>,
  },
  {
    key: 'network',
    header: m.security_network(),
    cell: ({ network }) => <span className="font-mono text-xs">{network?.slice(0, SHOWN_OF_HASH)}</span>,
  },
];

function What({ row }: { row: SecurityRow }) {
  return (
    <>
      <span className="wrap-anywhere">{actName(row)}</span>
      {row.companyName && <span className="block text-xs text-ink-2">{row.companyName}</span>}
    </>
  );
}
