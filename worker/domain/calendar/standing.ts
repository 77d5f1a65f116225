import type { CompanyEvent, EventKind, EventOf } from '../company/events';
import type { Fact, FactKind, FactOf, Recorded } from '../company/facts';
import type { IsoDate } from '../shared/dates';
import type { Asked, Dossier } from './obligation';

/** A company's facts and events as they were known on the day that is asked, ready to be looked up. */
export type Standing = {
  dossier: Dossier;
  asked: Asked;
  /** The statement of a kind and subject that holds on a day: the latest to hold, of equals the one recorded last. */
  factOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject?: string) => FactOf<Kind> | undefined;
  /** The same; on a day before the first statement, that one: for what was so all along and was only said later. */
  statedOn: <Kind extends FactKind>(kind: Kind, day: IsoDate, subject?: string) => FactOf<Kind> | undefined;
  /** The subjects of a kind that are stated at all, in order. */
  subjectsOf: (kind: FactKind) => readonly string[];
  /** The newest statement of each subject of a kind, whatever day is asked. */
  newest: <Kind extends FactKind>(kind: Kind) => readonly FactOf<Kind>[];
  /** Events of a kind, in the order in which they happened. */
  events: <Kind extends EventKind>(kind: Kind) => readonly EventOf<Kind>[];
};

/**
 * What was known on the day asked. Before the books were kept here nobody had stated anything: the statements of the first day
 * then stand for the company as it was, so that the law of an earlier day can be asked about it.
 */
export function standingOf(dossier: Dossier, asked: Asked): Standing {
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
