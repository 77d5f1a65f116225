import { useQuery } from '@tanstack/react-query';
import { addMonths, financialYearOf } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { DateText } from '../../../ui/figure/date-text';
import { Select } from '../../../ui/form/field';
import type { Column } from '../../../ui/list/table';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import { amount } from '../settle/figures';
import { RegistrationPicker } from '../settle/return-picker';
import { type Annual, annualQuery, useAnnualFile, type WhichYear } from './annual.queries';
import { STANDINGS } from './annual.words';
import { AnnualLines } from './annual-lines';
import { Reconciliation, ReconciliationTables } from './annual-reconciliation';
import { AnnualTables } from './annual-tables';
import { TableCard } from './table-card';

const YEARS_OFFERED = 4;

/** The year of GST: the annual return as a worksheet, and its way from the statements. */
export function AnnualView(props: GstViewProps) {
  const today = useToday();
  const { search, onSearch } = props;
  const offered = Array.from({ length: YEARS_OFFERED }, (_, at) => financialYearOf(addMonths(today, -12 * at)));
  const year = search.year ?? offered[1] ?? '';
  const years = offered.includes(year) ? offered : [year, ...offered];
  return (
    <RegistrationPicker
      {...props}
      also={() => (
        <Select
          aria-label={m.gst_annual_year()}
          className="w-40"
          choices={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => onSearch({ year: target.value, section: undefined })}
        />
      )}
    >
      {({ gstin }) => <OfYear {...props} which={{ gstin, year }} />}
    </RegistrationPicker>
  );
}

function OfYear({ companyId, search, onSearch, which }: GstViewProps & { which: WhichYear }) {
  const annual = useQuery(annualQuery(companyId, which));
  if (annual.isError) return <ErrorPanel error={annual.error} onRetry={() => void annual.refetch()} />;
  if (!annual.data) return <SkeletonRows rows={8} label={m.gst_loading()} />;
  return (
    <Drafted
      companyId={companyId}
      which={which}
      annual={annual.data}
      line={search.section}
      onLine={(section) => onSearch({ section })}
    />
  );
}

type DraftedProps = {
  companyId: string;
  which: WhichYear;
  annual: Annual;
  line: string | undefined;
  onLine: (line: string | undefined) => void;
};

function Drafted({ annual, ...props }: DraftedProps) {
  const { lines, hsn, months, findings, financialYear: year } = annual;
  const isEmpty = lines.every(({ rows }) => rows === 0);
  return (
    <>
      <Heading companyId={props.companyId} annual={annual} />
      {findings.length > 0 && (
        <ul className="flex flex-col gap-2">
          {findings.map(({ rule, message }) => (
            <li key={message} className="rounded-lg bg-sunken px-3 py-2 text-sm wrap-anywhere">
              {message} <span className="font-mono text-xs text-ink-3">{rule}</span>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <EmptyState title={m.gst_annual_nil({ year })} description={m.gst_annual_nil_words()} />
      ) : (
        <AnnualLines annual={annual} {...props} />
      )}
      <AnnualTables annual={annual} />
      <Reconciliation annual={annual} />
      <ReconciliationTables annual={annual} />
      {(
        [
          [m.gst_annual_hsn(), hsn],
          [m.gst_annual_hsn_inward(), annual.hsnInward],
        ] as const
      ).map(
        ([title, codes]) =>
          codes.length > 0 && (
            <TableCard
              key={title}
              title={title}
              description={m.gst_annual_hsn_words()}
              columns={hsnColumns()}
              rows={codes}
              rowKey={({ tab, hsn: code, unit, rate }) => [tab, code, unit, rate].join('|')}
            />
          ),
      )}
      <TableCard
        title={m.gst_annual_periods()}
        description={m.gst_annual_periods_words()}
        columns={periodColumns()}
        rows={months}
        rowKey={({ period }) => period}
      />
    </>
  );
}

function Heading({ companyId, annual }: { companyId: string; annual: Annual }) {
  const { gstin, financialYear: year, isDue, isReconciliationDue, lateFee, dueOn, turnover } = annual;
  const file = useAnnualFile(companyId, { gstin, year });
  const fee = lateFee ? formatInrExact(lateFee.value as never) : '';
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold tracking-tight">{m.gst_annual_title({ year })}</h2>
        <p className="flex gap-2">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              isPending={file.isPending && file.variables === format}
              onClick={() => file.mutate(format)}
              aria-label={m.gst_annual_file({ format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="font-mono">{gstin}</span>
        <span>{m.gst_annual_turnover({ amount: formatInrExact(parseRupees(turnover)) })}</span>
        {isDue && (
          <Why figure="GSTR-9" words={isDue.value ? m.gst_annual_is_due() : m.gst_annual_not_due()}>
            {() => <ExplainedSteps explanation={isDue} />}
          </Why>
        )}
        {isReconciliationDue && (
          <Why figure="GSTR-9C" words={isReconciliationDue.value ? m.gst_annual_9c_due() : m.gst_annual_9c_not_due()}>
            {() => <ExplainedSteps explanation={isReconciliationDue} />}
          </Why>
        )}
        {dueOn && isDue?.value && (
          <span>
            {m.gst_annual_due_by()} <DateText day={dueOn} />
          </span>
        )}
        {lateFee && (
          <Why figure={m.gst_annual_late_fee()} value={fee} words={m.gst_annual_late_fee_amount({ amount: fee })}>
            {() => <ExplainedSteps explanation={lateFee} />}
          </Why>
        )}
      </p>
    </div>
  );
}

type Period = Annual['months'][number];

const standing = (of: Period['gstr1']) => <Badge tone={STANDINGS[of].tone}>{STANDINGS[of].words()}</Badge>;

const periodColumns = (): Column<Period>[] => [
  { key: 'period', header: m.gst_period(), cell: ({ period }) => periodWords(period) },
  { key: 'gstr1', header: 'GSTR-1', cell: ({ gstr1 }) => standing(gstr1) },
  { key: 'gstr3b', header: 'GSTR-3B', cell: ({ gstr3b }) => standing(gstr3b) },
];

type Code = Annual['hsn'][number];

const hsnColumns = (): Column<Code>[] => [
  { key: 'hsn', header: m.gst_hsn(), cell: ({ hsn }) => hsn || '–' },
  {
    key: 'quantity',
    header: m.gst_quantity(),
    isNumeric: true,
    cell: ({ quantity, unit }) => (unit === 'NA' ? '–' : `${quantity} ${unit}`),
  },
  { key: 'rate', header: m.gst_rate(), isNumeric: true, cell: ({ rate }) => `${rate}%` },
  ...(['taxable', 'igst', 'cgst', 'sgst'] as const).map(
    (head): Column<Code> => ({
      key: head,
      header: head === 'taxable' ? m.gst_taxable() : head.toUpperCase(),
      isNumeric: true,
      cell: (row) => amount(row[head]),
    }),
  ),
];
