import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { useMayChange } from '../../../lib/access';
import { type CalendarItem, type ItemExplanation, itemExplanationQuery } from '../../../lib/compliance.queries';
import { costWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { ErrorPanel, sentenceOf } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { AssumedStep, WhoMayEnter } from '../../../ui/why/assumed-step';
import type { ShownStep } from '../../../ui/why/explained';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Glance } from '../../../ui/why/glance';
import type { Reason } from './differences';
import { ReliefNotes } from './relief-notes';

// An explanation is opened by few who see its figure.
const CompleteForm = lazy(async () => ({ default: (await import('./below-steps')).CompleteForm }));
const FormAmounts = lazy(async () => ({ default: (await import('./below-steps')).FormAmounts }));
const KnownThen = lazy(async () => ({ default: (await import('./below-steps')).KnownThen }));

const TITLES: Record<Reason, () => string> = {
  dueOn: m.calendar_why_due_steps,
  applies: m.calendar_why_applies_steps,
  cost: m.calendar_why_cost_steps,
};

type ItemGlanceProps = { item: CalendarItem; of: Reason; on?: IsoDate };

/** In a few words: the sum or the rule, and of a cost what comes next. */
export function ItemGlance({ item, of, on }: ItemGlanceProps) {
  const { data, isError, error } = useQuery(itemExplanationQuery(item.companyId, item.id, on ? { on } : {}));
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
    ...itemExplanationQuery(companyId, itemId, asked ? { on: asked } : {}),
    placeholderData: keepPreviousData,
  });
  if (isError) return <ErrorPanel error={error} />;
  if (!data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const isAssumed =
    data.cost?.steps.some((step) => step.isAssumed && step.quantity.unit === 'day') || day !== undefined;
  return (
    <Explained answer={data} of={of}>
      {of === 'cost' && isAssumed && <AssumedDay item={data.item} day={day ?? on ?? today} onChange={setDay} />}
    </Explained>
  );
}

type AssumedDayProps = { item: CalendarItem; day: string; onChange: (day: string) => void };

/** The day that was assumed: another is tried at once, and the one on which it was done is recorded right here. */
function AssumedDay({ item, day, onChange }: AssumedDayProps) {
  const today = useToday();
  const mayChange = useMayChange(item.companyId);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    const doneOn = isIsoDate(day) && day <= today ? day : today;
    return (
      <Suspense fallback={<SkeletonRows rows={3} label={m.ui_loading()} />}>
        <CompleteForm companyId={item.companyId} item={item} doneOn={doneOn} onClose={() => setIsDone(false)} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-lg bg-orange-soft px-3 py-2.5">
      <p className="min-w-0 basis-48 grow text-sm">{m.why_assumed_words()}</p>
      <Field name="assumedDay" label={m.why_assumed_day()}>
        {(control) => <DateInput {...control} value={day} onChange={({ target }) => onChange(target.value)} />}
      </Field>
      {mayChange ? (
        <Button size="sm" className="why-unprinted" onClick={() => setIsDone(true)}>
          {m.calendar_mark_done()}
        </Button>
      ) : (
        <WhoMayEnter />
      )}
    </div>
  );
}

/** What is offered where something was assumed. The day of doing has its place above the steps. */
function offerAt({ label, asks, quantity }: ShownStep, { item, amounts }: ItemExplanation, today: string): ReactNode {
  if (!asks || asks.kind === 'filing') return null;
  // What is still to come cannot have happened yet.
  if (asks.record === 'event' && quantity.unit === 'day' && String(quantity.value) > today) return null;
  if (asks.kind === 'form-amount') return <AssumedAmounts item={item} amounts={amounts} />;
  return <AssumedStep companyId={item.companyId} label={label} asks={asks} />;
}

function AssumedAmounts(asked: Pick<ItemExplanation, 'item' | 'amounts'>) {
  const mayChange = useMayChange(asked.item.companyId);
  if (!mayChange) return <WhoMayEnter />;
  return (
    <Suspense>
      <FormAmounts {...asked} />
    </Suspense>
  );
}

type ExplainedProps = { answer: ItemExplanation; of: Reason; children: ReactNode };

function Explained({ answer, of, children }: ExplainedProps) {
  const today = useToday();
  const explanation = answer[of];
  return (
    <>
      <p className="text-ink-2">{answer.item.title}</p>
      {of === 'dueOn' && <ReliefNotes item={answer.item} />}
      {explanation ? (
        <>
          <ExplainedSteps explanation={explanation} title={TITLES[of]()} offer={(step) => offerAt(step, answer, today)}>
            {children}
          </ExplainedSteps>
          {answer.item.origin === 'law' && (
            <Suspense>
              <KnownThen now={answer} of={of} />
            </Suspense>
          )}
        </>
      ) : (
        <p>{answer.item.unknownCost ?? m.calendar_why_no_cost()}</p>
      )}
    </>
  );
}
