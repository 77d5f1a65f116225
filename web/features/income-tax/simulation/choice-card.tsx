import { figuresOf } from '#domain/income-tax/company/figures';
import type { ChoiceOutcome, CompanyTaxFacts } from '#domain/income-tax/company/model';
import { explain, hasStep } from '#domain/income-tax/company/steps';
import { say } from '#domain/shared/message';
import { type Paise, paise } from '#domain/shared/money';
import { formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { taxWorded } from '../../../lib/tax-words';
import { Badge } from '../../../ui/badge';
import { cx } from '../../../ui/cx';
import type { ShownExplanation } from '../../../ui/why/explained';
import { ExplainedSteps } from '../../../ui/why/explained-steps';
import { Why } from '../../../ui/why/why';

type ChoiceCardProps = { facts: CompanyTaxFacts; outcome: ChoiceOutcome; isBest: boolean };

/** One way of being taxed: what it costs, whether it is open, what it brings, and every figure with how it comes about. */
export function ChoiceCard({ facts, outcome, isBest }: ChoiceCardProps) {
  const { isAvailable, isIrrevocable, balance } = outcome;
  const name = choiceName(outcome);
  return (
    <section
      aria-label={name}
      className={cx(
        'flex min-w-0 flex-col gap-3 rounded-xl border bg-surface p-4 shadow-card',
        isBest ? 'border-line-control' : 'border-line',
      )}
    >
      <header className="flex flex-col gap-1.5">
        <h2 className="font-semibold">{name}</h2>
        <div className="flex flex-wrap gap-1">
          {isBest && <Badge tone="green">{m.itr_best()}</Badge>}
          {!isAvailable && <Badge tone="grey">{m.itr_not_open()}</Badge>}
          {isIrrevocable && <Badge tone="orange">{m.itr_irrevocable()}</Badge>}
        </div>
      </header>
      <p className="flex flex-col">
        <span className="text-sm text-ink-2">{balance < 0 ? m.itr_refund() : m.itr_to_pay()}</span>
        <span className="text-xl font-semibold tracking-tight tabular-nums">
          <FigureWhy outcome={outcome} step="balance" name={m.itr_balance()} amount={paise(Math.abs(balance))} />
        </span>
      </p>
      {outcome.unavailable.length > 0 && (
        <ul aria-label={m.itr_why_closed()} className="flex flex-col gap-1 text-sm text-red">
          {taxWorded(outcome.unavailable).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className="flex flex-col text-sm">
        {figuresOf(facts)
          .filter(({ step, id }) => id !== 'balance' && hasStep(outcome, step))
          .map(({ id, step, name, isTotal }) => (
            <div
              key={id}
              className={cx(
                'flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1 last:border-b-0',
                isTotal && 'font-semibold',
              )}
            >
              <dt className="min-w-0 text-ink-2">{taxWorded(name)}</dt>
              <dd className="ml-auto tabular-nums">
                <FigureWhy outcome={outcome} step={step} name={taxWorded(name)} amount={amountOf(outcome, step)} />
              </dd>
            </div>
          ))}
      </dl>
      <ul aria-label={m.itr_follows()} className="flex flex-col gap-1 text-sm text-ink-2">
        {taxWorded(outcome.consequences).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

export const choiceName = ({ choice }: Pick<ChoiceOutcome, 'choice'>): string =>
  taxWorded(say(`company-tax.choice.${choice}`));

const amountOf = (outcome: ChoiceOutcome, step: string): Paise => {
  const quantity = outcome.steps.find(({ id }) => id === step)?.quantity;
  return quantity?.unit === 'paise' ? quantity.value : paise(0);
};

type FigureWhyProps = { outcome: ChoiceOutcome; step: string; name: string; amount: Paise };

/** A figure that opens to how it came about. */
export function FigureWhy({ outcome, step, name, amount }: FigureWhyProps) {
  return (
    <Why figure={name} words={formatInr(amount)}>
      {() => <ExplainedSteps explanation={taxWorded({ steps: explain(outcome, step).steps }) as ShownExplanation} />}
    </Why>
  );
}
