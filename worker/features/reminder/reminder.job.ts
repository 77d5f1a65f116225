import { dateInIndia } from '../../domain/shared/dates';
import { inIndia, now } from '../../platform/clock';
import { type Bindings, settingsOf } from '../../platform/env';
import { logFailure } from '../../platform/log';
import { handOver } from '../../platform/mail';
import {
  type Claim,
  claimAgain,
  claimNext,
  keepRound,
  type Outcome,
  readMatter,
  roundOf,
  settle,
} from './digest.repository';
import { digestOf } from './digest.words';
import { optOutOf } from './opt-out';

/** One run sends about so many; the runs that follow every five minutes send the rest, and what an earlier one left. */
const PEOPLE_PER_RUN = 1_000;
/** So many are looked at in one round trip. */
const PEOPLE_AT_ONCE = 200;
/** Once all were looked at, a run looks again at so many: at those who came into a firm, or proved their address, during the day. */
const LOOKED_AT_AGAIN = 2_000;
/** A claim this old was left by a run that died, or failed long enough ago to be tried again. */
const LEASE_MS = 30 * 60_000;
const OPENS = '08:00';

/**
 * One digest for a person and a day in India, from eight in the morning on. The row is claimed before anything is sent, so
 * that runs twice, late or at once send one; a digest sent again after a crash carries the same key. Quiet where there
 * is nothing to say. A day that passed without any run is not made up for: its digest would be yesterday's news.
 */
export async function sendDigests(env: Bindings, due: Date): Promise<void> {
  if (inIndia(due).slice(11, 16) < OPENS) return;
  const day = dateInIndia(due);
  const at = now();
  const claim: Claim = { day, at: at.toISOString() };
  const sent = await sendToNew(env, claim, new Date(`${day}T${OPENS}:00+05:30`));
  const left = Math.max(0, PEOPLE_PER_RUN - sent);
  await sendEach(env, claim, await claimAgain(env.DB, claim, new Date(at.getTime() - LEASE_MS), left));
}

/** Goes through all people piece by piece, from where the run before ended; says how many were claimed. */
async function sendToNew(env: Bindings, claim: Claim, hereBy: Date): Promise<number> {
  const { DB } = env;
  let { through, rounds } = await roundOf(DB, claim.day);
  const mostLooked = rounds === 0 ? Number.POSITIVE_INFINITY : LOOKED_AT_AGAIN;
  for (let sent = 0, looked = 0; ; looked += PEOPLE_AT_ONCE) {
    const next = await claimNext(DB, claim, { after: through, hereBy, most: PEOPLE_AT_ONCE });
    through = next.through;
    if (through === null) rounds++;
    await keepRound(DB, claim.day, { through, rounds });
    await sendEach(env, claim, next.claimed);
    sent += next.claimed.length;
    if (through === null || sent >= PEOPLE_PER_RUN || looked + PEOPLE_AT_ONCE >= mostLooked) return sent;
  }
}

async function sendEach(env: Bindings, claim: Claim, ids: readonly string[]): Promise<void> {
  for (const userId of ids) await settle(env.DB, userId, claim, await deliver(env, userId, claim));
}

async function deliver(env: Bindings, userId: string, { day }: Claim): Promise<Outcome> {
  try {
    const optOut = optOutOf(env, userId);
    const origin = settingsOf(env).APP_ORIGIN;
    const links = origin && { open: `${origin}/`, stop: `${origin}/stop-digest?token=${optOut}` };
    const digest = digestOf(await readMatter(env.DB, userId, day), day, links || {});
    if (!digest) return { state: 'empty', lines: 0, sentAt: null };
    const { to, subject, text, lines } = digest;
    // Not kept: the runs that follow try again, with what is true then.
    const unsubscribe = origin && `${origin}/api/digest-opt-outs/${optOut}`;
    await handOver(env, { key: `digest:${userId}:${day}`, to, subject, text, ...(unsubscribe && { unsubscribe }) });
    return { state: 'sent', lines, sentAt: now().toISOString() };
  } catch (error) {
    logFailure(`digest ${day}`, error);
    return { state: 'failed', lines: 0, sentAt: null };
  }
}
