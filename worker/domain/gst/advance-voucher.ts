import { financialYearOf, type IsoDate } from '../shared/dates';

/** What whoever takes money before the supply makes of it: a voucher of its receipt, and of its refund where no supply is made (s.31(3)(d) and (e) CGST). */
export const ADVANCE_VOUCHERS = ['receipt-voucher', 'refund-voucher'] as const;
export type AdvanceVoucherKind = (typeof ADVANCE_VOUCHERS)[number];

const PREFIXES: Readonly<Record<AdvanceVoucherKind, string>> = { 'receipt-voucher': 'RV', 'refund-voucher': 'RF' };

/** The series in which such vouchers run unless a number names another: 'RV/26-27/' of receipts, 'RF/26-27/' of refunds. */
export const advanceVoucherSeries = (kind: AdvanceVoucherKind, date: IsoDate): string =>
  `${PREFIXES[kind]}/${financialYearOf(date).slice(2)}/`;
