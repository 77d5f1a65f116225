import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';

/** An amount with its paise, or in the unit of a rounded statement; nought is a dash. */
export function figure(amount: string | null, isInUnit = false): string {
  if (amount === null) return '';
  const paise = parseRupees(amount);
  if (paise === 0) return '–';
  return isInUnit ? formatInrExact(paise).replace('₹', '') : formatInrExact(paise);
}

/** A balance with its side: '₹56,312.00 Dr'. */
export function balance(amount: string): string {
  const paise = parseRupees(amount);
  if (paise === 0) return formatInrExact(paise);
  const size = formatInrExact(parseRupees(amount.replace('-', '')));
  return paise > 0 ? m.statement_debit_balance({ amount: size }) : m.statement_credit_balance({ amount: size });
}
