import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { quarterOfMonth } from '#domain/gst/gstr-1/period';
import { addMonths } from '#domain/shared/dates';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Select } from '../../../ui/form/field';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { overviewQuery } from '../gst.queries';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import type { Which } from './settle.queries';

const MONTHS_OFFERED = 18;

type ReturnPickerProps = GstViewProps & { children: (which: Which) => ReactNode };

/** Which registration and period: its months, or its quarters where it files by them. */
export function ReturnPicker({ companyId, search, onSearch, children }: ReturnPickerProps) {
  const today = useToday();
  const overview = useQuery(overviewQuery(companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const { registrations } = overview.data;
  const chosen = registrations.find(({ gstin }) => gstin === search.gstin) ?? registrations[0];
  if (!chosen) return <EmptyState title={m.gst_no_registration()} description={m.gst_no_registration_words()} />;
  const isQuarterly = chosen.filer === 'regular-QRMP';
  const months = Array.from({ length: MONTHS_OFFERED }, (_, at) => addMonths(today, -1 - at).slice(0, 7));
  const offered = isQuarterly ? [...new Set(months.map(quarterOfMonth))] : months;
  const isAsked = search.period !== undefined && search.period.includes('Q') === isQuarterly;
  const period = isAsked && search.period ? search.period : (offered[0] ?? '');
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
        <Select
          aria-label={m.gst_period()}
          className="w-64 max-w-full"
          choices={periods.map((value) => ({ value, label: periodWords(value) }))}
          value={period}
          onChange={({ target }) => onSearch({ period: target.value, section: undefined })}
        />
      </div>
      {children({ gstin: chosen.gstin, period })}
    </div>
  );
}
