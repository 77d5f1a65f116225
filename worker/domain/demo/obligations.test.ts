import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { obligationsOf } from '../calendar/engine';
import { profileOf } from '../calendar/profile';
import { eventFaults } from '../company/event-faults';
import { factFaults } from '../company/fact-faults';
import { healthScore } from '../health/health-score';
import { addDays, addMonths, type IsoDate, isoDate } from '../shared/dates';
import { DEMO_CLIENTS, type DemoClient } from './clients';
import { demoPast, dossierOf } from './obligations';

// The day of the journeys, the ends of a month, a quarter and two years, and days on which much falls due.
const DAYS = [
  ...['2026-11-20', '2026-12-31', '2027-01-31', '2027-03-31'],
  ...['2027-04-01', '2027-09-25', '2027-10-30', '2028-02-29'],
].map(isoDate);

const known = new Map<string, ReturnType<typeof answered>>();

/** What the engine answers of a client on the day it is shown, and the score of that; worked out once. */
function shown(client: DemoClient, today: IsoDate) {
  const key = `${client.name} ${today}`;
  const found = known.get(key) ?? answered(client, today);
  known.set(key, found);
  return found;
}

function answered(client: DemoClient, today: IsoDate) {
  const past = demoPast(client, today);
  const dossier = dossierOf(client, past);
  const asked = { today, from: addMonths(today, -12), to: addMonths(today, 24) };
  const answer = obligationsOf(dossier, asked);
  const items = answer.obligations
    .filter(({ status, isOptional }) => !isOptional && (status === 'pending' || status === 'completed'))
    .map(({ key: id, title, priority, dueOn, doneOn }) => ({
      id,
      title,
      priority,
      dueOn: dueOn.value,
      ...(doneOn && { doneOn }),
    }));
  const { value } = healthScore({ items, today, isStruckOffThreatened: answer.isStruckOffThreatened });
  const overdue = answer.obligations.filter(
    ({ status, isOptional, dueOn }) => status === 'pending' && !isOptional && dueOn.value < today,
  );
  return { past, dossier, answer, score: value.score, overdue };
}

const meanOn = (today: IsoDate) => {
  const scores = DEMO_CLIENTS.map((client) => shown(client, today).score);
  return { scores, mean: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) };
};

test.each(DAYS)('the mean of the clients is 87 on %s', (today) => {
  const { scores, mean } = meanOn(today);
  expect(mean, scores.join(' ')).toBe(87);
});

test('and on any other day', () => {
  const anyDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays(isoDate('2026-11-20'), days));
  fc.assert(
    fc.property(anyDay, (today) => {
      expect(meanOn(today).mean).toBe(87);
    }),
    { numRuns: 3 },
  );
}, 30_000);

describe.each(DEMO_CLIENTS.map((client) => [client.name, client] as const))('%s', (_name, client) => {
  test('nothing is doubtful: all that fell due is done, but for what is left open', () => {
    for (const today of DAYS) {
      const { answer, overdue, past } = shown(client, today);
      const unsaid = answer.obligations.filter(({ status, dueOn }) => status === 'pending' && dueOn.value < today);
      expect.soft(unsaid).toHaveLength(overdue.length);
      expect.soft(answer.obligations.filter(({ status }) => status === 'unconfirmed')).toEqual([]);
      expect.soft(overdue.length).toBeLessThanOrEqual(3);
      expect.soft(past.events.filter(({ happenedOn }) => happenedOn > today)).toEqual([]);
    }
  });

  test('what is told of it could be stated and recorded by a person', () => {
    const today = isoDate('2026-11-20');
    const { past, dossier } = shown(client, today);
    const { name, cin, pan, gstin, tan, incorporationDate: incorporatedOn } = client;
    const profile = profileOf({ ...dossier, facts: [], events: [] }, { today, from: today, to: today });
    const known = { name, cin, pan, gstin, tan, incorporatedOn, today, profile };
    expect(past.facts.flatMap((fact) => factFaults(fact, known))).toEqual([]);
    expect(past.events.flatMap((event) => eventFaults(event, known))).toEqual([]);
  });
});

test.each(['2026-11-20', '2027-03-31', '2028-02-29', '2027-01-31'].map(isoDate))(
  'on %s the main company has a return or two of GST and one of tax at source overdue, and things to come',
  (today) => {
    const [main] = DEMO_CLIENTS;
    if (!main) throw new Error('There is no main company');
    const { overdue, answer } = shown(main, today);
    expect(['GST TDS', 'GST GST TDS']).toContain(
      overdue
        .map(({ area }) => area)
        .toSorted()
        .join(' '),
    );
    const until = addDays(today, 30);
    const upcoming = answer.obligations.filter(
      ({ status, dueOn }) => status === 'pending' && dueOn.value >= today && dueOn.value <= until,
    );
    expect(upcoming.length).toBeGreaterThanOrEqual(2);
  },
);

test('no acknowledgement looks like one of a portal', () => {
  const events = DEMO_CLIENTS.flatMap((client) => demoPast(client, isoDate('2026-11-20')).events);
  const numbers = events.flatMap((event) => {
    if (event.kind === 'filing') return [event.details.acknowledgement];
    return event.kind === 'deposit' ? [event.details.challan] : [];
  });
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number) => !number?.startsWith('DEMO-'))).toEqual([]);
});

test('the same day gives the same past', () => {
  const [main] = DEMO_CLIENTS;
  if (!main) throw new Error('There is no main company');
  expect(demoPast(main, isoDate('2026-11-20'))).toEqual(demoPast(main, isoDate('2026-11-20')));
});
