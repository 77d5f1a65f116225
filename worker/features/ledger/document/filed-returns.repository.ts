import { monthAfter } from '../../../domain/gst/gstr-1/period';
import type { CompanyScope } from '../../../platform/access';
import type { StoredDocument } from './document.table';

/** A filed return of sales, with the months it is for. */
export type FiledReturn = { gstin: string; form: 'GSTR-1' | 'IFF'; firstMonth: string; lastMonth: string };

// The triggers of the documents hold the same, for whoever writes in the same moment.
const FILED = `SELECT gstin, form, first_month firstMonth, last_month lastMonth FROM gst_returns
  WHERE company_id = ?1 AND form IN ('GSTR-1', 'IFF') AND state IN ('filed', 'amended') ORDER BY first_month`;

export const filedReturns = async (d1: D1Database, { companyId }: CompanyScope): Promise<FiledReturn[]> =>
  (await d1.prepare(FILED).bind(companyId).all<FiledReturn>()).results;

export type Reported = Pick<StoredDocument, 'ownGstin' | 'returnPeriod' | 'gstin'>;

/** The filed return in which a sale stands; undefined where none does. The facility takes documents to registered buyers alone. */
export const filedWith = (filed: readonly FiledReturn[], { ownGstin, returnPeriod, gstin }: Reported) =>
  filed.find(
    (one) =>
      one.gstin === ownGstin &&
      one.firstMonth <= returnPeriod &&
      returnPeriod <= one.lastMonth &&
      (one.form === 'GSTR-1' || gstin !== null),
  );

/** The month in which a sale is reported now: its own, or the first after it whose return is not filed. */
export function firstOpenMonth(filed: readonly FiledReturn[], reported: Reported): string {
  let month = reported.returnPeriod;
  while (filedWith(filed, { ...reported, returnPeriod: month })) month = monthAfter(month);
  return month;
}
