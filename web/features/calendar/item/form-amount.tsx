import * as v from 'valibot';
import { amountAskedOf, type FormAmount } from '#domain/calendar/form-amounts';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { useForm } from '../../../lib/form';
import { rupees } from '../../../lib/form-parts';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { useStateAmount } from '../calendar.mutations';

const LABELS: Record<FormAmount, () => string> = {
  'gst-tax': m.calendar_amount_gst_tax,
  'income-tax': m.calendar_amount_income_tax,
  instalment: m.calendar_amount_instalment,
  secured: m.calendar_amount_secured,
  contributions: m.calendar_amount_contributions,
  'foreign-money': m.calendar_amount_foreign,
};

const amountForm = v.object({ amount: rupees(() => m.calendar_amount_wrong()) });

/** Asks the amount on which the cost of a late form rests, where it is said to be unknown. */
export function FormAmountField({ item }: { item: CalendarItem }) {
  const asked = amountAskedOf(item.formType);
  const isOpen = item.status === 'overdue' || item.status === 'pending' || item.status === 'unconfirmed';
  if (!asked || !isOpen || item.origin !== 'law' || item.obligationKey === null) return null;
  return <AmountForm item={item} subject={item.obligationKey} label={LABELS[asked]()} />;
}

function AmountForm({ item, subject, label }: { item: CalendarItem; subject: string; label: string }) {
  const state = useStateAmount(item.companyId);
  const { errors, ...form } = useForm(amountForm, ({ amount }) =>
    state.mutateAsync({ kind: 'form-amount', subject, holdsFrom: item.dueDate, value: { amount } }),
  );
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={form.onSubmit}>
      <Field name="amount" label={label} hint={m.calendar_amount_hint()} error={errors.amount}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={30} />}
      </Field>
      <FormFailure failure={form.failure} />
      <Button type="submit" size="sm" className="self-start" isPending={form.isPending}>
        {m.calendar_amount_save()}
      </Button>
    </form>
  );
}
