import { parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { everyWords, HabitPayee, type HabitsOf, NextDay } from './habit-words';

/** Who is paid in which rhythm, on a narrow screen: the usual amount stays in sight, the rest below it. */
export function HabitRows({ rows, from, to }: HabitsOf) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-sm">
      {rows.map((habit) => (
        <li
          key={`${habit.payee} ${habit.subcategory}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-3 py-2.5"
        >
          <HabitPayee habit={habit} from={from} to={to} />
          <span className="text-right font-medium tabular-nums">
            {formatInr(parseRupees(habit.amount))}
            <span className="block text-xs font-normal text-ink-2">{everyWords(habit)}</span>
          </span>
          <span className="text-xs text-ink-2">
            {m.spending_times({ count: formatCount(habit.count), total: formatInr(parseRupees(habit.total)) })}
          </span>
          <span className="text-right text-xs text-ink-2">
            {habit.nextOn && `${m.spending_next()} `}
            <NextDay habit={habit} />
          </span>
        </li>
      ))}
    </ul>
  );
}
