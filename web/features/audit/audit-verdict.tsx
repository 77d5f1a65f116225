import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import type { Verdict } from './audit.queries';

/** What the recomputing of the chain found. The region is there from the start, so that its filling is read aloud. */
export function AuditVerdict({ verdict }: { verdict: Verdict | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {verdict && (
        <div
          className={cx(
            'rounded-md px-4 py-3 text-sm break-words',
            verdict.ok ? 'bg-green-soft text-green' : 'bg-red-soft text-red',
          )}
        >
          {wordsOf(verdict)}
        </div>
      )}
    </div>
  );
}

function wordsOf({ ok, length, head, firstBadSeq }: Verdict): string {
  if (ok) return m.audit_intact_words({ count: formatCount(length), head });
  return m.audit_broken_words({ number: formatCount(firstBadSeq ?? length + 1) });
}
