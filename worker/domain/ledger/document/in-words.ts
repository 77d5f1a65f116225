import { type AccountId, chartAccount } from '../chart/chart';

/** An account as people read it: code and name; one of the company's own goes by its id until its name is known. */
export function accountInWords(account: AccountId): string {
  const known = chartAccount(account);
  return known ? `${known.code} ${known.name}` : account;
}
