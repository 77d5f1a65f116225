import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import * as v from 'valibot';
import { api } from '../../lib/api/api';
import { forgetMe } from '../../lib/api/query-client';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { CodeInput } from '../../ui/factor/code-input';
import { codeField, passwordField } from '../../ui/factor/factor.form';
import { Field } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { PasswordInput } from '../../ui/form/password-input';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';

type Closing = InferResponseType<typeof api.profile.closing.$get>;

const closingQuery = queryOptions({
  queryKey: ['api', 'profile', 'closing'],
  queryFn: async () => (await api.profile.closing.$get()).json(),
  staleTime: 0,
});

/** The end of an account: what goes with it, what stays, and what must be settled before. */
export function CloseSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={m.profile_close()} description={m.profile_close_words()}>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={m.profile_close()}
        description={m.profile_close_words()}
        trigger={<Button>{m.profile_close()}</Button>}
      >
        <Question />
      </Dialog>
    </SectionCard>
  );
}

function Question() {
  const closing = useQuery(closingQuery);
  if (closing.isError) return <ErrorPanel error={closing.error} onRetry={() => void closing.refetch()} />;
  if (!closing.data || closing.isFetching) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { blockedBy, leftAlone, needsCode } = closing.data;
  if (blockedBy.length > 0) return <Named words={m.profile_close_blocked()} held={blockedBy} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{m.profile_close_stays()}</p>
      {leftAlone.length > 0 && <Named words={m.profile_close_alone()} held={leftAlone} />}
      <CloseForm needsCode={needsCode} />
    </div>
  );
}

function Named({ words, held }: { words: string; held: Closing['leftAlone'] }) {
  return (
    <div className="rounded-md bg-yellow-soft px-3 py-2 text-sm">
      <p>{words}</p>
      <ul className="mt-1 list-disc pl-5 font-medium wrap-anywhere">
        {held.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

const closeForm = v.object({ password: passwordField, code: v.optional(codeField) });

function CloseForm({ needsCode }: { needsCode: boolean }) {
  const form = useForm(closeForm, async ({ password, code }) => {
    await api.profile.close.$post({ json: { password, ...(code !== undefined && { code }) } });
    toast({ title: m.profile_closed() });
    forgetMe();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Field name="password" label={m.auth_password()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field name="code" label={m.factor_either()} error={form.errors.code}>
          {(control) => <CodeInput {...control} isRecovery isFirst={false} />}
        </Field>
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={m.profile_closing()}>
          {m.profile_close()}
        </Button>
      </DialogFooter>
    </form>
  );
}
