import { and, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isIsoDate } from '../../domain/shared/dates';
import { onDay } from '../../domain/shared/explained';
import { type Param, say } from '../../domain/shared/message';
import { parseRupees } from '../../domain/shared/money';
import { canonicalJson } from '../../platform/acting';
import { Problem } from '../../platform/problem';

/** What of a row becomes what: the fields that differ, and nothing else of it. */
export type Edit<Row> = { before: Partial<Row>; after: Partial<Row> };

type Asked<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

/** What the sender of an edit saw of the fields, and what they would see now. */
type Seen = { was?: Readonly<Record<string, unknown>> | undefined; shown: Readonly<Record<string, unknown>> };

/**
 * What an edit does to a row: a field that is not sent stays, and so does one that is so already. Throws 409 with each field that
 * is no longer as its sender saw it, so that nobody undoes a change that they have not seen.
 */
export function editOf<Row extends object>(row: Row, asked: Asked<Row>, { was = {}, shown }: Seen): Edit<Row> {
  const names = (Object.keys(asked) as (keyof Row & string)[]).filter(
    (name) => asked[name] !== undefined && canonicalJson(asked[name]) !== canonicalJson(row[name] ?? null),
  );
  refuseUnseen(names, was, shown);
  const of = (source: Asked<Row>) => Object.fromEntries(names.map((name) => [name, source[name]])) as Partial<Row>;
  return { before: of(row), after: of(asked) };
}

function refuseUnseen(names: readonly string[], was: NonNullable<Seen['was']>, shown: Seen['shown']): void {
  const unseen = names.filter((name) => name in was && canonicalJson(was[name]) !== canonicalJson(shown[name] ?? null));
  if (unseen.length === 0) return;
  const fields = Object.fromEntries(unseen.map((name) => [name, changedTo(shown[name])]));
  throw new Problem(409, 'changed-meanwhile', say('problem.changed-meanwhile'), fields);
}

const changedTo = (value: unknown) =>
  typeof value === 'string'
    ? say('field.changed-meanwhile-to', { value: written(value) })
    : say('field.changed-meanwhile');

/** A value as calls show it, for people: an amount in rupees, a day, else as it stands. */
function written(value: string): Param {
  if (/^\d+\.\d{2}$/.test(value)) return { unit: 'paise', value: parseRupees(value) };
  return isIsoDate(value) ? onDay(value) : value;
}

/** Whether an edit changes nothing: the same edit sent again. */
export const isIdle = ({ after }: Edit<object>): boolean => Object.keys(after).length === 0;

/** The condition of an update: the fields are as they were when the edit was made up. */
export const isStill = (columns: Readonly<Record<string, SQLiteColumn>>, before: object): SQL | undefined =>
  and(
    ...Object.entries(before).map(([name, value]) => {
      const column = columns[name];
      if (!column) throw new Error(`No column ${name}`);
      return sql`${column} IS ${sql.param(value, column)}`;
    }),
  );
