import type { DocumentKind, DocumentSide } from '../ledger/document/model';
import { financialYearOf, type IsoDate } from '../shared/dates';

/** What decides whether payments of a bill ask for vouchers of our own. */
export type PaidBill = {
  side: DocumentSide;
  kind: DocumentKind;
  isReverseCharge: boolean;
  /** The registration of ours that owes the tax; null where there is none. */
  ownGstin: string | null;
};

/** Whether whoever pays makes a payment voucher: of each payment of what bears reverse charge (s.31(3)(g) CGST, rule 52). */
export const wantsPaymentVouchers = ({ side, kind, isReverseCharge, ownGstin }: PaidBill): boolean =>
  side === 'purchase' && kind === 'invoice' && isReverseCharge && ownGstin !== null;

/** The series in which payment vouchers run unless a number names another: 'PV/26-27/'. */
export const paymentVoucherSeries = (date: IsoDate): string => `PV/${financialYearOf(date).slice(2)}/`;
