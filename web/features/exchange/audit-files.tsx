import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financialYearOf, isoDate } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { InstantText } from '../../ui/figure/date-text';
import { Select } from '../../ui/form/field';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { auditFilesQuery, useAuditFile, useMakeAuditFiles } from './exchange.queries';

const YEARS = 5;

/** What an auditor gets of a financial year: made as a zip, and kept. */
export function AuditFiles({ companyId }: { companyId: string }) {
  const years = lastYears(useToday());
  const [year, setYear] = useState(years[0] ?? '');
  const { data, isPending, error, refetch } = useQuery(auditFilesQuery(companyId));
  const making = useMakeAuditFiles(companyId);
  const taking = useAuditFile(companyId);
  return (
    <SectionCard title={m.exchange_audit()}>
      <p className="mb-3 text-sm text-ink-2">{m.exchange_audit_words()}</p>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <div className="w-40">
          <Select
            aria-label={m.period_year()}
            choices={years.map((value) => ({ value, label: m.period_year_of({ year: value }) }))}
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
        </div>
        <Button
          isPending={making.isPending}
          pendingLabel={m.exchange_audit_making()}
          onClick={() => making.mutate(year)}
        >
          {m.exchange_audit_make()}
        </Button>
      </div>
      {isPending && <SkeletonRows rows={2} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map(({ id, year: of, files, by, at, isChainWhole, sha256 }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
              <div className="min-w-0">
                <p>
                  {m.exchange_audit_row({ year: of, count: files })}{' '}
                  <Badge tone={isChainWhole ? 'green' : 'red'}>
                    {isChainWhole ? m.exchange_chain_whole() : m.exchange_chain_broken()}
                  </Badge>
                </p>
                <p className="text-xs text-ink-3 wrap-anywhere">
                  {by} · <InstantText instant={at} /> · {sha256.slice(0, 12)}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={m.exchange_audit_download({ year: of })}
                isPending={taking.isPending && taking.variables === id}
                onClick={() => taking.mutate(id)}
              >
                {m.exchange_do_export()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function lastYears(today: string): string[] {
  const first = Number(financialYearOf(isoDate(today)).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => financialYearOf(isoDate(`${first - back}-04-01`)));
}
