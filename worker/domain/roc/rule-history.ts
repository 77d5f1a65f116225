import { addDays, isoDate } from '../shared/dates';
import { citationOf, type Quantity, type Working } from '../shared/explained';
import type { Rule, RuleHistory, Source } from '../shared/rule';

type Common<Value> = Pick<Rule<Value>, 'id' | 'basis' | 'unit' | 'statute' | 'source'> & Variable<Value>;
type Variable<Value> = Partial<Pick<Rule<Value>, 'comparator' | 'confidence' | 'status'>>;
type Version<Value> = { from: string; value: Value; to?: string; knownSince?: string } & Variable<Value> &
  Partial<Pick<Rule<Value>, 'basis' | 'statute' | 'source'>>;

const CHECKED_ON = isoDate('2026-11-20');

/**
 * The versions of one rule, oldest first. A version ends the day before the next begins unless its own end is given;
 * it was known since the day it came into force unless the notification's date is given.
 */
export function ruleHistory<Value>(common: Common<Value>, versions: readonly Version<Value>[]): RuleHistory<Value> {
  return versions.map(({ from, to, knownSince, ...version }, index) => {
    const next = versions[index + 1]?.from;
    const end = to ? isoDate(to) : next ? addDays(isoDate(next), -1) : null;
    const days = { from: isoDate(from), to: end, knownSince: isoDate(knownSince ?? from), checkedOn: CHECKED_ON };
    return { confidence: 'high', status: 'enacted', ...common, ...version, ...days };
  });
}

/** A source for what was written down from knowledge of the statute; nobody has laid a page beside it. */
export const fromStatute = (name: string): Source => ({ title: `${name}, as known; no page was compared` });

/** Notes the value that a rule fixes as a step of its own, so that later steps can be computed from it again. */
export function noteRule(working: Working, id: string, label: string, quantity: Quantity, rule: Rule<unknown>): void {
  working.make(id, label, quantity, { inputs: [], rule: citationOf(rule) });
}
