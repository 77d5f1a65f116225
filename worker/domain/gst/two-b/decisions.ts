import type { IsoDate } from '../../shared/dates';

export const DECISION_ACTIONS = ['accept', 'hold', 'block', 'reject'] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/** What a person decided of a row of GSTR-2B, for the return of a period. `undo` gives back what held before. */
export type Decision = {
  id: string;
  lineKey: string;
  /** The GSTR-2B the row stands in, and the return in which the decision counts: the same, or a later one. */
  twoBPeriod: string;
  period: string;
  action: DecisionAction | 'undo';
  /** The clause of s.17 by which credit is blocked. */
  section: string | null;
  /** The bills that the person says it is. */
  billIds: readonly string[];
  remark: string | null;
  decidedOn: IsoDate;
  decidedAt: string;
  byName: string;
};

/** What holds of a row in a period: of decisions in the order in which they were made the last one that was not undone. */
export function decisionInForce(decisions: readonly Decision[]): Decision | null {
  const standing: Decision[] = [];
  for (const decision of decisions.toSorted(byTime)) {
    if (decision.action === 'undo') standing.pop();
    else standing.push(decision);
  }
  return standing.at(-1) ?? null;
}

const byTime = (one: Decision, other: Decision): number =>
  one.decidedAt === other.decidedAt ? (one.id < other.id ? -1 : 1) : one.decidedAt < other.decidedAt ? -1 : 1;

/** What the Invoice Management System is told: blocked credit is the company's own affair, the document is accepted. */
export const imsActionOf = ({ action }: Pick<Decision, 'action'>): 'accept' | 'pending' | 'reject' =>
  action === 'hold' ? 'pending' : action === 'reject' ? 'reject' : 'accept';
