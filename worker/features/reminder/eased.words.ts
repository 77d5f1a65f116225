import { shortDayInWords } from '../../domain/shared/days-in-words';
import type { EasedRow } from './digest.repository';
import { plain } from './plain-text';

const NAMED = 3;

/** Dates that moved and fees that were waived: one line for each change, however many companies it is about. */
export function easedLines(rows: readonly EasedRow[]): string[] {
  const groups = new Map<string, EasedRow[]>();
  for (const row of rows) {
    const { title, change, dueOn, previousDueOn, reason } = row;
    const key = JSON.stringify([title, change, dueOn, previousDueOn, reason]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(lineOf);
}

function lineOf(rows: readonly EasedRow[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = [...new Set(rows.map(({ companyName }) => plain(companyName)))];
  return [`${plain(first.title)}, ${whose(names)}: ${whatHappened(first)}`];
}

function whose(names: readonly string[]): string {
  if (names.length <= NAMED) return names.join(', ');
  return `${names.length} companies (${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more)`;
}

// A moved date and a waived fee never read the same: one says the new day, the other that the day stays.
function whatHappened({ change, dueOn, reason }: EasedRow): string {
  const why = plain(reason ?? '', 250);
  if (change === 'moved') return `now due ${shortDayInWords(dueOn)}${why && ` (${why})`}`;
  return `${why || 'the fee was changed'}; the due date stays ${shortDayInWords(dueOn)}`;
}
