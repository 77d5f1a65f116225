import { useQuery } from '@tanstack/react-query';
import { type CalendarItem, calendarQuery } from '../../../lib/compliance.queries';
import { costWords, dueWords, rupees } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { ItemLink } from '../../../ui/item-link';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { moneyWords } from '../../../ui/why/quantity';
import { Why } from '../../../ui/why/why';
import { WhyList } from '../../../ui/why/why-list';
import { costSums } from './costs';

type OverdueCostProps = { companyId: string; items: readonly CalendarItem[]; count: number };

/** What waiting has cost over all that is overdue. It is said only where every overdue item is at hand. */
export function OverdueCost({ companyId, items, count }: OverdueCostProps) {
  const { soFar, perDay } = costSums(items);
  if (items.length < count || (soFar === 0 && perDay === 0)) return null;
  const amount = moneyWords(soFar);
  const words =
    perDay > 0
      ? m.calendar_overdue_cost({ amount, perDay: moneyWords(perDay) })
      : m.calendar_overdue_cost_flat({ amount });
  return (
    <p className="mb-3 rounded-md bg-red-soft px-3 py-2 text-sm">
      <Why figure={m.calendar_cost_name()} words={words} value={amount}>
        {() => <CostList companyId={companyId} />}
      </Why>
    </p>
  );
}

function CostList({ companyId }: { companyId: string }) {
  const { data } = useQuery(calendarQuery(companyId, { status: 'overdue', to: useToday() }));
  if (!data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const unknown = data.filter(({ unknownCost }) => unknownCost !== null).length;
  return (
    <>
      <p className="text-ink-2">{m.calendar_overdue_cost_why()}</p>
      {unknown > 0 && <p>{m.calendar_cost_some_unknown({ count: unknown })}</p>}
      <WhyList
        label={m.calendar_cost_name()}
        items={data.map((item) => ({
          id: item.id,
          title: <ItemLink itemId={item.id}>{item.title}</ItemLink>,
          detail: [dueWords(item.dueDate), costWords(item)].filter(Boolean).join(' · '),
          figure: item.penaltyAmount === null ? m.calendar_cost_unknown() : rupees(item.penaltyAmount),
        }))}
      />
    </>
  );
}
