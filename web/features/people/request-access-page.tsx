import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { isCin, isLlpin } from '#domain/identifiers/company-number';
import { useMe } from '../../lib/api/session';
import { useForm } from '../../lib/form';
import { identifier, line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { FormFailure } from '../../ui/form/form-failure';
import { Chips } from '../../ui/list/chips';
import { EmptyState } from '../../ui/state/empty-state';
import { type Group, type NewRequest, useRequestAccess } from './people.queries';

type Kind = Group['kind'];

type RequestAccessPageProps = { kind: Kind; onKind: (kind: Kind) => void };

/** Asks those who lead a company or a firm to be let in. Whether there is one is not said. */
export function RequestAccessPage({ kind, onKind }: RequestAccessPageProps) {
  const [isSent, setIsSent] = useState(false);
  const isVisitor = useMe()?.user.isAnonymous ?? false;
  return (
    <div className="mx-auto w-full max-w-110 py-4 sm:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{m.request_title()}</h1>
      {isVisitor && <SignUpFirst />}
      {!isVisitor && isSent && <Sent onAgain={() => setIsSent(false)} />}
      {!isVisitor && !isSent && (
        <>
          <p className="mt-1 mb-5 text-ink-2">{m.request_words()}</p>
          <Chips
            label={m.request_to()}
            value={kind}
            choices={[
              { value: 'company', label: m.request_to_company() },
              { value: 'firm', label: m.request_to_firm() },
            ]}
            onChoose={onKind}
          />
          <RequestForm key={kind} kind={kind} onSent={() => setIsSent(true)} />
        </>
      )}
    </div>
  );
}

const reason = orNothing(line);

const FORMS: Readonly<Record<Kind, v.GenericSchema<unknown, NewRequest>>> = {
  company: v.pipe(
    v.object({
      cin: v.pipe(
        required,
        identifier(
          (text) => isCin(text) || isLlpin(text),
          () => m.welcome_cin_wrong(),
        ),
      ),
      reason,
    }),
    v.transform((asked) => ({ kind: 'company' as const, ...asked })),
  ),
  firm: v.pipe(
    v.object({
      ownerEmail: v.pipe(
        required,
        v.email(() => m.auth_email_wrong()),
      ),
      reason,
    }),
    v.transform((asked) => ({ kind: 'firm' as const, ...asked })),
  ),
};

function RequestForm({ kind, onSent }: { kind: Kind; onSent: () => void }) {
  const request = useRequestAccess();
  const { errors, ...form } = useForm(FORMS[kind], async (asked) => {
    await request.mutateAsync(asked);
    onSent();
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-5 flex flex-col gap-4">
      {kind === 'company' ? (
        <Field name="cin" label={m.company_cin()} hint={m.company_cin_hint()} error={errors.cin} isRequired>
          {(control) => (
            <Input {...control} className="uppercase" maxLength={21} autoComplete="off" spellCheck={false} />
          )}
        </Field>
      ) : (
        <Field name="ownerEmail" label={m.request_owner()} error={errors.ownerEmail} isRequired>
          {(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" />}
        </Field>
      )}
      <Field name="reason" label={m.people_reason()} hint={m.request_reason_hint()} error={errors.reason}>
        {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
      </Field>
      <FormFailure failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.people_inviting()}>
          {m.request_submit()}
        </Button>
      </div>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <p role="status">{m.request_sent()}</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={buttonClass('primary')}>
          {m.people_go_on()}
        </Link>
        <Button onClick={onAgain}>{m.request_again()}</Button>
      </div>
    </div>
  );
}

function SignUpFirst() {
  return (
    <div className="mt-4">
      <EmptyState
        title={m.request_visitor()}
        description={m.request_visitor_words()}
        action={
          <Link to="/sign-up" className={buttonClass('primary')}>
            {m.auth_sign_up()}
          </Link>
        }
      />
    </div>
  );
}
