import { workOutObligations } from './features/calendar/work-out/work-out.job';
import { sendDigests } from './features/reminder/reminder.job';
import { nightlySelfCheck } from './features/upkeep/upkeep.job';
import type { Bindings } from './platform/env';

type Job = (env: Bindings, due: Date) => Promise<void>;

/** What runs when: the expressions of wrangler.toml, which are UTC, with the time in India beside each. */
const JOBS: Readonly<Record<string, Job>> = {
  '30 20 * * *': nightlySelfCheck, // 02:00 in India
  '*/5 * * * *': workOutObligations, // from 00:00 in India on, until every company has its day
  '30 2 * * *': sendDigests, // 08:00 in India
  '*/5 3-17 * * *': sendDigests, // from 08:30 to 23:25 in India, whoever has not had theirs
};

/** Runs what a cron expression stands for, as of the time it was due. */
export async function runScheduled({ cron, scheduledTime }: ScheduledController, env: Bindings): Promise<void> {
  const job = JOBS[cron];
  if (!job) throw new Error(`wrangler.toml fires ${cron}, for which worker/jobs.ts names no job`);
  await job(env, new Date(scheduledTime));
}
