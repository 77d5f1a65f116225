import { costOnDay, perDayOn } from '../../domain/calendar/ladder';
import type { CostLadder } from '../../domain/calendar/model';
import { addDays, daysBetween, type IsoDate } from '../../domain/shared/dates';
import { inDays, inPaise, onDay } from '../../domain/shared/explained';
import { type Message, say } from '../../domain/shared/message';
import { type Paise, paise } from '../../domain/shared/money';
import { inBaseWords } from '../../platform/http';
import { plain } from '../../platform/mail';
import type { DueRow, Matter } from './digest.repository';
import type { DigestWish } from './digest.table';
import { listed } from './plain-text';
import { easedLines } from './reliefs.words';

type Digest = { to: string; subject: string; text: string; lines: number };

type Open = DueRow & { cost: Paise; perDay: Paise };

/** Where a digest leads: to the calendar, and to where somebody says that they want no more. Neither where the address is unknown. */
export type Links = { open?: string; stop?: string };

/** The mail of a morning; undefined where there is nothing to say to this person. Dates are days in India, amounts rupees. */
export function digestOf(matter: Matter, day: IsoDate, links: Links): Digest | undefined {
  const { person, due, eased, unconfirmed } = matter;
  const open = due.map((row) => openOf(row, day));
  const overdue = open.filter(({ dueOn }) => dueOn < day);
  const dueToday = open.filter(({ dueOn }) => dueOn === day);
  const soon = open.filter(({ dueOn }) => dueOn > day);
  const news = easedLines(eased);
  const lines = open.length + news.length;
  // What nobody has confirmed is said beside other news; by itself it would be the same mail every day.
  if (lines === 0 || isUnwanted(person.wish, dueToday.length + news.length)) return undefined;
  const sections = [
    section(say('mail.digest.overdue', { count: overdue.length }), overdue.map(lateLine(day)), waitingCosts(overdue)),
    section(say('mail.digest.due-today', { count: dueToday.length }), dueToday.map(comingLine)),
    section(say('mail.digest.due-soon', { count: soon.length }), soon.map(comingLine)),
    section(say('mail.digest.news'), news),
    unconfirmed > 0 ? inBaseWords(say('mail.digest.to-confirm', { count: unconfirmed })) : '',
  ];
  const subject = subjectOf({
    overdue: overdue.length,
    today: dueToday.length,
    soon: soon.length,
    news: news.length,
    unconfirmed,
  });
  const greeting = inBaseWords(say('mail.digest.greeting', { name: plain(person.name) }));
  const text = [greeting, ...sections, footer(person.wish, links)].filter(Boolean).join('\n\n');
  return { to: person.email, subject, text: `${text}\n`, lines };
}

/** Whether somebody wants no mail of this morning, on which so much falls due or was moved. */
const isUnwanted = (wish: DigestWish, urgent: number): boolean =>
  wish === 'never' || (wish === 'when-due' && urgent === 0);

function openOf(row: DueRow, day: IsoDate): Open {
  const ladder: CostLadder = JSON.parse(row.ladder);
  if (ladder.length === 0) return { ...row, cost: paise(0), perDay: paise(0) };
  const late = row.dueOn < day ? day : addDays(row.dueOn, 1);
  return { ...row, cost: costOnDay(ladder, day), perDay: perDayOn(ladder, late) };
}

// Names never stand in the subject: they are other people's words.
function subjectOf(counts: Readonly<Record<string, number>>): string {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  const parts = said.map(([what, count]) => say(`mail.digest.subject.${what}`, { count }));
  return inBaseWords(say('mail.digest.subject', { parts: { list: parts } }));
}

function section(title: Message, lines: readonly string[], below = ''): string {
  return lines.length === 0 ? '' : [inBaseWords(title), ...listed(lines), below].filter(Boolean).join('\n');
}

const whatAndWhose = ({ title, companyName }: DueRow) => ({
  title: plain(inBaseWords(title)),
  company: plain(companyName),
});

const lateLine = (day: IsoDate) => (item: Open) => {
  const { cost, perDay } = item;
  const late = inDays(daysBetween(item.dueOn, day));
  const about = { ...whatAndWhose(item), due: onDay(item.dueOn), late, cost: inPaise(cost), more: inPaise(perDay) };
  if (perDay > 0) return inBaseWords(say('mail.digest.late-growing', about));
  return inBaseWords(say(cost > 0 ? 'mail.digest.late-costing' : 'mail.digest.late', about));
};

const comingLine = (item: Open) => {
  const about = { ...whatAndWhose(item), due: onDay(item.dueOn), more: inPaise(item.perDay) };
  return inBaseWords(say(item.perDay > 0 ? 'mail.digest.coming-costing' : 'mail.digest.coming', about));
};

function waitingCosts(overdue: readonly Open[]): string {
  const total = sumOf(overdue.map(({ cost }) => cost));
  const perDay = sumOf(overdue.map(({ perDay }) => perDay));
  if (total === 0 && perDay === 0) return '';
  return inBaseWords(say('mail.digest.waiting-costs', { total: inPaise(total), more: inPaise(perDay) }));
}

const sumOf = (amounts: readonly Paise[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

const footer = (wish: DigestWish, { open, stop }: Links) =>
  [
    open && inBaseWords(say('mail.digest.open', { address: open })),
    inBaseWords(say(wish === 'when-due' ? 'mail.digest.why-due' : 'mail.digest.why')),
    stop && inBaseWords(say('mail.digest.stop', { address: stop })),
  ]
    .filter(Boolean)
    .join('\n');
