import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import { type CalendarItem, type ItemExplanation, itemExplanationQuery } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { costWords, dueWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { ReliefNotes } from './relief-notes';

/** The due day of an item, which opens to the rule that set it. */
export function DueDay({ item }: { item: CalendarItem }) {
  return (
    <Opens item={item} of="dueOn" figure={m.calendar_why_due({ title: item.title })}>
      <time dateTime={item.dueDate}>{dueWords(item.dueDate)}</time>
    </Opens>
  );
}

/** What waiting has cost, which opens to its arithmetic; nothing where waiting costs nothing that is known. */
export function CostSoFar({ item }: { item: CalendarItem }) {
  const words = costWords(item);
  if (words === undefined) return null;
  return (
    <Opens item={item} of="cost" figure={m.calendar_why_cost({ title: item.title })}>
      {words}
    </Opens>
  );
}

/** What doing it on a later day costs, which opens to the arithmetic of that day. */
export function CostOnDay({ item, on, children }: { item: CalendarItem; on: IsoDate; children: ReactNode }) {
  return (
    <Why figure={m.calendar_why_cost_on({ title: item.title, day: formatDate(on) })} words={children}>
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of="cost" on={on} />}
    </Why>
  );
}

type OpensProps = { item: CalendarItem; of: Reason; figure: string; children: ReactNode };

export function Opens({ item, of, figure, children }: OpensProps) {
  return (
    <Why figure={figure} words={children}>
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of={of} />}
    </Why>
  );
}

export type Reason = 'dueOn' | 'applies' | 'cost';

const TITLES: Record<Reason, () => string> = {
  dueOn: m.calendar_why_due_steps,
  applies: m.calendar_why_applies_steps,
  cost: m.calendar_why_cost_steps,
};

type ItemReasonProps = { companyId: string; itemId: string; of: Reason; on?: IsoDate };

/** Why an item has its date, its cost, or is there at all; worked out anew from the facts when it is asked. */
export function ItemReason({ companyId, itemId, of, on }: ItemReasonProps) {
  const { data, isError, error } = useQuery(itemExplanationQuery(companyId, itemId, on));
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return <Explained answer={data} of={of} />;
}

function Explained({ answer, of }: { answer: ItemExplanation; of: Reason }) {
  const explanation = answer[of];
  return (
    <>
      <p className="text-ink-2">{answer.item.title}</p>
      {of === 'dueOn' && <ReliefNotes item={answer.item} />}
      {explanation ? (
        <ExplainedSteps explanation={explanation} title={TITLES[of]()} />
      ) : (
        <p>{answer.item.unknownCost ?? m.calendar_why_no_cost()}</p>
      )}
    </>
  );
}
