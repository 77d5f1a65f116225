import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/figure/date-text';
import { Select } from '../../ui/form/field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { FindingList } from './finding-list';
import { downloadPortalFile, type Which, type Worksheet, worksheetQuery } from './gst.queries';
import type { GstViewProps } from './gst.search';
import { periodWords, stateWords } from './gst.words';
import { RefusalsDialog } from './refusals/refusals-dialog';
import { ReturnSteps } from './return-steps';
import { HsnTable, IssuedTable, SectionTable } from './return-tables';
import { type Registration, ReturnPicker, usualPeriods } from './settle/return-picker';

/** A return of sales as the books make it: its tables, what to put right, and its way to the portal. */
export function ReturnView(props: GstViewProps) {
  const { search, onSearch } = props;
  const formOf = ({ filer }: Registration) => (filer === 'regular-QRMP' && search.form === 'iff' ? 'iff' : 'gstr-1');
  return (
    <ReturnPicker
      {...props}
      periodsOf={(registration, months) =>
        formOf(registration) === 'iff'
          ? months.filter((month) => Number(month.slice(5)) % 3 !== 0)
          : usualPeriods(registration, months)
      }
      also={(registration) =>
        registration.filer === 'regular-QRMP' && (
          <Select
            aria-label={m.gst_form()}
            className="w-40"
            choices={[
              { value: 'gstr-1', label: 'GSTR-1' },
              { value: 'iff', label: 'IFF' },
            ]}
            value={formOf(registration)}
            onChange={({ target }) =>
              onSearch({ form: target.value === 'iff' ? 'iff' : undefined, period: undefined, section: undefined })
            }
          />
        )
      }
    >
      {(which, registration) => <OfPeriod {...props} which={{ ...which, form: formOf(registration) }} />}
    </ReturnPicker>
  );
}

function OfPeriod({ which, ...props }: GstViewProps & { which: Which }) {
  const worksheet = useQuery(worksheetQuery(props.companyId, which));
  if (worksheet.isError) return <ErrorPanel error={worksheet.error} onRetry={() => void worksheet.refetch()} />;
  if (!worksheet.data) return <SkeletonRows rows={8} label={m.gst_loading()} />;
  return <Drafted {...props} which={which} worksheet={worksheet.data} />;
}

type DraftedProps = GstViewProps & { which: Which; worksheet: Worksheet };

function Drafted({ companyId, which, worksheet, search, onSearch }: DraftedProps) {
  const { form, gstin, period, state, dueOn, findings, cells, hsn, issued, acknowledgement, filedOn } = worksheet;
  const mayChange = useMayChange(companyId);
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
          {mayChange && <RefusalsDialog companyId={companyId} which={which} />}
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
