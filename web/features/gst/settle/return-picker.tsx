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
import { type Overview, overviewQuery } from '../gst.queries';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import type { Which } from './settle.queries';

export type Registration = Overview['registrations'][number];

const MONTHS_OFFERED = 18;

/** The periods of a return: months, or quarters of who files by them. */
export const usualPeriods = ({ filer }: Registration, months: readonly string[]): readonly string[] =>
  filer === 'regular-QRMP' || filer === 'composition' ? quartersOf(months) : months;

export const quartersOf = (months: readonly string[]): readonly string[] => [...new Set(months.map(quarterOfMonth))];

type RegistrationPickerProps = GstViewProps & {
  /** The registration was chosen above. */
  hasOneRegistration?: boolean;
  /** What else is chosen, beside the registration. */
  also?: (registration: Registration) => ReactNode;
  children: (registration: Registration) => ReactNode;
};

/** Which registration, where the company has several; without any, what to do. */
export function RegistrationPicker({
  companyId,
  search,
  onSearch,
  hasOneRegistration = false,
  also,
  children,
}: RegistrationPickerProps) {
  const overview = useQuery(overviewQuery(companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const { registrations } = overview.data;
  const chosen = registrations.find(({ gstin }) => gstin === search.gstin) ?? registrations[0];
  if (!chosen) return <EmptyState title={m.gst_no_registration()} description={m.gst_no_registration_words()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {registrations.length > 1 && !hasOneRegistration && (
          <Select
            aria-label={m.gst_gstin()}
            className="w-64 max-w-full"
            choices={registrations.map(({ gstin, state }) => ({ value: gstin, label: `${gstin} ${state}` }))}
            value={chosen.gstin}
            onChange={({ target }) => onSearch({ gstin: target.value, period: undefined, section: undefined })}
          />
        )}
        {also?.(chosen)}
      </div>
      {children(chosen)}
    </div>
  );
}

type ReturnPickerProps = GstViewProps & {
  hasOneRegistration?: boolean;
  /** The periods that are offered of these months, the latest first; the usual ones where none are named. */
  periodsOf?: (registration: Registration, months: readonly string[]) => readonly string[];
  months?: number;
  also?: (registration: Registration) => ReactNode;
  children: (which: Which, registration: Registration) => ReactNode;
};

/** Which registration and period. A period of the address is taken where it is of the kind that is offered. */
export function ReturnPicker({
  periodsOf = usualPeriods,
  months: count = MONTHS_OFFERED,
  also,
  children,
  ...props
}: ReturnPickerProps) {
  const today = useToday();
  const { search, onSearch } = props;
  const months = Array.from({ length: count }, (_, at) => addMonths(today, -1 - at).slice(0, 7));
  const periodIn = (registration: Registration) => {
    const offered = periodsOf(registration, months);
    const isQuarterly = offered[0]?.includes('Q') ?? false;
    const asked = search.period?.includes('Q') === isQuarterly ? search.period : undefined;
    const period = asked ?? offered[0] ?? '';
    return { period, choices: offered.includes(period) ? offered : [period, ...offered] };
  };
  return (
    <RegistrationPicker
      {...props}
      also={(registration) => {
        const { period, choices } = periodIn(registration);
        return (
          <>
            {also?.(registration)}
            <Select
              aria-label={m.gst_period()}
              className="w-64 max-w-full"
              choices={choices.map((value) => ({ value, label: periodWords(value) }))}
              value={period}
              onChange={({ target }) => onSearch({ period: target.value, section: undefined })}
            />
          </>
        );
      }}
    >
      {(registration) => children({ gstin: registration.gstin, period: periodIn(registration).period }, registration)}
    </RegistrationPicker>
  );
}
