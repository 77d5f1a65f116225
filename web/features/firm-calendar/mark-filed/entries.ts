import { acknowledgementFault, acknowledgementFor, plainNumber } from '#domain/identifiers/acknowledgement';
import { isoDate } from '#domain/shared/dates';
import type { Message } from '#domain/shared/message';
import type { Client } from '../firm-calendar.queries';
import type { Cell } from '../grid/grid.queries';
import { partsOfName } from '../grid/names';

/** A return of a client that is about to be marked filed. */
export type Entry = { cell: Cell; client: Client };

/** Whether its number is there, missing, oddly made though nobody has read how it is made, or wrong. */
export type Standing = { is: 'ready' | 'unproved' | 'odd' | 'wrong'; fault?: Message };

/** How an entry stands with the number typed for it, filed on a day. */
export function standingOf({ cell }: Entry, typed: string, on: string): Standing {
  const make = acknowledgementFor(cell.type, cell.formType, isoDate(on));
  if (!typed.trim()) return { is: make ? 'unproved' : 'ready' };
  const fault = make && acknowledgementFault(make, typed);
  if (!fault) return { is: 'ready' };
  return { is: make.checkedOn === null ? 'odd' : 'wrong', fault };
}

/** What names a client where its form is filed: the registration it is for, else the number the office knows it by. */
export function keyOf({ cell: { type, subject }, client: { gstin, tan, pan, cin } }: Entry): string {
  const known = { GST: gstin, TDS: tan, 'income-tax': pan } as Readonly<Record<string, string | null>>;
  return subject || (known[type] ?? cin);
}

const bare = (text: string): string => plainNumber(partsOfName(text.trim()).name).replace(/[^A-Z0-9]/g, '');

/** What names an entry in a sheet. Its own registration names it alone; the others only where the client has no second one. */
const namesOf = ({ cell, client }: Entry): string[] =>
  [cell.subject, client.gstin, client.cin, client.pan, client.tan, client.name].flatMap((name) =>
    name ? [bare(name)] : [],
  );

export type Pasted = { numbers: ReadonlyMap<string, string>; unmatched: readonly string[] };

/**
 * Two columns of a sheet, a client's number or name and what the office gave, matched to entries in whatever order they come. A
 * line that names none of them, or more than one, is left over.
 */
export function matchPasted(text: string, entries: readonly Entry[]): Pasted {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const name of new Set(namesOf(entry))) byName.set(name, [...(byName.get(name) ?? []), entry]);
  const numbers = new Map<string, string>();
  const unmatched: string[] = [];
  for (const line of text.split(/\r?\n/).filter((part) => part.trim())) {
    const found = matchLine(line, byName);
    if (found) numbers.set(found.entry.cell.id, found.number);
    else unmatched.push(line.trim());
  }
  return { numbers, unmatched };
}

function matchLine(line: string, byName: ReadonlyMap<string, readonly Entry[]>) {
  const columns = columnsOf(line);
  for (const [at, column] of columns.entries()) {
    const named = byName.get(bare(column)) ?? [];
    // Of a client's several registrations the one that the column itself names.
    const exact = named.filter(({ cell }) => bare(cell.subject) === bare(column));
    const [entry, ...others] = exact.length > 0 ? exact : named;
    const number = columns.find((_, place) => place !== at);
    if (entry && others.length === 0 && number) return { entry, number: plainNumber(number) };
  }
  return undefined;
}

/** The two columns of a line: by tabs as a sheet gives them, else by a comma or semicolon, else the last word against the rest. */
function columnsOf(line: string): readonly string[] {
  const parts = line
    .split(line.includes('\t') ? '\t' : /[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1) return parts;
  const [, rest, last] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? [];
  return rest && last ? [rest, last] : parts;
}
