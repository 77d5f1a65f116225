import { useState } from 'react';
import { isoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { ShowAll } from '../../ui/list/show-all';
import { ItemRow } from './item/item-row';
import { byMonth, monthOf, monthsOn } from './months';
import { carriedInto } from './year';

type MonthListProps = {
  items: readonly CalendarItem[];
  month: string;
  today: string;
  isPast: boolean;
  mayChange: boolean;
};

/** A month with what is late from before it, and below it what the month after brings. */
export function MonthList({ items, month, today, isPast, mayChange }: MonthListProps) {
  const carried = carriedInto(items, month, today);
  const due = (of: string) => items.filter(({ dueDate }) => monthOf(dueDate) === of);
  const now = [...carried, ...due(month)];
  const next = monthsOn(month, 1);
  const first = firstPressing(now);
  const row = (item: CalendarItem, of: string) => (
    <ItemRow
      key={item.id}
      item={item}
      month={of}
      today={today}
      isFirst={item.id === first?.id}
      isPast={isPast}
      mayChange={mayChange}
    />
  );
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      <Section
        month={month}
        note={carried.length > 0 ? m.calendar_carried({ count: formatCount(carried.length) }) : undefined}
        isEmpty={now.length === 0}
      >
        {now.map((item) => row(item, month))}
      </Section>
      <Section month={next} note={undefined} isEmpty={due(next).length === 0} isNext>
        {due(next).map((item) => row(item, next))}
      </Section>
    </div>
  );
}

/** What is pressed first: what is due today, which can still be done in time, else what is late longest. */
const firstPressing = (items: readonly CalendarItem[]): CalendarItem | undefined =>
  items.find(({ status, daysRemaining }) => status === 'pending' && daysRemaining === 0) ??
  items.find(({ status }) => status === 'overdue');

type SectionProps = {
  month: string;
  note: string | undefined;
  isEmpty: boolean;
  isNext?: boolean;
  children: React.ReactNode;
};

function Section({ month, note, isEmpty, isNext = false, children }: SectionProps) {
  return (
    <section aria-label={formatMonth(month)} className={isNext ? 'border-t border-line' : undefined}>
      <header
        className={`flex min-h-10 items-baseline gap-3 border-b border-line px-4 py-2.5 lg:px-5 ${isNext ? 'bg-sunken' : ''}`}
      >
        <h2 className="text-base font-semibold">{formatMonth(month)}</h2>
        {note && <span className="text-sm text-ink-2">{note}</span>}
      </header>
      {isEmpty ? (
        <p className="px-4 py-3 text-sm text-ink-2 lg:px-5">{m.calendar_nothing_in_month()}</p>
      ) : (
        <ul className="divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

/** As many as a person reads at once; the rest comes when asked for. */
const SHOWN = 40;

type MatchListProps = { items: readonly CalendarItem[]; today: string; isPast: boolean; mayChange: boolean };

/** What has one state, in whatever month: by month, from the earliest on. */
export function MatchList({ items, today, isPast, mayChange }: MatchListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <>
      <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-card">
        {byMonth(shown).map(([month, due]) => (
          <Section key={month} month={month} note={undefined} isEmpty={false}>
            {due.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                month={month}
                today={isoDate(today)}
                isPast={isPast}
                mayChange={mayChange}
              />
            ))}
          </Section>
        ))}
      </div>
      <ShowAll shown={shown.length} total={items.length} onShowAll={() => setIsWhole(true)} />
    </>
  );
}
