import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AgeBucket, WORKING_BUCKETS, type WorkingBucket } from '#domain/ledger/settlement/age-buckets';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { NARROW, useMedia } from '../../lib/use-media';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { DateInput } from '../../ui/form/date-input';
import { Field, Select } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AdvanceVouchers } from './advance/advance-vouchers';
import { Advances } from './advance/advances';
import { type Ageing, ageingQuery, type OpenBill } from './settlement.queries';
import type { ChangeSettlement, SettlementSearch } from './settlement.search';
import { OPENS, rupees } from './words';

type AgeingViewProps = {
  companyId: string;
  side: OpenBill['side'];
  search: SettlementSearch;
  onSearch: ChangeSettlement;
};

/** What customers owe or suppliers are owed on a day, by age; a party opens to its bills. */
export function AgeingView({ companyId, side, search, onSearch }: AgeingViewProps) {
  const today = useToday();
  const ageing = useQuery(ageingQuery(companyId, side, search.on));
  const isWorking = search.columns === 'working';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field name="on" label={m.settlement_on()}>
          {(control) => (
            <DateInput
              {...control}
              value={search.on ?? today}
              onChange={({ target }) =>
                target.value && onSearch({ on: target.value === today ? undefined : target.value })
              }
            />
          )}
        </Field>
        <Field name="columns" label={m.settlement_columns()}>
          {(control) => (
            <Select
              {...control}
              value={isWorking ? 'working' : 'schedule'}
              onChange={({ target }) => onSearch({ columns: target.value === 'working' ? 'working' : undefined })}
              choices={[
                { value: 'schedule', label: m.settlement_columns_schedule() },
                { value: 'working', label: m.settlement_columns_working() },
              ]}
            />
          )}
        </Field>
      </div>
      {ageing.isError && <ErrorPanel error={ageing.error} onRetry={() => void ageing.refetch()} />}
      {ageing.isPending && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {ageing.data && <Aged ageing={ageing.data} isWorking={isWorking} search={search} onSearch={onSearch} />}
      <Advances companyId={companyId} side={side} />
      {side === 'receivable' && <AdvanceVouchers companyId={companyId} />}
    </div>
  );
}

type AgedProps = { ageing: Ageing; isWorking: boolean; search: SettlementSearch; onSearch: ChangeSettlement };

function Aged({ ageing, isWorking, search, onSearch }: AgedProps) {
  const { side, rows, bills, basis, missing } = ageing;
  const party = rows.find(({ partyId }) => partyId === search.party);
  if (rows.length === 0)
    return (
      <EmptyState
        title={side === 'receivable' ? m.settlement_nothing_owed_to_us() : m.settlement_nothing_owed()}
        description={m.settlement_nothing_owed_words()}
      />
    );
  return (
    <>
      <Parties ageing={ageing} isWorking={isWorking} onOpen={(partyId) => onSearch({ party: partyId })} />
      <p className="text-xs text-ink-2">{[basis, ...missing].join(' · ')}</p>
      {party && (
        <section aria-label={m.settlement_bills_of({ party: party.party })} className="flex flex-col gap-2">
          <div className="flex items-center justify-between gap-3">
            <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
              {m.settlement_bills_of({ party: party.party })}
            </h2>
            <Button size="sm" variant="ghost" onClick={() => onSearch({ party: undefined })}>
              {m.settlement_close()}
            </Button>
          </div>
          <Bills bills={bills.filter(({ partyId }) => partyId === party.partyId)} />
        </section>
      )}
    </>
  );
}

type PartyRow = Ageing['rows'][number];

const BUCKET_WORDS: Record<AgeBucket, () => string> = {
  'not-due': m.settlement_not_due,
  'under-6-months': m.settlement_under_6_months,
  '6-months-to-1-year': m.settlement_6_months_to_1_year,
  'under-1-year': m.settlement_under_1_year,
  '1-to-2-years': m.settlement_1_to_2_years,
  '2-to-3-years': m.settlement_2_to_3_years,
  'over-3-years': m.settlement_over_3_years,
};
const WORKING_WORDS: Record<WorkingBucket, () => string> = {
  'not-due': m.settlement_not_due,
  '0-30': m.settlement_days_0_30,
  '31-60': m.settlement_days_31_60,
  '61-90': m.settlement_days_61_90,
  '91-180': m.settlement_days_91_180,
  'over-180': m.settlement_days_over_180,
};

const orBlank = (amount: string | undefined) => (amount === undefined || amount === '0.00' ? '' : rupees(amount));

function Parties({
  ageing,
  isWorking,
  onOpen,
}: {
  ageing: Ageing;
  isWorking: boolean;
  onOpen: (partyId: string) => void;
}) {
  const caption = ageing.side === 'receivable' ? m.settlement_tab_receivable() : m.settlement_tab_payable();
  const isNarrow = useMedia(NARROW);
  const total = m.settlement_total({ amount: rupees(ageing.totals.open), day: formatDate(ageing.on) });
  const buckets = isWorking
    ? WORKING_BUCKETS.map((bucket) => ({
        bucket,
        header: WORKING_WORDS[bucket](),
        of: (row: PartyRow) => row.working[bucket],
      }))
    : ageing.buckets.map((bucket) => ({
        bucket,
        header: BUCKET_WORDS[bucket](),
        of: (row: PartyRow) => row.sums[bucket],
      }));
  if (isNarrow)
    return (
      <>
        <p className="font-medium">{total}</p>
        <ul
          aria-label={caption}
          className="flex flex-col divide-y divide-line rounded-xl border border-line bg-surface px-4"
        >
          {ageing.rows.map((row) => (
            <li key={row.partyId} className="flex items-start justify-between gap-3 py-2.5 text-sm">
              <span className="min-w-0">
                <PartyButton row={row} onOpen={onOpen} />
                <span className="block text-xs text-ink-2">{ageWords(row)}</span>
                {buckets.map(({ bucket, header, of }) => {
                  const amount = orBlank(of(row));
                  return (
                    amount && (
                      <span key={bucket} className="block text-xs text-ink-2 tabular-nums">
                        {header} {amount}
                      </span>
                    )
                  );
                })}
                <Warned row={row} />
              </span>
              <span className="tabular-nums">{rupees(row.open)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  const columns: Column<PartyRow>[] = [
    {
      key: 'party',
      header: m.settlement_party(),
      isWide: true,
      cell: (row) => (
        <>
          <PartyButton row={row} onOpen={onOpen} />
          <Warned row={row} />
        </>
      ),
    },
    ...buckets.map(({ bucket, header, of }) => ({
      key: bucket,
      header,
      isNumeric: true,
      cell: (row: PartyRow) => orBlank(of(row)),
    })),
    {
      key: 'account',
      header: m.settlement_on_account_short(),
      isNumeric: true,
      cell: ({ onAccount }) => orBlank(onAccount),
    },
    {
      key: 'open',
      header: m.settlement_open(),
      isNumeric: true,
      cell: ({ open }) => <strong className="font-semibold">{rupees(open)}</strong>,
    },
  ];
  return (
    <>
      <p className="font-medium">{total}</p>
      <Table caption={caption} columns={columns} rows={ageing.rows} rowKey={({ partyId }) => partyId} />
    </>
  );
}

const ageWords = ({ bills, oldestDays }: PartyRow): string =>
  [
    m.settlement_bill_count({ count: bills }),
    ...(oldestDays > 0 ? [m.settlement_oldest({ days: formatCount(oldestDays) })] : []),
  ].join(' · ');

const PartyButton = ({ row, onOpen }: { row: PartyRow; onOpen: (partyId: string) => void }) => (
  <button
    type="button"
    onClick={() => onOpen(row.partyId)}
    className="min-h-6 rounded-sm text-left font-medium underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-current pointer-coarse:min-h-11"
  >
    {row.party}
  </button>
);

const Warned = ({ row }: { row: PartyRow }) =>
  row.warnings > 0 && (
    <span className="block">
      <Badge tone="red">{m.settlement_warnings({ count: row.warnings })}</Badge>
    </span>
  );

/** The number of a bill; one that was entered as an invoice or a bill opens it. */
function BillRef({ bill: { ref, side, documentId } }: { bill: Ageing['bills'][number] }) {
  const className = 'font-medium wrap-anywhere';
  if (!documentId) return <span className={className}>{ref}</span>;
  const to = side === 'receivable' ? '/invoices' : '/bills';
  return (
    <Link to={to} search={{ shown: documentId }} className={cx(OPENS, className)}>
      {ref}
    </Link>
  );
}

function Bills({ bills }: { bills: Ageing['bills'] }) {
  if (bills.length === 0) return <p className="text-sm text-ink-2">{m.settlement_only_on_account()}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-xl border border-line bg-surface px-4 text-sm">
      {bills.map((bill) => (
        <li key={bill.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-2.5">
          <span className="min-w-0">
            <BillRef bill={bill} />
            <span className="block text-xs text-ink-2">
              {bill.dueDate
                ? m.settlement_bill_due({ day: formatDate(bill.billDate), due: formatDate(bill.dueDate) })
                : m.settlement_bill_no_due({ day: formatDate(bill.billDate) })}
              {' · '}
              {bill.daysOverdue > 0 ? m.settlement_overdue({ count: bill.daysOverdue }) : m.settlement_not_due()}
            </span>
          </span>
          <span className="text-right tabular-nums">
            {rupees(bill.open)}
            {bill.open !== bill.amount && (
              <span className="block text-xs text-ink-2">{m.settlement_of({ amount: rupees(bill.amount) })}</span>
            )}
          </span>
          {bill.consequences.map(({ id, says, isPast }) => (
            <span
              key={id}
              className={isPast ? 'col-span-2 text-xs font-medium text-red' : 'col-span-2 text-xs text-yellow'}
            >
              {says}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
