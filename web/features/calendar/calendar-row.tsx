import type { IsoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { costWords, dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { ItemLink } from '../../ui/item-link';
import { moneyWords } from '../../ui/why/quantity';
import { costIfDoneOn } from './costs';
import { ItemBadges } from './item-badges';
import { CostSoFar, DueDay } from './item-why';
import { ReliefNotes } from './relief-notes';

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
      <div className="flex flex-col items-start gap-0.5 text-sm sm:items-end">
        {isPast ? dueWords(item.dueDate) : <DueDay item={item} />}
        <span className="text-ink-2">{isPast ? costWords(item) : <CostSoFar item={item} />}</span>
        {waited && waited.cost > 0 && (
          <span className="font-medium">{m.calendar_wait_then({ amount: moneyWords(waited.cost) })}</span>
        )}
      </div>
    </li>
  );
}
