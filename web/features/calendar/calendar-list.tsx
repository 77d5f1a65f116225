import { useState } from 'react';
import { type IsoDate, isoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { costWords, dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/today';
import { ItemLink } from '../../ui/item-link';
import { ShowAll } from '../../ui/list/show-all';
import { moneyWords } from '../../ui/why/quantity';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { costIfDoneOn, totalIfDoneOn } from './item/costs';
import { ItemBadges } from './item/item-badges';
import { CostOnDay, CostSoFar, DueDay } from './item/item-why';
import { ReliefNotes } from './item/relief-notes';
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
          <TotalIfDone items={items} on={wait} />{' '}
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

/** What all that is open costs on a day, which opens to what each of it costs then. */
function TotalIfDone({ items, on }: { items: readonly CalendarItem[]; on: IsoDate }) {
  const total = moneyWords(totalIfDoneOn(items, on));
  const words = m.calendar_wait_total({ day: formatDate(on), amount: total });
  const costs = items.map((item) => ({ item, cost: costIfDoneOn(item, on)?.cost ?? 0 }));
  return (
    <Why figure={m.calendar_wait_total_name({ day: formatDate(on) })} words={words} value={total}>
      {() => (
        <WhyList
          label={m.calendar_wait_total_name({ day: formatDate(on) })}
          items={costs
            .filter(({ cost }) => cost > 0)
            .map(({ item, cost }) => ({
              id: item.id,
              title: <ItemLink itemId={item.id}>{item.title}</ItemLink>,
              detail: dueWords(item.dueDate),
              figure: moneyWords(paise(cost)),
            }))}
        />
      )}
    </Why>
  );
}

type CalendarRowProps = { item: CalendarItem; wait?: IsoDate | undefined; isPast?: boolean };

/** One item of the calendar. An answer of a past day has no sheet of today behind it, so it only states. */
export function CalendarRow({ item, wait, isPast = false }: CalendarRowProps) {
  const waited = wait && costIfDoneOn(item, wait);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5 px-3 py-2.5">
      <div className="flex min-w-0 flex-col gap-1">
        {isPast ? (
          <span className="font-medium wrap-anywhere">{item.title}</span>
        ) : (
          <ItemLink itemId={item.id} formType={item.formType} className="font-medium wrap-anywhere hover:underline">
            {item.title}
          </ItemLink>
        )}
        <ItemBadges item={item} />
        <ReliefNotes item={item} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-0.5 text-sm sm:max-w-md sm:items-end">
        {isPast ? dueWords(item.dueDate) : <DueDay item={item} />}
        <span className="text-ink-2">{isPast ? costWords(item) : <CostSoFar item={item} />}</span>
        {waited && waited.cost > 0 && (
          <span className="font-medium">
            <CostOnDay item={item} on={wait}>
              {m.calendar_wait_then({ amount: moneyWords(waited.cost) })}
            </CostOnDay>
          </span>
        )}
      </div>
    </li>
  );
}

type Dated = { dueDate: string; status: string };

/** What a long calendar opens with: whatever is overdue, and what falls due from the day on; earlier items fill what is left. */
export function firstShown<Item extends Dated>(items: readonly Item[], day: string, limit: number): readonly Item[] {
  if (items.length <= limit) return items;
  const isNext = ({ status, dueDate }: Item) => status === 'overdue' || dueDate >= day;
  const chosen = new Set(items.filter(isNext).slice(0, limit));
  const earlier = items.filter((item) => !chosen.has(item) && item.dueDate < day);
  for (const item of earlier.slice(Math.max(0, earlier.length - (limit - chosen.size)))) chosen.add(item);
  return items.filter((item) => chosen.has(item));
}
