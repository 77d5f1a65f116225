import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { statusQuery } from '../../lib/compliance.queries';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ShowAll } from '../../ui/list/show-all';
import { EmptyState } from '../../ui/state/empty-state';
import { CalendarExports } from './calendar-exports';
import { COLUMNS, DueRow } from './near/due-row';
import { deadlineOf, type NearItem } from './near/near';
import { Timeline } from './near/timeline';

/** As many items as the widget shows (specification, section 9). */
const SHOWN = 4;

/** How many there are in all: the lists of them are cut. */
type Counts = { overdue: number; upcoming: number };
type CalendarWidgetProps = {
  companyId: string;
  counts: Counts;
  items: readonly NearItem[];
  /** What an item's button does, where that is more than to open it. */
  actionOf?: (item: NearItem) => ReactNode;
};

/** What is overdue, then what is due next: as a line of two months, and row by row. */
export function CalendarWidget({ companyId, counts, items, actionOf }: CalendarWidgetProps) {
  const today = useToday();
  const [isWhole, setIsWhole] = useState(false);
  const { data: status } = useQuery(statusQuery(companyId));
  const sums = new Map(status?.sums.map(({ itemId, sum }) => [itemId, sum]));
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <SectionCard
      title={m.calendar_title()}
      description={countWords(counts, items)}
      actions={
        <>
          <CalendarExports companyId={companyId} variant="ghost" />
          <Link to="/compliance-calendar" className={buttonClass('ghost', 'sm')}>
            {m.calendar_view_all()}
            <ArrowRight size={13} aria-hidden="true" />
          </Link>
        </>
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-2">{m.calendar_empty_widget()}</p>
      ) : (
        <div className="-mx-4 -mb-4 lg:-mx-5 lg:-mb-5">
          <div className="px-4 lg:px-5">
            <Timeline deadlines={items.map(deadlineOf)} today={today} />
          </div>
          <Heads />
          <ul className="divide-y divide-line border-t border-line">
            {shown.map((item) => (
              <DueRow key={item.id} item={item} sum={sums.get(item.id)} action={actionOf?.(item)} />
            ))}
          </ul>
          <Foot shown={shown.length} total={items.length} counts={counts} onShowAll={() => setIsWhole(true)} />
        </div>
      )}
    </SectionCard>
  );
}

/** '2 overdue, 1 today, 5 more in 30 days'. */
function countWords({ overdue, upcoming }: Counts, items: readonly NearItem[]): string {
  const today = items.filter(({ daysRemaining }) => daysRemaining === 0).length;
  return m.calendar_counts({
    overdue: formatCount(overdue),
    today: formatCount(today),
    upcoming: formatCount(upcoming - today),
  });
}

/** For the eye: a reader hears each row's cells with their own words. */
const Heads = () => (
  <div aria-hidden="true" className={cx('hidden h-8 items-center px-4 text-xs text-ink-3 md:grid lg:px-5', COLUMNS)}>
    <span />
    <span>{m.calendar_form()}</span>
    <span>{m.calendar_due_head()}</span>
    <span className="text-right">{m.calendar_tax()}</span>
    <span className="text-right">{m.calendar_cost_head()}</span>
    <span />
  </div>
);

type FootProps = { shown: number; total: number; counts: Counts; onShowAll: () => void };

function Foot({ shown, total, counts, onShowAll }: FootProps) {
  const all = counts.overdue + counts.upcoming;
  if (shown < total)
    return (
      <div className="border-t border-line px-4 pb-3 lg:px-5">
        <ShowAll shown={shown} total={all} onShowAll={onShowAll} />
      </div>
    );
  if (total >= all) return null;
  return (
    <p className="border-t border-line px-4 py-3 text-sm text-ink-2 lg:px-5">
      {m.ui_shown_of({ shown: formatCount(shown), total: formatCount(all) })}{' '}
      <Link to="/compliance-calendar" className="text-accent underline underline-offset-2">
        {m.calendar_view_all()}
      </Link>
    </p>
  );
}

/** Before any fact is stated nothing can be due: the page says what would be here, and where it begins. */
export function NoObligations() {
  return (
    <div className="mt-4">
      <EmptyState
        title={m.calendar_no_facts()}
        description={m.calendar_no_facts_words()}
        action={
          <Link to="/company-facts" className={buttonClass('primary')}>
            {m.calendar_state_facts()}
          </Link>
        }
      />
    </div>
  );
}
