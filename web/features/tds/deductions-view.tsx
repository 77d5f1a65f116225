import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonths, financialYearOf } from '#domain/shared/dates';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Field, Input, Select } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { DeductionDialog } from './deduction-dialog';
import { ReasonDialog } from './reason-dialog';
import { type Deduction, deductionsQuery, useDownloadLedger, useWithdrawDeduction } from './tds.queries';
import type { ChangeTds, TdsSearch } from './tds.search';
import { dayOf, exact, partsOf } from './tds.words';

type DeductionsViewProps = { companyId: string; mayChange: boolean; search: TdsSearch; onSearch: ChangeTds };

const YEARS = 4;

/** The ledger of deductions: searched by payee, PAN, or a section or code of either Act, and downloaded as it is shown. */
export function DeductionsView({ companyId, mayChange, search, onSearch }: DeductionsViewProps) {
  const today = useToday();
  const asked = { q: search.q, year: search.year, status: search.status };
  const found = useQuery(deductionsQuery(companyId, asked));
  const file = useDownloadLedger(companyId);
  const years = Array.from({ length: YEARS }, (_, at) => financialYearOf(addMonths(today, -12 * at)));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField key={search.q} value={search.q ?? ''} onChange={(q) => onSearch({ q: q || undefined })} />
        <div className="w-36">
          <Field name="year" label={m.tds_year()}>
            {(control) => (
              <Select
                {...control}
                value={search.year ?? 'all'}
                onChange={({ target }) => onSearch({ year: target.value === 'all' ? undefined : target.value })}
                choices={[
                  { value: 'all', label: m.tds_all_years() },
                  ...years.map((year) => ({ value: year, label: year })),
                ]}
              />
            )}
          </Field>
        </div>
        <div className="w-36">
          <Field name="status" label={m.tds_status()}>
            {(control) => (
              <Select
                {...control}
                value={search.status ?? 'all'}
                onChange={({ target: { value } }) =>
                  onSearch({ status: value === 'pending' || value === 'deposited' ? value : undefined })
                }
                choices={[
                  { value: 'all', label: m.tds_all() },
                  { value: 'pending', label: m.tds_pending() },
                  { value: 'deposited', label: m.tds_is_deposited() },
                ]}
              />
            )}
          </Field>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              disabled={file.isPending}
              onClick={() => file.mutate({ ...asked, format })}
              aria-label={m.tds_download_as({ format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </Button>
          ))}
          {mayChange && <DeductionDialog companyId={companyId} />}
        </div>
      </div>
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && !found.data && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {found.data &&
        (found.data.length === 0 ? (
          <EmptyState
            title={search.q ? m.tds_none_found() : m.tds_none()}
            description={search.q ? m.tds_none_found_words() : m.tds_none_words()}
          />
        ) : (
          <Table
            caption={m.tds_tab_deductions()}
            columns={columnsFor(companyId, mayChange)}
            rows={found.data}
            rowKey={({ id }) => id}
          />
        ))}
    </div>
  );
}

type SearchFieldProps = { value: string; onChange: (value: string) => void };

function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      className="w-64 max-w-full"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim());
      }}
    >
      <Field name="q" label={m.tds_search()} hint={m.tds_search_hint()}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => onChange(typed.trim())}
            autoComplete="off"
          />
        )}
      </Field>
    </form>
  );
}

const SOURCES: Record<Deduction['source'], () => string> = {
  bill: m.tds_source_bill,
  'bank-line': m.tds_source_bank,
  salary: m.tds_source_salary,
  manual: m.tds_source_manual,
  event: m.tds_source_event,
};

const REASONS: Record<string, () => string> = {
  A: m.tds_reason_a,
  B: m.tds_reason_b,
  C: m.tds_reason_c,
  Y: m.tds_reason_y,
  T: m.tds_reason_t,
};

const columnsFor = (companyId: string, mayChange: boolean): readonly Column<Deduction>[] => [
  { key: 'on', header: m.tds_on(), cell: ({ eventOn }) => dayOf(eventOn) },
  {
    key: 'payee',
    header: m.tds_payee(),
    isWide: true,
    cell: ({ payeeName, pan, source, narration }) => (
      <span className="flex flex-col">
        <span>{payeeName ?? m.tds_payee_unknown()}</span>
        <span className="text-xs text-ink-3">
          {[pan ?? m.tds_pan_not_held(), SOURCES[source](), narration].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'section',
    header: m.tds_section_or_code(),
    cell: ({ act, section, code, alsoCalled }) => (
      <span className="flex flex-col">
        <span className="whitespace-nowrap">{named(act, code, section)}</span>
        {alsoCalled && <span className="text-xs text-ink-3">{m.tds_also({ other: alsoCalled })}</span>}
      </span>
    ),
  },
  {
    key: 'base',
    header: m.tds_taxed(),
    isNumeric: true,
    isHiddenNarrow: true,
    cell: ({ base }) => (base ? exact(base) : ''),
  },
  {
    key: 'rate',
    header: m.tds_rate(),
    isNumeric: true,
    cell: ({ tdsRate, reasonFlag }) => (
      <span className="flex flex-col items-end">
        <span>{tdsRate === null ? '' : `${tdsRate}%`}</span>
        {reasonFlag && <span className="text-xs text-ink-3">{REASONS[reasonFlag]?.()}</span>}
      </span>
    ),
  },
  { key: 'tax', header: m.tds_tax(), isNumeric: true, cell: TaxCell },
  { key: 'form', header: m.tds_form(), isHiddenNarrow: true, cell: ({ form, quarter }) => `${form} · ${quarter}` },
  {
    key: 'status',
    header: m.tds_status(),
    cell: ({ status, depositDate, challan }) => (
      <span className="flex flex-col items-start gap-0.5">
        <Badge tone={status === 'deposited' ? 'green' : 'yellow'}>
          {status === 'deposited' ? m.tds_is_deposited() : m.tds_pending()}
        </Badge>
        {depositDate && (
          <span className="text-xs whitespace-nowrap text-ink-3">
            {[dayOf(depositDate), challan?.serial].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    ),
  },
  ...(mayChange
    ? [
        {
          key: 'act',
          header: m.tds_actions(),
          cell: (row: Deduction) =>
            row.source === 'manual' && row.sourceId === null && row.challan === null ? (
              <TakeOut companyId={companyId} row={row} />
            ) : null,
        },
      ]
    : []),
];

function TaxCell(row: Deduction) {
  const parts = partsOf(row);
  return (
    <span className="flex flex-col items-end">
      <span>{exact(row.tdsAmount)}</span>
      {parts && <span className="max-w-40 text-xs whitespace-normal text-ink-3">{parts}</span>}
    </span>
  );
}

function TakeOut({ companyId, row }: { companyId: string; row: Deduction }) {
  const withdraw = useWithdrawDeduction(companyId);
  return (
    <ReasonDialog
      label={m.tds_take_out()}
      title={m.tds_take_out_of({ payee: row.payeeName ?? '' })}
      onReason={(reason) => withdraw.mutateAsync({ id: row.id, reason })}
    />
  );
}

/** By what an Act calls it; nothing where a deduction was recorded without its section. */
const named = (act: string, code: string, section: string): string =>
  act === '1961' || code === section ? section || '–' : `${code} · ${section}`;
