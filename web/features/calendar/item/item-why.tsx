import { lazy, type ReactNode } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { costWords, dueWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { Why } from '../../../ui/why/why';
import type { Reason } from './differences';

// An explanation is opened by few who see its figure.
const ItemGlance = lazy(async () => ({ default: (await import('./item-reason')).ItemGlance }));
const ItemReason = lazy(async () => ({ default: (await import('./item-reason')).ItemReason }));

/** The due day of an item, which opens to the rule that set it. */
export function DueDay({ item }: { item: CalendarItem }) {
  return (
    <Opens item={item} of="dueOn" figure={m.calendar_why_due({ title: item.title })}>
      <time dateTime={item.dueDate}>{dueWords(item.dueDate)}</time>
    </Opens>
  );
}

/** What waiting has cost, which opens to its arithmetic; nothing where waiting costs nothing that is known. */
export function CostSoFar({ item }: { item: CalendarItem }) {
  const words = costWords(item);
  if (words === undefined) return null;
  return (
    <Opens item={item} of="cost" figure={m.calendar_why_cost({ title: item.title })}>
      {words}
    </Opens>
  );
}

/** What doing it on a later day costs, which opens to the arithmetic of that day. */
export function CostOnDay({ item, on, children }: { item: CalendarItem; on: IsoDate; children: ReactNode }) {
  return (
    <Why
      figure={m.calendar_why_cost_on({ title: item.title, day: formatDate(on) })}
      words={children}
      glance={() => <ItemGlance item={item} of="cost" on={on} />}
    >
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of="cost" on={on} />}
    </Why>
  );
}

type OpensProps = {
  item: CalendarItem;
  of: Reason;
  figure: string;
  /** Without the line under the words, where a column of them would be all lines. */
  isPlain?: boolean;
  children: ReactNode;
};

export function Opens({ item, of, figure, isPlain = false, children }: OpensProps) {
  return (
    <Why
      figure={figure}
      words={children}
      {...(isPlain && { className: 'no-underline! hover:underline!' })}
      glance={() => <ItemGlance item={item} of={of} />}
    >
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of={of} />}
    </Why>
  );
}
