import { keyOf } from '../calendar/areas/answers';
import { obligationsOf } from '../calendar/engine';
import type { Dossier, Obligation } from '../calendar/model';
import type { CompanyEvent } from '../company/events';
import type { Fact } from '../company/facts';
import type { NewEvent, NewFact } from '../company/known';
import type { ScoredItem } from '../health/health-score';
import { quartersOfYear } from '../law/periods';
import { addMonths, daysBetween, type IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { statementDue } from '../tds/due-dates';
import type { DemoClient } from './clients';
import { type Closing, nearest, scored } from './closings';
import { eventsOf, factsOf, profileOf } from './facts';
import { chanceOf } from './seeded-random';
import { statementBegins } from './statement';

/** The past of a demonstration client: what was stated of it, what happened, and since when its books are kept. */
type DemoPast = { facts: readonly NewFact[]; events: readonly NewEvent[]; trackedSince: IsoDate; score: number };

const MONTHS_KEPT = 12;
const MONTHS_ON = 24;

/**
 * Gives a client the past of a year: everything that fell due was done, on time or so late that its score is the one wished for,
 * but for what its profile leaves open. Pure, and the same for the same day.
 */
export function demoPast(client: DemoClient, today: IsoDate, target = profileOf(client).target): DemoPast {
  const trackedSince = addMonths(today, -MONTHS_KEPT);
  const facts = factsOf(client, today);
  const told = eventsOf(client, today);
  const { due, done } = fallenDue(dossierOf(client, { facts, events: told, trackedSince }), today);
  const left = leftOpen(due, profileOf(client).open, today);
  const { closings, score } = nearest(target, { due, done, left, today, lot: `${client.cin}|${today}|past` });
  const events = [
    ...told,
    ...closings.map((closing) => closingEvent(closing, told, client)),
    ...salaryStatementsBefore(client, trackedSince, today),
  ];
  return { facts, events, trackedSince, score };
}

type Said = { facts: readonly NewFact[]; events: readonly NewEvent[]; trackedSince: IsoDate };

/** A client as the engine asks for it. Ids only tell the rows apart. */
export function dossierOf({ cin, pan, incorporationDate }: DemoClient, said: Said): Dossier {
  const recordedOn = addMonths(said.trackedSince, MONTHS_KEPT);
  const recorded = (place: number) => ({ id: String(place).padStart(5, '0'), recordedOn });
  return {
    cin,
    pan,
    incorporatedOn: incorporationDate,
    facts: said.facts.map((fact, place): Fact => ({ ...fact, ...recorded(place) })),
    events: said.events.map((event, place): CompanyEvent => ({ ...event, ...recorded(place) })),
    reliefs: [],
    trackedSince: said.trackedSince,
  };
}

/** What fell due and is not done by an event of its own, and what is: both make the score. */
function fallenDue(dossier: Dossier, today: IsoDate): { due: Obligation[]; done: ScoredItem[] } {
  const asked = { today, from: dossier.trackedSince, to: addMonths(today, MONTHS_ON) };
  const { obligations } = obligationsOf(dossier, asked);
  const due = obligations.filter(({ dueOn, status }) => dueOn.value < today && status === 'pending');
  const done = obligations.filter(({ status, isOptional }) => status === 'completed' && !isOptional);
  return { due, done: done.map((one) => ({ ...scored(one), ...(one.doneOn && { doneOn: one.doneOn }) })) };
}

const MOST_DAYS_OPEN = 30;

/**
 * The latest of an area stay open: what is open for longer would hold the score, and a later return could not have been filed.
 * Of tax at source a deposit before a certificate, which may wait for a season.
 */
function leftOpen(due: readonly Obligation[], open: { GST: number; TDS: number }, today: IsoDate): Obligation[] {
  const daysOpen = ({ dueOn }: Obligation) => daysBetween(dueOn.value, today);
  const latest = due.toReversed();
  const fresh = latest.filter((one) => daysOpen(one) <= MOST_DAYS_OPEN);
  const returns = fresh.filter(({ area }) => area === 'GST');
  const deposits = fresh.filter(({ form }) => form === 'tds-deposit');
  const certificates = latest.filter(
    (one) => one.area === 'TDS' && one.priority !== 'critical' && daysOpen(one) <= 3 * MOST_DAYS_OPEN,
  );
  return [...returns.slice(0, open.GST), ...[...deposits, ...certificates].slice(0, open.TDS)];
}

/** A deposit of what was withheld in the month, or a filing; its acknowledgement says itself that it is of a demonstration. */
function closingEvent({ obligation, on }: Closing, told: readonly NewEvent[], { cin }: DemoClient): NewEvent {
  const { key, form, period, subject } = obligation;
  const number = `DEMO-${chanceOf(`${cin}|${key}`).digits(10)}`;
  const withheld = form === 'tds-deposit' ? withheldIn(period, told) : paise(0);
  if (withheld > 0)
    return {
      kind: 'deposit',
      subject,
      happenedOn: on,
      details: { statement: 'residents', month: period, amount: withheld, challan: number },
    };
  return { kind: 'filing', subject: key, happenedOn: on, details: { acknowledgement: number } };
}

/** The statements of salaries that fell due before the calendar begins, from the year on that the books keep: filed on their last day. */
function salaryStatementsBefore(client: DemoClient, trackedSince: IsoDate, today: IsoDate): NewEvent[] {
  return quartersOfYear(statementBegins(today, true)).flatMap((quarter): NewEvent[] => {
    const { form, dueOn } = statementDue('salary', quarter).value;
    if (!profileOf(client).paysSalary || dueOn >= trackedSince) return [];
    const subject = keyOf({ form, period: `${quarter.year} ${quarter.name}`, subject: client.tan });
    const acknowledgement = `DEMO-${chanceOf(`${client.cin}|${subject}`).digits(10)}`;
    return [{ kind: 'filing', subject, happenedOn: dueOn, details: { acknowledgement } }];
  });
}

function withheldIn(month: string, told: readonly NewEvent[]): Paise {
  const inMonth = told.flatMap((event) =>
    event.kind === 'deduction' && event.happenedOn.startsWith(month) ? [event.details.amount] : [],
  );
  return paise(inMonth.reduce((sum, amount) => sum + amount, 0));
}
