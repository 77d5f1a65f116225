import type { IsoDate } from '../shared/dates';
import type { Draft } from './draft';
import type { Obligation } from './obligation';
import type { Standing } from './standing';
import type { Area } from './values';

type Done = { on: IsoDate; acknowledgement?: string };

/** What people have said of obligations, by key, as far as it had happened on the day that is asked. */
export type Words = {
  filed: ReadonlyMap<string, Done>;
  nothingDue: ReadonlySet<string>;
  notFiled: ReadonlySet<string>;
  settled: readonly { until: IsoDate; area?: Area }[];
};

/** Collects the words of a company's people. An obligation that is filed twice was done on the first of the days. */
export function wordsOf(standing: Standing): Words {
  const { today } = standing.asked;
  const filed = new Map<string, Done>();
  for (const { subject, happenedOn, details } of standing.events('filing')) {
    const { acknowledgement } = details;
    if (happenedOn > today || filed.has(subject)) continue;
    filed.set(subject, { on: happenedOn, ...(acknowledgement !== undefined && { acknowledgement }) });
  }
  const said = (kind: 'nothing-due' | 'not-filed') =>
    new Set(standing.events(kind).flatMap(({ subject, happenedOn }) => (happenedOn <= today ? subject : [])));
  const settled = standing
    .events('settled')
    .map(({ happenedOn, details }) => ({ until: happenedOn, ...(details.area && { area: details.area }) }));
  return { filed, nothingDue: said('nothing-due'), notFiled: said('not-filed'), settled };
}

export type State = Pick<Obligation, 'status' | 'doneOn' | 'acknowledgement'>;

/**
 * How an obligation stands. What was filed is done, whoever said what else; then the most exact word counts: nothing was due,
 * it was not filed, an act of its own shows it done or open; then a word for the whole area. What fell due before the books
 * were kept here, and of which nobody has spoken, is unconfirmed and not overdue.
 */
export function stateOf(draft: Draft, key: string, dueOn: IsoDate, words: Words, { asked, dossier }: Standing): State {
  const filed = words.filed.get(key);
  if (filed) return completed(filed);
  if (words.nothingDue.has(key)) return { status: 'not_due' };
  if (words.notFiled.has(key)) return { status: 'pending' };
  if (draft.done && draft.done.on <= asked.today) return completed(draft.done);
  if (draft.isStatedOpen) return { status: 'pending' };
  const isSettled = words.settled.some(({ until, area }) => dueOn <= until && (!area || area === draft.area));
  if (isSettled) return { status: 'settled' };
  return { status: dueOn < dossier.trackedSince && dueOn < asked.today ? 'unconfirmed' : 'pending' };
}

const completed = ({ on, acknowledgement }: Done): State => ({
  status: 'completed',
  doneOn: on,
  ...(acknowledgement !== undefined && { acknowledgement }),
});
