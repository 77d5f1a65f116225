import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { companyQuery } from '../../lib/workspace';
import { Button } from '../../ui/button';
import { DateText, InstantText } from '../../ui/figure/date-text';
import { ShowMore } from '../../ui/list/show-all';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { eventsQuery, useTakeBackEvent } from './event.queries';
import type { CompanyEvent } from './event.types';
import { eventDetails, eventName } from './event.words';
import { RecordEventDialog } from './record-event-dialog';

/** What happened to a company, newest first, with the way to record more. */
export function EventsTab({ companyId }: { companyId: string }) {
  const events = useInfiniteQuery(eventsQuery(companyId));
  const mayChange = useMayChange(companyId);
  const today = useToday();
  const { data: company } = useQuery(companyQuery(companyId));
  const rows = events.data?.pages.flatMap((page) => page.rows) ?? [];
  const isLlp = company !== undefined && company.cin.length !== CIN_LENGTH;
  return (
    <div className="flex flex-col gap-4">
      {mayChange && company && (
        <div>
          <RecordEventDialog companyId={companyId} about={{ today, tan: company.tan, isLlp }} />
        </div>
      )}
      {events.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {events.isError && <ErrorPanel error={events.error} onRetry={() => void events.refetch()} />}
      {events.data && rows.length === 0 && (
        <EmptyState title={m.event_none()} description={mayChange ? m.event_none_words() : m.event_none_reader()} />
      )}
      {rows.length > 0 && (
        <ol className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card px-4">
          {rows.map((event) => (
            <EventRow key={event.id} companyId={companyId} event={event} mayChange={mayChange} />
          ))}
        </ol>
      )}
      <ShowMore
        hasMore={events.hasNextPage}
        isPending={events.isFetchingNextPage}
        onShowMore={() => void events.fetchNextPage()}
      />
    </div>
  );
}

const CIN_LENGTH = 21;

type EventRowProps = { companyId: string; event: CompanyEvent; mayChange: boolean };

function EventRow({ companyId, event, mayChange }: EventRowProps) {
  const details = eventDetails(event);
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_1fr_auto]">
      <p className="col-span-2 text-sm font-medium sm:col-span-1">
        <DateText day={event.happenedOn} />
      </p>
      <div className="min-w-0">
        <p className="wrap-anywhere">{eventName(event)}</p>
        {details && <p className="text-sm text-ink-2 wrap-anywhere">{details}</p>}
        <p className="text-xs text-ink-2">
          {m.fact_said_by({ name: event.recordedByName })} <InstantText instant={event.recordedAt} />
        </p>
      </div>
      {mayChange && <TakeBack companyId={companyId} event={event} />}
    </li>
  );
}

function TakeBack({ companyId, event }: Omit<EventRowProps, 'mayChange'>) {
  const takeBack = useTakeBackEvent(companyId);
  const name = eventName(event);
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.fact_take_back_named({ name })}>
          {m.fact_take_back()}
        </Button>
      }
      title={m.fact_take_back_title({ name })}
      description={m.event_take_back_words()}
      confirmLabel={m.fact_take_back()}
      pendingLabel={m.fact_taking_back()}
      onConfirm={() => takeBack.mutateAsync(event)}
    />
  );
}
