import { hash } from 'node:crypto';
import { isMessage, type Message, say } from '../../domain/shared/message';
import { type Acting, canonicalJson } from '../../platform/acting';
import { inIndia, now } from '../../platform/clock';
import { columnsOf, failedOn, jsonPieces, type Query } from '../../platform/database';
import { inBaseWords } from '../../platform/http';
import { isBeingWritten, untilWhole } from '../../platform/long-change';
import { archived, Problem } from '../../platform/problem';
import { LAID_BY } from '../../platform/staging';
import { auditEntries } from './audit.table';

/** The hash before the first entry of a chain. */
export const FIRST_HASH = '0'.repeat(64);
export const CHAIN_VERSION = 1;

export type ChainHead = { seq: number; hash: string };

/**
 * What happened, as its author states it. Before and after hold ids and changed values only, never documents; a field that holds
 * a message is kept in words, too.
 */
export type NewEntry = {
  action: string;
  entityType: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** Who acted, when and by which request: the same for every entry of one change. */
export type Author = {
  chainId: string;
  at: string;
  atIst: string;
  actorType: 'person' | 'system';
  actorId: string;
  actorName: string;
  onBehalfOf: string | null;
  requestId: string | null;
  ipHash: string | null;
};

export type ChainedEntry = EntryText & { seq: number; prevHash: string; hash: string };
type EntryText = {
  action: string;
  entityType: string;
  entityId: string;
  before: string | null;
  after: string | null;
  lines: string | null;
  count: number;
};

/** One bundle holds at most this many entries: small enough to be read for one page of the trail. */
export const BUNDLE_ENTRIES = 200;

/**
 * Links entries to the chain: hash = SHA-256(previous hash, then the row as canonical JSON without its hash). Entries of
 * one kind that follow each other, such as the lines of a statement, share a row and its hash, and keep a number each.
 */
export function linkEntries(head: ChainHead, author: Author, entries: readonly NewEntry[]): ChainedEntry[] {
  const link = linkerOf(author);
  let { seq, hash: last } = head;
  return bundles(entries).map((bundle) => {
    const text = textOf(bundle);
    const prevHash = last;
    seq += text.count;
    last = link(text, seq, prevHash);
    return { ...text, seq, prevHash, hash: last };
  });
}

function bundles(entries: readonly NewEntry[]): NewEntry[][] {
  const found: NewEntry[][] = [];
  let last: NewEntry[] = [];
  for (const entry of entries) {
    const isAlike = last[0]?.action === entry.action && last[0].entityType === entry.entityType;
    if (!isAlike || last.length === BUNDLE_ENTRIES) {
      last = [];
      found.push(last);
    }
    last.push(entry);
  }
  return found;
}

function textOf(bundle: readonly NewEntry[]): EntryText {
  const [{ action, entityType, entityId, before, after } = NOTHING] = bundle;
  const kind = { action, entityType, count: bundle.length };
  if (bundle.length === 1)
    return { ...kind, entityId, before: jsonOrNull(before), after: jsonOrNull(after), lines: null };
  const [befores, afters] = [saidOnce(bundle.map(({ before }) => before)), saidOnce(bundle.map(({ after }) => after))];
  const lines = bundle.map(({ entityId: id }, at) => [id, befores[at], afters[at]]);
  return { ...kind, entityId: '', before: null, after: null, lines: JSON.stringify(lines) };
}

/** Texts of a bundle: one that an earlier line of it has is the place of that line. */
function saidOnce(values: readonly unknown[]): BundledText[] {
  const places = new Map<string, number>();
  return values.map((value, at) => {
    const text = jsonOrNull(value);
    const place = text === null ? undefined : places.get(text);
    if (text !== null && place === undefined) places.set(text, at);
    return place ?? text;
  });
}

/** What a line of a bundle keeps of a text: itself, or the place of the line that has it. */
export type BundledText = string | number | null;

const NOTHING: NewEntry = { action: '', entityType: '', entityId: '' };

/**
 * A record as the trail keeps it. What the program said stands in it in words, since a trail is read and searched for years, and
 * beside them as the message that it was, for readers of another language.
 */
export function inKeptWords(record: object): object {
  const said = Object.entries(record).filter((field): field is [string, Message] => isMessage(field[1]));
  if (said.length === 0) return record;
  const words = said.map(([field, message]) => [field, inBaseWords(message)]);
  return { ...record, ...Object.fromEntries(words), said: Object.fromEntries(said) };
}

function jsonOrNull(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  return canonicalJson(typeof value === 'object' && value !== null ? inKeptWords(value) : value);
}

/**
 * The hash of one row. Its canonical JSON (RFC 8785) is put together from parts, since the members of the author are
 * the same for all rows of a change; the members stand in the order of their names.
 */
export function linkerOf(author: Author) {
  const text = (value: string | null) => JSON.stringify(value);
  const actor = `,"actorId":${text(author.actorId)},"actorName":${text(author.actorName)},"actorType":${text(author.actorType)},"after":`;
  const time = `,"at":${text(author.at)},"atIst":${text(author.atIst)},"before":`;
  const chain = `,"chainId":${text(author.chainId)},"count":`;
  const behalf = `,"onBehalfOf":${text(author.onBehalfOf)},"prevHash":"`;
  const request = `","requestId":${text(author.requestId)},"seq":`;
  return (entry: EntryText, seq: number, prevHash: string): string => {
    const what = `{"action":${text(entry.action)}${actor}${text(entry.after)}${time}${text(entry.before)}${chain}${entry.count}`;
    const which = `,"entityId":${text(entry.entityId)},"entityType":${text(entry.entityType)},"ipHash":${text(author.ipHash)}`;
    const json = `${what}${which},"lines":${text(entry.lines)}${behalf}${prevHash}${request}${seq},"v":${CHAIN_VERSION}}`;
    return hash('sha256', prevHash + json, 'hex');
  };
}

/** Statements and what the trail says of them, for one chain. They are written together or not at all. */
export type Change = { chainId: string; statements: D1PreparedStatement[]; entries: readonly NewEntry[] };

/** Changes with those of one chain joined in their order: a chain has one end for all that is written at once. */
function asOne(changes: readonly Change[]): Change[] {
  return [...new Set(changes.map(({ chainId }) => chainId))].map((chainId) => {
    const its = changes.filter((change) => change.chainId === chainId);
    const [statements, entries] = [its.flatMap((one) => one.statements), its.flatMap((one) => one.entries)];
    return { chainId, statements, entries };
  });
}

const TRIES = 12;
// The more writers there are the longer they must wait for one another, and nobody knows how many there are: twice as long each time.
const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 2_000;
const LONGEST_TURN_MS = 5_000;

/**
 * Writes changes with their audit entries in one batch. Two writers of one chain collide on its next number; the later
 * one reads the head again and retries. A guard that found nothing to change undoes everything and is a 409.
 */
export async function commit(acting: Acting, changes: readonly Change[]): Promise<void> {
  const chains = changes.map(({ chainId }) => chainId);
  await writtenAtOnce(acting, chains, async () => {
    const heads = await headsOf(acting.d1, changes);
    return asOne(changes).flatMap((change) => written(acting, change, heads.get(change.chainId)));
  });
}

/** Prepares the statements and writes them in one batch; again, from the new head, when another writer of the chain was faster. */
export async function writtenAtOnce(
  acting: Acting,
  chainIds: readonly string[],
  prepare: () => Promise<D1PreparedStatement[]>,
): Promise<void> {
  await inTurn(chainIds, () => tried(acting, chainIds, prepare));
}

/** The last writer of each chain in this Worker, until they have written. */
const turns = new Map<string, Promise<void>>();

/**
 * Lets the writers of one chain in this Worker go one after the other: each would else meet all others at the database, and read
 * and try again as often. It is no lock: writers elsewhere are met there, and who waits for too long, as for a request that was
 * broken off, goes on.
 */
async function inTurn(chainIds: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = Promise.all(chainIds.map((id) => turns.get(id)));
  let end = () => {};
  const mine = new Promise<void>((resolve) => {
    end = resolve;
  });
  for (const id of chainIds) turns.set(id, mine);
  try {
    await inPatience(before);
    await work();
  } finally {
    end();
    for (const id of chainIds) if (turns.get(id) === mine) turns.delete(id);
  }
}

async function inPatience(before: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_TURN_MS);
  });
  await Promise.race([before, patience]);
  clearTimeout(timer);
}

async function tried(
  acting: Acting,
  chainIds: readonly string[],
  prepare: () => Promise<D1PreparedStatement[]>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const statements = await prepare();
    try {
      await acting.d1.batch([...acting.alongside, ...statements]);
      return;
    } catch (error) {
      if (failedOn(error, 'must.ok')) throw changedMeanwhile();
      if (failedOn(error, 'what is kept of a chain')) throw damagedTrail();
      if (failedOn(error, 'the company is archived')) throw archived();
      if (failedOn(error, 'the period is locked')) throw periodLocked();
      if (failedOn(error, 'the quarter is filed')) throw quarterFiled();
      const isBehind = isBeingWritten(error);
      if (!isBehind && !failedOn(error, 'audit chain moved')) throw error;
      if (attempt === TRIES) throw overtaken();
      // Programs and calls about a firm come here without having asked; calls about the company itself only when it began since.
      if (isBehind) await Promise.all(chainIds.map((id) => untilWhole(acting.d1, id)));
      await new Promise((resolve) =>
        setTimeout(resolve, Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)),
      );
    }
  }
}

/** The refusal of a write whose rows are no longer as they were read: 409. */
export const changedMeanwhile = () => new Problem(409, 'changed-meanwhile', say('problem.changed-meanwhile'));

/** The refusal of a write that others were faster than at every try: it is safe to send again. */
export const overtaken = () => new Problem(503, 'busy', say('problem.busy'), {}, {}, { 'retry-after': '2' });

/** The refusal of a write to a chain whose entries were removed: what it added would hide that. */
const damagedTrail = () => new Problem(503, 'trail-damaged', say('problem.trail-damaged'));

/** The refusal of a write that would change what is posted in a locked period: 409. */
export const periodLocked = () => new Problem(409, 'period-locked', say('problem.period-locked'));

/** The refusal of a deduction in a quarter whose statement was filed: 409. */
const quarterFiled = () => new Problem(409, 'quarter-filed', say('tds-statement.fault.quarter-filed'));

/** Follows a conditional UPDATE in a batch: when it changed no row, the batch is undone. */
export const mustHaveChanged = (d1: D1Database) => d1.prepare('INSERT INTO must (ok) SELECT NULL WHERE changes() = 0');

/**
 * Follows what adds a row in a batch: when there are more than may be by then, the batch is undone. Who asks many times at once
 * is counted here, where one comes after the other. The query counts.
 */
export const mustBeAtMost = (d1: D1Database, most: number, query: string, ...values: string[]) =>
  d1.prepare(`INSERT INTO must (ok) SELECT NULL WHERE (${query}) > ${most}`).bind(...values);

/** The last entry of each chain. */
export async function headsOf(
  d1: D1Database,
  changes: readonly Pick<Change, 'chainId'>[],
): Promise<Map<string, ChainHead>> {
  const ids = [...new Set(changes.map(({ chainId }) => chainId))];
  const query = `SELECT e.chain_id chainId, e.seq, e.hash FROM json_each(?1) j JOIN audit_entries e
    ON e.chain_id = j.value AND e.seq = (SELECT max(seq) FROM audit_entries WHERE chain_id = j.value)`;
  const { results } = await d1.prepare(query).bind(JSON.stringify(ids)).all<ChainHead & { chainId: string }>();
  return new Map(results.map((head) => [head.chainId, head]));
}

/** The head of a chain without entries. */
export const BEFORE_ALL: ChainHead = { seq: 0, hash: FIRST_HASH };

function written(acting: Acting, change: Change, head: ChainHead = BEFORE_ALL): D1PreparedStatement[] {
  const author = authorOf(acting, change.chainId);
  return [...change.statements, ...insertEntries(acting.d1, author, linkEntries(head, author, change.entries))];
}

/** The part of an entry that all entries of one commit share. */
export function authorOf({ actorType, actorId, actorName, requestId, ipHash }: Acting, chainId: string): Author {
  const at = now();
  return {
    chainId,
    at: at.toISOString(),
    atIst: inIndia(at),
    actorType,
    actorId,
    actorName,
    onBehalfOf: null,
    requestId,
    ipHash,
  };
}

const ENTRIES = columnsOf(auditEntries).bulk(
  ['seq', 'action', 'entityType', 'entityId', 'before', 'after', 'lines', 'count', 'prevHash', 'hash'],
  [
    ...(['chainId', 'at', 'atIst', 'actorType', 'actorId', 'actorName', 'onBehalfOf'] as const),
    ...(['requestId', 'ipHash', 'v'] as const),
  ],
);

/** The statements that write entries. */
export const insertEntries = (
  d1: D1Database,
  author: Author,
  entries: readonly ChainedEntry[],
): D1PreparedStatement[] => jsonPieces(entries.map(rowText)).map((piece) => insertPiece(d1, author, piece));

const insertPiece = (d1: D1Database, author: Author, piece: string): D1PreparedStatement =>
  ENTRIES.insert(d1, piece, { ...author, v: CHAIN_VERSION });

/** What writes a piece of entries that is laid by under an id. */
export const pieceLaidBy = (author: Author, id: string): Query =>
  ENTRIES.query(id, { ...author, v: CHAIN_VERSION }, LAID_BY);

/** An entry as the values that a piece of entries has. */
export const rowText = (entry: ChainedEntry): string => ENTRIES.text(entry);
