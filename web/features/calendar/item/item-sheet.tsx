import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { type CalendarItem, type ItemExplanation, itemExplanationQuery } from '../../../lib/compliance.queries';
import { formatDate, formatInrExact } from '../../../lib/format';
import { costWords, statusWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Textarea } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { useUnsaved } from '../../../ui/form/use-typed';
import { Dialog } from '../../../ui/overlay/dialog';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { useNote } from '../calendar.mutations';
import { FormAmounts } from './form-amount';
import { ItemActs } from './item-acts';
import { ItemBadges } from './item-badges';
import { ItemHistory } from './item-history';
import { CostSoFar, DueDay, Opens } from './item-why';
import { ReliefConditions } from './relief-conditions';
import { ReliefNotes } from './relief-notes';
import { WaitUntil } from './wait-until';

// With the form it opens; the dashboard would fetch it before anybody opens an item.
const ItemWaits = lazy(async () => ({ default: (await import('./item-waits')).ItemWaits }));

type ItemSheetProps = { companyId: string; itemId: string; onClose: () => void };

/** One item whole: when and why, what waiting costs, what became of it, and what can be said of it. */
export function ItemSheet({ companyId, itemId, onClose }: ItemSheetProps) {
  const answer = useQuery(itemExplanationQuery(companyId, itemId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      place="side"
      title={answer.data?.item.title ?? m.calendar_item()}
      {...(answer.data?.item.description ? { description: answer.data.item.description } : {})}
    >
      {answer.isError && <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {answer.data && <Sheet companyId={companyId} answer={answer.data} />}
    </Dialog>
  );
}

function Sheet({ companyId, answer }: { companyId: string; answer: ItemExplanation }) {
  const mayChange = useMayChange(companyId);
  const { item, history } = answer;
  return (
    <div className="flex flex-col gap-5">
      <ItemBadges item={item} />
      <Suspense>
        <ItemWaits companyId={companyId} item={item} mayChange={mayChange} />
      </Suspense>
      <ReliefNotes item={item} />
      <ItemFacts answer={answer} />
      <ReliefConditions item={item} conditions={answer.conditions} mayChange={mayChange} />
      {mayChange && <FormAmounts item={item} amounts={answer.amounts} />}
      <WaitUntil item={item} />
      {mayChange && <ItemActs companyId={companyId} item={item} />}
      <ItemNote companyId={companyId} item={item} mayChange={mayChange} />
      <ItemHistory history={history} />
    </div>
  );
}

/** What is known of an item, each answer opening to its reason. */
function ItemFacts({ answer: { item, applies, paid, figures } }: { answer: ItemExplanation }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <Fact name={m.calendar_due()}>
        <DueDay item={item} />
      </Fact>
      <Fact name={m.calendar_status()}>{statusWords(item.status)}</Fact>
      <Fact name={m.calendar_applies()}>
        <Opens item={item} of="applies" figure={m.calendar_why_applies({ title: item.title })}>
          {applies.value ? m.calendar_applies_yes() : m.calendar_applies_no()}
        </Opens>
      </Fact>
      {costWords(item) && (
        <Fact name={m.calendar_cost()}>
          <CostSoFar item={item} />
        </Fact>
      )}
      {figures.map(({ name, explained, unknown }) => (
        <Fact key={name} name={name}>
          {explained ? (
            <Why
              figure={m.calendar_why_figure({ figure: name, title: item.title })}
              words={formatInrExact(paise(explained.value))}
            >
              {() => <ExplainedSteps explanation={explained} title={name} />}
            </Why>
          ) : (
            unknown
          )}
        </Fact>
      ))}
      {item.period && <Fact name={m.calendar_period()}>{item.period}</Fact>}
      {item.subject && (
        <Fact name={m.calendar_subject()}>
          <code className="font-mono wrap-anywhere">{item.subject}</code>
        </Fact>
      )}
      {item.doneOn && <Fact name={m.calendar_done()}>{formatDate(item.doneOn)}</Fact>}
      {item.acknowledgement && <Fact name={m.calendar_acknowledgement()}>{item.acknowledgement}</Fact>}
      {paid && <Fact name={m.calendar_paid()}>{formatInrExact(parseRupees(paid))}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="max-w-36 text-ink-2 sm:max-w-52">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

type ItemNoteProps = { companyId: string; item: CalendarItem; mayChange: boolean };

/** A person's own words on an item; no run of the calendar touches them. */
export function ItemNote({ companyId, item, mayChange }: ItemNoteProps) {
  const [typed, setTyped] = useState(item.note ?? '');
  const save = useNote(companyId, item.id);
  const isChanged = typed.trim() !== (item.note ?? '');
  useUnsaved(mayChange && isChanged);
  if (!mayChange) return item.note ? <p className="whitespace-pre-line wrap-anywhere">{item.note}</p> : null;
  return (
    <div className="flex flex-col gap-2">
      <Field name="note" label={m.calendar_note()}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1_000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {save.isError && <FormFailure failure={save.error} />}
      {isChanged && (
        <Button
          size="sm"
          className="self-start"
          isPending={save.isPending}
          onClick={() => save.mutate(typed.trim() || null)}
        >
          {m.calendar_note_save()}
        </Button>
      )}
    </div>
  );
}
