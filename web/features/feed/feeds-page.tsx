import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { InstantText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Feed, feedsQuery, useRevokeFeed } from './feed.queries';
import { MakeFeedDialog } from './make-feed-dialog';
import { RevokeFeed } from './revoke-feed';

/** The calendar feeds of the person: links that a calendar reads by itself. */
export function FeedsPage() {
  const feeds = useQuery(feedsQuery);
  return (
    <>
      <PageHeader title={m.feed_title()} subtitle={m.feed_subtitle()} actions={<MakeFeedDialog />} />
      {feeds.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {feeds.isError && <ErrorPanel error={feeds.error} onRetry={() => void feeds.refetch()} />}
      {feeds.data?.length === 0 && <EmptyState title={m.feed_none()} description={m.feed_none_words()} />}
      {feeds.data && feeds.data.length > 0 && (
        <Table caption={m.feed_title()} columns={columns()} rows={feeds.data} rowKey={({ id }) => id} />
      )}
    </>
  );
}

const columns = (): readonly Column<Feed>[] => [
  { key: 'label', header: m.feed_label(), isWide: true, cell: ({ label }) => label },
  { key: 'made', header: m.feed_made_on(), cell: ({ createdAt }) => <InstantText instant={createdAt} /> },
  {
    key: 'read',
    header: m.feed_last_read(),
    cell: ({ lastReadAt }) => (lastReadAt ? <InstantText instant={lastReadAt} /> : m.feed_never_read()),
  },
  { key: 'act', header: m.feed_act(), isNumeric: true, cell: (feed) => <Revoke feed={feed} /> },
];

function Revoke({ feed }: { feed: Feed }) {
  const revoke = useRevokeFeed();
  return <RevokeFeed label={feed.label} onRevoke={() => revoke.mutateAsync(feed)} />;
}
