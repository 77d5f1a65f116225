import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { quarterOfMonth } from '#domain/gst/gstr-1/period';
import { addMonths } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/figure/date-text';
import { Select } from '../../ui/form/field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { FindingList } from './finding-list';
import {
  downloadPortalFile,
  type Overview,
  overviewQuery,
  type Which,
  type Worksheet,
  worksheetQuery,
} from './gst.queries';
import type { GstViewProps } from './gst.search';
import { periodWords, stateWords } from './gst.words';
import { ReturnSteps } from './return-steps';
import { HsnTable, IssuedTable, SectionTable } from './return-tables';

const MONTHS_OFFERED = 18;

/** A return of sales as the books make it: its tables, what to put right, and its way to the portal. */
export function ReturnView(props: GstViewProps) {
  const overview = useQuery(overviewQuery(props.companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const { registrations } = overview.data;
  const chosen = registrations.find(({ gstin }) => gstin === props.search.gstin) ?? registrations[0];
  if (!chosen) return <EmptyState title={m.gst_no_registration()} description={m.gst_no_registration_words()} />;
  return <OfRegistration {...props} registrations={registrations} chosen={chosen} />;
}

type Registration = Overview['registrations'][number];
type OfRegistrationProps = GstViewProps & { registrations: readonly Registration[]; chosen: Registration };

function OfRegistration({ companyId, search, onSearch, registrations, chosen }: OfRegistrationProps) {
  const today = useToday();
  const isQuarterly = chosen.filer === 'regular-QRMP';
  const form = isQuarterly && search.form === 'iff' ? 'iff' : 'gstr-1';
  const months = Array.from({ length: MONTHS_OFFERED }, (_, at) => addMonths(today, -1 - at).slice(0, 7));
  const offered =
    form === 'iff'
      ? months.filter((month) => Number(month.slice(5)) % 3 !== 0)
      : isQuarterly
        ? [...new Set(months.map(quarterOfMonth))]
        : months;
  const period =
    search.period && (offered.includes(search.period) || fits(search.period, isQuarterly && form !== 'iff'))
      ? search.period
      : (offered[0] ?? '');
  const which: Which = { gstin: chosen.gstin, period, form };
  const worksheet = useQuery(worksheetQuery(companyId, which));
  const periods = offered.includes(period) ? offered : [period, ...offered];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {registrations.length > 1 && (
          <Select
            aria-label={m.gst_gstin()}
            className="w-64 max-w-full"
            choices={registrations.map(({ gstin, state }) => ({ value: gstin, label: `${gstin} ${state}` }))}
            value={chosen.gstin}
            onChange={({ target }) => onSearch({ gstin: target.value, period: undefined, section: undefined })}
          />
        )}
        {isQuarterly && (
          <Select
            aria-label={m.gst_form()}
            className="w-40"
            choices={[
              { value: 'gstr-1', label: 'GSTR-1' },
              { value: 'iff', label: 'IFF' },
            ]}
            value={form}
            onChange={({ target }) =>
              onSearch({ form: target.value === 'iff' ? 'iff' : undefined, period: undefined, section: undefined })
            }
          />
        )}
        <Select
          aria-label={m.gst_period()}
          className="w-64 max-w-full"
          choices={periods.map((value) => ({ value, label: periodWords(value) }))}
          value={period}
          onChange={({ target }) => onSearch({ period: target.value, section: undefined })}
        />
      </div>
      {worksheet.isError && <ErrorPanel error={worksheet.error} onRetry={() => void worksheet.refetch()} />}
      {worksheet.isPending && <SkeletonRows rows={8} label={m.gst_loading()} />}
      {worksheet.data && (
        <Drafted companyId={companyId} which={which} worksheet={worksheet.data} search={search} onSearch={onSearch} />
      )}
    </div>
  );
}

const fits = (period: string, isQuarter: boolean): boolean => period.includes('Q') === isQuarter;

type DraftedProps = GstViewProps & { which: Which; worksheet: Worksheet };

function Drafted({ companyId, which, worksheet, search, onSearch }: DraftedProps) {
  const { form, gstin, period, state, dueOn, findings, cells, hsn, issued, acknowledgement, filedOn } = worksheet;
  const stops = findings.filter(({ severity }) => severity === 'stop').length;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold tracking-tight">
            {m.gst_return_of({ form, period: periodWords(period) })}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <span className="font-mono">{gstin}</span>
            <Badge tone={state === 'filed' || state === 'amended' ? 'green' : state === 'draft' ? 'grey' : 'blue'}>
              {stateWords(state)}
            </Badge>
            {filedOn ? (
              <span>
                {m.gst_filed_on()} <DateText day={filedOn} />
                {acknowledgement && <span className="ml-2 font-mono text-xs">{acknowledgement}</span>}
              </span>
            ) : (
              dueOn && (
                <span>
                  {m.gst_due()} <DateText day={dueOn} />
                </span>
              )
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={stops > 0}
            title={stops > 0 ? m.gst_stopped({ count: stops }) : undefined}
            onClick={() => void downloadPortalFile(companyId, which)}
          >
            <Download size={14} aria-hidden="true" />
            {m.gst_json()}
          </Button>
          <ReturnSteps companyId={companyId} worksheet={worksheet} />
        </div>
      </div>
      {findings.length > 0 && <FindingList companyId={companyId} findings={findings} />}
      {cells.length === 0 ? (
        <EmptyState title={m.gst_nil({ period: periodWords(period) })} description={m.gst_nil_words()} />
      ) : (
        <SectionTable
          companyId={companyId}
          which={which}
          worksheet={worksheet}
          section={search.section}
          onSection={(section) => onSearch({ section })}
        />
      )}
      {hsn.length > 0 && (
        <SectionCard title={m.gst_table_12()} description={m.gst_table_12_words()}>
          <HsnTable rows={hsn} />
        </SectionCard>
      )}
      {issued.length > 0 && (
        <SectionCard title={m.gst_table_13()} description={m.gst_table_13_words()}>
          <IssuedTable rows={issued} />
        </SectionCard>
      )}
    </>
  );
}
