import { addDays, addMonths, type IsoDate, isIsoDate, isoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatCount, formatDate } from '../../lib/format';
import { dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { ItemLink } from '../../ui/item-link';
import { Chips } from '../../ui/list/chips';
import { moneyWords } from '../../ui/why/quantity';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import type { CalendarSearch, ChangeSearch } from './calendar.search';
import { costIfDoneOn, totalIfDoneOn } from './item/costs';
import { CostOnDay } from './item/item-why';

type WaitCardProps = {
  items: readonly CalendarItem[];
  today: IsoDate;
  search: CalendarSearch;
  onSearch: ChangeSearch;
};

const SOON = ['week', 'month'] as const;
const NAMED = 6;

/** What everything that is open costs if it is done on a day that is chosen, and what of it costs most. */
export function WaitCard({ items, today, search, onSearch }: WaitCardProps) {
  const soon = { week: addDays(today, 7), month: addMonths(today, 1) };
  const day = search.wait && isIsoDate(search.wait) && search.wait >= today ? search.wait : soon.month;
  const total = totalIfDoneOn(items, day);
  const more = paise(total - totalIfDoneOn(items, today));
  const costs = items
    .map((item) => ({ item, cost: costIfDoneOn(item, day)?.cost ?? paise(0) }))
    .filter(({ cost }) => cost > 0)
    .toSorted((one, other) => other.cost - one.cost);
  const name = m.calendar_wait_total_name({ day: formatDate(day) });
  return (
    <section aria-label={m.calendar_wait_card()} className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <Field name="wait" label={m.calendar_wait_title()}>
        {(control) => (
          <DateInput
            {...control}
            min={today}
            value={search.wait ?? day}
            onChange={({ target }) => onSearch({ wait: target.value || undefined })}
          />
        )}
      </Field>
      <div className="mt-2">
        <Chips
          label={m.calendar_wait_soon()}
          value={SOON.find((one) => soon[one] === day) ?? ''}
          choices={[
            { value: 'week', label: m.calendar_wait_week() },
            { value: 'month', label: m.calendar_wait_month() },
          ]}
          onChoose={(one) => onSearch({ wait: one === 'week' ? soon.week : undefined })}
        />
      </div>
      <p role="status" className="mt-4">
        <span className="block text-2xl font-semibold">
          <Why figure={name} words={moneyWords(total)} value={moneyWords(total)}>
            {() => (
              <WhyList
                label={name}
                items={costs.map(({ item, cost }) => ({
                  id: item.id,
                  title: <ItemLink itemId={item.id}>{item.title}</ItemLink>,
                  detail: dueWords(item.dueDate),
                  figure: moneyWords(cost),
                }))}
              />
            )}
          </Why>
        </span>
        <span className="text-sm text-ink-2">
          {m.calendar_wait_more({ amount: moneyWords(more), count: formatCount(costs.length) })}
        </span>
      </p>
      {costs.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line text-sm">
          {costs.slice(0, NAMED).map(({ item, cost }) => (
            <li key={item.id} className="flex items-baseline justify-between gap-3 py-2">
              <ItemLink itemId={item.id} className="min-w-0 truncate hover:underline">
                {item.title}
              </ItemLink>
              <span className="shrink-0 font-medium tabular-nums">
                <CostOnDay item={item} on={isoDate(day)}>
                  {moneyWords(cost)}
                </CostOnDay>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
