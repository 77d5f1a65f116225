import type { IsoDate } from './dates';
import type { BasisPoints, Paise } from './money';
import type { Rule } from './rule';

/** A value with its unit, as plain data. */
export type Quantity =
  | { unit: 'paise'; value: Paise }
  | { unit: 'basis points'; value: BasisPoints }
  | { unit: 'days' | 'months' | 'count'; value: number }
  | { unit: 'day'; value: IsoDate }
  | { unit: 'text'; value: string }
  | { unit: 'yes or no'; value: boolean };

/** The rule a step rests on, without its value: that is the step's own. */
export type Citation = Pick<
  Rule<unknown>,
  'id' | 'from' | 'to' | 'basis' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status' | 'checkedOn'
>;

/** One step of a computation: what it is, how it was made, from which earlier steps, and by which rule. */
export type Step = {
  id: string;
  label: string;
  quantity: Quantity;
  /** In words, such as 'tax × 1.5% × part-months'; absent on a fact that was given. */
  formula?: string;
  inputs: readonly string[];
  rule?: Citation;
};

/** A result together with the steps that made it, the last of which is the result. Made by the pass that computes. */
export type Explained<Value> = { value: Value; steps: readonly Step[] };

export function citationOf(rule: Rule<unknown>): Citation {
  const { id, from, to, basis, knownSince, statute, source, confidence, status, checkedOn } = rule;
  return { id, from, to, basis, knownSince, statute, source, confidence, status, checkedOn };
}

export const inPaise = (value: Paise): Quantity => ({ unit: 'paise', value });
export const inDays = (value: number): Quantity => ({ unit: 'days', value });
export const inMonths = (value: number): Quantity => ({ unit: 'months', value });
export const asCount = (value: number): Quantity => ({ unit: 'count', value });
export const onDay = (value: IsoDate): Quantity => ({ unit: 'day', value });
export const atRate = (value: BasisPoints): Quantity => ({ unit: 'basis points', value });
export const inWords = (value: string): Quantity => ({ unit: 'text', value });
export const yesOrNo = (value: boolean): Quantity => ({ unit: 'yes or no', value });

/** Collects steps while a computation runs. `give` notes a fact, `make` notes what was computed from earlier steps. */
export class Working {
  readonly #steps: Step[] = [];

  give(id: string, label: string, quantity: Quantity): void {
    this.#steps.push({ id, label, quantity, inputs: [] });
  }

  make(id: string, label: string, quantity: Quantity, how: Pick<Step, 'formula' | 'inputs' | 'rule'>): void {
    this.#steps.push({ id, label, quantity, ...how });
  }

  explain<Value>(value: Value): Explained<Value> {
    return { value, steps: this.#steps };
  }
}
