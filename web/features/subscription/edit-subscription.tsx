import { useState } from 'react';
import * as v from 'valibot';
import { BILLING_CYCLES, SUBSCRIPTION_TYPES } from '#domain/subscription/values';
import { plainRupees, rupees } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { EditForm } from '../../ui/form/edit-form';
import { Field, Input, Select } from '../../ui/form/field';
import { Dialog } from '../../ui/overlay/dialog';
import { BILLING, TYPE } from './subscription.labels';
import { useChangeSubscription } from './subscription.mutations';
import type { ClientSubscription } from './subscription.queries';

const day = v.pipe(
  v.string(),
  v.isoDate(() => m.welcome_day_wrong()),
);

const termsForm = v.object({
  subscriptionType: v.picklist(SUBSCRIPTION_TYPES),
  billingCycle: v.picklist(BILLING_CYCLES),
  monthlyFee: rupees(() => m.company_fee_wrong()),
  startDate: v.pipe(
    v.string(),
    v.nonEmpty(() => m.ui_required()),
    v.isoDate(() => m.welcome_day_wrong()),
  ),
  endDate: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    day,
  ]),
  autoRenewal: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text === 'on'),
  ),
});

type Services = {
  subscription: ClientSubscription;
  /** The names of the services that the firm offers. */
  offers: readonly string[];
};

/** Changes the terms of a subscription. The firm's revenue follows. */
export function EditSubscription({ subscription, offers }: Services) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.edit_subscription()}
      description={m.edit_subscription_words({ name: subscription.companyName })}
      trigger={<Button>{m.edit_edit()}</Button>}
    >
      <TermsForm subscription={subscription} offers={offers} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

function TermsForm({ subscription, offers, onDone }: Services & { onDone: () => void }) {
  const { id, caFirmId, subscriptionType, billingCycle, monthlyFee, startDate, endDate, autoRenewal } = subscription;
  const change = useChangeSubscription(caFirmId);
  const [services, setServices] = useState(subscription.servicesIncluded);
  const schema = v.pipe(
    termsForm,
    v.transform((typed) => ({ ...typed, servicesIncluded: services })),
  );
  return (
    <EditForm
      schema={schema}
      now={subscription}
      asTyped={(now) => ({ ...now, monthlyFee: plainRupees(String(now.monthlyFee)) })}
      save={(edited) => change.mutateAsync({ id, edited })}
      onDone={onDone}
    >
      {(errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field name="subscriptionType" label={m.subscription_type()} error={errors.subscriptionType}>
              {(control) => (
                <Select
                  {...control}
                  choices={SUBSCRIPTION_TYPES.map((value) => ({ value, label: TYPE[value]() }))}
                  defaultValue={subscriptionType}
                />
              )}
            </Field>
            <Field name="billingCycle" label={m.edit_billing_cycle()} error={errors.billingCycle}>
              {(control) => (
                <Select
                  {...control}
                  choices={BILLING_CYCLES.map((value) => ({ value, label: BILLING[value]() }))}
                  defaultValue={billingCycle}
                />
              )}
            </Field>
            <Field name="monthlyFee" label={m.subscription_fee()} error={errors.monthlyFee} isRequired>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={16}
                  defaultValue={plainRupees(monthlyFee)}
                />
              )}
            </Field>
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name="startDate" label={m.edit_start()} error={errors.startDate} isRequired>
              {(control) => <DateInput {...control} defaultValue={startDate} />}
            </Field>
            <Field name="endDate" label={m.edit_end_date()} hint={m.edit_end_hint()} error={errors.endDate}>
              {(control) => <DateInput {...control} defaultValue={endDate ?? ''} />}
            </Field>
          </div>
          <label className="flex min-h-11 items-center gap-2 text-sm sm:min-h-8">
            <input
              type="checkbox"
              name="autoRenewal"
              defaultChecked={autoRenewal}
              className="size-4 shrink-0 accent-(--accent)"
            />
            {m.edit_renews_itself()}
          </label>
          <ServiceChoice offers={offers} chosen={services} onChange={setServices} />
        </>
      )}
    </EditForm>
  );
}

type ServiceChoiceProps = {
  offers: readonly string[];
  chosen: readonly string[];
  onChange: (services: string[]) => void;
};

/** The services that a subscription includes: those the firm offers, and what was agreed before and is offered no more. */
function ServiceChoice({ offers, chosen, onChange }: ServiceChoiceProps) {
  const known = [...new Set([...offers, ...chosen])];
  if (known.length === 0) return null;
  const set = (name: string, isOn: boolean) =>
    onChange(known.filter((service) => (service === name ? isOn : chosen.includes(service))));
  return (
    <fieldset>
      <legend className="text-sm font-medium">{m.edit_services()}</legend>
      <div className="grid sm:grid-cols-2">
        {known.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2 text-sm sm:min-h-8">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-(--accent)"
              checked={chosen.includes(name)}
              onChange={({ target }) => set(name, target.checked)}
            />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
