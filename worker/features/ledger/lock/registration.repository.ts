import type { Fact } from '../../../domain/company/facts';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { Problem } from '../../../platform/problem';
import { REGISTERED, registeredBy } from '../balance/sums.repository';
import { UP_TO } from './lock.repository';

/** What says whether the receipts of a company hold GST: what is stated of its registrations, and its number where nothing is. */
export type Registration = { gstin: string | null; facts: readonly Fact[] };

const SENT = `SELECT j.value -> '$.value' value, j.value ->> 'holdsFrom' holds_from, j.value ->> 'recordedOn' recorded_at,
    j.value ->> 'id' id, j.value ->> 'subject' subject FROM json_each(?2) j`;
const isRegistered = (spans: string, always: string) =>
  `(${always} OR EXISTS (SELECT 1 FROM ${spans} WHERE since <= t.period AND t.period < until))`;
const FIRST_OTHER = `WITH was AS MATERIALIZED (${REGISTERED}), becomes AS MATERIALIZED (${registeredBy(SENT)}), locked AS (${UP_TO})
  SELECT min(t.period) day, (SELECT day FROM locked) until FROM bank_totals t
  WHERE t.company_id = ?1 AND t.grain = 'day' AND t.period <= (SELECT day FROM locked) AND t.inside_paise <> 0
    AND ${isRegistered('was', '?3')} <> ${isRegistered('becomes', '?4')}`;
const UNCHANGED = `INSERT INTO must (ok) SELECT NULL FROM (${FIRST_OTHER}) WHERE day IS NOT NULL`;

/**
 * What receipts set aside as GST follows the company's registrations, and nothing of it changes behind a lock: the statement that
 * stops a write by which it would, and none where the registrations stay as they were. It goes before the facts are written.
 */
export const receiptsStayLocked = (
  d1: D1Database,
  scope: CompanyScope,
  was: Registration,
  becomes: Registration,
): D1PreparedStatement[] => asked(d1, scope, was, becomes, UNCHANGED);

/** Says why such a write was stopped: 409 naming the first locked day whose receipts would post otherwise. */
export async function mustLeaveReceiptsLocked(
  d1: D1Database,
  scope: CompanyScope,
  was: Registration,
  becomes: Registration,
): Promise<void> {
  const [statement] = asked(d1, scope, was, becomes, FIRST_OTHER);
  const found = await statement?.first<{ day: IsoDate | null; until: IsoDate }>();
  if (!found?.day) return;
  const { day, until } = found;
  throw new Problem(409, 'period-locked', say('ledger.registration-locked', { until, day }));
}

function asked(
  d1: D1Database,
  { companyId }: CompanyScope,
  was: Registration,
  becomes: Registration,
  sql: string,
): D1PreparedStatement[] {
  const [before, after] = [statedIn(was), statedIn(becomes)];
  if (was.gstin === becomes.gstin && JSON.stringify(before) === JSON.stringify(after)) return [];
  const always = ({ gstin }: Registration, stated: readonly Fact[]) => Number(gstin !== null && stated.length === 0);
  const values = [companyId, JSON.stringify(after), always(was, before), always(becomes, after)];
  return [d1.prepare(sql).bind(...values)];
}

const statedIn = ({ facts }: Registration): readonly Fact[] =>
  facts.filter(({ kind, withdrawnOn }) => kind === 'gst-registration' && withdrawnOn === undefined);
