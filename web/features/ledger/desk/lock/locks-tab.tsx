import { useQuery } from '@tanstack/react-query';
import { useMayLock } from '../../../../lib/access';
import { formatDate, formatInstant } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { type Lock, locksQuery, useLift, useLock } from '../desk.queries';
import type { DeskProps } from '../desk.search';
import { ReasonDialog } from '../reason-dialog';

/** Up to which day nothing can be posted, who said so and why, and what was lifted since. */
export function LocksTab({ companyId }: DeskProps) {
  const locks = useQuery(locksQuery(companyId));
  const leads = useMayLock(companyId);
  const rows = locks.data ?? [];
  const lock = leads && <LockDialog companyId={companyId} />;
  const until = rows
    .filter(({ liftedAt }) => liftedAt === null)
    .map(({ upTo }) => upTo)
    .toSorted()
    .at(-1);
  if (locks.isPending) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  if (locks.isError) return <ErrorPanel error={locks.error} onRetry={() => void locks.refetch()} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title={m.desk_no_locks()}
        description={leads ? m.desk_no_locks_words() : m.desk_no_locks_read()}
        action={lock}
      />
    );
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm font-medium">
          {until ? m.desk_locked_until({ day: formatDate(until) }) : m.desk_nothing_locked()}
        </p>
        {lock}
      </div>
      {!leads && <p className="text-sm text-ink-2">{m.desk_locks_for_leads()}</p>}
      <Card>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3 lg:px-5">
              <LockFacts lock={row} />
              {leads && row.liftedAt === null && <LiftDialog companyId={companyId} lock={row} />}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function LockFacts({ lock: { upTo, kind, reason, by, at, liftedBy, liftedAt, liftedReason } }: { lock: Lock }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {m.desk_lock_up_to({ day: formatDate(upTo) })}
        {kind === 'year' && <Badge tone="blue">{m.desk_lock_year()}</Badge>}
        {liftedAt && <Badge tone="grey">{m.desk_lock_lifted()}</Badge>}
      </p>
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-xs text-ink-3 wrap-anywhere">{m.desk_by_at({ person: by, at: formatInstant(at) })}</p>
      {liftedAt && (
        <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {m.desk_lifted_by({
            person: liftedBy ?? m.books_somebody(),
            at: formatInstant(liftedAt),
            reason: liftedReason ?? '',
          })}
        </p>
      )}
    </div>
  );
}

function LockDialog({ companyId }: { companyId: string }) {
  const today = useToday();
  const lock = useLock(companyId);
  return (
    <ReasonDialog
      trigger={<Button variant="primary">{m.desk_lock()}</Button>}
      title={m.desk_lock_title()}
      description={m.desk_lock_words()}
      date={{ name: 'upTo', label: m.desk_lock_day(), value: '', max: today }}
      submit={m.desk_lock_submit()}
      pending={m.desk_locking()}
      send={({ date, reason }) => lock.mutateAsync({ upTo: date, reason })}
    />
  );
}

function LiftDialog({ companyId, lock: { id, upTo } }: { companyId: string; lock: Lock }) {
  const lift = useLift(companyId, id);
  const day = formatDate(upTo);
  return (
    <ReasonDialog
      trigger={
        <Button size="sm" aria-label={m.desk_lift_named({ day })}>
          {m.desk_lift()}
        </Button>
      }
      title={m.desk_lift_title({ day })}
      description={m.desk_lift_words()}
      submit={m.desk_lift()}
      pending={m.desk_lifting()}
      send={({ reason }) => lift.mutateAsync({ reason })}
    />
  );
}
