import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { addDays, type IsoDate } from '../../domain/shared/dates';
import { type Bindings, settingsOf } from '../../platform/env';
import { type ChainEnd, chainEnds, endsAstray } from './chain-ends.repository';

// A trail that is cut, removed or written anew is sound in itself. So the length and the head of every chain are kept each night
// where whoever can change the database does not reach, under a signature that only the Worker's secret makes.

/** What a firm's chains come to on a night: its own and those of its clients, with a code that is mailed to those who want it. */
const firmNight = z.object({
  caFirmId: z.string(),
  chains: z.number().int(),
  entries: z.number().int(),
  code: z.string(),
});

const anchor = z.object({
  day: z.iso.date(),
  /** The root of the anchor before; null for the first. */
  previous: z.string().nullable(),
  /** Chain, length and head of each chain, in the order of the chains. */
  heads: z.array(z.tuple([z.string(), z.number().int(), z.string()])),
  firms: z.array(firmNight).default([]),
  root: z.string(),
  signature: z.string(),
});

type Anchor = z.infer<typeof anchor>;
type FirmNight = z.infer<typeof firmNight>;

const PREFIX = 'anchors/';
const keyOf = (day: string) => `${PREFIX}${day}.json`;

/** What a night found of the trail, and what it kept of each firm's. */
export type Anchored = {
  /** The anchor that cannot be read, or is not signed by us. */
  unreadable: { day: string; key: string } | null;
  /** Chains that no longer hold what was kept of them, with the length that was kept and the day. */
  astray: readonly { chainId: string; length: number; day: string }[];
  firms: readonly FirmNight[];
};

/**
 * Compares the trail with the last anchor before a day, and keeps that day's. What was anchored must still be there: of a chain
 * that has grown, the entry that was its last. The same day again keeps what the first run kept.
 */
export async function anchorTrail(env: Bindings, day: IsoDate): Promise<Anchored> {
  const [before] = await nightsOf(env, { before: day, most: 1 });
  const astray = before?.isOurs && before.kept ? await endsAstray(env.DB, before.kept.heads) : [];
  return {
    unreadable: before && !before.isOurs ? { day: before.day, key: keyOf(before.day) } : null,
    astray: astray.map(([chainId, length]) => ({ chainId, length, day: before?.day ?? '' })),
    firms: await keepNight(env, day, before?.kept?.root ?? null),
  };
}

/** Keeps how the chains stand, once a day; gives what is kept of each firm. */
async function keepNight(env: Bindings, day: IsoDate, previous: string | null): Promise<readonly FirmNight[]> {
  const ends = await chainEnds(env.DB);
  const night = { day, previous, heads: ends.map(({ head }) => head), firms: firmsOf(day, ends) };
  const root = rootOf(night);
  const options = { onlyIf: new Headers({ 'if-none-match': '*' }), httpMetadata: { contentType: 'application/json' } };
  const text = JSON.stringify({ ...night, root, signature: signatureOf(env, root) });
  // Under a retention lock the store refuses to be asked a second time, where else it says that the object is there.
  const put = await env.FILES.put(keyOf(day), text, options).catch(async (failure: unknown) => {
    if (await env.FILES.head(keyOf(day))) return null;
    throw failure;
  });
  return put ? night.firms : ((await nightAt(env, day)).kept?.firms ?? []);
}

/** What the last nights kept of a firm's chains, newest first. A night whose anchor is not as we signed it says so. */
export async function nightsOfFirm(env: Bindings, caFirmId: string, today: IsoDate, most: number) {
  const nights = await nightsOf(env, { before: addDays(today, 1), most });
  return nights.map(({ day, kept, isOurs }) => {
    const night = isOurs ? kept?.firms.find((firm) => firm.caFirmId === caFirmId) : undefined;
    const { chains = 0, entries = 0, code = null } = night ?? {};
    return { day, isSound: isOurs, chains, entries, code };
  });
}

/** On how many days of a period what was kept of the trail stands outside the database, and the first and the last of them. */
export async function nightsKept(files: R2Bucket, { from, to }: { from: IsoDate; to: IsoDate }) {
  const days = await daysKept(files, addDays(from, -1), to);
  return { nights: days.length, first: days[0] ?? null, last: days.at(-1) ?? null };
}

type Night = { day: string; kept?: Anchor; isOurs: boolean };

/** The anchors of the last nights before a day, newest first; of one that cannot be read, its day. */
async function nightsOf(env: Bindings, { before, most }: { before: IsoDate; most: number }): Promise<Night[]> {
  const last = addDays(before, -1);
  const days = (await daysKept(env.FILES, addDays(before, -LOOKED_BACK), last)).slice(-most).reverse();
  return Promise.all(days.map((day) => nightAt(env, day)));
}

/** So many days back the last anchor is looked for. */
const LOOKED_BACK = 40;

async function nightAt(env: Bindings, day: string): Promise<Night> {
  const file = await env.FILES.get(keyOf(day));
  const read = anchor.safeParse(await file?.json().catch(() => undefined));
  if (!read.success) return { day, isOurs: false };
  const { root, signature, ...kept } = read.data;
  const isOurs = kept.day === day && root === rootOf(kept) && signature === signatureOf(env, root);
  return { day, kept: read.data, isOurs };
}

/** The days after one, up to another, that have an anchor. */
async function daysKept(files: R2Bucket, after: IsoDate, to: IsoDate): Promise<string[]> {
  const { objects } = await files.list({ prefix: PREFIX, startAfter: keyOf(after), limit: MOST_LISTED });
  const days = objects.map(({ key }) => key.slice(PREFIX.length, -'.json'.length));
  return days.filter((day) => day <= to);
}

/** More days than a financial year has. */
const MOST_LISTED = 400;

/** Each firm's chains as one code: whoever was mailed it can tell whether what is kept of that night is still the same. */
function firmsOf(day: string, ends: readonly ChainEnd[]): FirmNight[] {
  const of = Map.groupBy(
    ends.filter(({ caFirmId }) => caFirmId !== null),
    ({ caFirmId }) => caFirmId ?? '',
  );
  return [...of].map(([caFirmId, chains]) => {
    const hash = createHash('sha256').update(`${day}\n${caFirmId}\n`);
    for (const { head } of chains) hash.update(`${head.join(' ')}\n`);
    const entries = chains.reduce((sum, { head: [, length] }) => sum + length, 0);
    return { caFirmId, chains: chains.length, entries, code: hash.digest('hex') };
  });
}

function rootOf({ day, previous, heads, firms }: Pick<Anchor, 'day' | 'previous' | 'heads' | 'firms'>): string {
  const hash = createHash('sha256').update(`${day}\n${previous ?? ''}\n`);
  for (const head of heads) hash.update(`${head.join(' ')}\n`);
  for (const { caFirmId, chains, entries, code } of firms) hash.update(`${caFirmId} ${chains} ${entries} ${code}\n`);
  return hash.digest('hex');
}

const signatureOf = (env: Bindings, root: string) =>
  createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update(`anchor:${root}`).digest('hex');
