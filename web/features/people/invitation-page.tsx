import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { FormFailure } from '../../ui/form/form-failure';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Ends } from './ends';
import { invitationQuery, type Opened, useAccept } from './people.queries';
import { roleName } from './people.words';

/** Where the link of an invitation leads: to what, by whom, and the one act. */
export function InvitationPage({ token }: { token: string }) {
  const invitation = useQuery({ ...invitationQuery(token), retry: false });
  return (
    <div className="mx-auto w-full max-w-100 py-4 sm:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{m.people_invitation()}</h1>
      <div className="mt-4 flex flex-col gap-4">
        {invitation.isPending && <SkeletonRows rows={2} label={m.ui_loading()} />}
        {invitation.isError && <ErrorPanel error={invitation.error} onRetry={() => void invitation.refetch()} />}
        {invitation.data?.state === 'open' && <Open token={token} invitation={invitation.data} />}
        {invitation.data && invitation.data.state !== 'open' && <Closed state={invitation.data.state} />}
      </div>
    </div>
  );
}

function Open({
  token,
  invitation: { name, invitedBy, role, expiresAt, endsOn },
}: {
  token: string;
  invitation: Opened;
}) {
  const navigate = useNavigate();
  const accept = useAccept(token);
  const join = async () => {
    const accepted = await accept.mutateAsync();
    if ('companyId' in accepted) {
      toast({ title: m.people_given_to_you({ company: name }) });
      return navigate({ to: '/', search: { company: accepted.companyId } });
    }
    toast({ title: m.people_joined({ firm: name }) });
    return navigate({ to: '/multi-company', search: { firm: accepted.caFirmId } });
  };
  return (
    <>
      <p className="break-words">
        {m.people_invitation_words({ inviter: invitedBy, firm: name, role: roleName(role) })}
      </p>
      <p className="flex flex-col text-sm text-ink-2">
        <span>
          {m.people_until()} <InstantText instant={expiresAt} />
        </span>
        <Ends endsOn={endsOn} />
      </p>
      <FormFailure failure={accept.error ?? undefined} />
      <div>
        <Button
          variant="primary"
          isPending={accept.isPending}
          pendingLabel={m.people_joining()}
          onClick={() => void join().catch(() => undefined)}
        >
          {m.people_join()}
        </Button>
      </div>
    </>
  );
}

const CLOSED = {
  accepted: m.people_was_accepted,
  revoked: m.people_was_revoked,
  over: m.people_was_over,
} as const;

function Closed({ state }: { state: keyof typeof CLOSED }) {
  return (
    <>
      <p role="status">{CLOSED[state]()}</p>
      <div>
        <Link to="/" className={buttonClass()}>
          {m.people_go_on()}
        </Link>
      </div>
    </>
  );
}
