import { dateInIndia } from '../../domain/shared/dates';
import { inIndia, now } from '../../platform/clock';
import { type Bindings, settingsOf } from '../../platform/env';
import { logFailure } from '../../platform/log';
import { handOver } from '../../platform/mail';
import { type Claim, claimAgain, claimNew, type Outcome, readMatter, settle } from './digest.repository';
import { digestOf } from './digest.words';

/** One run sends so many; the runs that follow every five minutes send the rest, and what an earlier one left. */
const PEOPLE_PER_RUN = 50;
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
  const opened = new Date(`${day}T${OPENS}:00+05:30`);
  const fresh = await claimNew(env.DB, claim, opened, PEOPLE_PER_RUN);
  const left = await claimAgain(env.DB, claim, new Date(at.getTime() - LEASE_MS), PEOPLE_PER_RUN - fresh.length);
  for (const userId of [...fresh, ...left]) await settle(env.DB, userId, claim, await deliver(env, userId, claim));
}

async function deliver(env: Bindings, userId: string, { day }: Claim): Promise<Outcome> {
  try {
    const digest = digestOf(await readMatter(env.DB, userId, day), day, settingsOf(env).APP_ORIGIN);
    if (!digest) return { state: 'empty', lines: 0, sentAt: null };
    const { to, subject, text, lines } = digest;
    // Not kept: the runs that follow try again, with what is true then.
    await handOver(env, { key: `digest:${userId}:${day}`, to, subject, text });
    return { state: 'sent', lines, sentAt: now().toISOString() };
  } catch (error) {
    logFailure(`digest ${day}`, error);
    return { state: 'failed', lines: 0, sentAt: null };
  }
}
