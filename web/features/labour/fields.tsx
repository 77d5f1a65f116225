import type { ReactNode } from 'react';
import type { Explained } from '#domain/shared/explained';
import type { Paise } from '#domain/shared/money';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { taxStepsBehind } from '../../lib/tax-words';
import { amountOf } from '../../lib/typed-amount';
import { DateInput } from '../../ui/form/date-input';
import { Field, Input } from '../../ui/form/field';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';

export const GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-4';

/** What was worked out, or nothing where the law on file does not reach back so far. */
export function tried<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type TextProps = { name: string; label: string; value: string; onValue: (value: string) => void; hint?: string };

/** A sum in rupees, as it is typed. */
export function Amount({ name, label, value, onValue, hint }: TextProps) {
  const isWrong = value.trim() !== '' && amountOf(value) === undefined;
  return (
    <Field name={name} label={label} hint={hint} error={isWrong ? m.labour_wrong() : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}

export function Day({ name, label, value, onValue, hint }: TextProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => <DateInput {...control} defaultValue={value} onChange={({ target }) => onValue(target.value)} />}
    </Field>
  );
}

export type Line = { label: string; amount: Paise; of?: Explained<unknown>; step?: string };

/** Figures with their names, each opened to the steps behind it. */
export function Figures({ lines, note }: { lines: readonly Line[]; note?: ReactNode }) {
  return (
    <div className="mt-4" aria-live="polite">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {lines.map(({ label, amount, of, step }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="flex items-center gap-1.5 font-semibold tabular-nums">
              {formatInrExact(amount)}
              {of && step && (
                <Why figure={label} value={formatInrExact(amount)}>
                  {() => <ExplainedSteps explanation={taxStepsBehind(of, step)} />}
                </Why>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </div>
  );
}

/** In the place of figures: what is still to be typed, or that the law on file does not reach. */
export const Nothing = ({ isTyped }: { isTyped: boolean }) => (
  <p className="mt-4 text-sm text-ink-2">{isTyped ? m.labour_not_on_file() : m.labour_fill_in()}</p>
);
