import type { Rule, Source } from '../law/rule';
import type { IsoDate } from './dates';
import { type Quantity, type Said, say } from './message';
import type { BasisPoints, Paise } from './money';

export type { Quantity } from './message';

/** The rule a step rests on, without its value: that is the step's own. */
export type Citation<Text extends Said = Said> = Pick<
  Rule<unknown>,
  'id' | 'from' | 'to' | 'basis' | 'knownSince' | 'confidence' | 'status' | 'checkedOn'
> & { statute: Text | string; source: Omit<Source, 'title'> & { title: Text | string } };

/** What would be recorded in the place of what was assumed: a fact or an event, of which kind, and about what of that kind. */
export type Asked = { record: 'fact' | 'event'; kind: string; subject?: string };

/** One step of a computation: what it is, how it was made, from which earlier steps, and by which rule. */
export type Step<Text extends Said = Said> = {
  id: string;
  label: Text;
  quantity: Quantity<Text>;
  /** In words, such as 'tax × 1.5% × part-months'; absent on a fact that was given. */
  formula?: Text;
  inputs: readonly string[];
  rule?: Citation<Text>;
  /** The whole computation as one sentence that holds the sum; on the step of the result. */
  summary?: Text;
  /** Nobody said this and no law fixes it: it was taken so that there is an answer, such as that a form is filed today. */
  isAssumed?: true;
  /** Of what was assumed, where a person can say how it is. */
  asks?: Asked;
};

/** A result together with the steps that made it, the last of which is the result. Made by the pass that computes. */
export type Explained<Value, Text extends Said = Said> = { value: Value; steps: readonly Step<Text>[] };

/** What an explanation tells of the rule behind a step: provision, days in force, source, and how sure it is. */
export function citationOf(rule: Rule<unknown>): Citation {
  const { id, from, to, basis, knownSince, confidence, status, checkedOn } = rule;
  const source = { ...rule.source, title: citedAs(rule.source.title) };
  return { id, from, to, basis, knownSince, statute: citedAs(rule.statute), source, confidence, status, checkedOn };
}

/** A statute goes by its title in every language; a policy of the product ('policy.health-score') is no law, and has words. */
const citedAs = (title: string): Said => (title.startsWith('policy.') ? say(`law.${title}`) : title);

/** Values with their units, as the steps of an explanation show them. */
export const inPaise = (value: Paise): Quantity<never> => ({ unit: 'paise', value });
export const inDays = (value: number): Quantity<never> => ({ unit: 'days', value });
export const inMonths = (value: number): Quantity<never> => ({ unit: 'months', value });
export const asCount = (value: number): Quantity<never> => ({ unit: 'count', value });
export const onDay = (value: IsoDate): Quantity<never> => ({ unit: 'day', value });
export const atRate = (value: BasisPoints): Quantity<never> => ({ unit: 'basis points', value });
export const inWords = <Text extends Said>(value: Text): Quantity<Text> => ({ unit: 'text', value });
export const yesOrNo = (value: boolean): Quantity<never> => ({ unit: 'yes or no', value });

/** Collects steps while a computation runs. `give` notes a fact, `make` notes what was computed from earlier steps. */
export class Working<Text extends Said = Said> {
  readonly #steps: Step<Text>[] = [];

  give(id: string, label: Text, quantity: Quantity<Text>): void {
    this.#steps.push({ id, label, quantity, inputs: [] });
  }

  /** Notes what was taken for want of a fact. */
  assume(id: string, label: Text, quantity: Quantity<Text>, asks?: Asked): void {
    this.#steps.push({ id, label, quantity, inputs: [], isAssumed: true, ...(asks && { asks }) });
  }

  make(
    id: string,
    label: Text,
    quantity: Quantity<Text>,
    how: Pick<Step<Text>, 'formula' | 'inputs' | 'rule' | 'summary'>,
  ): void {
    this.#steps.push({ id, label, quantity, ...how });
  }

  /** Takes a step over from another computation, which this one goes on from. */
  take(step: Step<Text>): void {
    this.#steps.push(step);
  }

  /** Notes the value that a rule fixes as a step of its own, so that later steps can be computed from it again. */
  cite(this: Working, id: string, label: Said, quantity: Quantity, rule: Rule<unknown>): void {
    this.make(id, label, quantity, { inputs: [], rule: citationOf(rule) });
  }

  /** The summary of an earlier step, for one that gives the same figure on. */
  summaryOf(id: string): Pick<Step<Text>, 'summary'> {
    const summary = this.#steps.find((step) => step.id === id)?.summary;
    return summary === undefined ? {} : { summary };
  }

  explain<Value>(value: Value): Explained<Value, Text> {
    return { value, steps: this.#steps };
  }
}

/** The same answer with those steps marked as assumed of which it is so, and what is asked in their place. */
export const assuming = <Value>(
  { value, steps }: Explained<Value>,
  isAssumed: (step: Step) => boolean,
  asksOf?: Asked | ((step: Step) => Asked | undefined),
): Explained<Value> => ({
  value,
  steps: steps.map((step) => {
    if (!isAssumed(step)) return step;
    const asks = typeof asksOf === 'function' ? asksOf(step) : asksOf;
    return { ...step, isAssumed: true as const, ...(asks && { asks }) };
  }),
});

/** The same answer, its last step under a rule where it names none of its own. */
export function under<Value>(explained: Explained<Value>, rule: Citation | undefined): Explained<Value> {
  const last = explained.steps.at(-1);
  if (!rule || !last || last.rule) return explained;
  return { value: explained.value, steps: [...explained.steps.slice(0, -1), { ...last, rule }] };
}

/** A figure of a computation with only the steps that it rests on, so that it is the last of them. */
export function stepsBehind<Value>({ steps }: Explained<unknown>, id: string, value: Value): Explained<Value> {
  const wanted = new Set([id]);
  for (const step of steps.toReversed()) if (wanted.has(step.id)) for (const input of step.inputs) wanted.add(input);
  return { value, steps: steps.filter((step) => wanted.has(step.id)) };
}
