import { addDays, isoDate } from '#domain/shared/dates';
import type { FactName } from '../../../lib/fact-key';
import type { Facts, WithdrawnFact } from '../fact.types';

/** One thing that was said of a fact: it stands, it held until a day, a later entry of the same day replaced it, or it was withdrawn. */
export type Version = {
  fact: Omit<WithdrawnFact, 'withdrawnAt'>;
  state: 'current' | 'earlier' | 'replaced' | 'withdrawn';
  /** The last day on which it held. */
  until?: string;
  withdrawnAt?: string;
};

/** Everything that was said of a fact, what holds last first. */
export function versionsOf({ kind, subject }: FactName, { facts, withdrawn }: Pick<Facts, 'facts' | 'withdrawn'>) {
  const isOfIt = (one: FactName) => one.kind === kind && one.subject === subject;
  const standing = facts.filter(isOfIt).toSorted(byDay);
  const held = standing.map((fact, place): Version => {
    if (fact.isCurrent) return { fact, state: 'current' };
    const next = standing[place - 1];
    if (next?.holdsFrom === fact.holdsFrom) return { fact, state: 'replaced' };
    return { fact, state: 'earlier', ...(next && { until: addDays(isoDate(next.holdsFrom), -1) }) };
  });
  const gone = withdrawn
    .filter(isOfIt)
    .map(({ withdrawnAt, ...fact }): Version => ({ fact, state: 'withdrawn', withdrawnAt }));
  return [...held, ...gone].toSorted((one, other) => byDay(one.fact, other.fact));
}

type Dated = { holdsFrom: string; recordedAt: string; id: string };

const byDay = (one: Dated, other: Dated): number => (orderOf(one) > orderOf(other) ? -1 : 1);
const orderOf = ({ holdsFrom, recordedAt, id }: Dated): string => `${holdsFrom}|${recordedAt}|${id}`;
