import { onDay } from '../../domain/shared/explained';
import { type Message, type Param, say } from '../../domain/shared/message';
import { inBaseWords } from '../../platform/http';
import { plain } from '../../platform/mail';
import type { EasedRow } from './digest.repository';

const NAMED = 3;

/** Dates that moved and fees that were waived: one line for each change, however many companies it is about. */
export function easedLines(rows: readonly EasedRow[]): string[] {
  const groups = new Map<string, EasedRow[]>();
  for (const row of rows.toSorted(byInstantAndTitle)) {
    const { title, change, dueOn, previousDueOn, reason } = row;
    const key = JSON.stringify([title, change, dueOn, previousDueOn, reason]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(lineOf);
}

// A title is stored without words, so that the database cannot put them in order.
const byInstantAndTitle = (one: EasedRow, other: EasedRow): number =>
  one.at === other.at ? compare(inBaseWords(one.title), inBaseWords(other.title)) : compare(one.at, other.at);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function lineOf(rows: readonly EasedRow[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = [...new Set(rows.map(({ companyName }) => plain(companyName)))];
  const title = plain(inBaseWords(first.title));
  return [inBaseWords(say('mail.eased.line', { title, whose: whose(names), what: whatHappened(first) }))];
}

function whose(names: readonly string[]): Param {
  if (names.length <= NAMED) return { list: names };
  return say('mail.eased.companies', {
    count: names.length,
    named: { list: names.slice(0, NAMED) },
    more: names.length - NAMED,
  });
}

// A moved date and a waived fee never read the same: one says the new day, the other that the day stays.
function whatHappened({ change, dueOn, reason }: EasedRow): Message {
  const due = onDay(dueOn);
  const why = reason && plain(inBaseWords(reason), 250);
  if (change === 'moved') return why ? say('mail.eased.moved-by', { due, why }) : say('mail.eased.moved', { due });
  return say('mail.eased.waived', { due, why: why || say('mail.eased.fee-changed') });
}
