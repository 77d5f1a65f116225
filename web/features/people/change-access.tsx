import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { FormFailure } from '../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { TermsInputs, termFields } from './access-terms';
import { type CompanyPerson, useChangeAccess } from './people.queries';

const accessForm = v.object(termFields);

type ChangeAccessProps = { person: CompanyPerson; companyId: string };

/** Changes as what, until when and what for somebody sees a company. */
export function ChangeAccess(props: ChangeAccessProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = props.person;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.people_access_of({ name })}
      description={m.people_words()}
      trigger={
        <Button size="sm" aria-label={m.people_change_named({ name })}>
          {m.people_change()}
        </Button>
      }
    >
      <AccessForm {...props} onSaved={() => setIsOpen(false)} />
    </Dialog>
  );
}

function AccessForm({ person, companyId, onSaved }: ChangeAccessProps & { onSaved: () => void }) {
  const change = useChangeAccess(companyId);
  const { id, name, role, endsOn, reason } = person;
  const { errors, ...form } = useForm(accessForm, async (terms) => {
    await change.mutateAsync({ id, ...terms });
    toast({ title: m.people_access_changed({ name }) });
    onSaved();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <TermsInputs {...{ errors, role, endsOn, reason }} />
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.people_access_saving()}>
          {m.people_access_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
