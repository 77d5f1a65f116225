import { sql } from 'drizzle-orm';
import { check, customType, integer, text } from 'drizzle-orm/sqlite-core';
import type { IsoDate } from '../domain/shared/dates';
import { isMessage, type Message, type Said } from '../domain/shared/message';
import type { BasisPoints, Paise } from '../domain/shared/money';
import { newId } from './ids';

/** A uuid primary key. Time-ordered, so that bulk inserts append to the index instead of scattering over it. */
export const idColumn = () => text().primaryKey().$defaultFn(newId);

/** Money: a whole number of paise. The name carries the unit, as the type does. */
export const paiseColumn = (name: string) => integer(`${name}_paise`).$type<Paise>();

/** A rate in basis points: 18% is 1,800. */
export const rateColumn = (name: string) => integer(`${name}_bp`).$type<BasisPoints>();

/** A calendar day in India, 'YYYY-MM-DD'. */
export const dayColumn = () => text().$type<IsoDate>();

// A person's text that could be taken for a message is kept with a blank before it, which reading takes off again.
const LIKE_A_MESSAGE = /^ *\{"id":/;

/** What is said as it is stored: a message as its JSON, a person's text as it is. */
export const storedSaid = (said: Said): string =>
  isMessage(said) ? JSON.stringify(said) : LIKE_A_MESSAGE.test(said) ? ` ${said}` : said;

/** What was stored by `storedSaid`. */
export const readSaid = (text: string): Said =>
  !LIKE_A_MESSAGE.test(text) ? text : text.startsWith(' ') ? text.slice(1) : (JSON.parse(text) as Message);

/** A text for readers: the message of the program, which gets its words when it is read, or what a person wrote. */
export const saidColumn = customType<{ data: Said; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedSaid,
  fromDriver: readSaid,
});

/** An instant, UTC ISO text. */
export const instantColumn = () => text();

export const flagColumn = () => integer({ mode: 'boolean' });

/** Values the specification closes. Lists that may grow stay in code: a check cannot be changed without rebuilding its table. */
export const allowed = (table: string, column: string, values: readonly string[]) =>
  check(`${table}_${column}_allowed`, sql.raw(`"${column}" in (${values.map((value) => `'${value}'`).join(', ')})`));

export const atMost = (table: string, column: string, characters: number) =>
  check(`${table}_${column}_size`, sql.raw(`length("${column}") <= ${characters}`));

/** The largest amount of decimal(10,2) and decimal(12,2), in paise. */
export const DECIMAL_10_2 = 9_999_999_999;
export const DECIMAL_12_2 = 999_999_999_999;

export const within = (table: string, column: string, least: number, most: number) =>
  check(`${table}_${column}_range`, sql.raw(`"${column}" between ${least} and ${most}`));
