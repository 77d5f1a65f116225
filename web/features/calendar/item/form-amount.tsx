import * as v from 'valibot';
import { amountSubject, amountsAskedOf, type FormAmount } from '#domain/calendar/form-amounts';
import type { CalendarItem, ItemExplanation } from '../../../lib/compliance.queries';
import { money, orEmpty } from '../../../lib/field-parts';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { useStateAmounts } from '../calendar.mutations';

const LABELS: Record<FormAmount, () => string> = {
  'gst-tax': m.calendar_amount_gst_tax,
  withheld: m.calendar_amount_withheld,
  'total-income': m.calendar_amount_total_income,
  'income-tax': m.calendar_amount_income_tax,
  'assessed-tax': m.calendar_amount_assessed_tax,
  'advance-tax': m.calendar_amount_advance_tax,
  instalment: m.calendar_amount_instalment,
  secured: m.calendar_amount_secured,
  contributions: m.calendar_amount_contributions,
  'foreign-money': m.calendar_amount_foreign,
};

type Amounts = ItemExplanation['amounts'];

/** Asks the amounts on which the cost of a late form rests, where they are said to be unknown. */
export function FormAmounts({ item, amounts }: { item: CalendarItem; amounts: Amounts }) {
  const asked = amountsAskedOf(item.formType);
  const isOpen = item.status === 'overdue' || item.status === 'pending' || item.status === 'unconfirmed';
  if (asked.length === 0 || !isOpen || item.origin !== 'law' || item.obligationKey === null) return null;
  return <AmountsForm item={item} obligation={item.obligationKey} asked={asked} amounts={amounts} />;
}

type AmountsFormProps = { item: CalendarItem; obligation: string; asked: readonly FormAmount[]; amounts: Amounts };

function AmountsForm({ item, obligation, asked, amounts }: AmountsFormProps) {
  const state = useStateAmounts(item.companyId);
  const schema = v.object(Object.fromEntries(asked.map((amount) => [amount, orEmpty(money)])));
  const { errors, ...form } = useForm(schema, (typed) => {
    const stated = asked.flatMap((name) => {
      const amount = typed[name];
      const subject = amountSubject(obligation, name);
      // What is left empty is not entered; a nil is.
      return amount === undefined || amount === amounts[subject] ? [] : [{ subject, amount }];
    });
    return state.mutateAsync({ holdsFrom: item.dueDate, stated });
  });
  return (
    <form
      noValidate
      aria-label={m.calendar_amounts()}
      className="flex flex-col gap-3 rounded-md bg-sunken p-3"
      onSubmit={form.onSubmit}
    >
      <p className="text-sm text-ink-2">{m.calendar_amount_hint()}</p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {asked.map((amount) => (
          <Field key={amount} name={amount} label={LABELS[amount]()} error={errors[amount]}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={30}
                defaultValue={shown(amounts[amountSubject(obligation, amount)])}
              />
            )}
          </Field>
        ))}
      </div>
      <FormFailure failure={form.failure} />
      <Button type="submit" size="sm" className="self-start" isPending={form.isPending}>
        {m.calendar_amount_save()}
      </Button>
    </form>
  );
}

/** An amount as it was typed: no paise where there are none. */
const shown = (amount: string | undefined): string => amount?.replace(/\.00$/, '') ?? '';
