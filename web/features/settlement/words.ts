import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../lib/format';

/** An amount of an answer as it is read: '₹1,18,000.00'. */
export const rupees = (amount: string): string => formatInrExact(parseRupees(amount));

/** What opens more, as it looks in a list. */
export const OPENS =
  'rounded-sm text-left underline decoration-line-strong underline-offset-2 hover:decoration-current';
