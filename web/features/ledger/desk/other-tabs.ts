// What the page of the ledger fetches when it is asked for, in one file.
export { AccountsTab } from './account/accounts-tab';
export { ForexTab } from './forex/forex-tab';
export { LoansTab } from './loan/loans-tab';
export { LocksTab } from './lock/locks-tab';
export { OpeningTab } from './opening/opening-tab';
