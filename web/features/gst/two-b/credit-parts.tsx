import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { rupees } from '../settle/figures';
import type { Matches } from './two-b.queries';

/** Where the credit of the GSTR-2B goes: the parts that there are, and their sum; then what the books have beside it. */
export function CreditParts({ totals, books }: Pick<Matches, 'totals' | 'books'>) {
  const all: readonly [string, string, boolean][] = [
    [m.two_b_part_taken(), totals.taken, true],
    [m.two_b_part_held(), totals.held, true],
    [m.two_b_part_blocked(), totals.blocked, true],
    [m.two_b_part_ineligible(), totals.ineligible, false],
    [m.two_b_part_lapsed(), totals.lapsed, false],
    [m.two_b_part_rejected(), totals.rejected, false],
  ];
  const shown = all.filter(([, amount, isAlways]) => isAlways || amount !== '0.00');
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {shown.map(([label, amount], at) => (
          <Amount key={label} sign={at === 0 ? '' : '+'} label={label} amount={amount} />
        ))}
        <Amount sign="=" label={m.two_b_in_2b()} amount={totals.in2B} isSum />
      </dl>
      <p className="text-sm text-ink-3">
        {m.two_b_books_sum({
          total: rupees(books.total),
          linked: rupees(books.linked),
          suggested: rupees(books.suggested),
          missing: rupees(books.notIn2B),
        })}
      </p>
      <p className="text-sm text-ink-3">
        {m.two_b_bridge({
          known: rupees(books.linked),
          suggested: rupees(books.suggested),
          difference: signed(books.difference),
          only: rupees(books.only2B),
          sum: rupees(totals.in2B),
        })}
      </p>
    </div>
  );
}

type AmountProps = { sign: string; label: string; amount: string; isSum?: boolean };

const Amount = ({ sign, label, amount, isSum = false }: AmountProps) => (
  <div>
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className={cx('text-base tabular-nums', isSum && 'font-semibold')}>
      {sign && (
        <span aria-hidden="true" className="mr-2 font-normal text-ink-3">
          {sign}
        </span>
      )}
      {rupees(amount)}
    </dd>
  </div>
);

/** A part of a sum with its sign before it, plus or minus. */
const signed = (amount: string): string =>
  amount.startsWith('-') ? `- ${rupees(amount.slice(1))}` : `+ ${rupees(amount)}`;
