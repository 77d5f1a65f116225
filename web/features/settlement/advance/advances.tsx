import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMayChange } from '../../../lib/access';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { rupees } from '../words';
import { type Advance, advancesQuery } from './advance.queries';

const AdvanceDialog = lazy(async () => ({ default: (await import('./advance-dialog')).AdvanceDialog }));

/** Money that came or went before its bill; nothing where there is none. */
export function Advances({ companyId, side }: { companyId: string; side: Advance['side'] }) {
  const advances = useQuery(advancesQuery(companyId));
  const mayChange = useMayChange(companyId);
  const [chosen, setChosen] = useState<Advance>();
  if (advances.isError) return <ErrorPanel error={advances.error} onRetry={() => void advances.refetch()} />;
  const rows = advances.data?.filter((advance) => advance.side === side) ?? [];
  if (rows.length === 0) return null;
  return (
    <SectionCard
      title={side === 'receivable' ? m.advance_of_customers() : m.advance_to_suppliers()}
      description={m.advance_words()}
    >
      <ul className="flex flex-col divide-y divide-line text-sm">
        {rows.map((advance) => (
          <li
            key={`${advance.voucherId} ${advance.partyId}`}
            className="flex flex-wrap items-start justify-end gap-x-3 gap-y-1 py-2"
          >
            <span className="min-w-0 grow basis-48">
              <span className="font-medium wrap-anywhere">{advance.party}</span>
              <span className="block text-xs text-ink-2">
                {m.advance_row({ number: advance.number, day: formatDate(advance.date) })}
                {advance.open !== advance.amount && ` · ${m.settlement_of({ amount: rupees(advance.amount) })}`}
              </span>
            </span>
            <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-1 tabular-nums">
              <span>{rupees(advance.open)}</span>
              {mayChange && (
                <Button
                  size="sm"
                  aria-label={m.advance_adjust_of({ number: advance.number })}
                  onClick={() => setChosen(advance)}
                >
                  {m.advance_adjust()}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <AdvanceDialog companyId={companyId} advance={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
