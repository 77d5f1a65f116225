import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formatInr, formatLakhs } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import { formatMonthName } from '../../../lib/period-words';
import { NARROW, useMedia } from '../../../lib/use-media';
import { cx } from '../../../ui/cx';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { Skeleton } from '../../../ui/state/skeleton';
import { type MonthTotals, monthlyTotalsQuery } from '../books.queries';
import type { Period } from './period';

type MonthlyTotalsProps = { companyId: string; period: Period; dataEndsOn: string };

/** What came in and went out in six months, ending with the one that is shown, or with the last of which there is data. */
export function MonthlyTotals({ companyId, period, dataEndsOn }: MonthlyTotalsProps) {
  const id = useId();
  const last = dataEndsOn < period.startDate ? dataEndsOn : period.endDate;
  const months = useQuery(monthlyTotalsQuery(companyId, last));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-sm font-semibold">
          {m.books_months_title()}
        </h3>
        <p className="flex gap-3 text-xs text-ink-2" aria-hidden="true">
          <Key className="text-chart-now" words={m.books_months_in()} />
          <Key className="text-chart-out-now" words={m.books_months_out()} />
        </p>
      </div>
      {months.isPending && <Skeleton className="mt-3 h-64" />}
      {months.isError && <ErrorPanel error={months.error} onRetry={() => void months.refetch()} />}
      {months.data && <Chart months={months.data.map(amountsOf)} />}
    </section>
  );
}

const Key = ({ className, words }: { className: string; words: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg viewBox="0 0 8 8" className={cx('size-2', className)} focusable="false" aria-hidden="true">
      <rect width="8" height="8" rx="2" fill="currentColor" />
    </svg>
    {words}
  </span>
);

type Amounts = { month: string; income: Paise; expenses: Paise; net: Paise };

const amountsOf = ({ month, totalIncome, totalExpenses, netIncome }: MonthTotals): Amounts => ({
  month,
  income: parseRupees(totalIncome),
  expenses: parseRupees(totalExpenses),
  net: parseRupees(netIncome),
});

const WIDE = { width: 560, bar: 22 };
const SMALL = { width: 300, bar: 14 };
const FIELD = { height: 160, top: 16, left: 34 };
const LINES = 3;
const LAKH_PAISE = 10_000_000;

/** A round number of rupees at or above the largest amount, which three steps lead to. */
function topOf(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 100)));
  const step = [0.5, 1, 2, 3, 5, 10].find((one) => one * size * LINES >= most) ?? 10;
  return step * size * LINES;
}

/** Bars for the eye, the last month strong; the table behind them says the same to who hears it. */
function Chart({ months }: { months: readonly Amounts[] }) {
  const { width, bar } = useMedia(NARROW) ? SMALL : WIDE;
  const top = topOf(Math.max(0, ...months.flatMap(({ income, expenses }) => [income, expenses])));
  const step = (width - FIELD.left) / months.length;
  const heightOf = (amount: number) => (amount / top) * FIELD.height;
  const bottom = FIELD.top + FIELD.height;
  return (
    <>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${width} ${bottom + 42}`}
        className="mt-2 w-full tabular-nums"
        fill="currentColor"
        fontSize="11"
      >
        {Array.from({ length: LINES + 1 }, (_, line) => {
          const y = bottom - (line / LINES) * FIELD.height;
          return (
            <g key={y}>
              <rect x={FIELD.left} y={y} width={width - FIELD.left} height="1" className="text-line" />
              <text x={FIELD.left - 6} y={y + 4} textAnchor="end" className="text-ink-3">
                {axisWords((line / LINES) * top)}
              </text>
            </g>
          );
        })}
        {months.map(({ month, income, expenses, net }, place) => {
          const middle = FIELD.left + (place + 0.5) * step;
          const isLast = place === months.length - 1;
          return (
            <g key={month}>
              <Bar
                x={middle - bar - 1}
                wide={bar}
                high={heightOf(income)}
                bottom={bottom}
                className={isLast ? 'text-chart-now' : 'text-chart-past'}
              />
              <Bar
                x={middle + 1}
                wide={bar}
                high={heightOf(expenses)}
                bottom={bottom}
                className={isLast ? 'text-chart-out-now' : 'text-chart-out'}
              />
              <text
                x={middle}
                y={bottom + 17}
                textAnchor="middle"
                className={isLast ? 'font-semibold text-ink' : 'text-ink-2'}
              >
                {formatMonthName(month)}
              </text>
              <text
                x={middle}
                y={bottom + 33}
                textAnchor="middle"
                className={net < 0 ? 'text-red' : net > 0 ? 'text-green' : 'text-ink-3'}
              >
                {net > 0 ? `+${shortAmount(net)}` : shortAmount(net)}
              </text>
            </g>
          );
        })}
      </svg>
      <Table months={months} />
    </>
  );
}

type BarProps = { x: number; wide: number; high: number; bottom: number; className: string };

const Bar = ({ x, wide, high, bottom, className }: BarProps) =>
  high > 0 && (
    <rect x={x} y={bottom - Math.max(1, high)} width={wide} height={Math.max(1, high)} rx="2" className={className} />
  );

/** In lakhs from a lakh on; below it in whole rupees. */
const shortAmount = (amount: Paise): string =>
  Math.abs(amount) >= LAKH_PAISE ? formatLakhs(amount) : formatInr(amount);

const axisWords = (amount: number): string =>
  amount === 0 ? '0' : shortAmount(paise(Math.round(amount))).replace('.0L', 'L');

function Table({ months }: { months: readonly Amounts[] }) {
  return (
    // A table keeps its width however it is hidden; the box around it does not.
    <div className="sr-only">
      <table>
        <caption>{m.books_months_title()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.books_months_month()}</th>
            <th scope="col">{m.books_months_in()}</th>
            <th scope="col">{m.books_months_out()}</th>
            <th scope="col">{m.books_months_net()}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, expenses, net }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{formatInr(income)}</td>
              <td>{formatInr(expenses)}</td>
              <td>{formatInr(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
