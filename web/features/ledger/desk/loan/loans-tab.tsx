import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../../lib/access';
import { formatDate, formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { SectionCard } from '../../../../ui/card';
import { Chips } from '../../../../ui/list/chips';
import { type Column, Table } from '../../../../ui/list/table';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import type { DeskProps } from '../desk.search';
import { type Loan, loansQuery, useChangeLoan } from './loan.queries';
import { loanAccountWords } from './loan.words';
import { LoanDialog } from './loan-dialog';

/** Loans to the company: what is owed by the books, what is paid of the schedule and what comes next. */
export function LoansTab({ companyId }: DeskProps) {
  const loans = useQuery(loansQuery(companyId));
  const mayChange = useMayChange(companyId);
  const add = mayChange && <LoanDialog companyId={companyId} />;
  if (loans.isPending) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  if (loans.isError) return <ErrorPanel error={loans.error} onRetry={() => void loans.refetch()} />;
  if (loans.data.length === 0)
    return <EmptyState title={m.loan_none()} description={m.loan_none_words()} action={add} />;
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-2">{m.loan_words()}</p>
        {add}
      </div>
      {loans.data.map((loan) => (
        <LoanCard key={loan.id} companyId={companyId} loan={loan} mayChange={mayChange} />
      ))}
    </div>
  );
}

type LoanProps = { companyId: string; loan: Loan; mayChange: boolean };

const rupees = (amount: string) => formatInrExact(parseRupees(amount));

function LoanCard({ companyId, loan, mayChange }: LoanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { lender, tag, account, schedule, paidCount, owed, principal, rate, dueWithinYear } = loan;
  const today = useToday();
  const next = schedule[paidCount];
  const left = schedule[paidCount - 1]?.left ?? principal;
  // What is drawn, and what instalments paid of it, stand in the books only where lines or vouchers said so.
  const differs = owed !== left;
  return (
    <SectionCard
      title={lender}
      description={[loanAccountWords(account), ...(tag === lender ? [] : [tag])].join(' · ')}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={isOpen ? m.loan_hide_of({ lender }) : m.loan_show_of({ lender })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.loan_hide() : m.loan_show()}
        </Button>
      }
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-4">
        <Fact label={m.loan_owed()} value={rupees(owed)} />
        <Fact label={m.loan_within_year()} value={rupees(dueWithinYear)} />
        <Fact label={m.loan_sanctioned()} value={m.loan_at_rate({ amount: rupees(principal), rate })} />
        <Fact label={m.loan_paid()} value={m.loan_paid_of({ paid: paidCount, count: schedule.length })} />
      </dl>
      {next && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {m.loan_next({
            day: formatDate(next.on),
            amount: rupees(next.amount),
            principal: rupees(next.principal),
            interest: rupees(next.interest),
          })}
          {next.on < today && <Badge tone="red">{m.loan_overdue()}</Badge>}
        </p>
      )}
      {differs && <p className="mt-2 text-xs text-yellow">{m.loan_differs({ left: rupees(left) })}</p>}
      {loan.prepaid.length > 0 && <Prepaid companyId={companyId} loan={loan} mayChange={mayChange} />}
      {isOpen && (
        <div className="mt-4">
          <Table
            caption={m.loan_schedule_of({ lender })}
            columns={columnsOf(paidCount, today)}
            rows={schedule}
            rowKey={({ number }) => String(number)}
          />
        </div>
      )}
    </SectionCard>
  );
}

const EFFECTS = [
  { value: 'shorter-term', label: m.loan_shorter_term },
  { value: 'lower-instalment', label: m.loan_lower_instalment },
] as const;

/** What was prepaid, and what the lender made of it. */
function Prepaid({ companyId, loan: { id, prepaid, afterPrepayment }, mayChange }: LoanProps) {
  const change = useChangeLoan(companyId, id);
  const sum = prepaid.reduce((total, { amount }) => total + parseRupees(amount), 0);
  const last = prepaid.at(-1)?.on ?? '';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span>{m.loan_prepaid({ amount: formatInrExact(paise(sum)), day: formatDate(last) })}</span>
      {mayChange ? (
        <Chips
          label={m.loan_after_prepayment()}
          value={afterPrepayment}
          choices={EFFECTS.map(({ value, label }) => ({ value, label: label() }))}
          onChoose={(value) => change.mutate({ afterPrepayment: value })}
        />
      ) : (
        <span className="text-ink-2">{EFFECTS.find(({ value }) => value === afterPrepayment)?.label()}</span>
      )}
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
  </div>
);

type Instalment = Loan['schedule'][number];

const columnsOf = (paidCount: number, today: string): Column<Instalment>[] => [
  { key: 'number', header: m.loan_number(), isNumeric: true, cell: ({ number }) => number },
  {
    key: 'on',
    header: m.loan_due(),
    cell: ({ on }) => <span className="whitespace-nowrap tabular-nums">{formatDate(on)}</span>,
  },
  { key: 'amount', header: m.loan_instalment(), isNumeric: true, cell: ({ amount }) => rupees(amount) },
  { key: 'principal', header: m.loan_principal(), isNumeric: true, cell: ({ principal }) => rupees(principal) },
  { key: 'interest', header: m.loan_interest(), isNumeric: true, cell: ({ interest }) => rupees(interest) },
  { key: 'left', header: m.loan_left(), isNumeric: true, cell: ({ left }) => rupees(left) },
  {
    key: 'status',
    header: m.loan_status(),
    cell: ({ number, on }) =>
      number <= paidCount ? (
        <Badge tone="green">{m.loan_is_paid()}</Badge>
      ) : on < today ? (
        <Badge tone="red">{m.loan_overdue()}</Badge>
      ) : (
        <span className="text-ink-2">{m.loan_to_come()}</span>
      ),
  },
];
