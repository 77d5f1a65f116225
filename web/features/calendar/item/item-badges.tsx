import type { CalendarItem } from '../../../lib/compliance.queries';
import { areaWords } from '../../../lib/form-words';
import { itemMark, priorityWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { Badge, type Tone } from '../../../ui/badge';

const PRIORITY_TONES: Readonly<Record<CalendarItem['priority'], Tone>> = {
  critical: 'red',
  high: 'orange',
  medium: 'grey',
  low: 'grey',
};

/** How long there is, whose law it is, how much it matters, and what is special about it. */
export function ItemBadges({ item }: { item: CalendarItem }) {
  const mark = itemMark(item);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={mark.tone}>{mark.words}</Badge>
      <Badge>{areaWords(item.type)}</Badge>
      <Badge tone={PRIORITY_TONES[item.priority]}>{priorityWords(item.priority)}</Badge>
      {item.isOptional && <Badge tone="blue">{m.calendar_optional()}</Badge>}
      {item.origin === 'person' && <Badge tone="blue">{m.calendar_own()}</Badge>}
      {item.isUnverified && <Badge>{m.why_unverified()}</Badge>}
    </span>
  );
}
