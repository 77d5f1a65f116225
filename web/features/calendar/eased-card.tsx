import { Link } from '@tanstack/react-router';
import type { CalendarItem } from '../../lib/compliance.queries';
import { reliefNotes } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Glyph } from '../../ui/state/glyph';

/** What of a month was moved or eased, and by what; a moved date and a waived fee never look the same. */
export function EasedCard({ items }: { items: readonly CalendarItem[] }) {
  const eased = items.flatMap((item) => reliefNotes(item).map((note) => ({ item, note })));
  if (eased.length === 0) return null;
  return (
    <section aria-label={m.relief_title()} className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 className="mb-3 text-base font-semibold">
        <Link to="/reliefs" className="hover:underline">
          {m.relief_title()}
        </Link>
      </h2>
      <ul className="flex flex-col gap-3 text-sm">
        {eased.map(({ item, note: { kind, words } }) => (
          <li key={`${item.id} ${kind} ${words}`} className="flex gap-2.5">
            <Glyph shape={kind} tone="purple" className="mt-0.5" />
            <span className="min-w-0">
              <span className="block font-medium">
                {item.title}: {kind === 'moved' ? m.calendar_date_moved() : m.calendar_fee_waived()}
              </span>
              <span className="block text-xs wrap-anywhere text-ink-2">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
