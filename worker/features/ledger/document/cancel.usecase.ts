import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { Problem } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { findVouchers, vouchersVoided } from '../voucher/voucher.repository';
import { documentCancelled, settlementsOf } from './document.repository';
import type { StoredDocument } from './document.table';
import { filedReturns, filedWith } from './filed-returns.repository';

/**
 * Cancels a document with its voucher, its bill and further vouchers that belong to it; its number stays used. Throws 409 while
 * something settles it, and where the return of its month is filed.
 */
export async function documentCancelling(
  d1: D1Database,
  scope: CompanyScope,
  document: StoredDocument,
  reason: string,
  besides: readonly string[] = [],
): Promise<Change[]> {
  const { number } = document;
  if (document.status === 'cancelled')
    throw new Problem(409, 'document-cancelled', say('ledger-document.fault.cancelled', { number }));
  if ((await settlementsOf(d1, scope, document)) > 0)
    throw new Problem(409, 'document-settled', say('ledger-document.fault.settled', { number }));
  const filed = document.side === 'sale' ? filedWith(await filedReturns(d1, scope), document) : undefined;
  if (filed) {
    const words = { number, form: filed.form, period: { month: document.returnPeriod } };
    throw new Problem(409, 'return-filed', say('gst-particulars.fault.filed-cancel', words));
  }
  const found = await findVouchers(d1, scope, [document.voucherId, ...besides]);
  const vouchers = found.filter(({ id, status }) => id === document.voucherId || status === 'posted');
  const voided = await vouchersVoided(d1, scope, vouchers, reason);
  return [voided, documentCancelled(d1, scope, document, { reason, at: now().toISOString() })];
}
