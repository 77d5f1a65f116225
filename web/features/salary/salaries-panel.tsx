import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonths, financialYearOf, isoDate } from '#domain/shared/dates';
import { type Paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../lib/access';
import { type Employee, employeesQuery } from '../../lib/employees.queries';
import { formatDate, formatInr, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { StatCard } from '../../ui/figure/stat-card';
import { Field, Input, Select } from '../../ui/form/field';
import { Amount, Check, FIELDS, FormDialog } from '../../ui/form/form-dialog';
import { type Column, Table } from '../../ui/list/table';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { toast } from '../../ui/overlay/toast-store';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { DeclarationDialog, EmployDialog, LeaveDialog, PayDialog } from './employee-dialogs';
import { lineForm, reasonForm } from './salary.form';
import { linesWith, type PayLine, type PayRun, payRunQuery, useDraft, usePost, useReverse } from './salary.queries';

const MONTHS_OFFERED = 15;
const exact = (amount: string): string => formatInrExact(parseRupees(amount));

/** Employees, and the pay of a month: worked out, posted, taken back. */
export function SalariesPanel({ companyId }: { companyId: string }) {
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const year = financialYearOf(isoDate(`${month}-01`));
  const employees = useQuery(employeesQuery(companyId, year));
  const run = useQuery(payRunQuery(companyId, month));
  const mayChange = useMayChange(companyId);
  const failed = [employees, run].find(({ isError }) => isError);
  const months = Array.from({ length: MONTHS_OFFERED }, (_, at) => addMonths(today, 1 - at).slice(0, 7));
  if (failed) return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!employees.data || !run.data) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="w-52 max-w-full">
          <Select
            aria-label={m.salary_month()}
            choices={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          />
        </div>
        {mayChange && <EmployDialog companyId={companyId} />}
      </div>
      {employees.data.length === 0 ? (
        <EmptyState title={m.salary_none()} description={m.salary_none_words()} />
      ) : (
        <>
          <Run companyId={companyId} run={run.data} mayChange={mayChange} />
          <SectionCard title={m.salary_employees()} description={m.salary_employees_words({ year })}>
            <Table
              caption={m.salary_employees()}
              columns={employeeColumns(companyId, year, month, mayChange)}
              rows={employees.data}
              rowKey={({ id }) => id}
            />
          </SectionCard>
        </>
      )}
    </div>
  );
}

function employeeColumns(companyId: string, year: string, month: string, mayChange: boolean): Column<Employee>[] {
  const pay = ({ pay: terms }: Employee) => terms.findLast(({ from }) => from <= month);
  const total = (employee: Employee): Paise | undefined => {
    const its = pay(employee);
    return (
      its && ((parseRupees(its.basic) + parseRupees(its.rentAllowance) + parseRupees(its.otherAllowance)) as Paise)
    );
  };
  return [
    {
      ...{ key: 'name', header: m.salary_name(), isWide: true },
      cell: ({ name, number, pan, isDirector, leftOn }) => (
        <>
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="block text-xs text-ink-2">
            {m.salary_identity({ number, pan: pan ?? m.salary_no_pan() })}
          </span>
          <span className="flex gap-1">
            {isDirector && <Badge tone="grey">{m.salary_director()}</Badge>}
            {leftOn && <Badge tone="yellow">{m.salary_left_on({ day: formatDate(leftOn) })}</Badge>}
          </span>
        </>
      ),
    },
    {
      ...{ key: 'pay', header: m.salary_monthly_pay(), isNumeric: true },
      cell: (employee) => {
        const sum = total(employee);
        return sum === undefined ? m.salary_no_pay() : formatInr(sum);
      },
    },
    {
      ...{ key: 'regime', header: m.salary_regime() },
      cell: ({ declaration }) => (declaration?.regime === 'old' ? m.salary_regime_old() : m.salary_regime_new()),
    },
    ...(mayChange
      ? [
          {
            ...{ key: 'acts', header: m.salary_acts() },
            cell: (employee: Employee) => (
              <div className="flex flex-wrap gap-1">
                <PayDialog companyId={companyId} employee={employee} month={month} />
                <DeclarationDialog companyId={companyId} employee={employee} year={year} />
                <LeaveDialog companyId={companyId} employee={employee} />
              </div>
            ),
          },
        ]
      : []),
  ];
}

const STATUS = {
  none: { tone: 'grey', words: m.salary_status_none },
  draft: { tone: 'yellow', words: m.salary_status_draft },
  posted: { tone: 'green', words: m.salary_status_posted },
  reversed: { tone: 'grey', words: m.salary_status_none },
} as const;

type RunProps = { companyId: string; run: PayRun; mayChange: boolean };

function Run({ companyId, run, mayChange }: RunProps) {
  const { tone, words } = STATUS[run.status];
  const month = formatMonth(run.month);
  if (run.lines.length === 0)
    return <EmptyState title={m.salary_nobody({ month })} description={m.salary_nobody_words()} />;
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        <StatCard label={m.salary_gross()} value={formatInr(parseRupees(run.totals.gross))} note={month} />
        <StatCard label={m.salary_net()} value={formatInr(parseRupees(run.totals.net))} note={m.salary_net_note()} />
        <StatCard label={m.salary_tax()} value={formatInr(parseRupees(run.totals.tax))} note={m.salary_tax_note()} />
        <StatCard label={m.salary_cost()} value={formatInr(parseRupees(run.totals.cost))} note={m.salary_cost_note()} />
      </div>
      <SectionCard
        title={m.salary_run_of({ month })}
        description={m.salary_paid_on({ day: formatDate(run.paidOn) })}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={tone}>{words()}</Badge>
            {mayChange && run.status !== 'posted' && <PostRun companyId={companyId} run={run} />}
            {mayChange && run.status === 'posted' && <ReverseRun companyId={companyId} run={run} />}
          </div>
        }
      >
        <Table
          caption={m.salary_run_of({ month })}
          columns={runColumns(companyId, run, mayChange)}
          rows={run.lines}
          rowKey={({ employeeId }) => employeeId}
        />
        {run.administration && (
          <p className="mt-2 text-sm text-ink-2">
            <Why
              figure={m.salary_administration()}
              words={m.salary_administration_of({ sum: formatInrExact(run.administration.value as Paise) })}
            >
              {() => run.administration && <ExplainedSteps explanation={run.administration} />}
            </Why>
          </p>
        )}
      </SectionCard>
      <SectionCard title={m.salary_entries()} description={m.salary_entries_words()}>
        <Table
          caption={m.salary_entries()}
          columns={[
            {
              key: 'account',
              header: m.salary_account(),
              isWide: true,
              cell: ({ name, account }) => `${account} ${name}`,
            },
            {
              key: 'debit',
              header: m.salary_debit(),
              isNumeric: true,
              cell: ({ debit }) => (debit ? exact(debit) : ''),
            },
            {
              ...{ key: 'credit', header: m.salary_credit(), isNumeric: true },
              cell: ({ credit }) => (credit ? exact(credit) : ''),
            },
          ]}
          rows={run.entries.map((entry, at) => ({ ...entry, at }))}
          rowKey={({ at }) => `${at}`}
        />
      </SectionCard>
    </>
  );
}

function runColumns(companyId: string, run: PayRun, mayChange: boolean): Column<PayLine>[] {
  const figure = (of: (pay: NonNullable<PayLine['pay']>) => string) => (line: PayLine) =>
    line.pay ? exact(of(line.pay)) : '–';
  return [
    {
      ...{ key: 'name', header: m.salary_name(), isWide: true },
      cell: ({ name, number, fault, isLeftOut, pay }) => (
        <>
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="block text-xs text-ink-2">
            {pay ? m.salary_days({ number, paid: `${pay.paidDays}`, all: `${pay.monthDays}` }) : number}
          </span>
          {fault && <span className="block text-xs text-red">{fault}</span>}
          {isLeftOut && <Badge tone="grey">{m.salary_left_out()}</Badge>}
        </>
      ),
    },
    { key: 'gross', header: m.salary_gross(), isNumeric: true, cell: figure(({ gross }) => gross) },
    { key: 'fund', header: m.salary_fund_short(), isNumeric: true, cell: figure(({ employeeFund }) => employeeFund) },
    {
      ...{ key: 'insurance', header: m.salary_insurance_short(), isNumeric: true },
      cell: figure(({ employeeInsurance }) => employeeInsurance),
    },
    {
      ...{ key: 'professional', header: m.salary_professional_short(), isNumeric: true },
      cell: figure(({ professionalTax }) => professionalTax),
    },
    { key: 'tax', header: m.salary_tax(), isNumeric: true, cell: figure(({ tax }) => tax) },
    {
      ...{ key: 'net', header: m.salary_net(), isNumeric: true },
      cell: ({ name, pay, explained }) =>
        pay && explained ? (
          <Why figure={m.salary_net_of({ name })} words={exact(pay.net)}>
            {() => <ExplainedSteps explanation={explained} />}
          </Why>
        ) : (
          '–'
        ),
    },
    {
      ...{ key: 'acts', header: m.salary_acts() },
      cell: (line) => (
        <div className="flex flex-wrap justify-end gap-1">
          {mayChange && run.status !== 'posted' && <LineDialog companyId={companyId} run={run} line={line} />}
          {line.pay && (
            <a
              href={`/api/companies/${companyId}/pay-runs/${run.month}/payslips/${line.employeeId}`}
              download
              className="inline-flex min-h-8 items-center rounded-md px-2 text-sm font-medium text-accent hover:bg-sunken"
              aria-label={m.salary_payslip_of({ name: line.name })}
            >
              {m.salary_payslip()}
            </a>
          )}
        </div>
      ),
    },
  ];
}

/** What a month has of its own for an employee. */
function LineDialog({ companyId, run, line }: { companyId: string; run: PayRun; line: PayLine }) {
  const draft = useDraft(companyId, run.month);
  const title = m.salary_fill_in_of({ name: line.name, month: formatMonth(run.month) });
  return (
    <FormDialog
      title={title}
      trigger={
        <Button size="sm" variant="ghost" aria-label={title}>
          {m.salary_fill_in()}
        </Button>
      }
      schema={lineForm}
      label={m.edit_save()}
      send={({ isLeftOut, unpaidDays, bonus = '0', arrears = '0', recovered = '0', fundWages, tax }) => {
        const changed = {
          ...{ employeeId: line.employeeId, isLeftOut: isLeftOut === 'on', unpaidDays, bonus, arrears, recovered },
          ...(fundWages !== undefined && { fundWages }),
          ...(tax !== undefined && { tax }),
        };
        return draft.mutateAsync({ paidOn: run.paidOn, lines: linesWith(run.lines, changed) });
      }}
    >
      {(errors) => (
        <>
          <div className={FIELDS}>
            <Field name="unpaidDays" label={m.salary_unpaid_days()} error={errors.unpaidDays}>
              {(control) => (
                <Input {...control} inputMode="numeric" defaultValue={line.unpaidDays || ''} maxLength={2} />
              )}
            </Field>
            <Amount name="bonus" label={m.salary_bonus()} errors={errors} now={line.bonus} />
            <Amount
              name="arrears"
              label={m.salary_arrears()}
              hint={m.salary_arrears_hint()}
              errors={errors}
              now={line.arrears}
            />
            <Amount name="recovered" label={m.salary_recovered()} errors={errors} now={line.recovered} />
            <Amount
              name="fundWages"
              label={m.salary_fund_wages()}
              hint={m.salary_fund_wages_hint()}
              errors={errors}
              now={line.fundWages}
            />
            <Amount
              name="tax"
              label={m.salary_tax_set()}
              hint={m.salary_tax_set_hint()}
              errors={errors}
              now={line.taxSet}
            />
          </div>
          <Check name="isLeftOut" label={m.salary_leave_out()} isOn={line.isLeftOut} />
        </>
      )}
    </FormDialog>
  );
}

function PostRun({ companyId, run }: Omit<RunProps, 'mayChange'>) {
  const post = usePost(companyId, run.month);
  const fail = (error: unknown) =>
    toast({ title: m.salary_not_posted(), description: sentenceOf(error), tone: 'destructive' });
  const month = formatMonth(run.month);
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{m.salary_post()}</Button>}
      title={m.salary_post_of({ month })}
      description={m.salary_post_words({ net: exact(run.totals.net), tax: exact(run.totals.tax) })}
      confirmLabel={m.salary_post()}
      isDangerous={false}
      onConfirm={() => post.mutateAsync(undefined, { onError: fail })}
    />
  );
}

function ReverseRun({ companyId, run }: Omit<RunProps, 'mayChange'>) {
  const reverse = useReverse(companyId, run.month);
  const title = m.salary_reverse_of({ month: formatMonth(run.month) });
  return (
    <FormDialog
      title={title}
      description={m.salary_reverse_words()}
      trigger={<Button>{m.salary_reverse()}</Button>}
      schema={reasonForm}
      label={m.salary_reverse()}
      send={({ reason }) => reverse.mutateAsync({ reason })}
    >
      {(errors) => (
        <Field name="reason" label={m.salary_reason()} error={errors.reason} isRequired>
          {(control) => <Input {...control} autoComplete="off" maxLength={500} />}
        </Field>
      )}
    </FormDialog>
  );
}
