import { Link } from '@tanstack/react-router';
import { formatCount, formatDate } from '../../lib/format';
import { changeWords } from '../../lib/item-changes';
import { m } from '../../lib/messages';
import { ItemLink } from '../../ui/item-link';
import { Dialog } from '../../ui/overlay/dialog';
import { WhyList } from '../../ui/why/why-list';
import type { Generated } from './calendar.mutations';

/** What a run of the calendar changed, each change with its reason. */
export function ChangesDialog({ told, onClose }: { told: Generated; onClose: () => void }) {
  const { changes, unchanged, lastRunOn, notKnown } = told;
  const since = lastRunOn ? m.calendar_changes_since({ day: formatDate(lastRunOn) }) : m.calendar_changes_first();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      place="side"
      title={m.calendar_changes_title()}
      description={since}
    >
      <div className="flex flex-col gap-3">
        <p>
          {changes.length === 0
            ? m.calendar_changes_none({ count: formatCount(unchanged) })
            : m.calendar_changes_counts({ changed: changedOf(told), unchanged })}
        </p>
        {changes.length > 0 && (
          <WhyList
            label={m.calendar_changes_title()}
            items={changes.map((change) => ({
              id: `${change.itemId} ${change.change}`,
              title: <ItemLink itemId={change.itemId}>{changeWords(change)}</ItemLink>,
              detail: change.reason,
            }))}
          />
        )}
        {notKnown > 0 && (
          <p className="rounded-md bg-yellow-soft px-3 py-2 text-sm">
            {m.calendar_changes_not_known({ count: formatCount(notKnown) })}{' '}
            <Link to="/company-facts" className="underline underline-offset-2">
              {m.calendar_changes_answer()}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}

const changedOf = ({ added, moved, waived, changed, withdrawn, restored, done, reopened }: Generated): number =>
  added + moved + waived + changed + withdrawn + restored + done + reopened;
