import { addDays, addMonths, firstOfMonth, isoDate } from '#domain/shared/dates';
import { formatDate } from '../../lib/format';
import type { Choice } from '../../ui/form/field';

const BACK = 6;
const COUNT = 19;

/** The months around today that can be chosen, 'Nov 2026'. */
export function monthChoices(today: string): readonly Choice[] {
  const first = addMonths(firstOfMonth(isoDate(today)), -BACK);
  return Array.from({ length: COUNT }, (_, place) => {
    const month = addMonths(first, place);
    return { value: month.slice(0, 7), label: formatDate(month).slice(3) };
  });
}

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const from = isoDate(`${month}-01`);
  return { from, to: addDays(addMonths(from, 1), -1) };
}
