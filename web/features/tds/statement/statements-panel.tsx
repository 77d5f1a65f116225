import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonths, financialYearOf, type IsoDate } from '#domain/shared/dates';
import type { Paise } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { Select } from '../../../ui/form/field';
import { type Column, Table } from '../../../ui/list/table';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';
import { exact } from '../tds.words';
import { DraftCard } from './draft-card';
import { type Statements, type Summary, statementsQuery } from './statement.queries';
import { CorrectionDialog, CorrectionFiledDialog, DeductorDialog, FiledDialog } from './statement-dialogs';

const YEARS_OFFERED = 3;

/** The years of which statements are drafted, newest first. */
export function yearsOffered(today: IsoDate): string[] {
  return Array.from({ length: YEARS_OFFERED }, (_, at) => financialYearOf(addMonths(today, -12 * at))).filter(
    (year) => year >= '2024-25',
  );
}

/** Quarterly statements of a year: when they are due, what they hold, what stops them, their files. */
export function StatementsPanel({ companyId }: { companyId: string }) {
  const today = useToday();
  const [year, setYear] = useState(financialYearOf(today));
  const [open, setOpen] = useState<string>();
  const query = useQuery(statementsQuery(companyId, year));
  const mayChange = useMayChange(companyId);
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const { statements, deductor, tan } = query.data;
  const chosen = statements.find((one) => keyOf(one) === open);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="w-52 max-w-full">
          <Select
            aria-label={m.tds_statement_year()}
            choices={yearsOffered(today).map((value) => ({
              value,
              label: m.tds_statement_year_named({ year: value }),
            }))}
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
        </div>
        {mayChange && <DeductorDialog companyId={companyId} deductor={deductor} />}
      </div>
      {!tan && <p className="text-sm text-yellow">{m.tds_statement_no_tan()}</p>}
      {statements.length === 0 ? (
        <EmptyState title={m.tds_statement_none({ year })} description={m.tds_statement_none_words()} />
      ) : (
        <SectionCard title={m.tds_statement_title()} description={m.tds_statement_words()}>
          <Table
            caption={m.tds_statement_title()}
            columns={columns(companyId, today, mayChange, setOpen)}
            rows={statements}
            rowKey={keyOf}
          />
        </SectionCard>
      )}
      {chosen && <DraftCard companyId={companyId} summary={chosen} />}
    </div>
  );
}

const keyOf = ({ form, quarter }: Pick<Summary, 'form' | 'quarter'>): string => `${form}/${quarter}`;

function columns(
  companyId: string,
  today: IsoDate,
  mayChange: boolean,
  show: (key: string) => void,
): Column<Statements['statements'][number]>[] {
  return [
    {
      ...{ key: 'form', header: m.tds_statement_form() },
      cell: ({ corrections, ...summary }) => (
        <>
          <span className="font-medium">
            {m.tds_statement_named({ form: summary.form, quarter: summary.quarter.slice(5) })}
          </span>
          {summary.status === 'filed' && summary.filedOn && (
            <span className="block text-xs text-ink-2">
              {m.tds_statement_filed({ day: formatDate(summary.filedOn), receipt: summary.receipt ?? '–' })}
            </span>
          )}
          {corrections.map(({ number, filedOn: on }) => (
            <span key={number} className="block text-xs text-ink-2">
              {on
                ? m.tds_statement_correction_done({ number: `${number}`, day: formatDate(on) })
                : m.tds_statement_correction_is_open({ number: `${number}` })}
            </span>
          ))}
          <Narrow summary={summary} today={today} />
        </>
      ),
    },
    { ...{ key: 'due', header: m.tds_statement_due(), isHiddenNarrow: true }, cell: DueOn },
    {
      ...{ key: 'status', header: m.tds_statement_status(), isHiddenNarrow: true },
      cell: (summary) => <State summary={summary} today={today} />,
    },
    {
      ...{ key: 'tax', header: m.tds_statement_tax(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ tax }) => exact(tax),
    },
    {
      ...{ key: 'open', header: m.tds_statement_uncovered(), isNumeric: true, isHiddenNarrow: true },
      cell: ({ uncovered }) => exact(uncovered),
    },
    { ...{ key: 'fee', header: m.tds_statement_fee(), isNumeric: true, isHiddenNarrow: true }, cell: Fee },
    {
      ...{ key: 'acts', header: m.tds_statement_acts() },
      cell: (summary) => (
        <div className="flex flex-wrap justify-end gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={m.tds_statement_check_of({ form: summary.form, quarter: summary.quarter })}
            onClick={() => show(keyOf(summary))}
          >
            {m.tds_statement_check()}
          </Button>
          {mayChange && <Acts companyId={companyId} summary={summary} />}
        </div>
      ),
    },
  ];
}

function DueOn({ form, dueOn }: Pick<Summary, 'form' | 'dueOn'>) {
  return (
    <Why figure={m.tds_statement_due_of({ form })} words={formatDate(dueOn.value)} className="whitespace-nowrap">
      {() => <ExplainedSteps explanation={dueOn} />}
    </Why>
  );
}

function Fee({ form, lateFee }: Pick<Summary, 'form' | 'lateFee'>) {
  return (
    <Why figure={m.tds_statement_fee_of({ form })} words={formatInr(lateFee.value as Paise)}>
      {() => <ExplainedSteps explanation={lateFee} />}
    </Why>
  );
}

type StateProps = { summary: Pick<Summary, 'status' | 'dueOn'>; today: IsoDate };

function State({ summary: { status, dueOn }, today }: StateProps) {
  if (status === 'filed') return <Badge tone="green">{m.tds_statement_status_filed()}</Badge>;
  if (dueOn.value < today) return <Badge tone="red">{m.tds_statement_status_overdue()}</Badge>;
  return <Badge tone="yellow">{m.tds_statement_status_open()}</Badge>;
}

type NarrowProps = { summary: Omit<Summary, 'corrections'>; today: IsoDate };

/** What the columns say that a phone has no room for. */
function Narrow({ summary, today }: NarrowProps) {
  const { tax, uncovered, lateFee } = summary;
  return (
    <span className="mt-1 flex flex-col items-start gap-1 text-xs text-ink-2 sm:hidden">
      <State summary={summary} today={today} />
      <span>
        {m.tds_statement_due()} <DueOn {...summary} />
      </span>
      <span>{`${m.tds_statement_tax()} ${exact(tax)}`}</span>
      {uncovered !== '0.00' && <span>{`${m.tds_statement_uncovered()} ${exact(uncovered)}`}</span>}
      {lateFee.value > 0 && (
        <span>
          {m.tds_statement_fee()} <Fee {...summary} />
        </span>
      )}
    </span>
  );
}

function Acts({ companyId, summary }: { companyId: string; summary: Summary }) {
  const correction = summary.corrections.find(({ filedOn }) => filedOn === null);
  if (summary.status === 'open')
    return summary.itemId ? <FiledDialog companyId={companyId} summary={summary} itemId={summary.itemId} /> : null;
  return correction ? (
    <CorrectionFiledDialog
      companyId={companyId}
      summary={summary}
      number={correction.number}
      openedOn={correction.openedOn}
    />
  ) : (
    <CorrectionDialog companyId={companyId} summary={summary} />
  );
}
