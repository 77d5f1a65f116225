import type { SeenCompany } from '../../lib/companies.query';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { DateText } from '../../ui/figure/date-text';

/** What is late of a client and due next, as far as it is known. */
export type ClientDeadlines = Pick<SeenCompany, 'overdue' | 'nextDue'> | undefined;
export type Deadlines = ReadonlyMap<string, NonNullable<ClientDeadlines>>;

/** How many items are late. Of a client of which nothing is known yet none is no good news, and is not said. */
export function Overdue({ deadlines }: { deadlines: ClientDeadlines }) {
  if (!deadlines) return '–';
  if (deadlines.overdue > 0) return <span className="font-semibold text-red">{formatCount(deadlines.overdue)}</span>;
  return deadlines.nextDue === null ? <span className="text-ink-3">{m.company_nothing_known()}</span> : '0';
}

export function NextDue({ deadlines }: { deadlines: ClientDeadlines }) {
  return deadlines?.nextDue ? <DateText day={deadlines.nextDue} /> : '–';
}
