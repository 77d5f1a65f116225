import { type Dues, NO_DUES } from '../../../domain/gst/gstr-3b/portal';
import { type Settlement, totalOf } from '../../../domain/gst/settle/model';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import type { ReturnDraft } from './return.usecase';
import { setOffOf } from './settlement.usecase';

export type DuesOn = Dues & { on: IsoDate };

/**
 * Table 5.1 of a return: interest (s.50) and late fee (s.47) by head, as its set-off recorded them, else as of a day of filing. Null of a
 * return that is in time on that day, or whose period has not ended.
 */
export async function duesOf(
  d1: D1Database,
  scope: CompanyScope,
  { gstin, period, item, books }: ReturnDraft,
  filedOn: IsoDate = today(),
): Promise<DuesOn | null> {
  if (books.own) return told(JSON.parse(books.own.figures) as Settlement);
  if (filedOn <= period.days.to || (item && filedOn <= item.dueDate)) return null;
  const { settlement } = await setOffOf(d1, scope, { gstin, period: period.text, filedOn });
  return told(settlement);
}

function told({ interest, lateFee, filedOn }: Settlement): DuesOn | null {
  if (totalOf(interest) + totalOf(lateFee) === 0) return null;
  return { on: filedOn, interest, lateFee: { cgst: lateFee.cgst, sgst: lateFee.sgst } };
}

export const duesOrNone = (dues: DuesOn | null): Dues => dues ?? NO_DUES;
