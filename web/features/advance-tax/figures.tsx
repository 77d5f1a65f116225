import type { AdvanceTaxDesk } from '#domain/income-tax/advance-tax-desk';
import type { Explained } from '#domain/shared/explained';
import type { Paise } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { taxStepsBehind } from '../../lib/tax-words';
import { StatCard } from '../../ui/figure/stat-card';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';

type OpenedProps = { figure: string; amount: Paise; of: Explained<unknown>; step: string };

/** A figure that opens to the steps behind it; they are put in words once it is opened. */
export function Opened({ figure, amount, of, step }: OpenedProps) {
  return (
    <Why figure={figure} value={formatInrExact(amount)}>
      {() => <ExplainedSteps explanation={taxStepsBehind(of, step)} />}
    </Why>
  );
}

/** A figure in a table, with the mark that opens it beside it. */
export function OpenedFigure(props: OpenedProps) {
  return (
    <span className="inline-flex items-center justify-end gap-1.5">
      {formatInrExact(props.amount)}
      <Opened {...props} />
    </span>
  );
}

/** The last step of a computation: the figure that it makes. */
export const lastOf = ({ steps }: Explained<unknown>): string => steps.at(-1)?.id ?? '';

/** Tax, what of it is paid in advance, what is next, and what waiting has cost. */
export function DeskFigures({ desk }: { desk: AdvanceTaxDesk }) {
  const { tax, advance, next, interest, paid } = desk;
  const { liability, isLiable } = advance.value;
  const { normal, mat, payable } = tax.value;
  const parts = mat && mat.total > normal.total ? mat : normal;
  return (
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-4">
      <StatCard
        label={m.advance_tax_tax()}
        value={formatInrExact(payable)}
        note={m.advance_tax_tax_parts({
          ...{ tax: formatInrExact(parts.tax), surcharge: formatInrExact(parts.surcharge) },
          cess: formatInrExact(parts.cess),
        })}
        explanation={<Opened figure={m.advance_tax_tax()} amount={payable} of={tax} step="payable" />}
      />
      <StatCard
        label={m.advance_tax_liability()}
        value={formatInrExact(liability)}
        note={isLiable ? m.advance_tax_paid_so_far({ amount: formatInrExact(paid) }) : m.advance_tax_not_liable()}
        explanation={<Opened figure={m.advance_tax_liability()} amount={liability} of={advance} step="liability" />}
      />
      <StatCard
        label={m.advance_tax_next()}
        value={next ? formatInrExact(next.toPay) : m.advance_tax_nothing()}
        note={
          next
            ? m.advance_tax_next_by({ day: formatDate(next.dueOn) })
            : isLiable
              ? m.advance_tax_over()
              : m.advance_tax_not_liable()
        }
        tone={next && next.toPay > 0 ? 'yellow' : 'plain'}
        {...(next && {
          explanation: (
            <Opened figure={m.advance_tax_next()} amount={next.toPay} of={advance} step={`${next.dueOn}.toPay`} />
          ),
        })}
      />
      <StatCard
        label={m.advance_tax_interest()}
        value={formatInrExact(interest.total.value)}
        note={interest.short ? m.advance_tax_interest_both() : m.advance_tax_interest_words()}
        tone={interest.total.value > 0 ? 'red' : 'plain'}
        explanation={
          <Opened
            figure={m.advance_tax_interest()}
            amount={interest.total.value}
            of={interest.total}
            step={lastOf(interest.total)}
          />
        }
      />
    </div>
  );
}
