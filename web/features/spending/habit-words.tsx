import { Link } from '@tanstack/react-router';
import { categoryWords } from '../../lib/category-words';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { NAME_LINK } from './name-link';
import type { Habit } from './spending.queries';

/** Habits, and the days whose payments they were found in. */
export type HabitsOf = { rows: readonly Habit[]; from: string; to: string };

/** Who is paid, and for what; opens the payments that the rhythm was found in. */
export function HabitPayee({
  habit: { payee, categoryId, subcategory },
  from,
  to,
}: {
  habit: Habit;
  from: string;
  to: string;
}) {
  return (
    <span>
      <Link to="/transactions" search={{ from, to, payee }} className={`font-medium ${NAME_LINK}`}>
        {payee}
      </Link>
      <span className="block text-xs wrap-anywhere text-ink-2">
        {subcategory === null ? m.spending_no_category() : categoryWords(categoryId, subcategory)}
      </span>
    </span>
  );
}

export const Day = ({ day }: { day: string }) => <span className="whitespace-nowrap">{formatDate(day)}</span>;

/** The day on which the next payment is foreseen, or why none is. */
export function NextDay({ habit: { nextOn, kind } }: { habit: Habit }) {
  if (nextOn) return <Day day={nextOn} />;
  return kind === 'variable' ? m.spending_not_foreseen() : m.spending_stopped();
}

export function everyWords({ every, everySpread }: Habit): string {
  if (every === null) return m.spending_once();
  return everySpread ? m.spending_every_about({ every, spread: everySpread }) : m.spending_every_days({ every });
}
