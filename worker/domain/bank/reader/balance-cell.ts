import type { Paise } from '../../shared/money';
import { readAmount } from './amount';
import type { Columns } from './layout';

/** The balance of a line, below nought where Dr stands beside it; null where none is printed, undefined where it cannot be read. */
export function balanceOf(
  cells: readonly string[],
  { balance, balanceSide }: Pick<Columns, 'balance' | 'balanceSide'>,
): Paise | null | undefined {
  if (balance === undefined) return null;
  const side = balanceSide === undefined ? '' : (cells[balanceSide] ?? '').trim();
  const mark = /^(?:[dc]r?\.?|debit|credit)$/i.test(side) ? ` ${side[0]}r` : '';
  return readAmount(`${cells[balance] ?? ''}${mark}`, 'balance');
}
