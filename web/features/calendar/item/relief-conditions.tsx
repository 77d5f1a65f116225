import * as v from 'valibot';
import type { CalendarItem, ItemExplanation } from '../../../lib/compliance.queries';
import { day } from '../../../lib/field-parts';
import { useForm } from '../../../lib/form';
import { onlyIfWords } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { DateInput } from '../../../ui/form/date-input';
import { Field } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { useStateEvent } from '../calendar.mutations';

const STATES = {
  met: { tone: 'green', name: m.calendar_condition_met },
  open: { tone: 'yellow', name: m.calendar_condition_open },
  failed: { tone: 'grey', name: m.calendar_condition_failed },
} as const;

type ConditionsProps = { item: CalendarItem; conditions: ItemExplanation['conditions']; mayChange: boolean };

/** What reliefs of the form ask for, how that stands, and the day on which its tax was paid where one asks for it. */
export function ReliefConditions({ item, conditions, mayChange }: ConditionsProps) {
  if (conditions.length === 0) return null;
  const asksPayment = conditions.some(({ paidBy, state }) => paidBy !== undefined && state !== 'met');
  return (
    <section aria-label={m.calendar_conditions()} className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <ul className="flex flex-col gap-1.5 text-sm">
        {conditions.map(({ reliefId, statute, state, ...asked }) => (
          <li key={reliefId}>
            <Badge tone={STATES[state].tone}>{STATES[state].name()}</Badge>
            <span className="ml-1.5 wrap-anywhere">
              {statute}. {onlyIfWords(asked)}
            </span>
          </li>
        ))}
      </ul>
      {mayChange && asksPayment && item.status !== 'completed' && <TaxPaid item={item} />}
    </section>
  );
}

const paidForm = v.object({ paidOn: day });

function TaxPaid({ item }: { item: CalendarItem }) {
  const today = useToday();
  const state = useStateEvent(item.companyId);
  const { errors, ...form } = useForm(paidForm, ({ paidOn }) =>
    state.mutateAsync({ kind: 'tax-paid', subject: item.obligationKey ?? '', happenedOn: paidOn, details: {} }),
  );
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-2">
      <Field name="paidOn" label={m.calendar_tax_paid()} hint={m.calendar_tax_paid_hint()} error={errors.paidOn}>
        {(control) => <DateInput {...control} max={today} />}
      </Field>
      <Button type="submit" size="sm" className="self-start" isPending={form.isPending}>
        {m.calendar_tax_paid_save()}
      </Button>
      <FormFailure failure={form.failure} />
    </form>
  );
}
