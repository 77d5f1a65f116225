import { isoDate } from '#domain/shared/dates';
import { asCount, type Explained, inPaise, onDay, Working } from '#domain/shared/explained';
import { type Paise, parseRupees } from '#domain/shared/money';
import { m } from '../../../lib/messages';
import type { Summary } from '../books.queries';
import { kindName } from '../words';

/** The figures of a period that can be opened to how they came about. */
export type SummaryFigure =
  | 'income'
  | 'expenses'
  | 'net'
  | 'count'
  | 'operatingIncome'
  | 'operatingExpenses'
  | 'operatingNet';

/** The steps of one figure, from what the statements say of the period. */
export function summarySteps(summary: Summary, figure: SummaryFigure): Explained<unknown, string> {
  const working = new Working<string>();
  working.give('from', m.books_step_from(), onDay(isoDate(summary.startDate)));
  working.give('to', m.books_step_to(), onDay(isoDate(summary.endDate)));
  if (figure === 'count') return counted(summary, working);
  if (figure === 'net' || figure === 'operatingNet') return difference(summary, figure, working);
  return sided(summary, figure, working);
}

function counted(
  { transactionCount, uncategorizedCount }: Summary,
  working: Working<string>,
): Explained<unknown, string> {
  working.give('uncategorised', m.books_step_uncategorised(), asCount(uncategorizedCount));
  working.give('categorised', m.books_step_categorised(), asCount(transactionCount - uncategorizedCount));
  working.make('count', m.books_transactions(), asCount(transactionCount), {
    formula: m.books_step_sum(),
    inputs: ['uncategorised', 'categorised'],
  });
  return working.explain(transactionCount);
}

/** Of one side: what is left out of the operating figure and that figure make the plain one, and the other way round. */
function sided(
  summary: Summary,
  figure: Exclude<SummaryFigure, 'count' | 'net' | 'operatingNet'>,
  working: Working<string>,
) {
  const isIncome = figure === 'income' || figure === 'operatingIncome';
  const plain = parseRupees(isIncome ? summary.totalIncome : summary.totalExpenses);
  const operating = parseRupees(isIncome ? summary.operatingIncome : summary.operatingExpenses);
  const out = summary.leftOut.filter(({ side }) => side === (isIncome ? 'credit' : 'debit'));
  const isPlain = figure === 'income' || figure === 'expenses';
  const names = isIncome
    ? { plain: m.books_total_income(), operating: m.books_operating_income() }
    : { plain: m.books_total_expenses(), operating: m.books_operating_expenses() };
  working.give('start', isPlain ? names.operating : names.plain, inPaise(isPlain ? operating : plain));
  for (const { category, amount } of out) working.give(category, kindName(category), inPaise(parseRupees(amount)));
  const value = isPlain ? plain : operating;
  working.make('figure', isPlain ? names.plain : names.operating, inPaise(value), {
    formula: isPlain ? m.books_step_sum() : m.books_step_less(),
    inputs: ['start', ...out.map(({ category }) => category)],
  });
  return working.explain(value);
}

function difference(
  summary: Summary,
  figure: 'net' | 'operatingNet',
  working: Working<string>,
): Explained<Paise, string> {
  const isPlain = figure === 'net';
  const value = parseRupees(isPlain ? summary.netIncome : summary.operatingNet);
  const income = isPlain ? summary.totalIncome : summary.operatingIncome;
  const expenses = isPlain ? summary.totalExpenses : summary.operatingExpenses;
  working.give('in', isPlain ? m.books_total_income() : m.books_operating_income(), inPaise(parseRupees(income)));
  working.give(
    'out',
    isPlain ? m.books_total_expenses() : m.books_operating_expenses(),
    inPaise(parseRupees(expenses)),
  );
  working.make('figure', isPlain ? m.books_net_income() : m.books_operating_net(), inPaise(value), {
    formula: m.books_step_difference(),
    inputs: ['in', 'out'],
  });
  return working.explain(value);
}
