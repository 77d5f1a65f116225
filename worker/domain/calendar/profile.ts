import type { CompanyEvent, EventKind, EventOf } from '../company/events';
import type { Fact, FactKind, FactOf, Recorded } from '../company/facts';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import type { Asked, CompanyProfile, Dossier } from './model';

/**
 * What was known on the day asked. Before the books were kept here nobody had stated anything: the statements of the first day
 * then stand for the company as it was, so that the law of an earlier day can be asked about it.
 */
export function profileOf(dossier: Dossier, asked: Asked): CompanyProfile {
  const cut = asked.knownOn && asked.knownOn > dossier.trackedSince ? asked.knownOn : undefined;
  const knownOn = asked.knownOn && (cut ?? dossier.trackedSince);
  const facts = grouped(dossier.facts.filter((fact) => isKnown(fact, knownOn)));
  const events = dossier.events
    .filter((event) => isKnown(event, knownOn) && (!asked.knownOn || event.happenedOn <= asked.knownOn))
    .toSorted(byDay);
  const ofKind = new Map<EventKind, CompanyEvent[]>();
  for (const event of events) ofKind.set(event.kind, [...(ofKind.get(event.kind) ?? []), event]);
  return {
    dossier,
    asked,
    factOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject = '') =>
      (facts.get(kind)?.get(subject) ?? []).findLast(({ holdsFrom }) => holdsFrom <= day) as FactOf<Kind> | undefined,
    statedOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject = '') => {
      const versions = facts.get(kind)?.get(subject) ?? [];
      return (versions.findLast(({ holdsFrom }) => holdsFrom <= day) ?? versions[0]) as FactOf<Kind> | undefined;
    },
    subjectsOf: (kind) => [...(facts.get(kind)?.keys() ?? [])].toSorted(),
    newest: <Kind extends FactKind>(kind: Kind) =>
      [...(facts.get(kind)?.values() ?? [])].flatMap((versions) => versions.at(-1) ?? []) as unknown as FactOf<Kind>[],
    versions: <Kind extends FactKind>(kind: Kind) =>
      [...(facts.get(kind)?.values() ?? [])].flatMap((versions) =>
        versions.filter((one, place) => versions[place + 1]?.holdsFrom !== one.holdsFrom),
      ) as unknown as FactOf<Kind>[],
    events: <Kind extends EventKind>(kind: Kind) => (ofKind.get(kind) ?? []) as unknown as EventOf<Kind>[],
  };
}

function isKnown({ recordedOn, withdrawnOn }: Recorded, knownOn: IsoDate | undefined): boolean {
  if (!knownOn) return withdrawnOn === undefined;
  return recordedOn <= knownOn && (withdrawnOn === undefined || knownOn < withdrawnOn);
}

/** By kind and subject, the versions of each in the order in which they hold and were recorded. */
function grouped(facts: readonly Fact[]): Map<FactKind, Map<string, Fact[]>> {
  const kinds = new Map<FactKind, Map<string, Fact[]>>();
  const ordered = facts.toSorted(
    (one, other) =>
      compare(one.holdsFrom, other.holdsFrom) || compare(one.recordedOn, other.recordedOn) || compare(one.id, other.id),
  );
  for (const fact of ordered) {
    const subjects = kinds.get(fact.kind) ?? new Map<string, Fact[]>();
    subjects.set(fact.subject, [...(subjects.get(fact.subject) ?? []), fact]);
    kinds.set(fact.kind, subjects);
  }
  return kinds;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byDay = (one: CompanyEvent, other: CompanyEvent) =>
  compare(one.happenedOn, other.happenedOn) || compare(one.id, other.id);

// An extension seldom moves a date by more, and one that does would have to be found a year before the window.
const REACH_MONTHS = 12;

/** From which due day an area must look for drafts: earlier than the window where a relief may move one into it. */
export const reachOf = ({ dossier, asked }: CompanyProfile): IsoDate =>
  dossier.reliefs.some(
    ({ kind, knownSince }) => kind === 'extension' && (!asked.knownOn || knownSince <= asked.knownOn),
  )
    ? addMonths(asked.from, -REACH_MONTHS)
    : asked.from;

/** The last days of the months from one day's to another's. */
export function monthEnds(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const ends: IsoDate[] = [];
  for (let next = addMonths(firstOfMonth(from), 1); ; next = addMonths(next, 1)) {
    const end = addDays(next, -1);
    if (firstOfMonth(end) > to) return ends;
    ends.push(end);
  }
}
