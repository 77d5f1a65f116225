import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Deposit, OpenLine } from './model';

let count = 0;
/** A debit of an account at HDFC, open and named by nothing; its number is its own. */
export const line = (date: string, amount: number, more: Partial<OpenLine> = {}): OpenLine => ({
  id: `line ${++count}`,
  bankAccountId: 'HDFC',
  date: isoDate(date),
  side: 'debit',
  amount: paise(amount),
  description: 'PAYMENT',
  reference: null,
  category: null,
  refused: [],
  ...more,
});
/** TDS of September 2026, recorded as deposited. */
export const deposit = (date: string, amount: number, challan: string | null = null): Deposit => ({
  id: `deposit ${++count}`,
  date: isoDate(date),
  amount: paise(amount),
  month: '2026-09',
  challan,
});
