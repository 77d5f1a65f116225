import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { addDays, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Bindings, settingsOf } from '../../platform/env';
import { chainHeads, headsAstray } from './upkeep.repository';
import type { Finding } from './upkeep.table';

// A trail that is cut, removed or written anew is sound in itself. So the length and the head of every chain are kept each night
// where whoever can change the database does not reach, under a signature that only the Worker's secret makes.

const anchor = z.object({
  day: z.iso.date(),
  /** The root of the anchor before; null for the first. */
  previous: z.string().nullable(),
  /** Chain, length and head of each chain, in the order of the chains. */
  heads: z.array(z.tuple([z.string(), z.number().int(), z.string()])),
  root: z.string(),
  signature: z.string(),
});

type Anchor = z.infer<typeof anchor>;

/** So many days back the last anchor is looked for. */
const LOOKED_BACK = 40;

const keyOf = (day: string) => `anchors/${day}.json`;

/**
 * Compares the trail with the last anchor before a day, and keeps that day's. What was anchored must still be there: of a chain
 * that has grown, the entry that was its last. The same day again keeps what the first run kept.
 */
export async function anchorTrail(env: Bindings, day: IsoDate): Promise<Finding[]> {
  const before = await anchorBefore(env.FILES, day);
  const findings = before ? await compared(env, before) : [];
  const previous = before?.kept?.root ?? null;
  const heads = await chainHeads(env.DB);
  const root = rootOf({ day, previous, heads });
  const kept: Anchor = { day, previous, heads, root, signature: signatureOf(env, root) };
  const options = { onlyIf: new Headers({ 'if-none-match': '*' }), httpMetadata: { contentType: 'application/json' } };
  await env.FILES.put(keyOf(day), JSON.stringify(kept), options);
  return findings;
}

/** The last anchor before a day, with nothing in it where it cannot be read; undefined where there is none. */
async function anchorBefore(files: R2Bucket, day: IsoDate): Promise<{ day: string; kept?: Anchor } | undefined> {
  for (let back = 1; back <= LOOKED_BACK; back++) {
    const then = addDays(day, -back);
    const file = await files.get(keyOf(then));
    if (!file) continue;
    const read = anchor.safeParse(await file.json().catch(() => undefined));
    return { day: then, ...(read.success && { kept: read.data }) };
  }
  return undefined;
}

async function compared(env: Bindings, { day, kept }: { day: string; kept?: Anchor }): Promise<Finding[]> {
  if (!kept || !isOurs(env, day, kept)) return [unreadable(day)];
  const astray = await headsAstray(env.DB, kept.heads);
  return astray.map(([chainId, length]) => ({
    check: 'trail',
    subject: chainId,
    detail: say('upkeep.chain-unlike-anchor', { entry: `${length}`, day }),
  }));
}

const isOurs = (env: Bindings, day: string, { root, signature, ...kept }: Anchor) =>
  kept.day === day && root === rootOf(kept) && signature === signatureOf(env, root);

const unreadable = (day: string): Finding => ({
  check: 'anchor',
  subject: keyOf(day),
  detail: say('upkeep.anchor-unreadable', { day }),
});

function rootOf({ day, previous, heads }: Pick<Anchor, 'day' | 'previous' | 'heads'>): string {
  const hash = createHash('sha256').update(`${day}\n${previous ?? ''}\n`);
  for (const head of heads) hash.update(`${head.join(' ')}\n`);
  return hash.digest('hex');
}

const signatureOf = (env: Bindings, root: string) =>
  createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update(`anchor:${root}`).digest('hex');
