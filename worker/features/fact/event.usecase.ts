import type { Context } from 'hono';
import { eventFaults, repeatedBy } from '../../domain/company/event-faults';
import type { CompanyEvent } from '../../domain/company/events';
import { inRupees } from '../../domain/company/in-rupees';
import type { Fault, NewEvent } from '../../domain/company/known';
import { seesFees } from '../../domain/session/roles';
import type { Answer } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/http';
import { notHere, Problem } from '../../platform/problem';
import { withMatchesLost } from '../books/reconcile/matches-lost.repository';
import { eventOf } from '../calendar/case.repository';
import type { Case } from '../calendar/work-out.repository';
import { eventJson } from './fact.contract';
import { eventInserted, eventRowOf, findEvent, takenBack } from './fact.repository';
import { companyEvents, type EventRow } from './fact.table';
import { alreadyTakenBack, flagsOf, knownOf, type Plan, refuse, refuseFlood, written } from './write.usecase';

/** Records an event. The same one again is refused, and the known one is named. */
export const recordEvent = (c: Context<AppEnv>, event: NewEvent): Promise<Answer> =>
  written(c, (kase): Plan => {
    const repeated = repeatedBy(event, kase.dossier.events);
    if (repeated) throw eventKnown(repeated);
    refuseFlood(kase);
    refuse([...unknownObligation(event, kase), ...eventFaults(event, knownOf(kase))]);
    const row = eventRowOf(kase.company.id, c.var.person, event);
    const next = withEvents(kase, [...kase.dossier.events, eventOf(row)]);
    return {
      next,
      statements: [eventInserted(c.env.DB, row)],
      entries: [{ ...entryOf('event.recorded', row), after: saidBy(row) }],
      answerOf: ({ changes }) => ({
        status: 201,
        body: { event: json(c, row), flags: flagsOf(next), changes },
      }),
    };
  });

/** Takes an event back: it counts no more from today on, and is kept. */
export const withdrawEvent = (c: Context<AppEnv>, id: string): Promise<Answer> =>
  written(c, async (kase): Promise<Plan> => {
    const row = await findEvent(c.env.DB, c.var.companyScope, id);
    if (!row) throw notHere();
    if (row.withdrawnOn) throw alreadyTakenBack();
    const events = kase.dossier.events.map((event) => (event.id === id ? { ...event, withdrawnOn: today() } : event));
    const withdrawal = {
      chainId: kase.company.id,
      statements: takenBack(c.env.DB, companyEvents, row, c.var.person),
      entries: [{ ...entryOf('event.withdrawn', row), before: saidBy(row), after: null }],
    };
    const { statements, entries } = await withMatchesLost(c.env.DB, withdrawal, [id]);
    return {
      next: withEvents(kase, events),
      statements,
      entries,
      answerOf: ({ changes }) => ({ status: 200, body: { event: json(c, row), changes } }),
    };
  });

function eventKnown({ id }: CompanyEvent): Problem {
  const message = 'This is recorded already, with the same day';
  return new Problem(409, 'event-known', message, { happenedOn: message }, { id });
}

const OF_AN_OBLIGATION: readonly string[] = ['filing', 'nothing-due', 'not-filed'];

function unknownObligation({ kind, subject }: NewEvent, { items }: Case): Fault[] {
  const isKnown = !OF_AN_OBLIGATION.includes(kind) || items.some(({ obligationKey }) => obligationKey === subject);
  const message = 'This company has no such obligation; name one of its calendar, as form|period|subject';
  return isKnown ? [] : [{ field: 'subject', message }];
}

const withEvents = ({ company, dossier, items }: Case, events: readonly CompanyEvent[]): Case => ({
  company,
  dossier: { ...dossier, events },
  items,
});

const json = (c: Context<AppEnv>, row: EventRow) => eventJson(row, seesFees(c.var.companyScope.role));

const entryOf = (action: string, { id }: EventRow) => ({ action, entityType: 'company-event', entityId: id });

const saidBy = ({ kind, subject, happenedOn, details }: EventRow) => ({
  kind,
  ...(subject && { subject }),
  happenedOn,
  details: inRupees(Object(details)),
});
