import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Relief } from '../domain/law/relief';
import type { Rule, RuleHistory } from '../domain/law/rule';

const DOMAIN = join(import.meta.dirname, '../domain');

const wordOf = (file: string): string => file.slice(0, file.indexOf('/'));

/** A history with the name under which its file exports it. */
export type LawTable = { file: string; name: string; history: RuleHistory<unknown> };

export type LawTables = { tables: readonly LawTable[]; reliefs: readonly Relief[] };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRule = (value: unknown): value is Rule<unknown> => isObject(value) && 'basis' in value && 'knownSince' in value;
const isRelief = (value: unknown): value is Relief => isObject(value) && 'kind' in value && 'knownSince' in value;

/** Every history below a value that a file exports: an array of rules is one, anything else is looked into. */
function historiesIn(value: unknown): RuleHistory<unknown>[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isRule)) return [value];
  return isObject(value) && !isRule(value) ? Object.values(value).flatMap(historiesIn) : [];
}

/** The rows of an extension table are histories of one row each: what one period was given says nothing of the next. */
const apart = (name: string, histories: RuleHistory<unknown>[]): RuleHistory<unknown>[] =>
  name.endsWith('_EXTENSIONS') ? histories.flat().map((rule) => [rule]) : histories;

/** The tables of every word's law: of each room of the domain where a file uses the kit, so that a new one is never left out. */
export async function findLawTables(): Promise<LawTables> {
  const sources = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.(test|fixture)\.ts$/.test(file),
  );
  const usesKit = (file: string) => /from '((\.\.\/)+law|\.)\/table'/.test(readFileSync(join(DOMAIN, file), 'utf8'));
  const words = new Set(sources.filter(usesKit).map(wordOf));
  const files = sources.filter((file) => words.has(wordOf(file)));
  const exported: { file: string; names: object }[] = [];
  // One after the other: asked for at once, a file that another imports as well is made twice.
  for (const file of files) exported.push({ file, names: await import(/* @vite-ignore */ join(DOMAIN, file)) });
  const values = exported.flatMap(({ file, names }) =>
    Object.entries(names).map(([name, value]) => ({ file, name, value: value as unknown })),
  );
  // Two exports may hold the same history: one joined from others, such as the rates of every nature.
  const seen = new Set<Rule<unknown>>();
  const tables = values.flatMap(({ file, name, value }) =>
    apart(name, historiesIn(value)).flatMap((history) => {
      const [first] = history;
      if (!first || seen.has(first)) return [];
      seen.add(first);
      return [{ file, name, history }];
    }),
  );
  const reliefs = values.flatMap(({ value }) => (Array.isArray(value) && value.every(isRelief) ? value : []));
  return { tables, reliefs };
}

export type LawCounts = { rows: number; read: number; unread: number; unreadCalledSure: number } & Record<
  Rule<unknown>['status'],
  number
>;

/** How many rows of law there are, how many rest on a text that somebody read, and how many have each status. */
export async function countLawRows(): Promise<LawCounts> {
  const { tables, reliefs } = await findLawTables();
  const rows = [...tables.flatMap(({ history }) => history), ...reliefs];
  const unread = rows.filter(({ checkedOn }) => checkedOn === null);
  const withStatus = (status: Rule<unknown>['status']) => rows.filter((row) => row.status === status).length;
  return {
    rows: rows.length,
    read: rows.length - unread.length,
    unread: unread.length,
    unreadCalledSure: unread.filter(({ status }) => status !== 'unverified').length,
    enacted: withStatus('enacted'),
    portal: withStatus('portal'),
    proposed: withStatus('proposed'),
    unverified: withStatus('unverified'),
  };
}
