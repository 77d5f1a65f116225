import { backUpDue, beginBackups } from './features/backup/backup.job';
import { workOutObligations } from './features/calendar/work-out/work-out.job';
import { postMonths } from './features/ledger/auto-booking/auto-booking.job';
import { sendDigests } from './features/reminder/reminder.job';
import { nightlySelfCheck } from './features/upkeep/upkeep.job';
import type { Bindings } from './platform/env';
import { logFailure } from './platform/log';
import { writeLeftAlone } from './platform/long-change';
import { sendWaiting } from './platform/mail';

type Job = (env: Bindings, due: Date) => Promise<void>;

/** What runs when: the expressions of wrangler.toml, which are UTC, with the time in India beside each. */
const JOBS: Readonly<Record<string, Job>> = {
  '30 20 * * *': nightly, // 02:00 in India
  '*/5 * * * *': everyFiveMinutes,
  '30 2 * * *': sendDigests, // 08:00 in India
  '35-55/5 2 * * *': sendDigests, // from 08:05 to 08:25 in India, whoever one run had no time for
  '*/5 3-17 * * *': sendDigests, // from 08:30 to 23:25 in India, whoever has not had theirs
};

async function nightly(env: Bindings, due: Date): Promise<void> {
  await beginBackups(env, due).catch((error: unknown) => logFailure('backups-begin', error));
  await postMonths(env).catch((error: unknown) => logFailure('auto-booking', error));
  await nightlySelfCheck(env, due);
}

/** Long changes whose writer was killed; mails that wait; from 00:00 in India on, the obligations of companies until each has its day; from 02:00 on, the backups. */
async function everyFiveMinutes(env: Bindings, due: Date): Promise<void> {
  await writeLeftAlone(env.DB).catch((error: unknown) => logFailure('left-alone', error));
  // A provider of mail that is down must not hold up the law.
  await sendWaiting(env).catch((error: unknown) => logFailure('mails-waiting', error));
  try {
    await workOutObligations(env, due);
  } finally {
    await backUpDue(env, due);
  }
}

/** Runs what a cron expression stands for, as of the time it was due. */
export async function runScheduled({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> {
  const job = JOBS[cron];
  if (!job) throw new Error(`wrangler.toml fires ${cron}, for which worker/jobs.ts names no job`);
  await job(env, new Date(scheduledTime));
}
