import { DateText } from '../../ui/figure/date-text';
import type { Entry } from './audit.queries';
import { AuditEntry } from './audit-entry';

const DAY = 10;

/** Entries under the Indian day on which they were made, in the order in which they come. */
export function AuditList({ rows }: { rows: readonly Entry[] }) {
  return (
    <div className="rounded-xl border border-line bg-surface shadow-card">
      {days(rows).map(([first, ...more]) => (
        <section key={first.id} className="not-first:border-t not-first:border-line">
          <h2 className="sticky top-0 z-10 flex min-h-8 items-center bg-sunken px-4 text-xs font-medium text-ink-3 [section:first-child>&]:rounded-t-xl lg:px-5">
            <DateText day={first.timestampIst.slice(0, DAY)} />
          </h2>
          <ol className="divide-y divide-line">
            {[first, ...more].map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

type Day = [Entry, ...Entry[]];

/** Runs of entries of one day: the order of the chain stays, also where a clock was set back. */
function days(rows: readonly Entry[]): Day[] {
  const found: Day[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && last[0].timestampIst.slice(0, DAY) === row.timestampIst.slice(0, DAY)) last.push(row);
    else found.push([row]);
  }
  return found;
}
