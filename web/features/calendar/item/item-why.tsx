import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { type CalendarItem, type ItemExplanation, itemExplanationQuery } from '../../../lib/compliance.queries';
import { formatDate } from '../../../lib/format';
import { costWords, dueWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { ErrorPanel, sentenceOf } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Glance } from '../../../ui/why/glance';
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
    <Why
      figure={m.calendar_why_cost_on({ title: item.title, day: formatDate(on) })}
      words={children}
      glance={() => <ItemGlance item={item} of="cost" on={on} />}
    >
      {() => <ItemReason companyId={item.companyId} itemId={item.id} of="cost" on={on} />}
    </Why>
  );
}

type OpensProps = {
  item: CalendarItem;
  of: Reason;
  figure: string;
  /** Without the line under the words, where a column of them would be all lines. */
  isPlain?: boolean;
  children: ReactNode;
};

export function Opens({ item, of, figure, isPlain = false, children }: OpensProps) {
  return (
    <Why
      figure={figure}
      words={children}
      {...(isPlain && { className: 'no-underline! hover:underline!' })}
      glance={() => <ItemGlance item={item} of={of} />}
    >
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

type ItemGlanceProps = { item: CalendarItem; of: Reason; on?: IsoDate };

/** In a few words: the sum or the rule, and of a cost what comes next. */
function ItemGlance({ item, of, on }: ItemGlanceProps) {
  const { data, isError, error } = useQuery(itemExplanationQuery(item.companyId, item.id, on));
  if (isError) return sentenceOf(error);
  if (!data) return m.ui_loading();
  const explanation = data[of];
  if (!explanation) return item.unknownCost ?? m.calendar_why_no_cost();
  return <Glance explanation={explanation} next={of === 'cost' && on === undefined ? costWords(item) : undefined} />;
}

type ItemReasonProps = { companyId: string; itemId: string; of: Reason; on?: IsoDate };

/** Why an item has its date, its cost, or is there at all; worked out anew from the facts when it is asked. */
export function ItemReason({ companyId, itemId, of, on }: ItemReasonProps) {
  const today = useToday();
  const [day, setDay] = useState<string>();
  // A day that is being typed asks for nothing yet.
  const asked = day !== undefined && isIsoDate(day) ? day : on;
  const { data, isError, error } = useQuery({
    ...itemExplanationQuery(companyId, itemId, asked),
    placeholderData: keepPreviousData,
  });
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const isAssumed =
    data.cost?.steps.some((step) => step.isAssumed && step.quantity.unit === 'day') || day !== undefined;
  return (
    <Explained answer={data} of={of}>
      {of === 'cost' && isAssumed && <AssumedDay day={day ?? on ?? today} onChange={setDay} />}
    </Explained>
  );
}

type AssumedDayProps = { day: string; onChange: (day: string) => void };

/** The day that was assumed, where it can be changed at once: what is recorded stands in the item itself. */
function AssumedDay({ day, onChange }: AssumedDayProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-lg bg-orange-soft px-3 py-2.5">
      <p className="min-w-0 basis-48 grow text-sm">{m.why_assumed_words()}</p>
      <Field name="assumedDay" label={m.why_assumed_day()}>
        {(control) => <DateInput {...control} value={day} onChange={({ target }) => onChange(target.value)} />}
      </Field>
    </div>
  );
}

type ExplainedProps = { answer: ItemExplanation; of: Reason; children: ReactNode };

function Explained({ answer, of, children }: ExplainedProps) {
  const explanation = answer[of];
  return (
    <>
      <p className="text-ink-2">{answer.item.title}</p>
      {of === 'dueOn' && <ReliefNotes item={answer.item} />}
      {explanation ? (
        <ExplainedSteps explanation={explanation} title={TITLES[of]()}>
          {children}
        </ExplainedSteps>
      ) : (
        <p>{answer.item.unknownCost ?? m.calendar_why_no_cost()}</p>
      )}
    </>
  );
}
