import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useForm } from '../../../lib/form';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Input, Textarea } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type InvoiceProfile, profileQuery, useSetProfile } from './document.queries';

type ProfileProps = { companyId: string; onClose: () => void };

/** What a company prints on its invoices. */
export default function ProfileDialog({ companyId, onClose }: ProfileProps) {
  const profile = useQuery(profileQuery(companyId));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.ledger_document_set_up()}
      description={m.ledger_document_set_up_words()}
    >
      {profile.isPending && <SkeletonRows rows={5} label={m.ui_loading()} />}
      {profile.isError && <ErrorPanel error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && <ProfileForm companyId={companyId} profile={profile.data} onClose={onClose} />}
    </Dialog>
  );
}

const profileForm = v.object({
  address: v.string(),
  upiId: v.string(),
  bankDetails: v.string(),
  terms: v.string(),
  signatory: v.string(),
});

function ProfileForm({ companyId, profile, onClose }: ProfileProps & { profile: InvoiceProfile }) {
  const set = useSetProfile(companyId);
  const { errors, ...form } = useForm(profileForm, async (sent) => {
    await set.mutateAsync(sent);
    toast({ title: m.ledger_document_set_up_saved() });
    onClose();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="address" label={m.ledger_document_address()} error={errors.address}>
        {(control) => <Textarea {...control} rows={3} defaultValue={profile.address ?? ''} />}
      </Field>
      <Field name="upiId" label={m.ledger_document_upi()} hint={m.ledger_document_upi_hint()} error={errors.upiId}>
        {(control) => <Input {...control} autoComplete="off" defaultValue={profile.upiId ?? ''} />}
      </Field>
      <Field name="bankDetails" label={m.ledger_document_bank()} error={errors.bankDetails}>
        {(control) => <Textarea {...control} rows={2} defaultValue={profile.bankDetails ?? ''} />}
      </Field>
      <Field name="terms" label={m.ledger_document_terms()} error={errors.terms}>
        {(control) => <Textarea {...control} rows={2} defaultValue={profile.terms ?? ''} />}
      </Field>
      <Field name="signatory" label={m.ledger_document_signatory()} error={errors.signatory}>
        {(control) => <Input {...control} defaultValue={profile.signatory ?? ''} />}
      </Field>
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.ledger_document_recording()}>
          {m.ledger_document_save()}
        </Button>
      </DialogFooter>
    </form>
  );
}
