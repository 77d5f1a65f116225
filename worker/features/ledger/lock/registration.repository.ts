import type { Fact } from '../../../domain/company/facts';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { Problem } from '../../../platform/problem';
import { REGISTERED, registeredBy } from '../balance/sums.repository';
import { lockedUpTo } from './lock.repository';

/** What says whether the receipts of a company hold GST: what is stated of its registrations, and its number where nothing is. */
export type Registration = { gstin: string | null; facts: readonly Fact[] };

const SENT = `SELECT j.value -> '$.value' value, j.value ->> 'holdsFrom' holds_from, j.value ->> 'recordedOn' recorded_at,
    j.value ->> 'id' id, j.value ->> 'subject' subject FROM json_each(?3) j`;
const isRegistered = (spans: string, always: string) =>
  `(${always} OR EXISTS (SELECT 1 FROM ${spans} WHERE since <= t.period AND t.period < until))`;
const FIRST_OTHER = `WITH was AS MATERIALIZED (${REGISTERED}), becomes AS MATERIALIZED (${registeredBy(SENT)})
  SELECT min(t.period) day FROM bank_totals t WHERE t.company_id = ?1 AND t.grain = 'day' AND t.period <= ?2 AND t.inside_paise <> 0
    AND ${isRegistered('was', '?4')} <> ${isRegistered('becomes', '?5')}`;

/**
 * What receipts set aside as GST follows the company's registrations, and nothing of it changes behind a lock. Throws 409 naming the
 * first locked day whose receipts would post otherwise.
 */
export async function mustLeaveReceiptsLocked(
  d1: D1Database,
  scope: CompanyScope,
  was: Registration,
  becomes: Registration,
): Promise<void> {
  const [before, after] = [statedIn(was), statedIn(becomes)];
  if (was.gstin === becomes.gstin && JSON.stringify(before) === JSON.stringify(after)) return;
  const until = await lockedUpTo(d1, scope);
  if (until === null) return;
  const always = ({ gstin }: Registration, stated: readonly Fact[]) => Number(gstin !== null && stated.length === 0);
  const day = await d1
    .prepare(FIRST_OTHER)
    .bind(scope.companyId, until, JSON.stringify(after), always(was, before), always(becomes, after))
    .first<IsoDate>('day');
  if (day) throw new Problem(409, 'period-locked', say('ledger.registration-locked', { until, day }));
}

const statedIn = ({ facts }: Registration): readonly Fact[] =>
  facts.filter(({ kind, withdrawnOn }) => kind === 'gst-registration' && withdrawnOn === undefined);
