import { parseRupees } from '#domain/shared/money';
import { HABIT_KINDS, type HabitKind } from '#domain/spending/spending';
import { formatCount, formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { NARROW, useMedia } from '../../lib/use-media';
import { SectionCard } from '../../ui/card';
import { Chips } from '../../ui/list/chips';
import { type Column, Table } from '../../ui/list/table';
import { HabitRows } from './habit-rows';
import { Day, everyWords, HabitPayee, type HabitsOf, NextDay } from './habit-words';
import type { Habit, Spending } from './spending.queries';
import type { ChangeSpending, SpendingSearch } from './spending.search';

const KIND_NAMES: Record<HabitKind, () => string> = {
  monthly: m.spending_monthly,
  recurring: m.spending_recurring,
  variable: m.spending_variable,
};

const EMPTY: Record<HabitKind, () => string> = {
  monthly: m.spending_no_monthly,
  recurring: m.spending_no_recurring,
  variable: m.spending_no_variable,
};

type HabitsProps = { spending: Spending; search: SpendingSearch; onSearch: ChangeSpending };

/** Who is paid every month, in another rhythm, or as it comes: found from the payments of a year. */
export function Habits({ spending: { recurring, recurringFrom, to }, search, onSearch }: HabitsProps) {
  const kind = search.kind ?? 'monthly';
  const rows = recurring.filter((habit) => habit.kind === kind);
  const choices = HABIT_KINDS.map((value) => ({
    value,
    label: m.spending_kind_count({
      kind: KIND_NAMES[value](),
      count: formatCount(recurring.filter((habit) => habit.kind === value).length),
    }),
  }));
  return (
    <SectionCard
      title={m.spending_rhythm()}
      description={m.spending_rhythm_words({ from: formatDate(recurringFrom), to: formatDate(to) })}
    >
      <div className="flex flex-col gap-3">
        <Chips
          label={m.spending_rhythm()}
          choices={choices}
          value={kind}
          onChoose={(chosen) => onSearch({ kind: chosen })}
        />
        {rows.length === 0 ? (
          <p className="text-sm text-ink-2">{EMPTY[kind]()}</p>
        ) : (
          <HabitList caption={KIND_NAMES[kind]()} rows={rows} from={recurringFrom} to={to} />
        )}
      </div>
    </SectionCard>
  );
}

/** A table where there is room for its columns. */
function HabitList({ caption, rows, from, to }: HabitsOf & { caption: string }) {
  if (useMedia(NARROW)) return <HabitRows rows={rows} from={from} to={to} />;
  const keyOf = ({ payee, subcategory }: Habit) => `${payee} ${subcategory}`;
  return <Table caption={caption} columns={columnsOf({ from, to })} rows={rows} rowKey={keyOf} />;
}

const columnsOf = ({ from, to }: Omit<HabitsOf, 'rows'>): Column<Habit>[] => [
  {
    key: 'payee',
    header: m.spending_payee(),
    isWide: true,
    cell: (habit) => <HabitPayee habit={habit} from={from} to={to} />,
  },
  { key: 'amount', header: m.spending_usual(), isNumeric: true, cell: ({ amount }) => formatInr(parseRupees(amount)) },
  { key: 'spread', header: m.spending_spread(), isNumeric: true, cell: ({ spread }) => m.spending_percent({ spread }) },
  {
    key: 'every',
    header: m.spending_every(),
    cell: (habit) => <span className="whitespace-nowrap">{everyWords(habit)}</span>,
  },
  { key: 'count', header: m.spending_count(), isNumeric: true, cell: ({ count }) => formatCount(count) },
  { key: 'total', header: m.report_total(), isNumeric: true, cell: ({ total }) => formatInr(parseRupees(total)) },
  { key: 'last', header: m.spending_last(), cell: ({ lastOn }) => <Day day={lastOn} /> },
  { key: 'next', header: m.spending_next(), cell: (habit) => <NextDay habit={habit} /> },
];
