import { Link } from '@tanstack/react-router';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formWords } from '../../lib/form-words';
import { statusTone } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ItemLink } from '../../ui/item-link';
import { EmptyState } from '../../ui/state/empty-state';
import { CalendarExports } from './calendar-exports';
import { ItemBadges } from './item/item-badges';
import { CostSoFar, DueDay } from './item/item-why';
import { OverdueCost } from './item/overdue-cost';
import { ReliefNotes } from './item/relief-notes';

/** As many items as the widget shows (specification, section 9). */
const SHOWN = 4;

type CalendarWidgetProps = {
  companyId: string;
  /** How many are overdue in all: the list of them is cut. */
  overdueCount: number;
  overdue: readonly CalendarItem[];
  upcoming: readonly CalendarItem[];
};

/** What is overdue, then what is due next. */
export function CalendarWidget({ companyId, overdueCount, overdue, upcoming }: CalendarWidgetProps) {
  const shown = [...overdue, ...upcoming].slice(0, SHOWN);
  return (
    <SectionCard
      title={m.calendar_title()}
      actions={
        <>
          <CalendarExports companyId={companyId} />
          <Link to="/compliance-calendar" className={buttonClass('secondary', 'sm')}>
            {m.calendar_view_all()}
          </Link>
        </>
      }
    >
      {overdueCount > 0 && <OverdueCost companyId={companyId} items={overdue} count={overdueCount} />}
      {shown.length === 0 && <p className="text-ink-2">{m.calendar_empty_widget()}</p>}
      <ul className="flex flex-col gap-2">
        {shown.map((item) => (
          <li key={item.id}>
            <WidgetItem item={item} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

const EDGES = { red: 'border-l-red', orange: 'border-l-orange', green: 'border-l-green', grey: 'border-l-line-strong' };

function WidgetItem({ item }: { item: CalendarItem }) {
  const tone = statusTone(item.status);
  const edge = tone === 'red' || tone === 'orange' || tone === 'green' ? EDGES[tone] : EDGES.grey;
  return (
    <div
      className={cx(
        'flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-md border border-l-4 border-line px-3 py-2',
        edge,
      )}
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium wrap-anywhere">{item.title}</p>
        <ItemBadges item={item} />
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
          <DueDay item={item} />
          <CostSoFar item={item} />
        </p>
        <ReliefNotes item={item} />
      </div>
      <ItemLink itemId={item.id} formType={item.formType} className={buttonClass('secondary', 'sm')}>
        {m.calendar_action({ form: item.formType ? formWords(item.formType) : m.calendar_action_default() })}
      </ItemLink>
    </div>
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
