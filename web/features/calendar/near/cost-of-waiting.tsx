import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, firstOfMonth, type IsoDate, isIsoDate } from '#domain/shared/dates';
import { type CalendarItem, calendarQuery } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formPeriodWords } from '../../../lib/period-words';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { cx } from '../../../ui/cx';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { moneyWords } from '../../../ui/why/quantity';
import { costIfDoneOn, totalIfDoneOn } from '../item/costs';
import { CostOnDay } from '../item/item-why';
import { type NearItem, shortName } from './near';

const A_MONTH_DAYS = 30;
const MOST_ROWS = 6;

type CostOfWaitingProps = { companyId: string; items: readonly NearItem[]; isWhole: boolean };

/** What everything that is late or due soon costs by the day on which it is done. `isWhole` where no item is missing from the list. */
export function CostOfWaiting({ companyId, items, isWhole }: CostOfWaitingProps) {
  const today = useToday();
  const filter = { status: 'open', to: addDays(today, A_MONTH_DAYS) } as const;
  const all = useQuery({ ...calendarQuery(companyId, filter), enabled: !isWhole });
  const [picked, setPicked] = useState<string>();
  const known = isWhole ? items : all.data?.filter(({ isOptional }) => !isOptional);
  return (
    <SectionCard
      title={m.calendar_waiting_title()}
      actions={
        picked === undefined && (
          <Button variant="ghost" size="sm" onClick={() => setPicked('')}>
            {m.calendar_waiting_pick()}
          </Button>
        )
      }
    >
      {picked !== undefined && (
        <div className="mb-3">
          <Field name="pick" label={m.calendar_wait_title()}>
            {(control) => (
              <DateInput {...control} value={picked} min={today} onChange={({ target }) => setPicked(target.value)} />
            )}
          </Field>
        </div>
      )}
      {all.isError && <ErrorPanel error={all.error} onRetry={() => void all.refetch()} />}
      {!known && !all.isError && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {known && <Costs items={known} today={today} picked={picked} />}
    </SectionCard>
  );
}

/** Today, tomorrow, the end of the month and a month from now, or the day that was picked; each once. */
function daysFrom(today: IsoDate, picked: string | undefined): IsoDate[] {
  const endOfMonth = addDays(firstOfMonth(addDays(firstOfMonth(today), 31)), -1);
  const last = picked && isIsoDate(picked) && picked >= today ? picked : addDays(today, A_MONTH_DAYS);
  return [...new Set([today, addDays(today, 1), endOfMonth, last])].sort();
}

type CostsProps = { items: readonly CalendarItem[]; today: IsoDate; picked: string | undefined };

function Costs({ items, today, picked }: CostsProps) {
  const days = daysFrom(today, picked);
  const costly = items.filter((item) => days.some((day) => costOf(item, day) > 0));
  const missing = items.filter(({ unknownCost, isOptional }) => unknownCost !== null && !isOptional);
  return (
    <>
      {costly.length === 0 ? (
        <p className="text-ink-2">{m.calendar_waiting_free()}</p>
      ) : (
        <Table items={items} rows={costly} days={days} today={today} />
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          {m.calendar_waiting_missing({ forms: [...new Set(missing.map(shortName))].join(', ') })}
        </p>
      )}
    </>
  );
}

const costOf = (item: CalendarItem, day: IsoDate): number => costIfDoneOn(item, day)?.cost ?? 0;

type TableProps = { items: CostsProps['items']; rows: CostsProps['items']; days: readonly IsoDate[]; today: IsoDate };

// The second day has no room on a narrow screen; it stands in the first card of the page as what one more day adds.
const hiddenNarrow = (place: number) => place === 1 && 'max-sm:hidden';
const CELL = 'py-1.5 pl-2 text-right';

function Table({ items, rows, days, today }: TableProps) {
  const shown = rows.slice(0, MOST_ROWS);
  const rest = rows.slice(MOST_ROWS);
  return (
    <div className="-mx-4 lg:-mx-5">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{m.calendar_waiting_title()}</caption>
        <thead className="bg-sunken text-xs text-ink-2">
          <tr>
            <th scope="col" className="py-2 pl-4 text-left font-medium lg:pl-5">
              {m.calendar_waiting_done()}
            </th>
            {days.map((day, place) => (
              <th key={day} scope="col" className={cx(CELL, 'font-medium last:pr-4 last:lg:pr-5', hiddenNarrow(place))}>
                {day === today ? m.calendar_today() : shortDay(day, today)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((item) => (
            <Row key={item.id} item={item} days={days} isNamedTwice={isNamedTwice(item, shown)} />
          ))}
          {rest.length > 0 && (
            <tr>
              <th scope="row" className="py-1.5 pl-4 text-left font-normal text-ink-2 lg:pl-5">
                {m.calendar_waiting_others({ count: rest.length })}
              </th>
              {days.map((day, place) => (
                <td key={day} className={cx(CELL, 'last:pr-4 last:lg:pr-5', hiddenNarrow(place))}>
                  {moneyWords(totalIfDoneOn(rest, day))}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot className="bg-sunken font-semibold">
          <tr>
            <th scope="row" className="py-2 pl-4 text-left lg:pl-5">
              {m.calendar_waiting_total()}
            </th>
            {days.map((day, place) => (
              <td key={day} className={cx(CELL, 'last:pr-4 last:lg:pr-5', hiddenNarrow(place))}>
                {moneyWords(totalIfDoneOn(items, day))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const isNamedTwice = (item: CalendarItem, all: readonly CalendarItem[]) =>
  all.some((other) => other.id !== item.id && shortName(other) === shortName(item));

type RowProps = { item: CalendarItem; days: readonly IsoDate[]; isNamedTwice: boolean };

function Row({ item, days, isNamedTwice }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pl-4 text-left font-normal wrap-anywhere lg:pl-5">
        {shortName(item)}
        {isNamedTwice && item.period && (
          <span className="ml-1.5 text-xs text-ink-3">{formPeriodWords(item.period)}</span>
        )}
      </th>
      {days.map((day, place) => {
        const wait = costIfDoneOn(item, day);
        return (
          <td key={day} className={cx(CELL, 'last:pr-4 last:lg:pr-5', hiddenNarrow(place))}>
            {wait && wait.cost > 0 ? (
              <CostOnDay item={item} on={day}>
                {moneyWords(wait.cost)}
              </CostOnDay>
            ) : (
              <span className="text-ink-3">{wait ? '0' : m.calendar_cost_unknown()}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** '30 Nov'; with its year where that is another. */
const shortDay = (day: IsoDate, today: IsoDate) =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDate(day).split(' ').slice(0, 2).join(' ') : formatDate(day);
