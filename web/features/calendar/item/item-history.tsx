import type { ItemExplanation } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { statusWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';

/** What became of an item, in the order in which it did; nothing of it is ever rewritten. */
export function ItemHistory({ history }: { history: ItemExplanation['history'] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="item-history">
      <h3 id="item-history" className="font-semibold">
        {m.calendar_history()}
      </h3>
      <ol className="mt-1.5 flex flex-col gap-1.5 border-l border-line-strong pl-3">
        {history.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a history are only ever added to at its end
          <li key={index} className="text-sm">
            <span className="text-ink-2">{formatDate(line.day)}</span> {historyWords(line)}
            {line.reason && <span className="block text-xs text-ink-2">{line.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Line = ItemExplanation['history'][number];

/** One line of an item's history in words: 'Due date moved from 20 Nov 2026 to 25 Nov 2026'. */
export function historyWords({ change, dueDate, previousDueDate, status }: Line): string {
  const day = formatDate(dueDate);
  switch (change) {
    case 'added':
      return m.calendar_history_added({ day });
    case 'moved':
      return m.calendar_history_moved({ from: formatDate(previousDueDate ?? dueDate), day });
    case 'restored':
      return m.calendar_history_restored({ from: formatDate(previousDueDate ?? dueDate), day });
    case 'waived':
      return m.calendar_history_waived();
    case 'done':
      return m.calendar_history_done();
    case 'reopened':
      return m.calendar_history_reopened();
    case 'withdrawn':
      return m.calendar_history_withdrawn();
    case 'changed':
      return m.calendar_history_changed({ status: statusWords(status) });
  }
}
