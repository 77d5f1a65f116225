import type { Context } from 'hono';
import type { z } from 'zod';
import { isMeeting, type PastPeriod, pastOf } from '../../domain/calendar/past';
import { eventFaults } from '../../domain/company/event-faults';
import type { CompanyEvent } from '../../domain/company/events';
import type { Known, NewEvent } from '../../domain/company/known';
import { questionsOf } from '../../domain/company/questions';
import type { IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import type { Answer } from '../../platform/acting';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { notHere, Problem } from '../../platform/problem';
import { withMatchesLost } from '../books/reconcile/matches-lost.repository';
import { eventOf, readCases } from '../calendar/case/case.repository';
import { disqualificationJson } from '../calendar/status/status.contract';
import { itemIdOf } from '../calendar/work-out/work-out.repository';
import { eventRowOf, insertEvents, withdrawEvents } from '../company/fact.repository';
import type { EventRow } from '../company/fact.table';
import { eventEntry, saidByEvent, withEvents } from './event.usecase';
import { questionJson } from './fact.contract';
import { knownOf, type Plan, refuse, refuseFlood, writeCase } from './fact.usecase';
import { type AnswerTo, type pastAnswers, rowsOfPast } from './past.contract';

/** Everything that fell due of a company since it was formed, what was said of each, and what follows from that. */
export async function findPast(c: Context<AppEnv>) {
  const { companyId } = c.var.companyScope;
  const companyCase = (await readCases(c.env.DB, [companyId])).get(companyId);
  if (!companyCase) throw notHere();
  const asOf = today();
  const { periods, answer } = pastOf(companyCase.dossier, asOf);
  return {
    years: [...new Set(periods.map(({ year }) => year))].toSorted(),
    rows: rowsOfPast(periods, { itemIdOf: (key) => itemIdOf(companyId, key), today: asOf }),
    questions: questionsOf(knownOf(companyCase), answer.notDue).map(questionJson),
    isStruckOffThreatened: answer.isStruckOffThreatened,
    disqualification: disqualificationJson(answer),
    asOf,
  };
}

/**
 * Says of many past obligations at once how they stand: all of it or nothing. Each names what was said of it when the person looked;
 * where that is no longer so, nothing is written and those are named (409). What stands already is left as it is, so that the same
 * call may come twice. An answer takes the place of the one before it, which is kept as withdrawn.
 */
export const answerPast = (c: Context<AppEnv>, { answers }: z.infer<typeof pastAnswers>): Promise<Answer> =>
  writeCase(c, async (companyCase): Promise<Plan> => {
    const { company, dossier } = companyCase;
    const day = today();
    const periods = new Map(pastOf(dossier, day).periods.map((one) => [one.obligation.key, one]));
    const changed = changedBy(answers, periods);
    const [first] = changed.map(({ period }) => period.obligation.dueOn.value).toSorted();
    if (!first) return { answer: answered(0, 0, answers.length, []) };
    refuseFlood(companyCase, changed.length);
    const gone = changed.flatMap(({ period }) => period.words);
    const left = withdrawn(dossier.events, gone, day);
    const events = eventsOf(changed, knownOf({ company, dossier: { ...dossier, events: left } }));
    const rows = events.map((event) => eventRowOf(company.id, c.var.person, event));
    const { statements, entries } = await writingOf(c, { rows, gone });
    return {
      next: withEvents(companyCase, [...left, ...rows.map(eventOf)]),
      reach: first,
      statements,
      entries,
      answerOf: ({ changes }) => answered(rows.length, gone.length, answers.length - changed.length, changes),
    };
  });

const withdrawn = (events: readonly CompanyEvent[], gone: readonly CompanyEvent[], withdrawnOn: IsoDate) => {
  const ids = new Set(gone.map(({ id }) => id));
  return events.map((event) => (ids.has(event.id) ? { ...event, withdrawnOn } : event));
};

/** The statements and entries of words that are taken back and of those that are recorded; lines matched to the former are open again. */
function writingOf(c: Context<AppEnv>, { rows, gone }: { rows: readonly EventRow[]; gone: readonly CompanyEvent[] }) {
  const { companyId } = c.var.companyScope;
  const ids = gone.map(({ id }) => id);
  const back = gone.map((event) => ({
    ...eventEntry('event.withdrawn', event),
    before: saidByEvent(event),
    after: null,
  }));
  const change = {
    chainId: companyId,
    statements: [...withdrawEvents(c.env.DB, companyId, ids, c.var.person), ...insertEvents(c.env.DB, rows)],
    entries: [...back, ...rows.map((row) => ({ ...eventEntry('event.recorded', row), after: saidByEvent(row) }))],
  };
  return withMatchesLost(c.env.DB, change, ids);
}

type Changed = { period: PastPeriod; answer: AnswerTo; place: number };

/** The answers that say something new. Throws 422 where no such thing was due, 409 where something else was said meanwhile. */
function changedBy(answers: readonly AnswerTo[], periods: ReadonlyMap<string, PastPeriod>): Changed[] {
  const found = answers.map((answer, place) => ({ answer, place, period: periods.get(answer.key) }));
  refuse(
    found.flatMap(({ period, place }) => {
      const field = `answers.${place}.key`;
      if (!period) return [{ field, message: say('company.record.no-obligation') }];
      return period.followsFromAct ? [{ field, message: say('company.past.follows-from-act') }] : [];
    }),
  );
  const changed = found.flatMap((one) =>
    one.period && !isSaid(one.period, one.answer) ? [{ ...one, period: one.period }] : [],
  );
  const overtaken = changed.filter(({ period, answer }) => period.said !== answer.was);
  if (overtaken.length > 0) {
    const titles = overtaken.map(({ period }) => period.obligation.title);
    const message = say('company.past.said-otherwise', { titles: { list: titles.slice(0, MOST_NAMED) } });
    const fields = Object.fromEntries(overtaken.map(({ place }) => [`answers.${place}.was`, message]));
    throw new Problem(409, 'said-otherwise', message, fields);
  }
  return changed;
}

const MOST_NAMED = 5;

/** Whether an answer says what is said already. */
function isSaid({ said, obligation, words }: PastPeriod, answer: AnswerTo): boolean {
  // What a word for the whole area says, or nobody, is no word of its own that could be withdrawn.
  if (answer.is === 'unsaid') return words.length === 0;
  if (answer.is !== said) return false;
  return answer.is !== 'filed' || answer.on === obligation.doneOn;
}

/** What is recorded for the answers. Throws 422 where one of them cannot be, such as a filing before its period was over. */
function eventsOf(changed: readonly Changed[], known: Known): NewEvent[] {
  const told = changed.flatMap(({ period, answer, place }) => {
    const event = eventOfAnswer(period, answer, known.today);
    return event ? [{ event, place }] : [];
  });
  const faults = told.flatMap(({ event, place }) =>
    eventFaults(event, known).map(({ field, message }) => ({ field: fieldOf(place, field), message })),
  );
  refuse(faults);
  return told.map(({ event }) => event);
}

const fieldOf = (place: number, field: string): string => `answers.${place}.${field === 'happenedOn' ? 'on' : 'key'}`;

/** What is recorded for an answer; nothing where a word is only taken back. What was known of a filing stays known of it. */
function eventOfAnswer({ obligation, words }: PastPeriod, answer: AnswerTo, day: IsoDate): NewEvent | undefined {
  const { key: subject, period } = obligation;
  if (answer.is === 'unsaid') return undefined;
  if (answer.is === 'nothing-due')
    return { kind: 'nothing-due', subject, happenedOn: day, details: { reason: answer.reason } };
  if (answer.is !== 'filed') return { kind: answer.is, subject, happenedOn: day, details: {} };
  if (isMeeting(obligation)) {
    const held = words.find(({ kind }) => kind === 'agm');
    return { kind: 'agm', subject: period, happenedOn: answer.on, details: held?.kind === 'agm' ? held.details : {} };
  }
  const filing = words.find(({ kind }) => kind === 'filing');
  const details = filing?.kind === 'filing' ? filing.details : {};
  return { kind: 'filing', subject, happenedOn: answer.on, details };
}

type Changes = readonly object[];

const MOST_SHOWN = 100;

const answered = (recorded: number, withdrawn: number, unchanged: number, changes: Changes): Answer => ({
  status: 200,
  body: { recorded, withdrawn, unchanged, changes: changes.slice(0, MOST_SHOWN) },
});
