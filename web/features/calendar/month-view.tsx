import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { isoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/today';
import { useMedia } from '../../lib/use-media';
import { Button } from '../../ui/button';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { ItemRow } from './item/item-row';
import { MonthGrid } from './month-grid';
import { byDay, monthOf, monthsOn } from './months';

/** As far as the calendar is answered without asking for more. */
const REACH = { back: 12, on: 24 } as const;

type MonthViewProps = { items: readonly CalendarItem[]; search: CalendarSearch; onSearch: ChangeSearch };

/** One month: a grid of its days where there is room, else what falls due in it, day after day. */
export function MonthView({ items, search, onSearch }: MonthViewProps) {
  const now = useToday();
  const today = isoDate(search.known ?? now);
  const month = search.month ?? monthOf(today);
  const [day, setDay] = useState(today);
  const isWide = useMedia('(min-width: 48rem)');
  const ofMonth = items.filter(({ dueDate }) => monthOf(dueDate) === month);
  const chosen = isWide ? (byDay(items).get(day) ?? []) : ofMonth;
  const show = (shown: string) => onSearch({ month: shown === monthOf(today) ? undefined : shown });
  return (
    <section aria-label={formatMonth(month)}>
      <MonthSteps month={month} now={monthOf(today)} onShow={show} />
      {isWide && (
        <MonthGrid
          month={month}
          today={today}
          day={day}
          days={byDay(items)}
          onDay={(next) => {
            setDay(next);
            if (monthOf(next) !== month) show(monthOf(next));
          }}
        />
      )}
      <DayItems
        title={isWide ? formatDate(day) : formatMonth(month)}
        items={chosen}
        month={month}
        today={today}
        isPast={search.known !== undefined}
      />
    </section>
  );
}

function MonthSteps({ month, now, onShow }: { month: string; now: string; onShow: (month: string) => void }) {
  return (
    <div className="mb-2 flex items-center gap-2">
      <Button
        size="icon"
        aria-label={m.calendar_month_before()}
        disabled={month <= monthsOn(now, -REACH.back)}
        onClick={() => onShow(monthsOn(month, -1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <Button
        size="icon"
        aria-label={m.calendar_month_after()}
        disabled={month >= monthsOn(now, REACH.on)}
        onClick={() => onShow(monthsOn(month, 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
      <h2 aria-live="polite" className="text-lg font-semibold">
        {formatMonth(month)}
      </h2>
      {month !== now && (
        <Button size="sm" onClick={() => onShow(now)}>
          {m.calendar_this_month()}
        </Button>
      )}
    </div>
  );
}

type DayItemsProps = {
  title: string;
  items: readonly CalendarItem[];
  month: string;
  today: string;
  isPast: boolean;
};

function DayItems({ title, items, month, today, isPast }: DayItemsProps) {
  return (
    <section aria-label={m.calendar_due_on({ day: title })} aria-live="polite" className="mt-4">
      <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{m.calendar_due_on({ day: title })}</h3>
      {items.length === 0 ? (
        <p className="text-ink-2">{m.calendar_nothing_on_day()}</p>
      ) : (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-card">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} month={month} today={today} isPast={isPast} />
          ))}
        </ul>
      )}
    </section>
  );
}
