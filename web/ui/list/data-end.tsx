import { isoDate } from '#domain/shared/dates';
import { type BookPeriod, codeOf } from '../../lib/book-period';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Button } from '../button';

type DataEndProps = {
  lastDataOn: string | null | undefined;
  period: BookPeriod;
  onChoose: (choice: { period?: string; until?: string | undefined }) => void;
};

/**
 * A period that the statements do not reach is not a period without money: says where the data ends, and offers the period up
 * to that day, or the month of that day where it lies before.
 */
export function DataEnd({ lastDataOn, period, onChoose }: DataEndProps) {
  if (!lastDataOn || lastDataOn >= period.to) return null;
  const isBefore = lastDataOn < period.from;
  const choose = () =>
    onChoose(isBefore ? { period: codeOf('month', isoDate(lastDataOn)), until: undefined } : { until: lastDataOn });
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-yellow-soft px-3 py-2 text-sm"
    >
      <span className="font-medium">{m.period_last_data({ day: formatDate(lastDataOn) })}</span>
      <Button size="sm" onClick={choose}>
        {isBefore
          ? m.period_show_month({ month: formatMonth(lastDataOn) })
          : m.period_end_on({ day: formatDate(lastDataOn) })}
      </Button>
    </p>
  );
}
