import { useState } from 'react';
import * as v from 'valibot';
import { addDays, addMonths, type IsoDate, isoDate } from '#domain/shared/dates';
import { monthsOf } from '#domain/subscription/term';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { useEndSubscription, useRenewSubscription } from './subscription.mutations';
import type { ClientSubscription } from './subscription.queries';

const lastDayForm = v.object({
  endDate: v.pipe(
    v.string(),
    v.nonEmpty(() => m.ui_required()),
    v.isoDate(() => m.welcome_day_wrong()),
  ),
});

const untilForm = v.object({
  endDate: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.pipe(
      v.string(),
      v.isoDate(() => m.welcome_day_wrong()),
    ),
  ]),
});

type Of = { subscription: ClientSubscription };

/** Asks for the last day of a subscription. */
export function EndSubscription({ subscription }: Of) {
  const end = useEndSubscription(subscription.caFirmId);
  const today = useToday();
  return (
    <DayDialog
      act={m.edit_end()}
      words={m.edit_end_words({ name: subscription.companyName })}
      label={m.edit_last_day()}
      hint={m.edit_last_day_hint()}
      first={today}
      schema={lastDayForm}
      save={({ endDate }) => end.mutateAsync({ id: subscription.id, endDate })}
    />
  );
}

/** Asks up to when a subscription goes on: for as long again as it was agreed for, unless another day is typed. */
export function RenewSubscription({ subscription }: Of) {
  const renew = useRenewSubscription(subscription.caFirmId);
  const today = useToday();
  return (
    <DayDialog
      act={m.edit_renew()}
      words={m.edit_renew_words({ name: subscription.companyName })}
      label={m.edit_end_date()}
      hint={m.edit_end_hint()}
      first={nextEnd(subscription, today)}
      schema={untilForm}
      save={({ endDate }) => renew.mutateAsync({ id: subscription.id, endDate })}
    />
  );
}

function nextEnd({ startDate, endDate }: ClientSubscription, day: IsoDate): string {
  if (endDate === null) return '';
  const term = { startDate: isoDate(startDate), endDate: isoDate(endDate) };
  const from = term.endDate < day ? day : addDays(term.endDate, 1);
  return addDays(addMonths(from, monthsOf(term)), -1);
}

type DayDialogProps<Schema extends v.GenericSchema> = {
  act: string;
  words: string;
  label: string;
  hint: string;
  first: string;
  schema: Schema;
  save: (typed: v.InferOutput<Schema>) => Promise<unknown>;
};

function DayDialog<Schema extends v.GenericSchema>(props: DayDialogProps<Schema>) {
  const { act, words, ...form } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={act} description={words} trigger={<Button>{act}</Button>}>
      <DayForm act={act} {...form} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

type DayFormProps<Schema extends v.GenericSchema> = Omit<DayDialogProps<Schema>, 'words'> & { onDone: () => void };

function DayForm<Schema extends v.GenericSchema>({
  act,
  label,
  hint,
  first,
  schema,
  save,
  onDone,
}: DayFormProps<Schema>) {
  const { errors, ...form } = useForm(schema, async (typed) => {
    await save(typed);
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="endDate" label={label} hint={hint} error={errors.endDate}>
        {(control) => <DateInput {...control} defaultValue={first} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.edit_saving()}>
          {act}
        </Button>
      </DialogFooter>
    </form>
  );
}
