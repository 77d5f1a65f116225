import { costOnDay, perDayOn } from '../../domain/calendar/ladder';
import type { CostLadder } from '../../domain/calendar/model';
import { countOf, formatCount } from '../../domain/shared/counts';
import { addDays, daysBetween, type IsoDate } from '../../domain/shared/dates';
import { shortDayInWords } from '../../domain/shared/days-in-words';
import { type Paise, paise } from '../../domain/shared/money';
import type { DueRow, Matter } from './digest.repository';
import { easedLines } from './eased.words';
import { inRupees, listed, plain } from './plain-text';

type Digest = { to: string; subject: string; text: string; lines: number };

type Open = DueRow & { cost: Paise; perDay: Paise };

/** The mail of a morning; undefined where there is nothing to say. Dates are days in India, amounts rupees. */
export function digestOf(matter: Matter, day: IsoDate, origin: string): Digest | undefined {
  const { person, due, eased, unconfirmed } = matter;
  const open = due.map((row) => openOf(row, day));
  const overdue = open.filter(({ dueOn }) => dueOn < day);
  const dueToday = open.filter(({ dueOn }) => dueOn === day);
  const soon = open.filter(({ dueOn }) => dueOn > day);
  const news = easedLines(eased);
  const lines = open.length + news.length;
  // What nobody has confirmed is said beside other news; by itself it would be the same mail every day.
  if (lines === 0) return undefined;
  const sections = [
    section(`Overdue: ${formatCount(overdue.length)}`, overdue.map(lateLine(day)), waitingCosts(overdue)),
    section(`Due today: ${formatCount(dueToday.length)}`, dueToday.map(comingLine)),
    section(`Due in the next 7 days: ${formatCount(soon.length)}`, soon.map(comingLine)),
    section('Moved or waived since your last digest', news),
    unconfirmed > 0 ? asksAbout(unconfirmed) : '',
  ];
  const subject = subjectOf({
    overdue: overdue.length,
    'due today': dueToday.length,
    'due in the next 7 days': soon.length,
    'moved or waived': news.length,
    'to confirm': unconfirmed,
  });
  const text = [`Good morning, ${plain(person.name)}.`, ...sections, footer(origin)].filter(Boolean).join('\n\n');
  return { to: person.email, subject, text: `${text}\n`, lines };
}

function openOf(row: DueRow, day: IsoDate): Open {
  const ladder: CostLadder = JSON.parse(row.ladder);
  if (ladder.length === 0) return { ...row, cost: paise(0), perDay: paise(0) };
  const late = row.dueOn < day ? day : addDays(row.dueOn, 1);
  return { ...row, cost: costOnDay(ladder, day), perDay: perDayOn(ladder, late) };
}

// Names never stand in the subject: they are other people's words.
function subjectOf(counts: Readonly<Record<string, number>>): string {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  return `Anupalan: ${said.map(([what, count]) => `${formatCount(count)} ${what}`).join(', ')}`;
}

function section(title: string, lines: readonly string[], below = ''): string {
  return lines.length === 0 ? '' : [title, ...listed(lines), below].filter(Boolean).join('\n');
}

const whatAndWhose = ({ title, companyName }: DueRow) => `${plain(title)}, ${plain(companyName)}`;

const lateLine = (day: IsoDate) => (item: Open) => {
  const late = daysBetween(item.dueOn, day);
  const when = `due ${shortDayInWords(item.dueOn)}, ${countOf(late, 'day')} late`;
  return `${whatAndWhose(item)}: ${when}${costWords(item)}`;
};

function costWords({ cost, perDay }: Open): string {
  if (cost === 0 && perDay === 0) return '';
  const more = perDay > 0 ? `, and ${inRupees(perDay)} more each day` : '';
  return `. Filed today it costs ${inRupees(cost)}${more}`;
}

const comingLine = (item: Open) => {
  const then = item.perDay > 0 ? `. After that ${inRupees(item.perDay)} a day` : '';
  return `${whatAndWhose(item)}: due ${shortDayInWords(item.dueOn)}${then}`;
};

function waitingCosts(overdue: readonly Open[]): string {
  const total = sumOf(overdue.map(({ cost }) => cost));
  const perDay = sumOf(overdue.map(({ perDay }) => perDay));
  if (total === 0 && perDay === 0) return '';
  return `All of them filed today cost ${inRupees(total)}; every further day adds ${inRupees(perDay)}.`;
}

const sumOf = (amounts: readonly Paise[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

const asksAbout = (count: number) =>
  count === 1
    ? '1 item fell due before the books were kept here, and nobody has said whether it was done.'
    : `${formatCount(count)} items fell due before the books were kept here, and nobody has said whether they were done.`;

const footer = (origin: string) =>
  [origin && `Open the calendar: ${origin}/`, 'Sent at eight in the morning, only when there is something to do.']
    .filter(Boolean)
    .join('\n');
