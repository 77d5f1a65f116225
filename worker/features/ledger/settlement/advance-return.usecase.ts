import { gstinOfAdvance } from '../../../domain/ledger/document/keeper';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { type FiledReturn, filedReturns, type Reported } from '../document/filed-returns.repository';
import { knownCompany } from '../document/keeper.repository';
import { partiesLike } from '../party/party-list.repository';

/** The return that an advance of a customer stands in by its day, and those that are filed. */
export async function returnOfAdvance(
  d1: D1Database,
  scope: CompanyScope,
  { partyId, isAcross, day }: { partyId: string; isAcross: boolean; day: IsoDate },
): Promise<{ filed: readonly FiledReturn[]; reported: Reported }> {
  const [company, filed, [party]] = await Promise.all([
    knownCompany(d1, scope),
    filedReturns(d1, scope),
    partiesLike(d1, scope, [{ id: partyId }]),
  ]);
  const state = party?.gstin?.slice(0, 2) ?? party?.stateCode;
  const ownGstin = gstinOfAdvance(company, { isAcross, state });
  return { filed, reported: { ownGstin, returnPeriod: day.slice(0, 7), gstin: null } };
}
