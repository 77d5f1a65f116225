import { type Paise, parseRupees } from '#domain/shared/money';
import { formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { SectionCard } from '../../ui/card';
import { MonthBars } from '../../ui/figure/month-bars';
import type { Spending } from './spending.queries';

/** Twelve months of spending: bars for the eye, the same figures as a table for everyone. */
export function SpendingTrend({ trend }: { trend: Spending['trend'] }) {
  const amounts = trend.map(({ amount }) => parseRupees(amount));
  return (
    <SectionCard title={m.spending_trend()} description={m.spending_trend_words()}>
      {amounts.every((amount) => amount === 0) ? (
        <p className="text-sm text-ink-2">{m.spending_trend_nothing()}</p>
      ) : (
        <Trend trend={trend} amounts={amounts} />
      )}
    </SectionCard>
  );
}

function Trend({ trend, amounts }: { trend: Spending['trend']; amounts: readonly Paise[] }) {
  return (
    <>
      <MonthBars
        months={trend.map(({ month }) => month)}
        series={[{ label: m.spending_total(), amounts, tone: 'accent' }]}
      />
      <details className="mt-2 text-sm">
        <summary className="text-ink-2">{m.spending_trend_table()}</summary>
        <table className="mt-2 text-sm">
          <caption className="sr-only">{m.spending_trend()}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-8 text-left font-medium">
                {m.period_month()}
              </th>
              <th scope="col" className="text-right font-medium">
                {m.spending_total()}
              </th>
            </tr>
          </thead>
          <tbody>
            {trend.map(({ month, amount }) => (
              <tr key={month}>
                <td className="pr-8">{formatMonth(month)}</td>
                <td className="text-right tabular-nums">{formatInr(parseRupees(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
