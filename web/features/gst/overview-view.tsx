import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { isFinancialYear } from '#domain/shared/dates';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { DateText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { NearView } from '../../ui/state/near-view';
import { SkeletonRows } from '../../ui/state/skeleton';
import { FindingList } from './finding-list';
import { type ListedReturn, type Overview, overviewQuery, useValidation } from './gst.queries';
import type { GstTab, GstViewProps } from './gst.search';
import { LABELS, periodWords, stateWords } from './gst.words';
import { TurnoverBar } from './turnover-bar';

const LateCalculator = lazy(async () => ({ default: (await import('./late/late-calculator')).LateCalculator }));

/** The returns of all registrations, what is to be filed first, the turnover against the limit of the annual return, and the whole check. */
export function OverviewView({ companyId, onSearch }: GstViewProps) {
  const overview = useQuery(overviewQuery(companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const { registrations, returns } = overview.data;
  const calculator = (
    <NearView className="min-h-96">
      <LateCalculator registration={registrations[0]} />
    </NearView>
  );
  if (registrations.length === 0)
    return (
      <div className="flex flex-col gap-4">
        <EmptyState
          title={m.gst_no_registration()}
          description={m.gst_no_registration_words()}
          action={
            <Link to="/company-facts" className={buttonClass('primary')}>
              {m.gst_add_registration()}
            </Link>
          }
        />
        {calculator}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Summary companyId={companyId} overview={overview.data} />
      <SectionCard title={m.gst_returns()} description={m.gst_returns_words({ count: returns.length })}>
        {returns.length === 0 ? (
          <EmptyState
            title={m.gst_no_returns()}
            description={m.gst_no_returns_words()}
            action={
              <Link to="/compliance-calendar" className={buttonClass()}>
                {m.gst_open_calendar()}
              </Link>
            }
          />
        ) : (
          <Table
            caption={m.gst_returns()}
            columns={columns(registrations.length > 1, onSearch)}
            rows={returns}
            rowKey={({ id }) => id}
          />
        )}
      </SectionCard>
      {calculator}
    </div>
  );
}

/** Where a form is worked on. */
const TABS_OF: Readonly<Record<string, GstTab>> = {
  ...{ 'GSTR-9': 'year', 'GSTR-9C': 'year' },
  ...{ 'GSTR-1': 'gstr-1', IFF: 'gstr-1', 'GSTR-3B': 'gstr-3b', 'PMT-06': 'payments', 'CMP-08': 'payments' },
};

const columns = (hasSeveral: boolean, onSearch: GstViewProps['onSearch']): Column<ListedReturn>[] => [
  {
    key: 'form',
    header: m.gst_form(),
    cell: ({ form, address, period, dueDate }) => (
      <>
        <span className="font-medium whitespace-nowrap">{form}</span>
        <span className="block text-xs whitespace-nowrap text-ink-3 sm:hidden">{periodWords(address ?? period)}</span>
        <span className="block text-xs whitespace-nowrap text-ink-3 sm:hidden">
          {m.gst_due()} <DateText day={dueDate} />
        </span>
      </>
    ),
  },
  {
    key: 'period',
    header: m.gst_period(),
    isHiddenNarrow: true,
    cell: ({ address, period }) => periodWords(address ?? period),
  },
  ...(hasSeveral
    ? [
        {
          key: 'gstin',
          header: m.gst_gstin(),
          isHiddenNarrow: true,
          cell: ({ gstin }: ListedReturn) => <span className="font-mono text-xs">{gstin}</span>,
        },
      ]
    : []),
  { key: 'due', header: m.gst_due(), isHiddenNarrow: true, cell: ({ dueDate }) => <DateText day={dueDate} /> },
  {
    key: 'status',
    header: m.gst_status(),
    cell: ({ status, state }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={LABELS[status].tone}>{LABELS[status].words()}</Badge>
        {status !== 'filed' && state && state !== 'draft' && <Badge tone="blue">{stateWords(state)}</Badge>}
      </span>
    ),
  },
  {
    key: 'number',
    header: m.gst_acknowledgement(),
    isHiddenNarrow: true,
    cell: ({ acknowledgement }) =>
      acknowledgement ? <span className="font-mono text-xs">{acknowledgement}</span> : '–',
  },
  {
    key: 'open',
    header: m.gst_open(),
    cell: (one) =>
      TABS_OF[one.form] && (one.address || isFinancialYear(one.period)) ? (
        <Button
          size="sm"
          variant="ghost"
          // Its words stand under the heading, as those of the other columns do.
          className="-ml-2.5"
          aria-label={actOf(one.status === 'filed', { form: one.form, period: periodWords(one.address ?? one.period) })}
          onClick={() =>
            onSearch({
              ...{ tab: TABS_OF[one.form], gstin: one.gstin, period: one.address ?? undefined, section: undefined },
              ...{ form: one.form === 'IFF' ? 'iff' : undefined, year: one.address ? undefined : one.period },
            })
          }
        >
          {one.status === 'filed' ? m.gst_open() : m.gst_file_return()}
        </Button>
      ) : null,
  },
];

/** What the button of a return does, beginning with the words on it. */
const actOf = (isFiled: boolean, words: { form: string; period: string }) =>
  isFiled ? m.gst_open_return(words) : m.gst_file_return_of(words);

function Summary({ companyId, overview }: { companyId: string; overview: Overview }) {
  const { registrations, turnover } = overview;
  const validation = useValidation(companyId);
  const mayChange = useMayChange(companyId);
  return (
    <SectionCard
      title={
        registrations.length === 1
          ? (registrations[0]?.gstin ?? '')
          : m.gst_registrations({ count: registrations.length })
      }
      description={registrations.map(({ state }) => state).join(', ')}
      actions={
        mayChange && (
          <Button variant="primary" isPending={validation.isPending} onClick={() => validation.mutate({})}>
            {m.gst_full_check()}
          </Button>
        )
      }
    >
      <div className="flex max-w-xl flex-col gap-1.5">
        <TurnoverBar turnover={turnover} />
        <p className="text-xs text-ink-3">{m.gst_turnover_words()}</p>
      </div>
      {validation.data && (
        <div className="mt-4">
          <FindingList companyId={companyId} findings={validation.data.findings} />
        </div>
      )}
    </SectionCard>
  );
}
