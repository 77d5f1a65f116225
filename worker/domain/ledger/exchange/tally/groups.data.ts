import type { VoucherKind } from '../../model';
import type { Head } from '../model';

/**
 * Tally's 28 reserved groups, and beside which account of the chart a ledger under each is presented. Every other group hangs under
 * one of them. Nothing where the group alone does not say where its ledgers belong.
 */
export const RESERVED: Readonly<Record<string, Head | null>> = {
  'Branch / Divisions': null,
  'Capital Account': { beside: '2101' },
  'Current Assets': { beside: '1703' },
  'Current Liabilities': { beside: '2723' },
  'Direct Expenses': { beside: '5531' },
  'Direct Incomes': { beside: '4104' },
  'Fixed Assets': { beside: '1104' },
  'Indirect Expenses': { beside: '5531' },
  'Indirect Incomes': { beside: '4206' },
  Investments: { beside: '1201' },
  'Loans (Liability)': { beside: '2402' },
  'Misc. Expenses (ASSET)': { beside: '1703' },
  'Purchase Accounts': { beside: '5101' },
  'Sales Accounts': { beside: '4101' },
  'Suspense A/c': { beside: '1801' },
  'Bank Accounts': { beside: '1501', isMoney: true },
  'Bank OD A/c': { beside: '2501', isMoney: true },
  'Cash-in-Hand': { beside: '1504', isMoney: true },
  'Deposits (Asset)': { beside: '1204' },
  'Duties & Taxes': { beside: '2712' },
  'Loans & Advances (Asset)': { beside: '1603' },
  Provisions: { beside: '2802' },
  'Reserves & Surplus': { beside: '2202' },
  'Secured Loans': { beside: '2401' },
  'Stock-in-Hand': { beside: '1301' },
  'Sundry Creditors': { beside: '2601', party: 'vendor' },
  'Sundry Debtors': { beside: '1401', party: 'customer' },
  'Unsecured Loans': { beside: '2402' },
};

/** What older releases and other spellings call them. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Bank OCC A/c': 'Bank OD A/c',
  'Expenses (Direct)': 'Direct Expenses',
  'Expenses (Indirect)': 'Indirect Expenses',
  'Income (Direct)': 'Direct Incomes',
  'Income (Indirect)': 'Indirect Incomes',
  'Retained Earnings': 'Reserves & Surplus',
};

/** Names by which Tally itself makes ledgers. */
export const TALLY_LEDGERS: Readonly<Record<string, '2203' | '1504'>> = {
  'profit & loss a/c': '2203',
  cash: '1504',
};

/** Ours by Tally's; `skip` where a voucher of the kind posts nothing. */
export const KINDS: Readonly<Record<string, VoucherKind | 'skip'>> = {
  receipt: 'receipt',
  payment: 'payment',
  contra: 'contra',
  journal: 'journal',
  payroll: 'journal',
  sales: 'sales',
  purchase: 'purchase',
  'credit note': 'credit-note',
  'debit note': 'debit-note',
  memorandum: 'skip',
  'reversing journal': 'skip',
  'sales order': 'skip',
  'purchase order': 'skip',
  'delivery note': 'skip',
  'receipt note': 'skip',
  'rejections in': 'skip',
  'rejections out': 'skip',
  'stock journal': 'skip',
  'physical stock': 'skip',
  'material in': 'skip',
  'material out': 'skip',
  'job work in order': 'skip',
  'job work out order': 'skip',
  attendance: 'skip',
};

/** What Tally calls our kinds. An opening stands in the masters. */
export const TALLY_KINDS: Readonly<Record<VoucherKind, string>> = {
  receipt: 'Receipt',
  payment: 'Payment',
  contra: 'Contra',
  journal: 'Journal',
  sales: 'Sales',
  purchase: 'Purchase',
  'credit-note': 'Credit Note',
  'debit-note': 'Debit Note',
  opening: 'Journal',
};

/** How Tally says that an entry makes a bill, settles one, or comes before it. */
export const BILL_TYPES = {
  new: 'New Ref',
  against: 'Agst Ref',
  advance: 'Advance',
  'on-account': 'On Account',
} as const;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
