import type { ItemExplanation } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { statusWords } from '../../lib/item-words';
import { m } from '../../lib/messages';

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
