import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { amountAskedOf, type FormAmount } from '#domain/calendar/form-amounts';
import { send } from '../../../lib/api/api';
import { type CalendarItem, companyKey } from '../../../lib/compliance.queries';
import { useForm } from '../../../lib/form';
import { rupees } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { toast } from '../../../ui/overlay/toast-store';

const LABELS: Record<FormAmount, () => string> = {
  'gst-tax': m.calendar_amount_gst_tax,
  'income-tax': m.calendar_amount_income_tax,
  instalment: m.calendar_amount_instalment,
  secured: m.calendar_amount_secured,
};

const amountForm = v.object({ amount: rupees(() => m.calendar_amount_wrong()) });

/** Asks the amount on which the cost of a late form rests, where it is said to be unknown. */
export function FormAmountField({ item }: { item: CalendarItem }) {
  const asked = amountAskedOf(item.formType);
  const isOpen = item.status === 'overdue' || item.status === 'pending' || item.status === 'unconfirmed';
  if (!asked || !isOpen || item.origin !== 'law') return null;
  return <AmountForm item={item} label={LABELS[asked]()} />;
}

function AmountForm({ item, label }: { item: CalendarItem; label: string }) {
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onSubmit } = useForm(amountForm, async ({ amount }) => {
    const fact = { kind: 'form-amount', subject: item.obligationKey, holdsFrom: item.dueDate, value: { amount } };
    await send('POST', `/api/companies/${item.companyId}/facts`, fact);
    toast({ title: m.calendar_amount_saved() });
    await queryClient.invalidateQueries({ queryKey: companyKey(item.companyId) });
  });
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={(event) => void onSubmit(event)}>
      <Field name="amount" label={label} hint={m.calendar_amount_hint()} error={errors.amount}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} />}
      </Field>
      {failure !== undefined && <FormFailure failure={failure} />}
      <Button type="submit" size="sm" className="self-start" isPending={isPending}>
        {m.calendar_amount_save()}
      </Button>
    </form>
  );
}
