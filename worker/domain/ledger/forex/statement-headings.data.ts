/** What banks head the columns of an account abroad with. */
export const STATEMENT_HEADINGS = {
  date: ['date', 'transaction date', 'txn date', 'value date'],
  narration: ['narration', 'description', 'particulars', 'details'],
  reference: ['reference', 'ref', 'ref no', 'cheque no'],
  debit: ['debit', 'withdrawal', 'withdrawals', 'dr'],
  credit: ['credit', 'deposit', 'deposits', 'cr'],
  amount: ['amount'],
  balance: ['balance', 'closing balance'],
} as const;
