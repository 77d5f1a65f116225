import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { InstantText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type FirmFeed, firmFeedsQuery, useRevokeFeed } from './feed.queries';
import { RevokeFeed } from './revoke-feed';

/** All calendar feeds of a firm and its clients, for its owner, who may end any of them. */
export function FirmFeeds({ caFirmId }: { caFirmId: string }) {
  const feeds = useQuery(firmFeedsQuery(caFirmId));
  return (
    <section aria-labelledby="firm-feeds" className="flex flex-col gap-3">
      <div>
        <h2 id="firm-feeds" className="font-semibold">
          {m.feed_title()}
        </h2>
        <p className="text-sm text-ink-2">{m.feed_firm_words()}</p>
      </div>
      {feeds.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {feeds.isError && <ErrorPanel error={feeds.error} onRetry={() => void feeds.refetch()} />}
      {feeds.data?.length === 0 && <EmptyState title={m.feed_none()} description={m.feed_firm_none_words()} />}
      {feeds.data && feeds.data.length > 0 && (
        <Table caption={m.feed_title()} columns={columns(caFirmId)} rows={feeds.data} rowKey={({ id }) => id} />
      )}
    </section>
  );
}

const columns = (caFirmId: string): readonly Column<FirmFeed>[] => [
  {
    key: 'label',
    header: m.feed_label(),
    isWide: true,
    cell: ({ label, isAnswering }) => (
      <span className="flex flex-wrap items-center gap-2">
        {label} {!isAnswering && <Badge tone="grey">{m.feed_stopped()}</Badge>}
      </span>
    ),
  },
  { key: 'person', header: m.feed_person(), cell: ({ personName }) => personName },
  {
    key: 'read',
    header: m.feed_last_read(),
    cell: ({ lastReadAt }) => (lastReadAt ? <InstantText instant={lastReadAt} /> : m.feed_never_read()),
  },
  { key: 'act', header: m.feed_act(), isNumeric: true, cell: (feed) => <Revoke feed={feed} caFirmId={caFirmId} /> },
];

function Revoke({ feed, caFirmId }: { feed: FirmFeed; caFirmId: string }) {
  const revoke = useRevokeFeed(caFirmId);
  return <RevokeFeed label={feed.label} onRevoke={() => revoke.mutateAsync(feed)} />;
}
