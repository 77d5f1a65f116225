import { useState } from 'react';
import { addDays, type IsoDate, isIsoDate } from '#domain/shared/dates';
import type { Paise } from '#domain/shared/money';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { moneyWords } from '../../../ui/why/quantity';
import { costIfDoneOn } from './costs';
import { CostOnDay } from './item-why';

const A_MONTH_DAYS = 30;

/** What an open item costs if it is done on a chosen day, at once: the ladder of its cost came with it. */
export function WaitUntil({ item }: { item: CalendarItem }) {
  const today = useToday();
  const [typed, setTyped] = useState<string>(addDays(today, A_MONTH_DAYS));
  if (!costIfDoneOn(item, today)) return null;
  const day = isIsoDate(typed) && typed >= today ? typed : undefined;
  const wait = day && costIfDoneOn(item, day);
  return (
    <div className="rounded-md bg-sunken px-3 py-2.5">
      <Field name="waitUntil" label={m.calendar_wait_title()}>
        {(control) => (
          <DateInput {...control} value={typed} min={today} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <p role="status" className="mt-2 font-medium">
        {day && wait ? (
          <CostOnDay item={item} on={day}>
            {waitWords(day, wait)}
          </CostOnDay>
        ) : (
          m.calendar_wait_pick()
        )}
        {day && wait && item.unknownCost !== null && ` ${m.calendar_wait_unknown()}`}
      </p>
    </div>
  );
}

function waitWords(on: IsoDate, { cost, perDay }: { cost: Paise; perDay: Paise }): string {
  const day = formatDate(on);
  const amount = moneyWords(cost);
  return perDay === 0
    ? m.calendar_wait_flat({ day, amount })
    : m.calendar_wait_cost({ day, amount, perDay: moneyWords(perDay) });
}
