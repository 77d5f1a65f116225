import type { Said } from '../../shared/message';
import { type AccountId, accountWords, chartAccount } from '../chart/chart';

/** An account as people read it; one of the company's own goes by its id until its name is known. */
export function accountInWords(account: AccountId): Said {
  const known = chartAccount(account);
  return known ? accountWords(known) : account;
}
