import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addMonths, financialYearOf, firstOfMonth, isoDate, yearBefore } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { useMayChange, useMayLock } from '../../lib/access';
import { formatCount, formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button, buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Progress } from '../../ui/figure/progress';
import { Select } from '../../ui/form/field';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { toast } from '../../ui/overlay/toast-store';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import {
  type MonthEnd,
  monthEndQuery,
  useAdopt,
  useLock,
  usePostMonth,
  useTakeYearBack,
  yearEndQuery,
} from './month-end.queries';
import { OpenItems } from './open-items';
import { ReasonDialog } from './reason-dialog';

type MonthEndPageProps = {
  companyId: string;
  companyName: string;
  month: string | undefined;
  onMonth: (month: string) => void;
  /** What posts by itself. */
  booking: ReactNode;
};

const MONTHS_OFFERED = 24;

/** Month end in one place: what is open, how far the books are proven, and the lock. */
export function MonthEndPage({ companyId, companyName, month: asked, onMonth, booking }: MonthEndPageProps) {
  const today = useToday();
  const usual = addMonths(firstOfMonth(today), -1).slice(0, 7);
  const month = asked ?? usual;
  const query = useQuery(monthEndQuery(companyId, month));
  const mayChange = useMayChange(companyId);
  const mayLock = useMayLock(companyId);
  const offered = Array.from({ length: MONTHS_OFFERED }, (_, at) => addMonths(firstOfMonth(today), -at).slice(0, 7));
  const choices = (offered.includes(month) ? offered : [...offered, month]).map((value) => ({
    value,
    label: formatMonth(value),
  }));
  return (
    <>
      <PageHeader title={m.bookkeeping_title()} subtitle={companyName} />
      <div className="mb-4 w-52 max-w-full">
        <Select
          aria-label={m.bookkeeping_month()}
          choices={choices}
          value={month}
          onChange={({ target }) => onMonth(target.value)}
        />
      </div>
      {query.isError && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <OnItsWay />}
      {query.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
            <div className="max-lg:order-2">
              <OpenItems companyId={companyId} month={query.data} mayChange={mayChange} />
            </div>
            <div className="max-lg:order-4">{booking}</div>
          </div>
          <div className="flex flex-col gap-4 max-lg:contents">
            <div className="max-lg:order-1">
              <Proof month={query.data} />
            </div>
            <div className="flex flex-col gap-4 max-lg:order-3">
              <Close
                companyId={companyId}
                month={query.data}
                mayChange={mayChange}
                mayLock={mayLock}
                isOver={query.data.to < today}
              />
              <Year companyId={companyId} year={yearOf(month, today)} mayLock={mayLock} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** The year that is closed next: of a month of the year that runs, the one before. */
const yearOf = (month: string, today: ReturnType<typeof useToday>): string => {
  const own = financialYearOf(isoDate(`${month}-01`));
  return own === financialYearOf(today) ? yearBefore(today) : own;
};

/** How far the books are proven, and each reason why not further. */
function Proof({ month: { proof, lineCount, doneCount } }: { month: MonthEnd }) {
  const title = proof.provenTo
    ? m.bookkeeping_proven_to({ day: formatDate(proof.provenTo) })
    : m.bookkeeping_not_proven();
  return (
    <SectionCard
      title={title}
      description={
        proof.isProven ? m.bookkeeping_proven_words() : m.bookkeeping_unproven_words({ day: formatDate(proof.upTo) })
      }
    >
      <Progress
        label={m.bookkeeping_progress()}
        value={doneCount}
        max={Math.max(1, lineCount)}
        tone={doneCount === lineCount ? 'green' : 'accent'}
      />
      <p className="mt-1 text-xs text-ink-2">
        {m.bookkeeping_done_of({ done: formatCount(doneCount), count: formatCount(lineCount) })}
      </p>
      {proof.reasons.length > 0 && (
        <ul aria-label={m.bookkeeping_reasons()} className="mt-3 flex flex-col gap-2 text-sm">
          {proof.reasons.map((reason) => (
            <li key={`${reason.kind} ${reason.accountId}`} className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0 basis-48 grow wrap-anywhere">{reason.why}</span>
              <ReasonLink reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

const LOOK = buttonClass('secondary', 'sm');

/** Where the account of a reason is put right. */
function ReasonLink({ reason: { kind, accountId } }: { reason: MonthEnd['proof']['reasons'][number] }) {
  switch (kind) {
    case 'bank':
      return (
        <Link to="/bank-management" className={LOOK}>
          {m.bookkeeping_go_bank()}
        </Link>
      );
    case 'assets':
      return (
        <Link to="/fixed-assets" className={LOOK}>
          {m.bookkeeping_go_assets()}
        </Link>
      );
    case 'suspense':
      return (
        <Link to="/transactions" search={{ category: 'uncategorized' }} className={LOOK}>
          {m.bookkeeping_go_lines()}
        </Link>
      );
    default:
      return (
        <Link to="/financial-reports" search={{ tab: 'ledger', account: accountId }} className={LOOK}>
          {m.bookkeeping_go_account()}
        </Link>
      );
  }
}

type CloseProps = { companyId: string; month: MonthEnd; mayChange: boolean; mayLock: boolean; isOver: boolean };

/** What is still to be posted, and the lock. */
function Close({ companyId, month, mayChange, mayLock, isOver }: CloseProps) {
  const post = usePostMonth(companyId);
  const lock = useLock(companyId);
  const { depreciationLeft, spreadsLeft, lockedTo, to, month: name } = month;
  const left = parseRupees(depreciationLeft);
  const isLocked = lockedTo !== null && lockedTo >= to;
  const fail = (error: unknown) =>
    toast({ title: m.bookkeeping_not_saved(), description: sentenceOf(error), tone: 'destructive' });
  return (
    <SectionCard
      title={m.bookkeeping_close({ month: formatMonth(name) })}
      description={lockedTo ? m.bookkeeping_locked_to({ day: formatDate(lockedTo) }) : m.bookkeeping_no_lock()}
    >
      <ul className="flex flex-col gap-2 text-sm">
        <Step isDone={left === 0}>
          {left === 0
            ? m.bookkeeping_depreciation_done()
            : m.bookkeeping_depreciation_left({ amount: formatInrExact(left) })}
        </Step>
        <Step isDone={spreadsLeft === 0}>
          {spreadsLeft === 0
            ? m.bookkeeping_spreads_done()
            : m.bookkeeping_spreads_left({ count: formatCount(spreadsLeft) })}
        </Step>
      </ul>
      {mayChange && isOver && !isLocked && (
        <div className="mt-3 flex flex-wrap gap-2">
          {(left !== 0 || spreadsLeft > 0) && (
            <ConfirmDialog
              trigger={<Button>{m.bookkeeping_post()}</Button>}
              title={m.bookkeeping_post()}
              description={m.bookkeeping_post_words({ month: formatMonth(name) })}
              confirmLabel={m.bookkeeping_post_confirm()}
              isDangerous={false}
              onConfirm={() => post.mutateAsync({ month: name }, { onError: fail })}
            />
          )}
          {mayLock && (
            <ReasonDialog
              title={m.bookkeeping_lock_to({ day: formatDate(to) })}
              description={month.proof.isProven ? m.bookkeeping_lock_words() : m.bookkeeping_lock_unproven_words()}
              trigger={<Button variant="primary">{m.bookkeeping_lock_to({ day: formatDate(to) })}</Button>}
              confirm={m.bookkeeping_lock()}
              onSend={(reason) => lock.mutateAsync({ upTo: to, reason })}
            />
          )}
        </div>
      )}
    </SectionCard>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Badge tone={isDone ? 'green' : 'yellow'}>{isDone ? m.bookkeeping_done() : m.bookkeeping_to_do()}</Badge>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The checklist of a year, its adoption and the way back. */
function Year({ companyId, year, mayLock }: { companyId: string; year: string; mayLock: boolean }) {
  const query = useQuery(yearEndQuery(companyId, year));
  const adopt = useAdopt(companyId);
  const back = useTakeYearBack(companyId);
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-40" />;
  const { checks, adopted } = query.data;
  const isOver = checks.some(({ id, isDone }) => id === 'over' && isDone);
  const open = checks.filter(({ isDone }) => !isDone);
  return (
    <SectionCard
      title={m.bookkeeping_year({ year })}
      description={
        adopted
          ? m.bookkeeping_year_adopted({ name: adopted.by, day: formatDate(adopted.at) })
          : m.bookkeeping_year_open()
      }
    >
      {adopted && (
        <p className="mb-2 text-sm wrap-anywhere">
          <span>{adopted.isUnchanged ? m.bookkeeping_year_unchanged() : m.bookkeeping_year_changed()}</span>
          <span className="block font-mono text-xs text-ink-2">{adopted.hash}</span>
        </p>
      )}
      <ul className="flex flex-col gap-2 text-sm">
        {checks.map(({ id, isDone, why }) => (
          <Step key={id} isDone={isDone}>
            {why}
          </Step>
        ))}
      </ul>
      {mayLock && (adopted || isOver) && (
        <div className="mt-3">
          {adopted ? (
            <ReasonDialog
              title={m.bookkeeping_take_year_back({ year })}
              description={m.bookkeeping_take_year_back_words()}
              trigger={<Button>{m.bookkeeping_take_year_back({ year })}</Button>}
              confirm={m.bookkeeping_open_again()}
              onSend={(reason) => back.mutateAsync({ financialYear: year, reason })}
            />
          ) : (
            <ReasonDialog
              title={m.bookkeeping_adopt({ year })}
              description={open.length > 0 ? m.bookkeeping_adopt_open_words() : m.bookkeeping_adopt_words()}
              trigger={<Button variant="primary">{m.bookkeeping_adopt({ year })}</Button>}
              confirm={m.bookkeeping_adopt_confirm()}
              isNeeded={open.length > 0}
              onSend={(reason) => adopt.mutateAsync({ financialYear: year, reason })}
            />
          )}
        </div>
      )}
    </SectionCard>
  );
}

function OnItsWay() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-56" />
    </div>
  );
}
