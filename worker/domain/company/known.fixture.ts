import type { Dossier } from '../calendar/model';
import { profileOf } from '../calendar/profile';
import { isoDate } from '../shared/dates';
import type { CompanyEvent } from './events';
import type { Fact } from './facts';
import type { Known, NewEvent, NewFact } from './known';

const recordedOn = isoDate('2026-11-20');

/** A private company of Karnataka of 2022, asked about on 20 November 2026, of which so much is known. */
export function knownWith(
  facts: readonly NewFact[],
  events: readonly NewEvent[] = [],
  rest: Partial<Known> = {},
): Known {
  const identity = {
    name: 'Kestrel Robotics Private Limited',
    cin: 'U62099KA2022PTC165432',
    pan: 'AAZCN9001Q',
    gstin: null,
    tan: null,
    incorporatedOn: isoDate('2022-06-14'),
    today: isoDate('2026-11-20'),
    ...rest,
  };
  const dossier: Dossier = {
    ...identity,
    facts: facts.map((fact, place): Fact => ({ ...fact, id: `fact-${place}`, recordedOn })),
    events: events.map((event, place): CompanyEvent => ({ ...event, id: `event-${place}`, recordedOn })),
    reliefs: [],
    trackedSince: recordedOn,
  };
  const { today } = identity;
  return { ...identity, profile: profileOf(dossier, { today, from: today, to: today }) };
}
