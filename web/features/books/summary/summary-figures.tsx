import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { Skeleton } from '../../../ui/state/skeleton';
import type { Summary } from '../books.queries';
import type { OpenList } from '../books.search';
import { TEXT_BUTTON } from '../text-button';
import type { SummaryFigure } from './summary-steps';
import { SummaryWhy } from './summary-why';

/** The figures, the months and the categories beside each other, where there is room for them. */
export const OVERVIEW =
  'grid gap-6 lg:grid-cols-2 @min-[70rem]:grid-cols-[minmax(0,5fr)_minmax(0,8fr)_minmax(0,5fr)] @min-[70rem]:gap-0 @min-[70rem]:*:px-5 ' +
  '@min-[70rem]:*:first:pl-0 @min-[70rem]:*:last:pr-0 @min-[70rem]:*:not-first:border-l @min-[70rem]:*:border-line';

/** The four figures of the specification: plain credits, debits, their difference and the count. */
export function SummaryFigures({ summary, onOpen }: { summary: Summary; onOpen: OpenList }) {
  const { totalIncome, totalExpenses, netIncome, transactionCount, uncategorizedCount } = summary;
  const net = parseRupees(netIncome);
  const of = (figure: SummaryFigure, label: string) => ({ summary, figure, label });
  return (
    <div className="flex flex-col">
      <Figure {...of('income', m.books_total_income())} value={inr(totalIncome)} note={m.books_total_income_note()} />
      <Figure
        {...of('expenses', m.books_total_expenses())}
        value={inr(totalExpenses)}
        note={m.books_total_expenses_note()}
      />
      <Figure
        {...of('net', m.books_net_income())}
        value={formatInr(net)}
        tone={net < 0 ? 'text-red' : net > 0 ? 'text-green' : ''}
        note={m.books_net_income_note()}
        isTotal
      />
      <Figure
        {...of('count', m.books_transactions())}
        value={formatCount(transactionCount)}
        note={
          <button type="button" className={TEXT_BUTTON} onClick={() => onOpen({ category: 'uncategorized' })}>
            {m.books_n_uncategorised({ count: formatCount(uncategorizedCount) })}
          </button>
        }
      />
    </div>
  );
}

const inr = (amount: string) => formatInr(parseRupees(amount));

type FigureProps = {
  summary: Summary;
  figure: SummaryFigure;
  label: string;
  value: string;
  note: ReactNode;
  tone?: string;
  isTotal?: boolean;
};

/** One figure in a line: its name with what it counts, and at the end the amount with the way to how it came about. */
function Figure({ summary, figure, label, value, note, tone, isTotal = false }: FigureProps) {
  return (
    <div className={cx('flex items-start justify-between gap-4 py-1.5', isTotal && 'border-t border-line-strong')}>
      <div className="min-w-0">
        <p className={isTotal ? 'font-semibold' : undefined}>{label}</p>
        <div className="text-xs text-ink-3">{note}</div>
      </div>
      <div className="flex items-center gap-3">
        <span className={cx('font-semibold whitespace-nowrap tabular-nums', tone)}>{value}</span>
        <SummaryWhy summary={summary} figure={figure} name={label} />
      </div>
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div role="status" aria-label={m.ui_loading()} className={OVERVIEW}>
      <Skeleton className="h-80" />
      <div>
        <Skeleton className="h-80" />
      </div>
      <div>
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
