/** The columns of the file, as they are named in it. */
export const OPENING_COLUMNS = [
  ...['account_code', 'account_name', 'party', 'gstin', 'bill_ref', 'bill_date', 'due_date', 'debit', 'credit'],
  ...['currency', 'foreign_amount', 'msme', 'tag', 'rate'],
] as const;
