import { ruleIfInForce } from '../law/rule';
import type { DocumentKind, DocumentSide } from '../ledger/document/model';
import { addDays, financialYearOf, type IsoDate } from '../shared/dates';
import { GST_TIME_LIMITS } from './law/time-limits';

/** What decides whether a bill asks for an invoice of our own. */
export type Billed = {
  side: DocumentSide;
  kind: DocumentKind;
  isReverseCharge: boolean;
  /** The supplier's registration, or that under which they stand. */
  gstin: string | null;
  /** The registration of ours that owes the tax; null where there is none. */
  ownGstin: string | null;
};

/** Whether the recipient makes the invoice: of what bears reverse charge and comes from whom no GSTIN names (s.31(3)(f) CGST). */
export const wantsSelfInvoice = ({ side, kind, isReverseCharge, gstin, ownGstin }: Billed): boolean =>
  side === 'purchase' && kind === 'invoice' && isReverseCharge && gstin === null && ownGstin !== null;

/**
 * The last day of a self-invoice, from the day of the bill, for want of that of the receipt of the supply (rule 47A). Undefined of days
 * on which the law named none.
 */
export function selfInvoiceBy(billedOn: IsoDate): { on: IsoDate; rule: string; statute: string } | undefined {
  const rule = ruleIfInForce(GST_TIME_LIMITS.selfInvoiceDays, billedOn);
  return rule && { on: addDays(billedOn, rule.value), rule: rule.id, statute: rule.statute };
}

/** The series in which self-invoices run unless a number names another: 'SI/26-27/'. */
export const selfInvoiceSeries = (date: IsoDate): string => `SI/${financialYearOf(date).slice(2)}/`;
