/** What kind of export a file is, by its columns. */
export type Layout = 'chart' | 'journals' | 'invoices' | 'bills' | 'payments';

export const MARKS: readonly [Layout, readonly string[]][] = [
  ['journals', ['Journal Date', 'Account', 'Debit', 'Credit']],
  ['payments', ['Payment Number', 'Amount', 'Deposit To', 'Customer Name']],
  ['invoices', ['Invoice Date', 'Invoice Number', 'Customer Name', 'Item Total']],
  ['bills', ['Bill Date', 'Bill Number', 'Vendor Name', 'Item Total']],
  ['chart', ['Account Name', 'Account Type']],
];

export const READ: Readonly<Record<Layout, readonly string[]>> = {
  chart: [
    'Account ID',
    'Account Name',
    'Account Code',
    'Description',
    'Account Type',
    'Account Status',
    'Currency',
    'Parent Account',
  ],
  journals: [
    ...['Journal Date', 'Reference Number', 'Journal Number Prefix', 'Journal Number Suffix', 'Notes', 'Journal Type'],
    ...[
      'Currency',
      'Account',
      'Description',
      'Contact Name',
      'Debit',
      'Credit',
      'Project Name',
      'Status',
      'Exchange Rate',
    ],
  ],
  invoices: [
    ...[
      'Invoice Date',
      'Invoice ID',
      'Invoice Number',
      'Invoice Status',
      'Customer Name',
      'GST Treatment',
      'Place of Supply',
    ],
    ...[
      'GST Identification Number (GSTIN)',
      'Is Inclusive Tax',
      'Due Date',
      'Currency Code',
      'Exchange Rate',
      'TDS Section',
    ],
    ...[
      'TDS Amount',
      'TCS Amount',
      'SubTotal',
      'Total',
      'Balance',
      'Adjustment',
      'Round Off',
      'Item Name',
      'HSN/SAC',
      'Quantity',
    ],
    ...['Item Price', 'Item Total', 'Item Tax %', 'Item Tax Amount', 'CGST', 'SGST', 'IGST', 'CESS', 'Account'],
  ],
  bills: [
    ...[
      'Bill Date',
      'Bill ID',
      'Bill Number',
      'Bill Status',
      'Source of Supply',
      'Destination of Supply',
      'GST Treatment',
    ],
    ...[
      'GST Identification Number (GSTIN)',
      'Is Inclusive Tax',
      'Vendor Name',
      'Due Date',
      'Item Name',
      'Account',
      'Quantity',
      'Rate',
    ],
    ...[
      'HSN/SAC',
      'Tax Name',
      'Tax Percentage',
      'Tax Amount',
      'Reverse Charge Tax Name',
      'Reverse Charge Tax Rate',
      'Item Total',
    ],
    ...[
      'ITC Eligibility',
      'SubTotal',
      'Total',
      'Balance',
      'TDSAmount',
      'TDS Section',
      'Currency Code',
      'Exchange Rate',
      'Adjustment',
    ],
  ],
  payments: [
    ...[
      'Payment Number',
      'CustomerPayment ID',
      'Mode',
      'Date',
      'Customer Name',
      'Amount',
      'Deposit To',
      'Reference Number',
    ],
    ...['Invoice Number', 'Amount Applied to Invoice', 'Currency Code', 'Exchange Rate', 'Bank Charges'],
  ],
};

/** Statuses of documents that post nothing. */
export const NOT_POSTED: ReadonlySet<string> = new Set([
  'draft',
  'void',
  'pending approval',
  'rejected',
  'pending_approval',
]);

/** Columns that are read in more than one place. */
export const SOURCE = 'Source of Supply';
export const DESTINATION = 'Destination of Supply';
export const APPLIED = 'Amount Applied to Invoice';

/** Ledgers that a document names by what it is, not by name. */
export const SERVICES = 'Sale of services';
export const CESS = 'Output cess';
export const CHARGES = 'Bank charges';
