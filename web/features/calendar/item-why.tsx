import type { ReactNode } from 'react';
import type { CalendarItem } from '../../lib/compliance.queries';
import { costWords, dueWords } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Why } from '../../ui/why/why';
import { ItemReason, type Reason } from './item-reasons';

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

type OpensProps = { item: CalendarItem; of: Reason; figure: string; children: ReactNode };

export function Opens({ item, of, figure, children }: OpensProps) {
  return (
    <Why figure={figure} words={children}>
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of={of} />}
    </Why>
  );
}
