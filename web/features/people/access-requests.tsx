import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { Field, Select } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Dialog, DialogCancel, DialogFooter } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { TermsInputs, termFields } from './access-terms';
import {
  type AccessRequest,
  accessRequestsQuery,
  type Group,
  useApproveRequest,
  useRefuseRequest,
} from './people.queries';
import { ROLES, roleChoices } from './people.words';
import { PersonList, PersonRow } from './person-row';

type AccessRequestsProps = { group: Group; mayDecide: boolean };

/** Who asks to be let in; nothing while nobody does. */
export function AccessRequests({ group, mayDecide }: AccessRequestsProps) {
  const waiting = useQuery(accessRequestsQuery(group));
  if (waiting.isError) return <ErrorPanel error={waiting.error} onRetry={() => void waiting.refetch()} />;
  if (!waiting.data || waiting.data.length === 0) return null;
  return (
    <section aria-labelledby="access-requests" className="flex flex-col gap-3">
      <div>
        <h2 id="access-requests" className="font-semibold">
          {m.request_list()}
        </h2>
        <p className="text-sm text-ink-2">{m.request_list_words()}</p>
      </div>
      <PersonList label={m.request_list()}>
        {waiting.data.map((request) => (
          <PersonRow
            key={request.id}
            name={<span className="min-w-0 break-words">{request.name}</span>}
            facts={
              <>
                <span className="break-all">{request.email}</span>
                <span>
                  {m.request_since()} <InstantText instant={request.createdAt} />
                </span>
                {request.reason && <span className="min-w-0 break-words">{request.reason}</span>}
              </>
            }
            acts={
              mayDecide && (
                <>
                  <Approve request={request} group={group} />
                  <Refuse request={request} group={group} />
                </>
              )
            }
          />
        ))}
      </PersonList>
    </section>
  );
}

type ActProps = { request: AccessRequest; group: Group };

function Approve({ request, group }: ActProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = request;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.request_approve_title({ name })}
      description={m.request_approve_words({ email: request.email })}
      trigger={
        <Button size="sm" aria-label={m.request_approve_named({ name })}>
          {m.request_approve()}
        </Button>
      }
    >
      <ApproveForm request={request} group={group} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

const FORMS = { firm: v.object({ role: v.picklist(ROLES) }), company: v.object(termFields) } as const;

function ApproveForm({ request, group, onDone }: ActProps & { onDone: () => void }) {
  const approve = useApproveRequest(group);
  const { errors, ...form } = useForm(FORMS[group.kind], async (terms) => {
    await approve.mutateAsync({ id: request.id, terms });
    toast({ title: m.request_approved({ name: request.name }) });
    onDone();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {group.kind === 'firm' ? (
        <Field name="role" label={m.people_role()} hint={m.people_role_hint()} error={errors.role}>
          {(control) => <Select {...control} choices={roleChoices()} />}
        </Field>
      ) : (
        <TermsInputs errors={errors} reason={request.reason} />
      )}
      <FormFailure failure={form.failure} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.request_approving()}>
          {m.request_approve()}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Refuse({ request, group }: ActProps) {
  const refuse = useRefuseRequest(group);
  const { id, name } = request;
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.request_refuse_named({ name })}>
          {m.request_refuse()}
        </Button>
      }
      title={m.request_refuse_title({ name })}
      description={m.request_refuse_words()}
      confirmLabel={m.request_refuse()}
      pendingLabel={m.request_refusing()}
      onConfirm={() => refuse.mutateAsync(id)}
    />
  );
}
