import { useState } from 'react';
import type { CalendarItem } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/use-today';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useReopen, useStateEvent, useWithdraw } from './calendar.mutations';
import { CompleteForm } from './complete-form';
import { NothingDueForm } from './nothing-due-form';

type ItemActsProps = { companyId: string; item: CalendarItem };
type OpenForm = 'complete' | 'nothing-due' | undefined;

/** What a person can say of an item. Each says it to the record; nothing is only shown. */
export function ItemActs({ companyId, item }: ItemActsProps) {
  const [form, setForm] = useState<OpenForm>();
  const close = () => setForm(undefined);
  if (item.status === 'completed') return <Reopen companyId={companyId} item={item} />;
  if (item.status === 'withdrawn' || item.status === 'not_due') return null;
  if (form === 'complete') return <CompleteForm companyId={companyId} item={item} onClose={close} />;
  if (form === 'nothing-due') return <NothingDueForm companyId={companyId} item={item} onClose={close} />;
  return (
    <section aria-label={m.calendar_acts()} className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => setForm('complete')}>
        {m.calendar_mark_done()}
      </Button>
      {item.origin === 'law' ? (
        <>
          {item.status !== 'pending' && item.status !== 'overdue' && <NotFiled companyId={companyId} item={item} />}
          <Button onClick={() => setForm('nothing-due')}>{m.calendar_nothing_due()}</Button>
        </>
      ) : (
        <Remove companyId={companyId} item={item} />
      )}
    </section>
  );
}

function Reopen({ companyId, item }: ItemActsProps) {
  const reopen = useReopen(companyId, item.id);
  return (
    <section aria-label={m.calendar_acts()}>
      <Button isPending={reopen.isPending} onClick={() => reopen.mutate()}>
        {m.calendar_reopen()}
      </Button>
    </section>
  );
}

/** Of what fell due before the books were kept here: it is still open, and counts from now on. */
function NotFiled({ companyId, item }: ItemActsProps) {
  const today = useToday();
  const state = useStateEvent(companyId);
  const say = () =>
    state.mutate({ kind: 'not-filed', subject: item.obligationKey ?? '', happenedOn: today, details: {} });
  return (
    <Button isPending={state.isPending} onClick={say}>
      {m.calendar_not_filed()}
    </Button>
  );
}

function Remove({ companyId, item }: ItemActsProps) {
  const withdraw = useWithdraw(companyId, item.id);
  return (
    <ConfirmDialog
      trigger={<Button>{m.calendar_remove()}</Button>}
      title={m.calendar_remove_title({ title: item.title })}
      description={m.calendar_remove_words()}
      confirmLabel={m.calendar_remove()}
      onConfirm={() => withdraw.mutateAsync()}
    />
  );
}
