import type { Context } from 'hono';
import { eventFaults, repeatedBy } from '../../domain/company/event-faults';
import type { CompanyEvent } from '../../domain/company/events';
import { inRupees } from '../../domain/company/facts';
import type { Fault, NewEvent } from '../../domain/company/known';
import { seesFees } from '../../domain/session/roles';
import { say } from '../../domain/shared/message';
import type { Answer } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { notHere, Problem } from '../../platform/problem';
import { withMatchesLost } from '../books/reconcile/matches-lost.repository';
import { type CompanyCase, eventOf } from '../calendar/case/case.repository';
import { pastObligation } from '../calendar/work-out/work-out.repository';
import { eventRowOf, findEvent, insertEvent, withdrawRow } from '../company/fact.repository';
import { companyEvents, type EventRow } from '../company/fact.table';
import { eventJson } from './fact.contract';
import { alreadyWithdrawn, flagsOf, knownOf, type Plan, refuse, refuseFlood, writeCase } from './fact.usecase';

/** Records an event. The same one again is refused, and the known one is named. */
export const recordEvent = (c: Context<AppEnv>, event: NewEvent): Promise<Answer> =>
  writeCase(c, (companyCase): Plan => {
    const repeated = repeatedBy(event, companyCase.dossier.events);
    if (repeated) throw eventKnown(repeated);
    refuseFlood(companyCase);
    const past = isOfPast(event, companyCase) ? pastObligation(companyCase, event.subject, today()) : undefined;
    const unknown = isOfPast(event, companyCase) && !past ? [NO_OBLIGATION] : [];
    refuse([...unknown, ...eventFaults(event, knownOf(companyCase))]);
    const row = eventRowOf(companyCase.company.id, c.var.person, event);
    const next = withEvents(companyCase, [...companyCase.dossier.events, eventOf(row)]);
    return {
      next,
      ...(past && { reach: past.dueOn.value }),
      statements: [insertEvent(c.env.DB, row)],
      entries: [{ ...eventEntry('event.recorded', row), after: saidByEvent(row) }],
      answerOf: ({ changes }) => ({
        status: 201,
        body: { event: json(c, row), flags: flagsOf(next), changes },
      }),
    };
  });

/** Takes an event back: it counts no more from today on, and is kept. */
export const withdrawEvent = (c: Context<AppEnv>, id: string): Promise<Answer> =>
  writeCase(c, async (companyCase): Promise<Plan> => {
    const row = await findEvent(c.env.DB, c.var.companyScope, id);
    if (!row) throw notHere();
    if (row.withdrawnOn) throw alreadyWithdrawn();
    const events = companyCase.dossier.events.map((event) =>
      event.id === id ? { ...event, withdrawnOn: today() } : event,
    );
    const withdrawal = {
      chainId: companyCase.company.id,
      statements: withdrawRow(c.env.DB, companyEvents, row, c.var.person),
      entries: [{ ...eventEntry('event.withdrawn', row), before: saidByEvent(row), after: null }],
    };
    const { statements, entries } = await withMatchesLost(c.env.DB, withdrawal, [id]);
    const item = companyCase.items.find(({ obligationKey }) => obligationKey === row.subject);
    return {
      next: withEvents(companyCase, events),
      ...(item && { reach: item.dueDate }),
      statements,
      entries,
      answerOf: ({ changes }) => ({ status: 200, body: { event: json(c, row), changes } }),
    };
  });

function eventKnown({ id }: CompanyEvent): Problem {
  const message = say('company.record.event-known');
  return new Problem(409, 'event-known', message, { happenedOn: message }, { id });
}

const OF_AN_OBLIGATION: readonly string[] = ['filing', 'tax-paid', 'nothing-due', 'not-filed', 'settled'];

const NO_OBLIGATION: Fault = { field: 'subject', message: say('company.record.no-obligation') };

/** Whether something is said of an obligation that is not on the calendar: one of long ago, or none at all. */
const isOfPast = ({ kind, subject }: NewEvent, { items }: CompanyCase): boolean =>
  OF_AN_OBLIGATION.includes(kind) && subject !== '' && !items.some(({ obligationKey }) => obligationKey === subject);

export const withEvents = ({ company, dossier, items }: CompanyCase, events: readonly CompanyEvent[]): CompanyCase => ({
  company,
  dossier: { ...dossier, events },
  items,
});

const json = (c: Context<AppEnv>, row: EventRow) => eventJson(row, seesFees(c.var.companyScope.role));

export const eventEntry = (action: string, { id }: Pick<EventRow, 'id'>) => ({
  action,
  entityType: 'company-event',
  entityId: id,
});

type Saying = Pick<EventRow, 'kind' | 'subject' | 'happenedOn' | 'details'>;

export const saidByEvent = ({ kind, subject, happenedOn, details }: Saying) => ({
  kind,
  ...(subject && { subject }),
  happenedOn,
  details: inRupees(Object(details)),
});
