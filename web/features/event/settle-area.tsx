import { useState } from 'react';
import * as v from 'valibot';
import type { Area } from '#domain/calendar/values';
import { day } from '../../lib/field-parts';
import { useForm } from '../../lib/form';
import { areaWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { useRecordEvent } from './event.queries';

type SettleAreaProps = { companyId: string; area: Area; today: string };

const settleForm = v.object({ happenedOn: day });

/** Says of a whole area that all of it was done up to a day. No dates of filing are claimed by it. */
export function SettleArea({ companyId, area, today }: SettleAreaProps) {
  const [isOpen, setIsOpen] = useState(false);
  const record = useRecordEvent(companyId);
  const { errors, ...form } = useForm(settleForm, async ({ happenedOn }) => {
    await record.mutateAsync({ kind: 'settled', subject: '', happenedOn, details: { area } });
    setIsOpen(false);
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.event_settle_title({ area: areaWords(area) })}
      description={m.event_settle_words()}
      trigger={
        <Button size="sm" aria-label={m.event_settle_named({ area: areaWords(area) })}>
          {m.event_settle()}
        </Button>
      }
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Field name="happenedOn" label={m.event_settle_until()} error={errors.happenedOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={today} />}
        </Field>
        <FormFailure failure={form.failure} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.event_recording()}>
            {m.event_settle_submit()}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
