import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { addMonths, financialYearOf, firstOfMonth } from '#domain/shared/dates';
import { paise, parseRupees } from '#domain/shared/money';
import { useAuditReport } from '../features/audit/audit.queries';
import { AutoBooking } from '../features/auto-booking/auto-booking';
import { type BankTransaction, transactionsQuery } from '../features/books/books.queries';
import { categoryName, signedAmount } from '../features/books/words';
import { importsQuery, useMakeAuditFiles } from '../features/exchange/exchange.queries';
import { type MonthEnd, monthEndQuery } from '../features/month-end/month-end.queries';
import { useMayLock } from '../lib/access';
import { calendarQuery } from '../lib/compliance.queries';
import { formWords } from '../lib/form-words';
import { formatDate } from '../lib/format';
import { m } from '../lib/messages';
import { formatMonth } from '../lib/month-words';
import { useToday } from '../lib/today';
import { Button, buttonClass } from '../ui/button';
import { SectionCard } from '../ui/card';
import { ItemLink } from '../ui/item-link';
import { ErrorPanel } from '../ui/state/error-panel';
import { Glyph } from '../ui/state/glyph';
import { SkeletonRows } from '../ui/state/skeleton';

type CompanyProps = { companyId: string };
type NamedProps = CompanyProps & { name: string };

/** The last section of the dashboard: the program the books come from, what posts by itself, and what an auditor will ask. */
export function AccountingSection({ companyId, name }: NamedProps) {
  return (
    <SectionCard title={m.accounting_title()} className="mt-4 xl:mt-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @min-[44rem]:grid-cols-2 @min-[70rem]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Software companyId={companyId} />
          <Recent companyId={companyId} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 text-sm font-semibold">{m.auto_booking_title()}</h3>
          <AutoBooking companyId={companyId} />
        </div>
        <Audit companyId={companyId} name={name} />
      </div>
    </SectionCard>
  );
}

/** Which program's file was taken in last, and where the next one goes. */
function Software({ companyId }: CompanyProps) {
  const { data, error, isPending, refetch } = useQuery(importsQuery(companyId));
  const last = data?.find(({ undoneAt }) => undoneAt === null);
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{m.accounting_software()}</h3>
      {isPending && <SkeletonRows rows={1} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {last
            ? m.accounting_connected({
                name:
                  last.fileName ?? (last.format === 'tally-xml' ? m.exchange_format_tally() : m.exchange_format_zoho()),
                day: formatDate(last.at),
              })
            : m.accounting_none()}
          {last && <span className="block text-xs">{m.accounting_vouchers({ count: String(last.vouchers) })}</span>}
        </p>
      )}
      <Link to="/accounting-sync" className={buttonClass('secondary', 'md', 'mt-2.5')}>
        {m.accounting_sync()}
      </Link>
    </div>
  );
}

const RECENT = 4;

/** What a line stands as in the books: its category, those of its parts, or Suspense where it has none. */
function postedAs({ isSplit, parts, ...line }: BankTransaction): string {
  if (isSplit) return parts.map(categoryName).join(', ');
  return line.category === null ? m.accounting_suspense() : categoryName(line);
}

/** The newest bank lines, each with what it was posted as. */
function Recent({ companyId }: CompanyProps) {
  const { data, error, isPending, refetch } = useInfiniteQuery(transactionsQuery(companyId, {}, RECENT));
  const rows = data?.pages[0]?.rows;
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{m.accounting_recent()}</h3>
      {isPending && <SkeletonRows rows={RECENT} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <p className="text-sm text-ink-2">{m.accounting_recent_none()}</p>}
      {rows && rows.length > 0 && (
        <>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id} className="flex items-start justify-between gap-3 py-1.5 text-sm">
                <span className="min-w-0">
                  <span className="block truncate">{row.description}</span>
                  <span className="block truncate text-xs text-ink-3">
                    {formatDate(row.transactionDate)} · {postedAs(row)}
                  </span>
                </span>
                <span className="whitespace-nowrap tabular-nums">{signedAmount(row.transactionType, row.amount)}</span>
              </li>
            ))}
          </ul>
          <Link to="/transactions" className="text-sm font-medium text-accent hover:underline">
            {m.accounting_all()}
          </Link>
        </>
      )}
    </div>
  );
}

/** What an auditor will ask of the last month, who signed, when the next audit is, and what is handed over. */
function Audit({ companyId, name }: NamedProps) {
  const today = useToday();
  const month = addMonths(firstOfMonth(today), -1).slice(0, 7);
  const { data, error, isPending, refetch } = useQuery(monthEndQuery(companyId, month));
  const mayLead = useMayLock(companyId);
  return (
    <div className="min-w-0 @min-[44rem]:max-[70rem]:col-span-2">
      <h3 className="mb-2 text-sm font-semibold">{m.accounting_checklist({ month: formatMonth(month) })}</h3>
      {isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && <Checklist month={data} />}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-3 text-sm">
        <dt className="text-ink-2">{m.accounting_signature()}</dt>
        <dd className="text-right wrap-anywhere">
          <Signature companyId={companyId} />
        </dd>
        <dt className="text-ink-2">{m.accounting_next()}</dt>
        <dd className="text-right wrap-anywhere">
          <NextAudit companyId={companyId} />
        </dd>
      </dl>
      {mayLead && <Files companyId={companyId} name={name} year={financialYearOf(today)} />}
    </div>
  );
}

/** What is asked of a month and how much of it is left: lines, or nothing but that it is open. */
function checksOf({
  counts,
  depreciationLeft,
  spreadsLeft,
  proof,
  lockedTo,
  to,
}: MonthEnd): [string, number | boolean][] {
  return [
    [m.accounting_check_categorised(), counts.uncategorised],
    [m.accounting_check_suspense(), counts.suspense + counts.uncategorised],
    [m.accounting_check_matched(), counts.unmatched],
    [m.accounting_check_unusual(), counts.unusual],
    [m.accounting_check_depreciation(), parseRupees(depreciationLeft) === paise(0)],
    [m.accounting_check_spreads(), spreadsLeft],
    [m.accounting_check_proven(), proof.isProven],
    [m.accounting_check_locked(), lockedTo !== null && lockedTo >= to],
  ];
}

function Checklist({ month }: { month: MonthEnd }) {
  return (
    <>
      <ul className="flex flex-col gap-1.5 text-sm">
        {checksOf(month).map(([name, left]) => {
          const isDone = left === 0 || left === true;
          return (
            <li key={name} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2.5">
              <Glyph shape={isDone ? 'done' : 'open'} tone={isDone ? 'green' : 'yellow'} />
              <span>{name}</span>
              {!isDone && (
                <span className="text-xs text-ink-2 tabular-nums">
                  {typeof left === 'number' ? m.accounting_left({ count: String(left) }) : m.accounting_to_do()}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Link
        to="/bookkeeping"
        search={{ month: month.month }}
        className="mt-2 inline-block text-sm font-medium text-accent hover:underline"
      >
        {m.accounting_month_end()}
      </Link>
    </>
  );
}

/** Reports and accounts that carry the signature of a chartered accountant. */
const SIGNED: readonly string[] = ['AOC-4', 'AOC-4 CFS', 'AOC-4 XBRL', 'tax-audit-report', '3CEB'];

/** What a chartered accountant has signed last, as the calendar holds it, or what waits for them. */
function Signature({ companyId }: CompanyProps) {
  const { data, error, isPending } = useQuery(calendarQuery(companyId));
  if (isPending) return m.ui_loading();
  if (error) return m.accounting_signature_none();
  const papers = data.filter(({ formType }) => formType !== null && SIGNED.includes(formType));
  const [signed] = papers
    .filter(({ status, doneOn }) => status === 'completed' && doneOn !== null)
    .toSorted((one, other) => ((one.doneOn ?? '') < (other.doneOn ?? '') ? 1 : -1));
  if (!signed) return papers.length > 0 ? m.accounting_signature_open() : m.accounting_signature_none();
  const params = { title: signed.title, day: formatDate(signed.doneOn ?? '') };
  return <ItemLink itemId={signed.id}>{m.accounting_signature_on(params)}</ItemLink>;
}

/** Forms that an auditor signs or that stand on an audit. */
const OF_AUDIT: readonly string[] = ['AOC-4', 'AOC-4 CFS', 'AOC-4 XBRL', 'ADT-1', 'tax-audit-report', '3CEB'];

function NextAudit({ companyId }: CompanyProps) {
  const { data, error, isPending } = useQuery(calendarQuery(companyId));
  if (isPending) return m.ui_loading();
  if (error) return m.accounting_next_none();
  const [next] = data
    .filter(
      ({ formType, status }) =>
        formType !== null && OF_AUDIT.includes(formType) && ['pending', 'overdue'].includes(status),
    )
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  if (!next) return m.accounting_next_none();
  return (
    <ItemLink itemId={next.id}>
      {m.accounting_next_due({ form: formWords(next.formType ?? ''), day: formatDate(next.dueDate) })}
    </ItemLink>
  );
}

function Files({ companyId, name, year }: NamedProps & { year: string }) {
  const making = useMakeAuditFiles(companyId);
  const trail = useAuditReport({ kind: 'company', id: companyId, name });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button isPending={making.isPending} pendingLabel={m.exchange_audit_making()} onClick={() => making.mutate(year)}>
        {m.accounting_make()}
      </Button>
      <Button
        isPending={trail.isPending}
        pendingLabel={m.audit_report_making()}
        onClick={() => trail.mutate({ financialYear: year, format: 'csv' })}
      >
        <Download size={14} aria-hidden="true" />
        {m.accounting_trail()}
      </Button>
    </div>
  );
}
