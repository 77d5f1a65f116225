import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { NewEvent, NewFact } from '../domain/company/known';
import { isoDate } from '../domain/shared/dates';
import { paise } from '../domain/shared/money';
import { commit } from '../features/audit/audit.repository';
import { addCompany, newCompanyOf } from '../features/company/company.repository';
import worker from '../index';
import { systemActing } from '../platform/acting';
import { setClock } from '../platform/clock';
import { seeded } from './client';
import { state } from './facts';

const FROM = isoDate('2022-06-14');
const ENTERED_ON = isoDate('2026-11-20');

const legalForm = (form: 'private' | 'llp', isNeverSmall = false): NewFact => ({
  kind: 'legal-form',
  subject: '',
  holdsFrom: FROM,
  value: { legalForm: form, isNeverSmall },
});

const COMPANY_FACTS: readonly NewFact[] = [
  {
    kind: 'capital',
    subject: '',
    holdsFrom: FROM,
    value: { paidUp: paise(250_000_000), authorised: paise(500_000_000) },
  },
  { kind: 'turnover', subject: '2024-25', holdsFrom: FROM, value: { amount: paise(2_800_000_000) } },
  { kind: 'turnover', subject: '2025-26', holdsFrom: FROM, value: { amount: paise(3_400_000_000) } },
];

const AGM: NewEvent = { kind: 'agm', subject: '2025-26', happenedOn: isoDate('2026-09-30'), details: {} };
const ACCOUNTS_OPEN: NewEvent = {
  kind: 'not-filed',
  subject: 'AOC-4|2025-26|',
  happenedOn: ENTERED_ON,
  details: {},
};

/** Sets the clock to a wall-clock time in India: '2026-11-20 12:00'. */
export const clockInIndia = (time: string) => setClock(new Date(`${time.replace(' ', 'T')}:00+05:30`));

/** Fires a cron expression as of a wall-clock time in India. */
export async function fire(cron: string, time: string): Promise<void> {
  const scheduledTime = new Date(`${time.replace(' ', 'T')}:00+05:30`);
  await worker.scheduled(createScheduledController({ cron, scheduledTime }), env as never);
}

/** The five-minute job, until every company that it can do is of the day. */
export async function workOutAll(time: string, companies: number): Promise<void> {
  for (let done = 0; done < companies; done += 50) await fire('*/5 * * * *', time);
}

export type Practice = { firmId: string; held: string[]; others: string[] };

/**
 * A firm with so many clients on 20 November 2026: `held` are companies whose AGM was on 30 September 2026, half of them small,
 * none of which has filed its accounts; of the others some are LLPs and of the rest nothing is stated.
 */
export async function practice(clients: number, withAgm: number): Promise<Practice> {
  clockInIndia('2026-11-20 12:00');
  const { firms } = await seeded();
  const made = Array.from({ length: clients - 2 }, (_, at) =>
    newCompanyOf(
      { caFirmId: firms.A },
      {
        name: `Client ${String(at + 1).padStart(3, '0')} Private Limited`,
        cin: `U62099KA2022PTC${String(200_000 + at)}`,
        pan: `AAACN${String(1000 + at)}E`,
        incorporationDate: FROM,
        financialYear: '2026-27',
        clientType: 'regular',
      },
    ),
  );
  await commit(
    systemActing(env.DB, 'test'),
    made.map((company) => addCompany(env.DB, company, undefined)),
  );
  const ids = made.map(({ id }) => id);
  const [held, others] = [ids.slice(0, withAgm), ids.slice(withAgm)];
  for (const [at, id] of held.entries())
    await state(id, ENTERED_ON, [legalForm('private', at % 2 === 1), ...COMPANY_FACTS], [AGM, ACCOUNTS_OPEN]);
  for (const id of others.slice(0, 10)) await state(id, ENTERED_ON, [legalForm('llp')]);
  await workOutAll('2026-11-20 12:05', clients);
  return { firmId: firms.A, held, others };
}
