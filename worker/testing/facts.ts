import { env } from 'cloudflare:workers';
import type { NewEvent, NewFact } from '../domain/company/known';
import { type IsoDate, isoDate } from '../domain/shared/dates';
import { paise } from '../domain/shared/money';
import { newId } from '../platform/ids';

const FROM = isoDate('2022-06-14');

/** A small private company that files GST every month and withholds tax: what the tests' obligations come from. */
export const USUAL_FACTS: readonly NewFact[] = [
  { kind: 'legal-form', subject: '', holdsFrom: FROM, value: { legalForm: 'private', isNeverSmall: false } },
  {
    kind: 'capital',
    subject: '',
    holdsFrom: FROM,
    value: { paidUp: paise(250_000_000), authorised: paise(500_000_000) },
  },
  { kind: 'turnover', subject: '2024-25', holdsFrom: FROM, value: { amount: paise(2_800_000_000) } },
  { kind: 'turnover', subject: '2025-26', holdsFrom: FROM, value: { amount: paise(3_400_000_000) } },
  {
    kind: 'gst-registration',
    subject: '29AAZCN9001Q1ZC',
    holdsFrom: FROM,
    value: { filer: 'regular-monthly', registeredOn: FROM },
  },
  {
    kind: 'tan',
    subject: 'BLRK01234E',
    holdsFrom: FROM,
    value: { paysSalary: false, paysResidents: true, paysNonResidents: false, collects: false },
  },
];

const FACT = `INSERT INTO company_facts (id, company_id, kind, subject, value, holds_from, recorded_at, recorded_on, recorded_by, recorded_by_name)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'p', 'A person')`;
const EVENT = `INSERT INTO company_events (id, company_id, kind, subject, details, happened_on, recorded_at, recorded_on, recorded_by, recorded_by_name)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'p', 'A person')`;

/** Stores facts and events as they would be stored by the calls, recorded on a day; the books are kept since then. */
export async function state(
  companyId: string,
  recordedOn: IsoDate,
  facts: readonly NewFact[] = USUAL_FACTS,
  events: readonly NewEvent[] = [],
): Promise<void> {
  const bound = (sql: string, { kind, subject }: { kind: string; subject: string }, said: object, day: IsoDate) =>
    env.DB.prepare(sql).bind(
      newId(),
      companyId,
      kind,
      subject,
      JSON.stringify(said),
      day,
      `${recordedOn}T06:00:00.000Z`,
      recordedOn,
    );
  const since =
    'UPDATE companies SET tracked_since = coalesce(tracked_since, ?), facts_version = facts_version + 1 WHERE id = ?';
  await env.DB.batch([
    ...facts.map((fact) => bound(FACT, fact, fact.value, fact.holdsFrom)),
    ...events.map((event) => bound(EVENT, event, event.details, event.happenedOn)),
    env.DB.prepare(since).bind(recordedOn, companyId),
  ]);
}
