import * as v from 'valibot';
import { amountSubject, amountsAskedOf, type FormAmount } from '#domain/calendar/form-amounts';
import type { CalendarItem, ItemExplanation } from '../../../lib/compliance.queries';
import { money, orEmpty } from '../../../lib/field-parts';
import { useForm } from '../../../lib/form';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { useStateAmounts, useTakeBackAmount } from '../calendar.mutations';

const LABELS: Record<FormAmount, () => string> = {
  'gst-tax': m.calendar_amount_gst_tax,
  withheld: m.calendar_amount_withheld,
  'statement-tax': m.calendar_amount_statement_tax,
  'total-income': m.calendar_amount_total_income,
  'income-tax': m.calendar_amount_income_tax,
  'assessed-tax': m.calendar_amount_assessed_tax,
  'advance-tax': m.calendar_amount_advance_tax,
  instalment: m.calendar_amount_instalment,
  secured: m.calendar_amount_secured,
  'increase-fee': m.calendar_amount_increase_fee,
  contributions: m.calendar_amount_contributions,
  salary: m.calendar_amount_salary,
  'basic-pay': m.calendar_amount_basic_pay,
  allowances: m.calendar_amount_allowances,
  'adjusted-income': m.calendar_amount_adjusted_income,
  'regular-tax': m.calendar_amount_regular_tax,
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
      return amount === undefined || amount === amounts[subject]?.amount ? [] : [{ subject, amount }];
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
        {asked.map((name) => {
          const stated = amounts[amountSubject(obligation, name)];
          return (
            <Field key={name} name={name} label={LABELS[name]()} error={errors[name]}>
              {(control) => (
                <div className="flex gap-2">
                  <Input
                    {...control}
                    key={stated?.factId ?? stated?.amount}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={30}
                    defaultValue={shown(stated?.amount)}
                  />
                  {stated?.factId && (
                    <TakeBack
                      companyId={item.companyId}
                      factId={stated.factId}
                      hasEarlier={stated.hasEarlier}
                      name={LABELS[name]()}
                    />
                  )}
                </div>
              )}
            </Field>
          );
        })}
      </div>
      <FormFailure failure={form.failure} />
      <Button type="submit" size="sm" className="self-start" isPending={form.isPending}>
        {m.calendar_amount_save()}
      </Button>
    </form>
  );
}

type TakeBackProps = { companyId: string; factId: string; hasEarlier: boolean; name: string };

function TakeBack({ companyId, factId, hasEarlier, name }: TakeBackProps) {
  const takeBack = useTakeBackAmount(companyId);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" aria-label={m.fact_take_back_named({ name })}>
          {m.fact_take_back()}
        </Button>
      }
      title={m.fact_take_back_title({ name })}
      description={hasEarlier ? m.fact_take_back_earlier() : m.fact_take_back_words()}
      confirmLabel={m.fact_take_back()}
      pendingLabel={m.fact_taking_back()}
      onConfirm={() => takeBack.mutateAsync(factId)}
    />
  );
}

/** An amount as people type it: grouped as India does, and without paise where there are none. */
function shown(amount = ''): string {
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole && formatCount(Number(whole));
  return fraction && fraction !== '00' ? `${grouped}.${fraction}` : grouped;
}
