// The tabs of the bank panel behind the first, in one piece: who opens one mostly opens the others.
export { BankAccounts } from './account/bank-accounts';
export { BankCategorization } from './categorise/bank-categorization';
export { BankTransactions } from './transaction/bank-transactions';
