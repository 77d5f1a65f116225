import { HABIT_KINDS, type HabitKind } from '#domain/bank/spending';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { Chips } from '../../ui/chips';
import { type Column, Table } from '../../ui/table';
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
      count: recurring.filter((habit) => habit.kind === value).length,
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
          <Table
            caption={KIND_NAMES[kind]()}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ payee, subcategory }) => `${payee} ${subcategory}`}
          />
        )}
      </div>
    </SectionCard>
  );
}

const COLUMNS: readonly Column<Habit>[] = [
  {
    key: 'payee',
    header: m.spending_payee(),
    isWide: true,
    cell: ({ payee, subcategory }) => (
      <>
        <span className="font-medium wrap-anywhere">{payee}</span>
        <span className="block text-xs text-ink-2">{subcategory ?? m.spending_no_category()}</span>
      </>
    ),
  },
  { key: 'amount', header: m.spending_usual(), isNumeric: true, cell: ({ amount }) => formatInr(parseRupees(amount)) },
  { key: 'spread', header: m.spending_spread(), isNumeric: true, cell: ({ spread }) => m.spending_percent({ spread }) },
  { key: 'every', header: m.spending_every(), cell: everyWords },
  { key: 'count', header: m.spending_count(), isNumeric: true, cell: ({ count }) => count },
  { key: 'total', header: m.report_total(), isNumeric: true, cell: ({ total }) => formatInr(parseRupees(total)) },
  { key: 'last', header: m.spending_last(), cell: ({ lastOn }) => <Day day={lastOn} /> },
  {
    key: 'next',
    header: m.spending_next(),
    cell: ({ nextOn, kind }) => {
      if (nextOn) return <Day day={nextOn} />;
      return kind === 'variable' ? m.spending_not_foreseen() : m.spending_stopped();
    },
  },
];

const Day = ({ day }: { day: string }) => <span className="whitespace-nowrap">{formatDate(day)}</span>;

function everyWords({ every, everySpread }: Habit): string {
  if (every === null) return m.spending_once();
  return everySpread ? m.spending_every_about({ every, spread: everySpread }) : m.spending_every_days({ every });
}
