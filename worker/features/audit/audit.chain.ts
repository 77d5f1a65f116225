import { hash } from 'node:crypto';
import { canonicalJson } from '../../platform/canonical';

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

export type ChainedEntry = NewEntryText & { seq: number; prevHash: string; hash: string };
type NewEntryText = {
  action: string;
  entityType: string;
  entityId: string;
  before: string | null;
  after: string | null;
};

/** Links entries to the chain: hash = SHA-256(previous hash, then the entry as canonical JSON without its hash). */
export function linkEntries(head: ChainHead, author: Author, entries: readonly NewEntry[]): ChainedEntry[] {
  const link = linkerOf(author);
  let { seq, hash: last } = head;
  return entries.map(({ action, entityType, entityId, before, after }) => {
    const text = { action, entityType, entityId, before: jsonOrNull(before), after: jsonOrNull(after) };
    const prevHash = last;
    last = link(text, ++seq, prevHash);
    return { ...text, seq, prevHash, hash: last };
  });
}

const jsonOrNull = (value: unknown) =>
  value === undefined ? null : typeof value === 'string' ? value : canonicalJson(value);

/**
 * The hash of one entry. Its canonical JSON (RFC 8785) is put together from parts, since the members of the author
 * are the same for thousands of lines; the members stand in the order of their names.
 */
export function linkerOf(author: Author) {
  const text = (value: string | null) => JSON.stringify(value);
  const actor = `,"actorId":${text(author.actorId)},"actorName":${text(author.actorName)},"actorType":${text(author.actorType)},"after":`;
  const time = `,"at":${text(author.at)},"atIst":${text(author.atIst)},"before":`;
  const chain = `,"chainId":${text(author.chainId)},"entityId":`;
  const ip = `,"ipHash":${text(author.ipHash)},"onBehalfOf":${text(author.onBehalfOf)},"prevHash":"`;
  const request = `","requestId":${text(author.requestId)},"seq":`;
  return (entry: NewEntryText, seq: number, prevHash: string): string => {
    const json = `{"action":${text(entry.action)}${actor}${text(entry.after)}${time}${text(entry.before)}${chain}${text(entry.entityId)},"entityType":${text(entry.entityType)}${ip}${prevHash}${request}${seq},"v":${CHAIN_VERSION}}`;
    return hash('sha256', prevHash + json, 'hex');
  };
}
