import { useState } from 'react';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button } from '../../ui/button';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Chips } from '../../ui/list/chips';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { FormsChoice } from './forms-choice';
import { LimitsChoice } from './limits-choice';
import { reliefForm } from './relief.form';
import { useEnterRelief } from './relief.queries';
import type { ReliefKind } from './relief.types';
import { kindName } from './relief.words';
import { ConditionsChoice, ReliefTerms } from './relief-terms';

const KINDS: readonly ReliefKind[] = ['extension', 'fee_waiver'];

/** Enters what a notification says. Nothing moves by it: it waits for somebody to approve. */
export function EnterReliefDialog({ caFirmId }: { caFirmId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.relief_enter()}
      description={m.relief_enter_words()}
      trigger={<Button variant="primary">{m.relief_enter()}</Button>}
    >
      <EnterRelief caFirmId={caFirmId} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function EnterRelief({ caFirmId, onClose }: { caFirmId: string; onClose: () => void }) {
  const [kind, setKind] = useState<ReliefKind>('extension');
  const enter = useEnterRelief(caFirmId);
  const today = useToday();
  const { errors, ...form } = useForm(reliefForm(kind), async (relief) => {
    await enter.mutateAsync(relief);
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Chips
        label={m.relief_kind()}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: kindName(value) }))}
        onChoose={setKind}
      />
      <FormsChoice error={errors.forms} />
      <Field name="period" label={m.relief_period()} hint={m.relief_period_hint()} error={errors.period} isRequired>
        {(control) => <Input {...control} autoComplete="off" maxLength={10} />}
      </Field>
      <ReliefTerms kind={kind} errors={errors} />
      <LimitsChoice errors={errors} />
      <ConditionsChoice kind={kind} errors={errors} />
      <Field
        name="reference"
        label={m.relief_reference()}
        hint={m.relief_reference_hint()}
        error={errors.reference}
        isRequired
      >
        {(control) => <Input {...control} autoComplete="off" maxLength={200} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="notifiedOn" label={m.relief_notified_on()} error={errors.notifiedOn} isRequired>
          {(control) => <DateInput {...control} max={today} defaultValue={today} />}
        </Field>
        <Field name="url" label={m.relief_url()} hint={m.event_optional()} error={errors.url}>
          {(control) => <Input {...control} type="url" autoComplete="off" placeholder="https://" />}
        </Field>
      </div>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.relief_entering()}>
          {m.relief_enter_submit()}
        </Button>
      </DialogFooter>
    </form>
  );
}
