import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ErrorPanel } from '../../ui/state/error-panel';
import { type Move, moveQuery, useDecide } from './move.queries';
import { HandOver, Release } from './offer-dialog';

type Company = { id: string; name: string; caFirmId: string | null; isDemo: boolean };
type Waiting = NonNullable<Move['waiting']>;

/** On a company's profile, for its founder: the way to a CA firm, and back. */
export function CompanyMove({ company }: { company: Company }) {
  const isFounder = useMe()?.companies.some(({ id, role }) => id === company.id && role === 'founder');
  const move = useQuery({ ...moveQuery(company.id), enabled: isFounder === true && !company.isDemo });
  if (!isFounder || company.isDemo) return null;
  return (
    <SectionCard className="mt-4" title={m.move_about()}>
      {move.isError && <ErrorPanel error={move.error} onRetry={() => void move.refetch()} />}
      {move.data && <Ways company={company} waiting={move.data.waiting} />}
    </SectionCard>
  );
}

function Ways({ company, waiting }: { company: Company; waiting: Waiting | null }) {
  if (waiting?.kind === 'release') return <Released company={company} waiting={waiting} />;
  if (waiting) return <WaitingOffer companyId={company.id} waiting={waiting} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-ink-2">{company.caFirmId ? m.move_is_client() : m.move_about_words()}</p>
      {!company.caFirmId && <HandOver company={company} />}
    </div>
  );
}

/** An offer that this side made. */
function WaitingOffer({ companyId, waiting: { email, expiresAt } }: { companyId: string; waiting: Waiting }) {
  const withdraw = useDecide(companyId, 'withdraw');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-ink-2 wrap-anywhere">
        {email ? m.move_waits_for({ email }) : m.move_waits_for_founder()} {m.move_until()}{' '}
        <InstantText instant={expiresAt} />
      </p>
      <Button
        size="sm"
        isPending={withdraw.isPending}
        pendingLabel={m.move_withdrawing()}
        onClick={() => withdraw.mutate()}
      >
        {m.move_withdraw()}
      </Button>
    </div>
  );
}

function Released({ company, waiting }: { company: Company; waiting: Waiting }) {
  const accept = useDecide(company.id, 'accept');
  const refuse = useDecide(company.id, 'refuse');
  const firm = waiting.firm ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-ink-2 wrap-anywhere">
        {m.move_released_by({ firm })} {m.move_until()} <InstantText instant={waiting.expiresAt} />
      </p>
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="primary">
              {m.move_take_back()}
            </Button>
          }
          title={m.move_take_back_title({ company: company.name })}
          description={m.move_take_back_words({ firm })}
          confirmLabel={m.move_take_back()}
          pendingLabel={m.move_taking()}
          isDangerous={false}
          onConfirm={() => accept.mutateAsync()}
        />
        <Button
          size="sm"
          isPending={refuse.isPending}
          pendingLabel={m.move_declining()}
          onClick={() => refuse.mutate()}
        >
          {m.move_decline()}
        </Button>
      </div>
    </div>
  );
}

/** On a client's sheet, for an owner of its firm: the way out of the firm. */
export function LetGo({ client }: { client: Company }) {
  const isOwner = useMe()?.firms.some(({ id, role }) => id === client.caFirmId && role === 'owner');
  const move = useQuery({ ...moveQuery(client.id), enabled: isOwner === true && !client.isDemo });
  if (!isOwner || client.isDemo) return null;
  if (move.isError) return <ErrorPanel error={move.error} onRetry={() => void move.refetch()} />;
  if (!move.data) return null;
  const { waiting, founders, isFounder } = move.data;
  return (
    <section aria-label={m.move_release()} className="border-t border-line pt-4">
      {waiting && <WaitingOffer companyId={client.id} waiting={waiting} />}
      {waiting && isFounder && <Released company={client} waiting={waiting} />}
      {!waiting && founders.length > 0 && <Release company={client} founders={founders} />}
      {!waiting && founders.length === 0 && (
        <p className="text-sm text-ink-2">
          {m.move_no_founder()}{' '}
          <Link
            to="/people"
            search={{ company: client.id }}
            className="font-medium text-accent underline underline-offset-2"
          >
            {m.move_invite_founder()}
          </Link>
        </p>
      )}
    </section>
  );
}
