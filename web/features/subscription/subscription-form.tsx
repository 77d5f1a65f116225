import { SUBSCRIPTION_TYPES } from '#domain/subscription/values';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { subscriptionForm } from './subscription.form';
import { TYPE } from './subscription.labels';
import { useCreateSubscription } from './subscription.mutations';

export type Subscriber = { id: string; name: string };

type SubscriptionFormProps = { caFirmId: string; companies: readonly Subscriber[]; onDone: () => void };

export function SubscriptionForm({ caFirmId, companies, onDone }: SubscriptionFormProps) {
  const create = useCreateSubscription(caFirmId);
  const { errors, ...form } = useForm(subscriptionForm, async (asked) => {
    await create.mutateAsync(asked);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
      <Field name="companyId" label={m.subscription_company()} error={errors.companyId} isRequired>
        {(control) => (
          <Select
            {...control}
            choices={byName(companies)}
            placeholder={m.subscription_company_choose()}
            defaultValue=""
          />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="subscriptionType" label={m.subscription_type_label()} error={errors.subscriptionType}>
          {(control) => (
            <Select
              {...control}
              choices={SUBSCRIPTION_TYPES.map((value) => ({ value, label: TYPE[value]() }))}
              defaultValue="basic"
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
              defaultValue="0"
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.subscription_creating()}>
          {m.subscription_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}

const byName = (companies: readonly Subscriber[]) =>
  companies
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-IN', { numeric: true }));
