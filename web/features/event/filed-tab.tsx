import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Area } from '#domain/calendar/values';
import { useMayChange } from '../../lib/access';
import type { CalendarItem } from '../../lib/compliance.queries';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { SectionCard } from '../../ui/card';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { unconfirmedQuery } from './event.queries';
import { FiledRow } from './filed-row';
import { SettleArea } from './settle-area';

/** What fell due before the books were kept here: filed, not filed, or nothing due, line by line or a whole area at once. */
export function FiledTab({ companyId }: { companyId: string }) {
  const unconfirmed = useQuery(unconfirmedQuery(companyId));
  const mayChange = useMayChange(companyId);
  const today = useToday();
  const container = useRef<HTMLDivElement>(null);
  // The line that was answered is gone; the keyboard goes on with the one that took its place.
  const goOn = (place: number) =>
    requestAnimationFrame(() => {
      const first = container.current?.querySelectorAll<HTMLElement>('[data-first-act]') ?? [];
      (first[place] ?? first[first.length - 1])?.focus();
    });
  if (unconfirmed.isPending) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  if (unconfirmed.isError) return <ErrorPanel error={unconfirmed.error} onRetry={() => void unconfirmed.refetch()} />;
  if (unconfirmed.data.length === 0)
    return <EmptyState title={m.event_nothing_open()} description={m.event_nothing_open_words()} />;
  let place = 0;
  return (
    <div ref={container} className="flex flex-col gap-4">
      <p className="text-ink-2">
        {m.event_filed_words({ count: formatCount(unconfirmed.data.length) })}{' '}
        <Link to="/company-facts" search={{ tab: 'past' }} className="text-accent underline underline-offset-2">
          {m.past_go()}
        </Link>
      </p>
      {byArea(unconfirmed.data).map(([area, items]) => (
        <SectionCard
          key={area}
          title={m.event_area_count({ area: areaWords(area), count: formatCount(items.length) })}
          actions={mayChange && <SettleArea companyId={companyId} area={area} today={today} />}
        >
          <ul className="divide-y divide-line">
            {items.map((item) => {
              const at = place++;
              const done = () => goOn(at);
              return (
                <FiledRow
                  key={item.id}
                  companyId={companyId}
                  item={item}
                  today={today}
                  mayChange={mayChange}
                  onDone={done}
                />
              );
            })}
          </ul>
        </SectionCard>
      ))}
    </div>
  );
}

/** The newest first within each area: those are the ones a person still knows by heart. */
function byArea(items: readonly CalendarItem[]): readonly (readonly [Area, readonly CalendarItem[]])[] {
  const areas = [...new Set(items.map(({ type }) => type))];
  return areas.map((area) => [
    area,
    items.filter(({ type }) => type === area).toSorted((one, other) => (one.dueDate < other.dueDate ? 1 : -1)),
  ]);
}
