import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonths, financialYearOf, type IsoDate, isoDate } from '#domain/shared/dates';
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
import { CorrectionCard, exact, Salaries, SheetLinks, TextLink } from './draft-parts';
import { type Form, type Statements, type Summary, statementQuery, statementsQuery } from './statement.queries';
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
      {chosen && <Draft companyId={companyId} summary={chosen} />}
    </div>
  );
}

/** The year of a quarter, '2026-27' of '2026-Q4'. */
const yearOf = (quarter: string): string => financialYearOf(isoDate(`${quarter.slice(0, 4)}-04-01`));

const keyOf = ({ form, quarter }: Pick<Summary, 'form' | 'quarter'>): string => `${form}/${quarter}`;

function columns(
  companyId: string,
  today: IsoDate,
  mayChange: boolean,
  show: (key: string) => void,
): Column<Statements['statements'][number]>[] {
  return [
    {
      ...{ key: 'form', header: m.tds_statement_form(), isWide: true },
      cell: ({ form, quarter, corrections, status, filedOn, receipt }) => (
        <>
          <span className="font-medium">{m.tds_statement_named({ form, quarter: quarter.slice(5) })}</span>
          {status === 'filed' && filedOn && (
            <span className="block text-xs text-ink-2">
              {m.tds_statement_filed({ day: formatDate(filedOn), receipt: receipt ?? '–' })}
            </span>
          )}
          {corrections.map(({ number, filedOn: on }) => (
            <span key={number} className="block text-xs text-ink-2">
              {on
                ? m.tds_statement_correction_done({ number: `${number}`, day: formatDate(on) })
                : m.tds_statement_correction_is_open({ number: `${number}` })}
            </span>
          ))}
        </>
      ),
    },
    {
      ...{ key: 'due', header: m.tds_statement_due() },
      cell: ({ form, dueOn }) => (
        <Why figure={m.tds_statement_due_of({ form })} words={formatDate(dueOn.value)} className="whitespace-nowrap">
          {() => <ExplainedSteps explanation={dueOn} />}
        </Why>
      ),
    },
    {
      ...{ key: 'status', header: m.tds_statement_status() },
      cell: ({ status, dueOn }) =>
        status === 'filed' ? (
          <Badge tone="green">{m.tds_statement_status_filed()}</Badge>
        ) : dueOn.value < today ? (
          <Badge tone="red">{m.tds_statement_status_overdue()}</Badge>
        ) : (
          <Badge tone="yellow">{m.tds_statement_status_open()}</Badge>
        ),
    },
    { key: 'tax', header: m.tds_statement_tax(), isNumeric: true, cell: ({ tax }) => exact(tax) },
    { key: 'open', header: m.tds_statement_uncovered(), isNumeric: true, cell: ({ uncovered }) => exact(uncovered) },
    {
      ...{ key: 'fee', header: m.tds_statement_fee(), isNumeric: true },
      cell: ({ form, lateFee }) => (
        <Why figure={m.tds_statement_fee_of({ form })} words={formatInr(lateFee.value as Paise)}>
          {() => <ExplainedSteps explanation={lateFee} />}
        </Why>
      ),
    },
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

/** One statement with its checks and files. */
function Draft({ companyId, summary }: { companyId: string; summary: Summary }) {
  const { form, quarter } = summary;
  const query = useQuery(statementQuery(companyId, form as Form, quarter));
  const title = m.tds_statement_draft_of({ form, quarter });
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  const { challans, withoutChallan, findings, whyNoText, layout, salaries, corrections } = query.data;
  const errors = findings.filter(({ level }) => level === 'error');
  const path = `/api/companies/${companyId}/tds/statements/${form}/${quarter}`;
  const rows = [
    ...challans.flatMap(({ rows: its, ...challan }) =>
      its.map((row) => ({
        ...row,
        challan: challan.isNil ? m.tds_statement_nil() : `${challan.bsr} ${challan.serial}`,
      })),
    ),
    ...withoutChallan.map((row) => ({ ...row, challan: m.tds_statement_no_challan() })),
  ];
  return (
    <>
      <SectionCard
        title={title}
        description={whyNoText ?? m.tds_statement_not_validated()}
        actions={
          <div className="flex flex-wrap gap-1">
            {whyNoText === null && errors.length === 0 && <TextLink path={path} />}
            <SheetLinks path={path} />
          </div>
        }
      >
        {findings.length === 0 ? (
          <p className="mb-3 text-sm text-green">{m.tds_statement_clean()}</p>
        ) : (
          <ul className="mb-3 flex flex-col gap-1 text-sm" aria-label={m.tds_statement_findings()}>
            {findings.map(({ level, of, id, field, message }) => (
              <li key={`${of}/${id}/${field}/${message}`} className="flex items-start gap-2">
                <Badge tone={level === 'error' ? 'red' : 'yellow'}>
                  {level === 'error' ? m.tds_statement_error() : m.tds_statement_warning()}
                </Badge>
                <span className="wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
        )}
        <Table
          caption={title}
          columns={[
            {
              ...{ key: 'payee', header: m.tds_statement_payee(), isWide: true },
              cell: ({ payee, pan }) => (
                <>
                  <span className="wrap-anywhere">{payee}</span>
                  <span className="block text-xs text-ink-2">{pan ?? m.tds_statement_no_pan()}</span>
                </>
              ),
            },
            { key: 'code', header: m.tds_statement_code(), cell: ({ code }) => code },
            { key: 'paid', header: m.tds_statement_paid_on(), cell: ({ paidOn }) => formatDate(paidOn) },
            { key: 'amount', header: m.tds_statement_amount(), isNumeric: true, cell: ({ amount }) => exact(amount) },
            { key: 'tax', header: m.tds_statement_tax(), isNumeric: true, cell: ({ tax }) => exact(tax) },
            { key: 'challan', header: m.tds_statement_challan(), cell: ({ challan }) => challan },
          ]}
          rows={rows.map((row, at) => ({ ...row, at }))}
          rowKey={({ id, at }) => `${id}/${at}`}
        />
        {layout && (
          <p className="mt-2 text-xs text-ink-2">
            {m.tds_statement_layout({ statute: layout.statute, source: layout.source })}
          </p>
        )}
      </SectionCard>
      {salaries && <Salaries salaries={salaries} path={path} year={yearOf(quarter)} />}
      {corrections.map(({ number }) => (
        <CorrectionCard key={number} companyId={companyId} form={form as Form} quarter={quarter} number={number} />
      ))}
    </>
  );
}
