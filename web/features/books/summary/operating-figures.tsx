import { useId } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import type { Summary } from '../books.queries';
import type { OpenList } from '../books.search';
import { TEXT_BUTTON } from '../text-button';
import { kindName, signedAmount } from '../words';
import type { SummaryFigure } from './summary-steps';
import { SummaryWhy } from './summary-why';

const ROW = 'flex items-baseline justify-between gap-4 py-1';

/** What was earned and spent: the plain figures without movements between own accounts and without taxes. */
export function OperatingFigures({ summary, onOpen }: { summary: Summary; onOpen: OpenList }) {
  const { operatingIncome, operatingExpenses, operatingNet, leftOut } = summary;
  const id = useId();
  const net = parseRupees(operatingNet);
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h3 id={id} className="text-sm font-semibold">
        {m.books_operating()}
      </h3>
      <p className="text-xs text-ink-3">{m.books_operating_words()}</p>
      <div className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <dl className="text-sm">
          <Figure
            summary={summary}
            figure="operatingIncome"
            name={m.books_operating_income()}
            value={operatingIncome}
          />
          <Figure
            summary={summary}
            figure="operatingExpenses"
            name={m.books_operating_expenses()}
            value={operatingExpenses}
          />
          <Figure
            summary={summary}
            figure="operatingNet"
            name={m.books_operating_net()}
            value={operatingNet}
            className="border-t border-line font-semibold"
            tone={net < 0 ? 'text-red' : net > 0 ? 'text-green' : ''}
          />
        </dl>
        <div>
          <h4 className="py-1 text-xs font-medium text-ink-2">{m.books_left_out()}</h4>
          {leftOut.length === 0 && <p className="pt-1 text-sm text-ink-2">{m.books_left_out_nothing()}</p>}
          <ul className="text-sm">
            {leftOut.map(({ category, side, amount, count }) => (
              <li key={`${category} ${side}`} className={ROW}>
                <button type="button" className={TEXT_BUTTON} onClick={() => onOpen({ category })}>
                  {m.books_left_out_row({
                    kind: kindName(category),
                    transactions: m.books_n_transactions({ count: formatCount(count) }),
                  })}
                </button>
                <span className="tabular-nums whitespace-nowrap">{signedAmount(side, amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type FigureProps = {
  summary: Summary;
  figure: SummaryFigure;
  name: string;
  value: string;
  className?: string;
  tone?: string;
};

/** A figure, and beside it the way to how it came about. */
function Figure({ summary, figure, name, value, className, tone }: FigureProps) {
  return (
    <div className={cx(ROW, className)}>
      <dt>{name}</dt>
      <dd className="flex items-center gap-3 tabular-nums">
        <span className={tone}>{formatInr(parseRupees(value))}</span>
        <SummaryWhy summary={summary} figure={figure} name={name} />
      </dd>
    </div>
  );
}
