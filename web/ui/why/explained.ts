import type { Citation, Quantity } from '#domain/shared/explained';

/** What a step says, as the domain makes it and as it arrives from the server: the same fields, without the brands of its values. */
export type ShownQuantity = { unit: Quantity['unit']; value: string | number | boolean };

export type ShownRule = Pick<Citation, 'basis' | 'confidence' | 'status'> & {
  id: string;
  from: string;
  to: string | null;
  knownSince: string;
  statute: string;
  source: { title: string; url?: string | undefined };
  checkedOn: string | null;
};

export type ShownStep = {
  id: string;
  label: string;
  quantity: ShownQuantity;
  formula?: string | undefined;
  inputs: readonly string[];
  rule?: ShownRule | undefined;
  /** The whole computation as one sentence that holds the sum. */
  summary?: string | undefined;
  /** Nobody said this and no law fixes it. */
  isAssumed?: boolean | undefined;
  /** The fact or event that a person can record in its place. */
  asks?: { record: 'fact' | 'event'; kind: string; subject?: string | undefined } | undefined;
};

export type ShownExplanation = { steps: readonly ShownStep[] };

export type StepKind = 'given' | 'assumed' | 'rule' | 'made';

/** What was assumed says so before anything else. A step without formula, input or rule was entered; one that only cites is a value of the law; the rest is computed. */
export function kindOf({ formula, inputs, rule, isAssumed }: ShownStep): StepKind {
  if (isAssumed) return 'assumed';
  if (formula || inputs.length > 0) return 'made';
  return rule ? 'rule' : 'given';
}

/** A step with its number, the steps it rests on, and where its rule was cited before. */
export type NumberedStep = {
  number: number;
  step: ShownStep;
  inputs: readonly { number: number; label: string }[];
  ruleFirstAt?: number;
};

export function numbered({ steps }: ShownExplanation): readonly NumberedStep[] {
  const places = new Map(steps.map(({ id, label }, index) => [id, { number: index + 1, label }]));
  const cited = new Map<string, number>();
  return steps.map((step, index) => {
    const number = index + 1;
    const inputs = step.inputs.flatMap((id) => places.get(id) ?? []);
    const version = step.rule && `${step.rule.id} ${step.rule.from} ${step.rule.knownSince}`;
    const ruleFirstAt = version === undefined ? undefined : cited.get(version);
    if (version !== undefined && ruleFirstAt === undefined) cited.set(version, number);
    return { number, step, inputs, ...(ruleFirstAt !== undefined && { ruleFirstAt }) };
  });
}
