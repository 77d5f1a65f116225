import { useQuery } from '@tanstack/react-query';
import { say } from '#domain/shared/message';
import { parseRupees } from '#domain/shared/money';
import { formatInr, formatInstant } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { listQuery, usePaper } from './simulation.queries';

/** The latest simulations that were kept, to be opened again or printed. */
export function KeptList({ companyId, onOpen }: { companyId: string; onOpen: (id: string) => Promise<void> }) {
  const { data = [] } = useQuery(listQuery(companyId));
  const paper = usePaper(companyId);
  if (data.length === 0) return null;
  return (
    <SectionCard title={m.itr_kept_list()}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {data.map(({ id, year, name, best, cost, createdByName, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className="font-medium">{name ?? year}</span>{' '}
              {m.itr_kept_row({
                choice: taxWorded(say(`company-tax.choice.${best}`)),
                cost: formatInr(parseRupees(cost)),
              })}
              <span className="block text-xs text-ink-3">
                {m.itr_kept_by({ name: createdByName, at: formatInstant(createdAt) })}
              </span>
            </span>
            <Button size="sm" onClick={() => void onOpen(id)}>
              {m.itr_kept_open({ year })}
            </Button>
            <Button size="sm" disabled={paper.isPending} onClick={() => paper.mutate({ id, paper: { kind: 'pdf' } })}>
              {m.itr_worksheet_pdf()}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
