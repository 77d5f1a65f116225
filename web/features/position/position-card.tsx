import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { financialYearOf, isoDate } from '#domain/shared/dates';
import { paise, parseRupees } from '#domain/shared/money';
import { formatCount, formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { SectionCard } from '../../ui/card';
import { cx } from '../../ui/cx';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { type Position, positionQuery } from './position.queries';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-5 @min-[44rem]:grid-cols-3 @min-[70rem]:grid-cols-5';

/** How the company stands by its books today. Each figure opens to the report it is the last line of. */
export function PositionCard({ companyId }: { companyId: string }) {
  const { data, error, isPending, refetch } = useQuery(positionQuery(companyId));
  return (
    <SectionCard
      title={m.position_title()}
      description={data ? m.position_words({ day: formatDate(data.on) }) : m.position_words_wait()}
      className="mt-4 xl:mt-5"
    >
      {isPending && (
        <div role="status" aria-label={m.ui_loading()} className={GRID}>
          {['cash', 'in', 'out', 'profit', 'tax'].map((one) => (
            <Skeleton key={one} className="h-20" />
          ))}
        </div>
      )}
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data &&
        (data.hasBooks ? <Figures position={data} /> : <p className="text-sm text-ink-2">{m.position_none()}</p>)}
    </SectionCard>
  );
}

function Figures({
  position: { cash, receivable, payable, profit, gst, tds, monthFrom, yearFrom, suspense },
}: {
  position: Position;
}) {
  const tax = paise(parseRupees(gst.due) - parseRupees(gst.held));
  const unexplained = parseRupees(suspense);
  return (
    <>
      <dl className={GRID}>
        <Figure
          label={m.position_cash()}
          amount={cash.amount}
          link={{ to: '/financial-reports', search: { tab: 'cash-flow' } }}
        >
          {m.position_accounts({ count: formatCount(cash.accounts.length) })}
        </Figure>
        <Figure
          label={m.position_owed_to_us()}
          amount={receivable.amount}
          link={{ to: '/settlement', search: { tab: 'receivable' } }}
        >
          <Late of={receivable} />
        </Figure>
        <Figure
          label={m.position_we_owe()}
          amount={payable.amount}
          link={{ to: '/settlement', search: { tab: 'payable' } }}
        >
          <Late of={payable} />
        </Figure>
        <Figure
          label={m.position_profit({ year: financialYearOf(isoDate(yearFrom)) })}
          amount={profit.year}
          isSigned
          link={{ to: '/financial-reports', search: { tab: 'profit-and-loss' } }}
        >
          {m.position_profit_month({ amount: formatInr(parseRupees(profit.month)), month: formatMonth(monthFrom) })}
        </Figure>
        <Figure
          label={tax < 0 ? m.position_gst_credit() : m.position_gst()}
          amount={String(Math.abs(tax) / 100)}
          link={{ to: '/financial-reports', search: { tab: 'trial-balance' } }}
        >
          <span className="block">
            {m.position_gst_words({ due: formatInr(parseRupees(gst.due)), held: formatInr(parseRupees(gst.held)) })}
          </span>
          <Link
            to="/financial-reports"
            search={{ tab: 'ledger', account: '2711' }}
            className="underline decoration-line-strong underline-offset-2 hover:decoration-current"
          >
            {m.position_tds({ amount: formatInr(parseRupees(tds)) })}
          </Link>
        </Figure>
      </dl>
      {unexplained !== 0 && (
        <p className="mt-4 border-t border-line pt-2.5 text-sm text-ink-2">
          {m.position_suspense({ amount: formatInr(paise(Math.abs(unexplained))) })}{' '}
          <Link to="/bookkeeping" className="font-medium text-accent hover:underline">
            {m.position_work_off()}
          </Link>
        </p>
      )}
    </>
  );
}

/** What of one side is late; where nothing is, how many bills are open. */
function Late({ of: { bills, overdue, overdueBills } }: { of: Position['receivable'] }) {
  if (overdueBills === 0) return m.position_not_late({ count: formatCount(bills) });
  return (
    <span className="font-medium text-red">
      {m.position_late({ amount: formatInr(parseRupees(overdue)), count: formatCount(overdueBills) })}
    </span>
  );
}

type FigureProps = {
  label: string;
  amount: string;
  isSigned?: boolean;
  link: Pick<LinkProps, 'to' | 'search'>;
  children: ReactNode;
};

function Figure({ label, amount, isSigned = false, link, children }: FigureProps) {
  const value = parseRupees(amount);
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-xl font-semibold tracking-tight tabular-nums">
        <Link
          {...link}
          className={cx(
            'underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-current',
            value < 0 ? 'text-red' : isSigned && 'text-green',
          )}
        >
          {formatInr(value)}
        </Link>
      </dd>
      <dd className="mt-0.5 text-xs text-ink-2 wrap-anywhere">{children}</dd>
    </div>
  );
}
