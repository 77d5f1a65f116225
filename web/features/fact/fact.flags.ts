import type { Fact, FactFlag } from './fact.types';

/** Whether a flag is about a statement: it names its kind, or its kind with its subject or a part. */
function isAbout({ fields }: FactFlag, { kind, subject }: Pick<Fact, 'kind' | 'subject'>): boolean {
  const named = subject ? [kind, `${kind}.${subject}`] : [kind];
  return fields.some((field) => named.includes(field) || (!subject && field.startsWith(`${kind}.`)));
}

/** The flags that stand beside a statement. */
export const flagsOf = (flags: readonly FactFlag[], fact: Pick<Fact, 'kind' | 'subject'>): readonly FactFlag[] =>
  flags.filter((flag) => isAbout(flag, fact));

/** The flags about no statement that is shown; they stand above all of them. */
export const flagsOfNone = (flags: readonly FactFlag[], facts: readonly Fact[]): readonly FactFlag[] =>
  flags.filter((flag) => facts.every((fact) => !fact.isCurrent || !isAbout(flag, fact)));
