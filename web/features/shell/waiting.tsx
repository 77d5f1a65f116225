import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarQuery } from '../../lib/compliance.queries';
import { formatCount } from '../../lib/format';
import { itemMark } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { Glyph } from '../../ui/state/glyph';

const SHOWN = 4;

/** What waits for somebody in the company: its late items and those of today, the oldest first. */
export function Waiting() {
  const { company } = useWorkspace();
  const { data } = useQuery({ ...calendarQuery(company?.id ?? ''), enabled: Boolean(company) });
  const waiting = (data ?? []).filter(
    ({ status, daysRemaining, isOptional }) =>
      !isOptional && (status === 'overdue' || (status === 'pending' && daysRemaining === 0)),
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-label={m.shell_waiting()} className="border-b border-line py-1.5">
      <h3 className="px-4 py-1 text-xs font-medium text-ink-3">{m.shell_waiting()}</h3>
      <ul>
        {waiting.slice(0, SHOWN).map((item) => {
          const mark = itemMark(item);
          return (
            <li key={item.id}>
              <Link
                to="/compliance-calendar"
                search={{ item: item.id }}
                className="flex min-h-9 items-center gap-2.5 px-4 text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                <Glyph shape={item.daysRemaining === 0 ? 'today' : 'overdue'} tone="red" />
                <span className="min-w-0 grow truncate">{item.title}</span>
                <span className="shrink-0 text-xs text-red">{mark.words}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {waiting.length > SHOWN && (
        <Link to="/compliance-calendar" className="block px-4 py-1.5 text-xs font-medium text-accent hover:underline">
          {m.ui_show_all({ count: formatCount(waiting.length) })}
        </Link>
      )}
    </section>
  );
}
