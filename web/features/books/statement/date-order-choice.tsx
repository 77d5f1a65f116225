import { m } from '../../../lib/messages';
import type { Preview, Statement } from './upload.calls';

type Order = NonNullable<Statement['dateOrder']>;

/** Whether the file leaves it open which of two numbers is the month. */
export const isOrderOpen = ({ warnings, problems }: Preview): boolean =>
  [...warnings, ...problems].some(({ code }) => code.startsWith('DATE_ORDER_'));

export function DateOrderChoice({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const choices: { value: Order; label: string }[] = [
    { value: 'DMY', label: m.bank_day_first() },
    { value: 'MDY', label: m.bank_month_first() },
  ];
  return (
    <fieldset className="rounded-md border border-line px-3 py-2 text-sm">
      <legend className="px-1 text-xs font-medium text-ink-2">{m.bank_date_order()}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-7 items-center gap-2">
            <input
              type="radio"
              name="dateOrder"
              className="accent-(--accent)"
              checked={order === value}
              onChange={() => onOrder(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
