import type { Context } from 'hono';
import type { z } from 'zod';
import { advanceVoucherSeries } from '../../../domain/gst/advance-voucher';
import { gstinOfAdvance } from '../../../domain/ledger/document/keeper';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { actingOf } from '../../../platform/acting';
import { now } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { inBaseWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { filedReturns } from '../document/filed-returns.repository';
import { type KnownCompany, knownCompany } from '../document/keeper.repository';
import { numberedAnew } from '../document/number-anew';
import { selfMadeDay } from '../document/self-made-day';
import { selfMadeNumber } from '../document/self-made-number';
import { findVouchers } from '../voucher/voucher.repository';
import { type AdvanceMove, advanceMoves, advanceVoucherKept, receiptsOf } from './advance-voucher.repository';
import type { AdvanceVoucher } from './advance-voucher.table';
import type { newAdvanceVoucher } from './settlement.contract';

/** The registration under which an advance stands, as in returns. */
export const ownGstinOf = (company: KnownCompany, { igst, gstin, stateCode }: AdvanceMove): string | null =>
  gstinOfAdvance(company, { isAcross: igst !== 0, state: gstin?.slice(0, 2) ?? stateCode });

/** What is answered of a voucher that is no advance and gives none back: apart from one that the company does not have. */
export async function noMove(d1: D1Database, scope: CompanyScope, voucherId: string): Promise<Problem> {
  const [known] = await findVouchers(d1, scope, [voucherId]);
  if (!known) return notHere();
  return new Problem(409, 'no-advance', say('advance-voucher.fault.no-advance', { booked: known.number }));
}

/**
 * Makes the voucher of an advance of a customer, or of what went back of one, with the next number of its series or one that was given
 * outside, of the day of the money; of today where the return that counts that day is filed. A refund names the receipt vouchers of
 * what it gives back (rule 51). Throws 404 for an unknown voucher, 409 where it is no such money or has its voucher, the company no registration, or a
 * refund no receipt voucher; 422 for a number that is used or none of rule 50.
 */
export const advanceVoucherMade = (
  c: Context<AppEnv>,
  asked: z.output<typeof newAdvanceVoucher>,
): Promise<AdvanceVoucher> =>
  numberedAnew(async () => {
    const { companyScope: scope, person } = c.var;
    const d1 = c.env.DB;
    const [[move], company, filed] = await Promise.all([
      advanceMoves(d1, scope, asked.voucherId),
      knownCompany(d1, scope),
      filedReturns(d1, scope),
    ]);
    if (!move) throw await noMove(d1, scope, asked.voucherId);
    const { kind, movedOn } = move;
    if (move.number) throw new Problem(409, 'voucher-made', say('advance-voucher.fault.made', { own: move.number }));
    const ownGstin = ownGstinOf(company, move);
    if (ownGstin === null) throw new Problem(409, 'no-registration', say('advance-voucher.fault.unregistered'));
    const lacks = kind === 'refund-voucher' && receiptsOf(move).find(({ number }) => number === null);
    if (lacks)
      throw new Problem(409, 'no-receipt-voucher', say('advance-voucher.fault.no-receipt', { booked: lacks.booked }));
    const before = say('advance-voucher.fault.before', { day: onDay(movedOn) });
    const date = selfMadeDay({ filed, ownGstin, given: asked.date, movedOn, before });
    const numbered = await selfMadeNumber(d1, scope, 'ledger_advance_vouchers', {
      ...{ ownGstin, date, kind, given: asked.number, series: advanceVoucherSeries(kind, date) },
      used: (number) => say('advance-voucher.fault.used', { number }),
    });
    const row: AdvanceVoucher = {
      ...{ voucherId: move.voucherId, companyId: scope.companyId, kind, ownGstin, ...numbered, date },
      description: asked.description ?? inBaseWords(say('advance-voucher.supply')),
      ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
    };
    await commit(actingOf(c, { status: 201, body: { number: numbered.number, date } }), [advanceVoucherKept(d1, row)]);
    return row;
  });
