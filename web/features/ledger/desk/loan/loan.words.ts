import { m } from '../../../../lib/messages';
import type { Loan } from './loan.queries';

const ACCOUNTS: Record<Loan['account'], () => string> = {
  '2401': m.loan_account_term,
  '2402': m.loan_account_other,
  '2403': m.loan_account_note,
  '2404': m.loan_account_director_long,
  '2502': m.loan_account_director,
  '2503': m.loan_account_company,
};
export const loanAccountWords = (account: Loan['account']): string => ACCOUNTS[account]();
export const LOAN_CHOICES = (Object.keys(ACCOUNTS) as Loan['account'][]).map((value) => ({
  value,
  label: ACCOUNTS[value],
}));
