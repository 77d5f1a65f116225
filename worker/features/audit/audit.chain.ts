import { hash } from 'node:crypto';
import { canonicalJson } from '../../platform/acting';

/** The hash before the first entry of a chain. */
export const FIRST_HASH = '0'.repeat(64);
export const CHAIN_VERSION = 1;

export type ChainHead = { seq: number; hash: string };

/** What happened, as its author states it. Before and after hold ids and changed values only, never documents. */
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
  const lines = bundle.map((entry) => [entry.entityId, jsonOrNull(entry.before), jsonOrNull(entry.after)]);
  return { ...kind, entityId: '', before: null, after: null, lines: JSON.stringify(lines) };
}

const NOTHING: NewEntry = { action: '', entityType: '', entityId: '' };

const jsonOrNull = (value: unknown) =>
  value === undefined ? null : typeof value === 'string' ? value : canonicalJson(value);

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
