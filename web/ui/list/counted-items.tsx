import type { CalendarItem } from '../../lib/compliance.queries';
import { costWords, dueWords, itemMark } from '../../lib/item-words';
import { Badge } from '../badge';
import { ItemLink } from '../item-link';
import { WhyList } from '../why/why-list';

type CountedItemsProps = { label: string; items: readonly CalendarItem[] };

/** The explanation of a count of items: each of them by name, with its day, its state and what waiting costs. */
export function CountedItems({ label, items }: CountedItemsProps) {
  return (
    <WhyList
      label={label}
      items={items.map((item) => ({
        id: item.id,
        title: <ItemLink itemId={item.id}>{item.title}</ItemLink>,
        detail: [item.type, dueWords(item.dueDate), costWords(item)].filter(Boolean).join(' · '),
        figure: <Badge tone={itemMark(item).tone}>{itemMark(item).words}</Badge>,
      }))}
    />
  );
}
