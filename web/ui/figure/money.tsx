import type { Paise } from '#domain/shared/money';
import { formatInr, formatInrExact } from '../../lib/format';
import { cx } from '../cx';

type MoneyProps = { amount: Paise; isExact?: boolean; tone?: 'plain' | 'signed' };

/** An amount in rupees; signed amounts are green from zero up and red below. */
export function Money({ amount, isExact = false, tone = 'plain' }: MoneyProps) {
  const colour = tone === 'signed' && (amount < 0 ? 'text-red' : 'text-green');
  return (
    <span className={cx('tabular-nums whitespace-nowrap', colour)}>
      {isExact ? formatInrExact(amount) : formatInr(amount)}
    </span>
  );
}
