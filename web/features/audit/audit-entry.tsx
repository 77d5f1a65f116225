import { useMe } from '../../lib/api/session';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { InstantText } from '../../ui/figure/date-text';
import type { Entry } from './audit.queries';
import { actionName, STATUS_TONES, statusName, subjectOf } from './audit.words';
import { AuditChange } from './audit-change';

/** One act: what, by whom, when, how it ended, and what it changed. */
export function AuditEntry({ entry }: { entry: Entry }) {
  const { seq, timestamp, status, details } = entry;
  const subject = subjectOf(entry);
  const hasChange = details.before !== null || details.after !== null;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-2.5 text-sm md:grid-cols-[11rem_1fr_auto]">
      <div className="order-3 col-span-2 text-xs text-ink-2 md:order-none md:col-span-1 md:pt-0.5">
        <InstantText instant={timestamp} />
        {seq !== null && (
          <span className="ml-2 tabular-nums md:ml-0 md:block">{m.audit_number({ number: formatCount(seq) })}</span>
        )}
      </div>
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{actionName(entry)}</span>
          {subject && <span>: {subject}</span>}
        </p>
        <p className="text-xs text-ink-2">
          <Who entry={entry} />
        </p>
        {hasChange && <AuditChange entry={entry} />}
      </div>
      <div>
        <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>
      </div>
    </li>
  );
}

function Who({ entry: { userId, userName } }: { entry: Entry }) {
  const me = useMe();
  if (userName) return userName;
  // A refused attempt is kept with the id alone.
  return userId !== null && userId === me?.user.id ? me.user.name : m.audit_other_person();
}
