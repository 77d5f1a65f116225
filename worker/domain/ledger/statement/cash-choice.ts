import { type Account, chartCodeOf } from '../chart/chart';

const OF_CODE: Readonly<Record<string, 'overdraft' | 'deposit'>> = { '2501': 'overdraft', '1505': 'deposit' };

/**
 * What a company may let count as cash and cash equivalents: an overdraft that is repayable on demand and part of its daily cash, and
 * a deposit of at most three months from the day it was made (AS 3, 6). Nothing of any other account: money at a bank always counts.
 */
export const cashChoiceOf = (
  account: Pick<Account, 'code' | 'line' | 'tallyGroup'>,
): 'overdraft' | 'deposit' | undefined => OF_CODE[chartCodeOf(account)];
