import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { toast } from '../../ui/overlay/toast-store';
import { nameForm } from './profile.form';
import { useRename } from './profile.queries';

export function NameSection({ name }: { name: string }) {
  const rename = useRename();
  const form = useForm(nameForm, async (typed) => {
    await rename.mutateAsync(typed.name);
    toast({ title: m.profile_renamed() });
  });
  return (
    <SectionCard title={m.profile_name()} description={m.profile_name_words()}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
        <Field name="name" label={m.profile_name_label()} error={form.errors.name}>
          {(control) => <Input {...control} defaultValue={name} autoComplete="name" />}
        </Field>
        <FormFailure failure={form.failure} />
        <div>
          <Button type="submit" isPending={form.isPending} pendingLabel={m.profile_saving()}>
            {m.profile_save()}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
