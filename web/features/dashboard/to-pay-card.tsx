import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { areaWords, formWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { cx } from '../../ui/cx';
import { moneyWords } from '../../ui/why/quantity';
import { Why } from '../../ui/why/why';
import { type Dashboard, dashboardQuery, type ToPay } from './dashboard.queries';

const CARD = 'chrome flex min-h-46 flex-col rounded-xl bg-hero px-4 pt-4 pb-3.5 text-on-chrome sm:px-5.5';

type ToPayCardProps = {
  companyId: string;
  reason: () => ReactNode;
  /** What there is to pay it with. */
  aside: ReactNode;
};

/** The one dark card of the dashboard: what to pay by today, for which areas of law, and what one more day adds. */
export function ToPayCard({ companyId, reason, aside }: ToPayCardProps) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return <div aria-hidden="true" className={CARD} />;
  const { toPay } = data;
  const words = figureWords(data);
  return (
    <section aria-label={m.dashboard_to_pay()} className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-on-chrome-2">
        <h2 className="font-medium">{m.dashboard_to_pay()}</h2>
        {aside}
      </div>
      <p className="text-3xl font-semibold tracking-tighter">
        {toPay.count > 0 ? (
          <Why figure={m.dashboard_to_pay()} words={words} className="no-underline decoration-1 hover:underline">
            {reason}
          </Why>
        ) : (
          words
        )}
      </p>
      <AreaBar toPay={toPay} />
      {toPay.notEntered.length > 0 && <p className="mt-1 text-xs text-hero-2nd">{notEnteredWords(toPay)}</p>}
      <p className="mt-auto border-t border-hero-2 pt-2.5 text-sm text-on-chrome-2">{waitingWords(data)}</p>
    </section>
  );
}

/** The sum; where nothing of it is known, that, and where nothing was ever asked of the company no nought either. */
function figureWords({ toPay, metrics }: Dashboard): string {
  if (!metrics.hasObligations) return m.dashboard_to_pay_no_figure();
  const amount = parseRupees(toPay.amount);
  return amount === 0 && toPay.notEntered.length > 0 ? m.dashboard_to_pay_not_entered() : moneyWords(amount);
}

/** 'Tax not entered for GSTR-3B, ITR-6. Cost not known for CHG-1.' */
function notEnteredWords({ notEntered }: ToPay): string {
  const formsOf = (what: 'tax' | 'cost') =>
    notEntered
      .filter(({ of }) => of === what)
      .map(({ form }) => formWords(form))
      .join(', ');
  const [tax, cost] = [formsOf('tax'), formsOf('cost')];
  return [tax && m.dashboard_tax_not_entered({ forms: tax }), cost && m.dashboard_cost_not_known({ forms: cost })]
    .filter(Boolean)
    .join(' ');
}

function waitingWords({ toPay, metrics }: Dashboard): string {
  const { hasObligations, unconfirmedCount } = metrics;
  if (!hasObligations) return m.dashboard_to_pay_no_facts();
  const [cost, more] = [parseRupees(toPay.cost), parseRupees(toPay.costOfOneDay)];
  if (cost > 0 || more > 0) return costWords(cost, more);
  // That nothing is late is said only where everything of before is spoken of.
  if (unconfirmedCount > 0) return m.dashboard_to_pay_to_confirm({ count: formatCount(unconfirmedCount) });
  return toPay.count > 0 ? m.dashboard_waiting_free() : m.dashboard_to_pay_nothing();
}

function costWords(cost: ReturnType<typeof parseRupees>, more: ReturnType<typeof parseRupees>): string {
  if (more === 0) return m.dashboard_waiting_flat({ cost: moneyWords(cost) });
  if (cost === 0) return m.dashboard_waiting_begins({ more: moneyWords(more) });
  return m.dashboard_waiting({ cost: moneyWords(cost), more: moneyWords(more) });
}

const COLOURS = ['text-hero-1st', 'text-hero-2nd', 'text-hero-3rd', 'text-hero-4th', 'text-on-chrome-2'];
const colourOf = (place: number) => COLOURS[Math.min(place, COLOURS.length - 1)];
const WIDTH = 1_000;
const GAP = 4;

/** The sum by area of law, as one bar; its figures stand below it. */
function AreaBar({ toPay: { byArea } }: { toPay: ToPay }) {
  const amounts = byArea.map(({ amount }) => parseRupees(amount));
  const total = amounts.reduce<number>((sum, amount) => sum + amount, 0);
  if (total === 0) return null;
  const starts = amounts.map((_, place) =>
    amounts.slice(0, place).reduce<number>((sum, one) => sum + (one / total) * WIDTH, 0),
  );
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} 8`}
        preserveAspectRatio="none"
        className="mt-1.5 mb-2 h-1.5 w-full overflow-hidden rounded-full"
        aria-hidden="true"
        focusable="false"
      >
        {amounts.map((amount, place) => (
          <rect
            key={byArea[place]?.type}
            x={starts[place]}
            width={Math.max(GAP, (amount / total) * WIDTH - GAP)}
            height="8"
            fill="currentColor"
            className={colourOf(place)}
          />
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-on-chrome-2 tabular-nums">
        {byArea.map(({ type, amount }, place) => (
          <li key={type} className="inline-flex items-center gap-1.5">
            <svg viewBox="0 0 8 8" className={cx('size-2', colourOf(place))} aria-hidden="true" focusable="false">
              <rect width="8" height="8" rx="2" fill="currentColor" />
            </svg>
            {areaWords(type)} {moneyWords(parseRupees(amount))}
          </li>
        ))}
      </ul>
    </>
  );
}
