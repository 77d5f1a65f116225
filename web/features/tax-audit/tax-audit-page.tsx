import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isoDate, yearBefore } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../lib/access';
import { formatDate, formatInr } from '../../lib/format';
import { cashShare } from '../../lib/law-questions';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Button, buttonClass } from '../../ui/button';
import { Progress } from '../../ui/figure/progress';
import { StatCard } from '../../ui/figure/stat-card';
import { Select } from '../../ui/form/field';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { ClausePart } from './clause-part';
import { type Audit, auditQuery, useWorksheet } from './tax-audit.queries';

type TaxAuditPageProps = {
  companyId: string;
  companyName: string;
  year: string | undefined;
  onYear: (year: string) => void;
};

/** The tax audit of a year: whether it is due, and its clauses with what books and people answer. */
export function TaxAuditPage({ companyId, companyName, year: chosen, onYear }: TaxAuditPageProps) {
  const today = useToday();
  // The year that has ended is the one whose report is due.
  const year = chosen ?? yearBefore(today);
  const audit = useQuery(auditQuery(companyId, year));
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader
        title={m.tax_audit_title()}
        subtitle={companyName}
        actions={
          audit.data && (
            <Select
              aria-label={m.tax_audit_year()}
              value={audit.data.year}
              onChange={({ target: { value } }) => onYear(value)}
              choices={audit.data.years.map((one) => ({ value: one, label: one }))}
            />
          )
        }
      />
      <div className="flex flex-col gap-4">
        {audit.isError && <ErrorPanel error={audit.error} onRetry={() => void audit.refetch()} />}
        {audit.isPending && <SkeletonRows rows={10} label={m.ui_loading()} />}
        {audit.data && <Worksheet companyId={companyId} audit={audit.data} mayChange={mayChange} />}
        <p className="text-xs text-ink-3">{m.tax_audit_not_filed()}</p>
      </div>
    </>
  );
}

type WorksheetProps = { companyId: string; audit: Audit; mayChange: boolean };

function Worksheet({ companyId, audit, mayChange }: WorksheetProps) {
  const { parts, clauses, year, isByOldNumbers, form } = audit;
  return (
    <>
      <Standing audit={audit} />
      <Acts companyId={companyId} year={year} />
      {isByOldNumbers && <p className="text-sm text-ink-2">{m.tax_audit_old_numbers({ form })}</p>}
      {parts.map(({ id, name }) => (
        <ClausePart
          key={id}
          name={name}
          clauses={clauses.filter(({ part }) => part === id)}
          {...{ companyId, year, isByOldNumbers, mayChange }}
        />
      ))}
    </>
  );
}

/** Whether an audit is due and why, on which form and by when, and how far the clauses are answered. */
function Standing({ audit }: { audit: Audit }) {
  const { isDue, form, reportDueOn, turnover, isTurnoverStated, answered, all } = audit;
  const why = isDue.steps.at(-1)?.summary ?? '';
  const due = formatDate(isoDate(reportDueOn.value.dueOn));
  return (
    <>
      {isDue.value === false && (
        <EmptyState title={m.tax_audit_none({ year: audit.year })} description={`${why} ${m.tax_audit_none_words()}`} />
      )}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-4 xl:gap-3">
        <StatCard
          label={m.tax_audit_is_due()}
          value={isDue.value === null ? m.tax_audit_open() : isDue.value ? m.tax_audit_due() : m.tax_audit_not_due()}
          note={isDue.value === false ? m.tax_audit_form({ form }) : why}
          explanation={<Why figure={m.tax_audit_is_due()}>{() => <ExplainedSteps explanation={isDue} />}</Why>}
        />
        <StatCard
          label={m.tax_audit_report_due()}
          value={due}
          note={m.tax_audit_form({ form })}
          explanation={
            <Why figure={m.tax_audit_report_due()} value={due}>
              {() => <ExplainedSteps explanation={reportDueOn} />}
            </Why>
          }
        />
        <StatCard
          label={m.tax_audit_turnover()}
          value={formatInr(parseRupees(turnover))}
          note={isTurnoverStated ? m.tax_audit_turnover_stated() : m.tax_audit_turnover_books()}
        />
        <StatCard
          label={m.tax_audit_progress()}
          value={m.tax_audit_of_all({ answered, all })}
          note={<Progress label={m.tax_audit_progress()} value={answered} max={all} />}
        />
      </div>
      {isDue.value === null && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {m.tax_audit_open_words({ share: cashShare() })}
          <Link to="/company-facts" className={buttonClass('ghost', 'sm')}>
            {m.tax_audit_say()}
          </Link>
        </p>
      )}
    </>
  );
}

function Acts({ companyId, year }: { companyId: string; year: string }) {
  const worksheet = useWorksheet(companyId, year);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        isPending={worksheet.isPending}
        pendingLabel={m.tax_audit_making()}
        onClick={() => worksheet.mutate('pdf')}
      >
        {m.tax_audit_pdf()}
      </Button>
      <Button disabled={worksheet.isPending} onClick={() => worksheet.mutate('xlsx')}>
        {m.tax_audit_xlsx()}
      </Button>
      <Link to="/itr-simulator" search={{ year }} className={buttonClass()}>
        {m.tax_audit_simulator()}
      </Link>
    </div>
  );
}
