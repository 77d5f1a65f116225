import { useQuery } from '@tanstack/react-query';
import { deviceOf } from '../../lib/device';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Session, sessionsQuery, useRevokeSession } from './sessions.queries';

export function SessionsPage() {
  const sessions = useQuery(sessionsQuery);
  return (
    <>
      <PageHeader title={m.sessions_title()} subtitle={m.sessions_subtitle()} />
      {sessions.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
      {sessions.isError && <ErrorPanel error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <Table caption={m.sessions_title()} columns={COLUMNS} rows={sessions.data} rowKey={({ id }) => id} />
      )}
    </>
  );
}

const COLUMNS: readonly Column<Session>[] = [
  { key: 'device', header: m.sessions_device(), isWide: true, cell: (session) => <Device session={session} /> },
  { key: 'since', header: m.sessions_since(), cell: ({ createdAt }) => <InstantText instant={createdAt} /> },
  { key: 'until', header: m.sessions_until(), cell: ({ expiresAt }) => <InstantText instant={expiresAt} /> },
  { key: 'act', header: m.sessions_act(), isNumeric: true, cell: (session) => <Revoke session={session} /> },
];

function Device({ session }: { session: Session }) {
  return (
    <span className="flex items-center gap-2">
      {deviceOf(session.userAgent)}
      {session.isCurrent && <Badge tone="blue">{m.sessions_current()}</Badge>}
    </span>
  );
}

function Revoke({ session }: { session: Session }) {
  const revoke = useRevokeSession();
  return (
    <Button
      size="sm"
      isPending={revoke.isPending}
      aria-label={m.sessions_revoke_named({ device: deviceOf(session.userAgent) })}
      onClick={() => revoke.mutate(session)}
    >
      {m.sessions_revoke()}
    </Button>
  );
}
