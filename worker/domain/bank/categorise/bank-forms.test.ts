import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Side } from '../values';
import { categorise } from './categorise';

const said = (description: string, side: Side) =>
  categorise({ description, side, amount: paise(100_000), date: isoDate('2026-10-05') }, new Map(), {
    holder: 'KESTREL LABS PRIVATE LIMITED',
  })?.categoryId;

test.each([
  // Banks' own lines.
  ['CGST202610050102030405', 'debit', 'bank-charges'],
  ['POS DECLINE CHARGES', 'debit', 'bank-charges'],
  ['SIGNATURE CHANGE CHARGES', 'debit', 'bank-charges'],
  ['OD INTT CHARGED 01/06/26-30/06/26', 'debit', 'overdraft-interest'],
  ['TO CASH 010203 SELF', 'debit', 'cash-withdrawal'],
  ['FD THROUGH MOBILE-50300010203040:KESTREL LABS PVT LTD', 'debit', 'fixed-deposit'],
  ['PRIN AND INT AUTO_REDEEM 50300010203040', 'credit', 'fixed-deposit'],
  ['HDFC CC PYMT 0102', 'debit', 'credit-card-payment'],
  ['SI AXIS CC 0102 DUE', 'debit', 'credit-card-payment'],
  ['FT-MESPOS SET 470000010203040 170726', 'credit', 'payment-gateway-settlement'],
  ['CRV POS 421655XXXXXX0102 INDIGO GURGAON', 'credit', 'vendor-refund'],
  ['TIN/010203040/TDS/26Q/JUN26', 'debit', 'tds-deposited'],
  ['CHRG/RTGS OUTWARD/0102/22072026', 'debit', 'bank-charges'],
  ['LOW BALANCE CHG Q3', 'debit', 'bank-charges'],
  ['UPI QR RENTAL CHG JAN26', 'debit', 'payment-gateway-fees'],
  ['SI FAILED CHARGES 05/07/26', 'debit', 'bounce-charges'],
  ['CC PAYMENT BPPY CC PAYMENT DP0102 010203Wxyz', 'debit', 'credit-card-payment'],
  ['CASH-BNA-S5AWPU01-PUNE-220726', 'credit', 'cash-deposit'],
  // Lenders, founders, investors, landlords.
  ['NEFT CR-UTIB0000004-MAYUR FINANCE LTD DISBURSEMENT-KESTREL LABS-UTIBN102', 'credit', 'loan-received'],
  ['NEFT-HDFCN52026010203-MOHINI ANAND-UNSECURED LOAN DIRECTOR-50100010203', 'credit', 'director-loan'],
  ['RTGS CR-HDFC0000060-MAYUR ANGEL FUND-KESTREL LABS-INVESTMENT TRANCHE 1', 'credit', 'share-capital'],
  ['NEFT CR-ICIC0000104-MAYUR ESTATES-KESTREL LABS-DEPOSIT REFUND OFFICE', 'credit', 'security-deposit'],
  // Customers.
  ['RTGS/SBINR52026010203040506/MAYURFOODWORKSPVTLTD/STATE BANK OF INDIA/', 'credit', 'services-domestic'],
  ['BY CLG:MAYUR HOMES:UNION BANK OF INDIA - 14-JUL-26', 'credit', 'services-domestic'],
  ['NEFT CR-SBIN0000691-MAYUR NIGAM LTD-KESTREL LABS-WORK ORDER 7', 'credit', 'services-domestic'],
  ['NEFT CR-UTIB0000004-GRANT ROAD ADVISORS LLP-KESTREL LABS-INV 222', 'credit', 'services-domestic'],
  ['NEFT CR-RBIS0PFMS01-PAO MEITY-KESTREL LABS PRIVATE LIMITED-BILL 88', 'credit', 'services-domestic'],
  ['NEFT CR-RBIS0PFMS01-PAO MEITY-KESTREL LABS PRIVATE LIMITED', 'credit', 'grant-or-subsidy'],
  ['R/JAKA202607165010203040/JAKA0NAGARX/MAYUR REALTY PV/INVOICE 11//', 'credit', 'services-domestic'],
  ['TRANSFER FROM 31010203040 MAYUR DAIRY UDYOG LTD', 'credit', 'services-domestic'],
  ['KMSTEELS/PAYMENTTRANSFER CR - MAYUR STEELS PVT LTD', 'credit', 'services-domestic'],
  ['MICR CLG CR 000102 MAYUR CABLES LTD', 'credit', 'services-domestic'],
  ['CLG-CHQ DEP 000102 MAYUR JEWELS PVT LTD ICICI BANK', 'credit', 'services-domestic'],
  // Trades.
  ['BIL/ONL/0000102030/ICICI LOMBARD/Group health policy', 'debit', 'group-insurance'],
  ['BBPS/NAGAR MUNICIPAL CORP WATER/0102030', 'debit', 'electricity-and-water'],
  ['POS 421655XXXXXX0102 NAME-CHEAP.COM PHOENIX', 'debit', 'domains'],
  ['BIL/BPAY/IC3101020304/BBPS/KANPUR ELECTRICIT', 'debit', 'electricity-and-water'],
  ['UPI/P2M/519500102030/HILLSIDE CHS/UPI/HDFC BANK/maintenance jul', 'debit', 'housekeeping-and-security'],
  ['UPI/P2M/51950/MAYUR AMRUTTULYA CHAHA/paytm/UPI', 'debit', 'pantry'],
] as const)('%s as a %s is %s', (description, side, categoryId) => {
  expect(said(description, side)).toBe(categoryId);
});

test.each([
  ['NEFT CR-HDFC0000060-ANJALI GRANT-KESTREL LABS-HDFCN102', 'debit'],
  ['NEFT CR-HSBC0400002-BLUE HERON MEDIA LLC-KESTREL LABS', 'credit'],
  ['NEFT/UTIBH26010203040/STRANDLAUFER TECH GMBH/INV 7', 'credit'],
  ['UPI/CR/519500102030/ROHAN HOMES/HDFC/rohan@okhdfc/UPI', 'debit'],
  ['NEFT DR-SBIN0001234-ARUNA SOCIETY-NETBANK, MUM-N102030405060', 'debit'],
] as const)('%s as a %s tells nothing', (description, side) => {
  expect(said(description, side)).toBeUndefined();
});
