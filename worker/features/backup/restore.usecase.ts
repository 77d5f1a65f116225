import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Bindings } from '../../platform/env';
import { verifyChain } from '../audit/trail.repository';
import { fileKeyOf, type Heading, type Holder, heading, type Manifest, type Piece } from './backup.model';
import { filesAfter } from './backup.repository';
import { newestManifest } from './backup.usecase';
import type { BackupStore } from './backup-store';
import { chainOf } from './holdings.repository';
import { insertRows, isThere, type Row, usersByEmail } from './restore.repository';

/** Why something cannot be restored. */
export class NotRestored extends Error {
  constructor(
    readonly reason: 'no-backup' | 'is-there' | 'piece-damaged' | 'file-damaged',
    readonly subject: string,
  ) {
    super(`${reason}: ${subject}`);
  }
}

/** Whether the trail verifies and is as long as in the backup is said, and keeps nobody else from coming back. */
export type Restored = {
  holder: Holder;
  name: string;
  day: string;
  rows: number;
  files: number;
  isTrailSound: boolean;
};

type Restoring = { env: Pick<Bindings, 'DB' | 'FILES'>; store: BackupStore };

/**
 * Brings a company back, or a firm with its clients, into an instance that does not have them. A company of a firm brings the
 * firm's own rows with it, to which its rows refer. Run again, it goes on where it broke off. Throws `NotRestored` where there is
 * no backup, where the backup is damaged, and where somebody is there already whose trail is another.
 */
export async function* restore(restoring: Restoring, holder: Holder, day?: string): AsyncGenerator<Restored> {
  const whole = await newestManifest(restoring.store, holder, day);
  if (!whole) throw new NotRestored('no-backup', holder.id);
  if (whole.caFirmId && !(await isThere(restoring.env.DB, 'ca_firms', whole.caFirmId)))
    yield* restoreOwn(restoring, { kind: 'firm', id: whole.caFirmId }, undefined);
  yield await restoreOne(restoring, whole);
  for (const id of whole.companies) yield* restoreOwn(restoring, { kind: 'company', id }, day);
}

/** The holder's own rows; of a day where there is a backup of it, else the newest. */
async function* restoreOwn(restoring: Restoring, holder: Holder, day: string | undefined): AsyncGenerator<Restored> {
  const whole =
    (day && (await newestManifest(restoring.store, holder, day))) || (await newestManifest(restoring.store, holder));
  if (!whole) throw new NotRestored('no-backup', holder.id);
  yield await restoreOne(restoring, whole);
}

async function restoreOne({ env, store }: Restoring, whole: Manifest): Promise<Restored> {
  const { kind, id, name, day, chain, pieces } = whole;
  const table = kind === 'firm' ? 'ca_firms' : 'companies';
  const before = await chainOf(env.DB, id);
  // The trail comes first: a restore that broke off left a part of it without its company, or all of it.
  if (before.head !== chain.head && (await isThere(env.DB, table, id))) throw new NotRestored('is-there', id);
  const people = new Map<string, string>();
  let rows = 0;
  for (const piece of pieces) {
    for (const part of partsIn(await contentOf(store, piece))) {
      const known = await withKnownPeople(env.DB, part, people);
      const isTrail = part.heading.table === 'audit_entries';
      await insertRows(env.DB, known.heading, isTrail ? entriesAfter(known, before.length) : known.rows);
    }
    rows += piece.rows;
  }
  if (!(await isThere(env.DB, table, id))) throw new NotRestored('piece-damaged', id);
  const files = kind === 'company' ? await restoreFiles({ env, store }, id) : 0;
  const verdict = await verifyChain(env.DB, id);
  const isSame = verdict.length === chain.length && (chain.length === 0 || verdict.head === chain.head);
  return { holder: { kind, id }, name, day, rows, files, isTrailSound: verdict.ok && isSame };
}

async function contentOf(store: BackupStore, { key, sha256 }: Piece): Promise<string> {
  const content = await store.get(key);
  if (!content || hashOf(content) !== sha256) throw new NotRestored('piece-damaged', key);
  return new TextDecoder().decode(content);
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

type Part = { heading: Heading; rows: Row[] };

const row = z.array(z.union([z.string(), z.number(), z.null()]));

function partsIn(content: string): Part[] {
  const parts: Part[] = [];
  for (const line of content.trimEnd().split('\n')) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) parts.at(-1)?.rows.push(row.parse(value));
    else parts.push({ heading: heading.parse(value), rows: [] });
  }
  return parts;
}

/**
 * A person who signed up here again has another id than in the backup: whatever was theirs becomes the account's that has their
 * address. Passwords are in no backup, so that everybody else chooses one by mail.
 */
async function withKnownPeople(d1: D1Database, part: Part, people: Map<string, string>): Promise<Part> {
  const { table, columns } = part.heading;
  const at = columns.indexOf(table === 'users' ? 'id' : 'user_id');
  if (at < 0) return part;
  if (table === 'users') {
    const [id, email] = [at, columns.indexOf('email')];
    const known = await usersByEmail(
      d1,
      part.rows.map((values) => String(values[email])),
    );
    for (const values of part.rows) {
      const here = known.get(String(values[email]));
      if (here && here !== values[id]) people.set(String(values[id]), here);
    }
    return { ...part, rows: part.rows.filter((values) => !people.has(String(values[id]))) };
  }
  const rows = part.rows.map((values) => values.with(at, people.get(String(values[at])) ?? values[at] ?? null));
  return { ...part, rows };
}

/** The entries that are not there yet: the trail takes none twice. */
function entriesAfter({ heading: { columns }, rows }: Part, length: number): Row[] {
  const seq = columns.indexOf('seq');
  return rows.filter((values) => Number(values[seq]) > length);
}

const FILES_AT_ONCE = 50;

async function restoreFiles({ env, store }: Restoring, companyId: string): Promise<number> {
  const keys = new Set<string>();
  for (let after: string | null = null; ; ) {
    const rows = await filesAfter(env.DB, companyId, after, FILES_AT_ONCE);
    for (const { fileKey, sha256 } of rows) {
      if (keys.has(fileKey)) continue;
      const content = await store.get(fileKeyOf(fileKey));
      // What was missing when it was backed up is missing still, and the self-check says so.
      if (!content) continue;
      if (hashOf(content) !== sha256) throw new NotRestored('file-damaged', fileKey);
      await env.FILES.put(fileKey, content, { sha256 });
      keys.add(fileKey);
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < FILES_AT_ONCE) return keys.size;
  }
}
