import { type FactKind, SINGLE_FACTS } from '#domain/company/facts';
import type { Fact } from './fact.types';

const SINGLE: readonly FactKind[] = SINGLE_FACTS;

/** Whether a company has this kind of fact once at a time. */
export const isSingle = (kind: FactKind): boolean => SINGLE.includes(kind);

export type Standing = { fact: Fact; earlier: readonly Fact[] };

/** The statements of a kind that stand, one of each subject in its order, each with those it took over from. */
export function standingFacts(facts: readonly Fact[], kind: FactKind): readonly Standing[] {
  const ofKind = facts.filter((fact) => fact.kind === kind);
  return ofKind
    .filter(({ isCurrent }) => isCurrent)
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .map((fact) => ({ fact, earlier: ofKind.filter((other) => other.subject === fact.subject && other !== fact) }));
}
