import { useState } from 'react';
import { isoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/use-today';
import { ShowAll } from '../../ui/show-all';
import { moneyWords } from '../../ui/why/quantity';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { CalendarRow } from './calendar-row';
import { totalIfDoneOn } from './costs';
import { firstShown } from './first-shown';
import { byMonth } from './months';

/** As many as a person reads at once; the rest comes when asked for. */
const SHOWN = 40;

type CalendarListProps = { items: readonly CalendarItem[]; search: CalendarSearch; onSearch: ChangeSearch };

/** The items by month. It opens at what is overdue or due next: what is over stands above, behind a button. */
export function CalendarList({ items, search, onSearch }: CalendarListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const today = useToday();
  const shown = isWhole ? items : firstShown(items, search.known ?? today, SHOWN);
  const wait = search.wait && search.wait >= today ? isoDate(search.wait) : undefined;
  return (
    <>
      {wait && (
        <p role="status" className="mb-3 rounded-md bg-sunken px-3 py-2">
          {m.calendar_wait_total({ day: formatDate(wait), amount: moneyWords(totalIfDoneOn(items, wait)) })}{' '}
          <button type="button" className="underline underline-offset-2" onClick={() => onSearch({ wait: undefined })}>
            {m.calendar_wait_clear()}
          </button>
        </p>
      )}
      {byMonth(shown).map(([month, due]) => (
        <section key={month} aria-label={formatMonth(month)} className="mb-5">
          <h2 className="mb-1.5 text-sm font-semibold text-ink-2">{formatMonth(month)}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {due.map((item) => (
              <CalendarRow key={item.id} item={item} wait={wait} isPast={search.known !== undefined} />
            ))}
          </ul>
        </section>
      ))}
      <ShowAll shown={shown.length} total={items.length} onShowAll={() => setIsWhole(true)} />
    </>
  );
}
