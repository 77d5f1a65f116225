import { Link } from '@tanstack/react-router';
import type { Area } from '#domain/calendar/values';
import { addDays } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { useStateEvent } from './calendar.mutations';

type UnconfirmedProps = { companyId: string; items: readonly CalendarItem[]; area: Area | undefined };

/** What fell due before the books were kept here: one word may settle an area, item by item is exact. */
export function Unconfirmed({ companyId, items, area }: UnconfirmedProps) {
  if (items.length === 0) return null;
  const areas = [...new Set(items.map(({ type }) => type))];
  return (
    <section
      aria-label={m.calendar_unconfirmed_title()}
      className="mb-4 rounded-xl border border-line bg-surface shadow-card p-4"
    >
      <h2 className="font-semibold">{m.calendar_unconfirmed_count({ count: formatCount(items.length) })}</h2>
      <p className="text-ink-2">{m.calendar_unconfirmed_words()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {areas.map((one) => (
          <Settle key={one} companyId={companyId} area={one} items={items.filter(({ type }) => type === one)} />
        ))}
        {!area && areas.length > 1 && <Settle companyId={companyId} items={items} />}
        <Link to="/company-facts" search={{ tab: 'past' }} className={buttonClass('secondary', 'sm')}>
          {m.past_go()}
        </Link>
      </div>
    </section>
  );
}

type SettleProps = { companyId: string; area?: Area; items: readonly CalendarItem[] };

function Settle({ companyId, area, items }: SettleProps) {
  const today = useToday();
  const state = useStateEvent(companyId);
  const day = items.at(-1)?.dueDate ?? addDays(today, -1);
  const label = area
    ? m.calendar_settle_area({ area, count: formatCount(items.length) })
    : m.calendar_settle_all({ count: formatCount(items.length) });
  const say = () => state.mutateAsync({ kind: 'settled', happenedOn: day, details: area ? { area } : {} });
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{label}</Button>}
      title={label}
      description={m.calendar_settle_words({ day: formatDate(day) })}
      confirmLabel={m.calendar_settle_confirm()}
      isDangerous={false}
      onConfirm={say}
    />
  );
}
