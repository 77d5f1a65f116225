import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ErrorPanel } from '../../ui/state/error-panel';
import { type Offered, offeredQuery, useAnswer } from './move.queries';

type Firm = { id: string; name: string };

/** The companies that ask the firm to take them on; nothing while none does. */
export function OfferedCompanies({ firm }: { firm: Firm }) {
  const offered = useQuery(offeredQuery(firm.id));
  if (offered.isError) return <ErrorPanel error={offered.error} onRetry={() => void offered.refetch()} />;
  if (!offered.data || offered.data.length === 0) return null;
  return (
    <section aria-labelledby="offered" className="mb-5 rounded-xl border border-accent-line bg-surface shadow-card">
      <h2 id="offered" className="px-4 pt-3 font-semibold">
        {m.move_offers()}
      </h2>
      <ul className="divide-y divide-line text-sm">
        {offered.data.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">{one.company}</p>
              <p className="text-xs text-ink-2 wrap-anywhere">
                {one.cin} · {m.move_offered_by({ name: one.askedBy, email: one.email })} · {m.move_until()}{' '}
                <InstantText instant={one.expiresAt} />
              </p>
            </div>
            <Answers offered={one} firm={firm} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answers({ offered, firm }: { offered: Offered; firm: Firm }) {
  const accept = useAnswer(firm.id, 'accept');
  const refuse = useAnswer(firm.id, 'refuse');
  const { company } = offered;
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="primary" aria-label={m.move_take_on_named({ company })}>
            {m.move_take_on()}
          </Button>
        }
        title={m.move_take_on_title({ company })}
        description={m.move_take_on_words({ firm: firm.name })}
        confirmLabel={m.move_take_on()}
        pendingLabel={m.move_taking()}
        isDangerous={false}
        onConfirm={() => accept.mutateAsync(offered.id)}
      />
      <Button
        size="sm"
        aria-label={m.move_decline_named({ company })}
        isPending={refuse.isPending}
        pendingLabel={m.move_declining()}
        onClick={() => refuse.mutate(offered.id)}
      >
        {m.move_decline()}
      </Button>
    </div>
  );
}
