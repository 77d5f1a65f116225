import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import { areaWords, formWords } from '../../../lib/form-words';
import { itemMark, rupees } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { formPeriodWords } from '../../../lib/period-words';
import { buttonClass } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { ItemLink } from '../../../ui/item-link';
import { Glyph } from '../../../ui/state/glyph';
import { moneyWords } from '../../../ui/why/quantity';
import { sumOfSummary } from '../../../ui/why/sum';
import { costIfDoneOn } from '../item/costs';
import { DueDay, Opens } from '../item/item-why';
import { ReliefNotes } from '../item/relief-notes';
import type { NearItem } from './near';

/** The columns of the head and of each row, from the width on at which they stand beside each other. */
export const COLUMNS = 'md:grid-cols-[1rem_minmax(0,1fr)_8.5rem_6rem_minmax(8rem,13rem)_9.5rem] md:gap-x-3';

const TEXT = {
  red: 'text-red',
  orange: 'text-orange',
  yellow: 'text-yellow',
  green: 'text-green',
  grey: 'text-ink-3',
  blue: 'text-blue',
  purple: 'text-purple',
};

type DueRowProps = {
  item: NearItem;
  sum: string | undefined;
  /** What the button of this item does, where that is not to open it. */
  action?: ReactNode;
};

/** One deadline: what, by when, the tax, what waiting has cost with its sum below it, and the way to it. */
export function DueRow({ item, sum, action }: DueRowProps) {
  const mark = itemMark(item);
  const name = item.formType ? formWords(item.formType) : item.title;
  const shape = item.daysRemaining < 0 ? 'overdue' : item.daysRemaining === 0 ? 'today' : 'open';
  return (
    <li
      className={cx(
        'grid min-h-12 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 md:py-1 lg:px-5',
        COLUMNS,
      )}
    >
      <Glyph shape={shape} tone={mark.tone} className="max-md:row-start-1" />
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        {item.formType && item.period && <span className="text-ink-2">{formPeriodWords(item.period)}</span>}
        <span className="ml-2 text-xs text-ink-3">{areaWords(item.type)}</span>
        <ReliefNotes item={item} />
      </div>
      <div className="col-start-2 text-sm max-md:flex max-md:flex-wrap max-md:gap-x-2 md:col-start-3">
        <DueDay item={item} />
        <span className={cx('block text-xs md:leading-4', TEXT[mark.tone])}>{mark.words}</span>
      </div>
      <Tax item={item} />
      <Cost item={item} sum={sum} />
      <div className="col-start-3 row-span-2 row-start-1 md:col-start-6 md:row-span-1 md:text-right">
        {action ?? (
          <ItemLink
            itemId={item.id}
            formType={item.formType}
            className={buttonClass(
              'secondary',
              'sm',
              'max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:shadow-none',
            )}
          >
            <span className="max-md:sr-only">
              {m.calendar_action({ form: item.formType ? name : m.calendar_action_default() })}
            </span>
            <ChevronRight size={16} aria-hidden="true" className="md:hidden" />
          </ItemLink>
        )}
      </div>
    </li>
  );
}

function Tax({ item }: { item: NearItem }) {
  return (
    <div className="text-sm max-md:hidden md:text-right">
      {item.tax !== null ? (
        <span className="font-medium tabular-nums">{rupees(item.tax)}</span>
      ) : item.isTaxAsked ? (
        <Link
          to="."
          search={(known) => ({ ...known, item: item.id })}
          resetScroll={false}
          className="text-orange underline decoration-dotted underline-offset-3"
        >
          {m.calendar_not_entered()}
        </Link>
      ) : (
        <span className="text-ink-3">{m.calendar_no_tax()}</span>
      )}
    </div>
  );
}

/** What waiting has cost, and below it the sum; of what is not late yet, what the first day of lateness will cost. */
function Cost({ item, sum }: { item: NearItem; sum: string | undefined }) {
  const cost = parseRupees(item.penaltyAmount ?? '0');
  const isLate = item.daysRemaining < 0;
  const known = isLate && item.penaltyAmount !== null && cost > 0;
  const words = known ? moneyWords(cost) : isLate && item.unknownCost ? m.calendar_cost_unknown() : moneyWords(cost);
  const below = belowCost(item, sum);
  return (
    <div className="col-start-2 min-w-0 text-sm max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:col-start-5 md:text-right">
      {item.penaltyAmount === null && !item.unknownCost ? (
        <span className="text-ink-3">{m.calendar_no_cost()}</span>
      ) : (
        <Opens item={item} of="cost" figure={m.calendar_why_cost({ title: item.title })}>
          <span className={cx('tabular-nums', known ? 'font-semibold' : 'text-ink-3')}>{words}</span>
        </Opens>
      )}
      {/* Its line is kept free until the sum has come, so that no row grows. */}
      {(below || known) && <span className="block min-h-4 text-xs leading-4 text-ink-3 wrap-anywhere">{below}</span>}
    </div>
  );
}

/** '21 days × ₹100', '₹100 a day if late', and what of it is not entered. */
function belowCost(item: NearItem, sum: string | undefined): string | undefined {
  if (item.daysRemaining >= 0) {
    const { cost = 0 } = costIfDoneOn(item, addDays(isoDate(item.dueDate), 1)) ?? {};
    return cost > 0
      ? m.calendar_cost_first_day({ amount: moneyWords(cost as ReturnType<typeof parseRupees>) })
      : undefined;
  }
  const shown = sum && sumOfSummary(sum);
  if (!item.unknownCost) return shown;
  // That the tax is not entered stands in its own column.
  if (shown && item.isTaxAsked && item.tax === null) return m.calendar_cost_and_on_tax({ sum: shown });
  return shown ? m.calendar_cost_and_unknown({ known: shown, unknown: item.unknownCost }) : item.unknownCost;
}
