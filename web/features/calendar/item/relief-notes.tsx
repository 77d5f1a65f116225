import { CalendarClock, CircleMinus } from 'lucide-react';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { type ReliefNote, reliefNotes } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';

const LOOKS = {
  moved: { tone: 'blue', name: m.calendar_date_moved, Icon: CalendarClock },
  waived: { tone: 'purple', name: m.calendar_fee_waived, Icon: CircleMinus },
} as const;

/** What reliefs did to an item. A moved date and a waived fee never look the same. */
export function ReliefNotes({ item }: { item: CalendarItem }) {
  const notes = reliefNotes(item);
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-ink-2">
      {notes.map((note) => (
        <li key={`${note.kind} ${note.words}`}>
          <Note note={note} />
        </li>
      ))}
    </ul>
  );
}

function Note({ note: { kind, words } }: { note: ReliefNote }) {
  const { tone, name, Icon } = LOOKS[kind];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>
        <Icon size={11} aria-hidden="true" className="mr-1" />
        {name()}
      </Badge>
      <span className="wrap-anywhere">{words}</span>
    </span>
  );
}
