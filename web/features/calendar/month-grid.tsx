import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, addMonths, type IsoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formWords } from '../../lib/form-words';
import { formatDate } from '../../lib/format';
import { statusTone } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { isInMonth, weeksOf } from './months';

type MonthGridProps = {
  month: string;
  today: IsoDate;
  /** The day whose items are read below; the keys move it. */
  day: IsoDate;
  days: ReadonlyMap<string, readonly CalendarItem[]>;
  onDay: (day: IsoDate) => void;
};

const STEPS: Readonly<Record<string, (day: IsoDate) => IsoDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The days of a month from Monday on. One day is in the order of Tab; the arrow keys go from day to day. */
export function MonthGrid({ month, today, day, days, onDay }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  const weeks = weeksOf(month);
  const stop = weeks.flat().includes(day) ? day : (weeks.flat().find((one) => isInMonth(one, month)) ?? day);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    isByKey.current = true;
    onDay(step(stop));
  };
  return (
    <table
      ref={grid}
      aria-label={formatMonth(month)}
      className="w-full table-fixed border-separate border-spacing-0 rounded-xl border border-line bg-surface shadow-card text-sm"
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((one, index) => (
            <th
              key={one}
              scope="col"
              className="border-b border-line px-2 py-1.5 text-left text-xs font-medium text-ink-2"
            >
              {WEEKDAYS[index]?.()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                items={days.get(one) ?? []}
                isStop={one === stop}
                isChosen={one === day}
                isToday={one === today}
                isOutside={!isInMonth(one, month)}
                onDay={onDay}
                onKeyDown={move}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WEEKDAYS = [
  m.calendar_mon,
  m.calendar_tue,
  m.calendar_wed,
  m.calendar_thu,
  m.calendar_fri,
  m.calendar_sat,
  m.calendar_sun,
];

type DayCellProps = {
  day: IsoDate;
  items: readonly CalendarItem[];
  isStop: boolean;
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  onDay: (day: IsoDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** As many names as a day has room for; all of them are read below the grid. */
const NAMED = 3;

function DayCell({ day, items, isStop, isChosen, isToday, isOutside, onDay, onKeyDown }: DayCellProps) {
  return (
    <td
      {...(isToday ? { 'aria-current': 'date' } : {})}
      className={cx('h-24 border-b border-line p-0 align-top', isOutside && 'bg-sunken', isChosen && 'bg-accent-soft')}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isChosen}
        onClick={() => onDay(day)}
        onKeyDown={onKeyDown}
        className="flex h-full w-full flex-col items-start gap-1 p-1.5 text-left -outline-offset-2"
      >
        <span
          className={cx(
            'text-xs',
            isToday ? 'rounded-full bg-accent px-1.5 font-semibold text-accent-ink' : 'text-ink-2',
          )}
        >
          {Number(day.slice(8))}
          <span className="sr-only">
            {' '}
            {m.calendar_day_label({ month: formatDate(day).slice(3), count: items.length })}
          </span>
        </span>
        {items.slice(0, NAMED).map((item) => (
          <span key={item.id} className="max-w-full overflow-hidden text-ellipsis">
            <Badge tone={statusTone(item.status)}>{item.formType ? formWords(item.formType) : item.title}</Badge>
          </span>
        ))}
        {items.length > NAMED && (
          <span className="text-xs text-ink-2">{m.calendar_more({ count: items.length - NAMED })}</span>
        )}
      </button>
    </td>
  );
}
