import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, isoDate } from '#domain/shared/dates';
import type { CalendarItem } from '../../lib/compliance.queries';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth, formatMonthShort } from '../../lib/month-words';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { monthOf, monthsOn } from './months';
import { monthsOfYear, type Tally, tallyOf, yearOfMonth } from './year';

type YearStripProps = {
  items: readonly CalendarItem[];
  month: string;
  today: string;
  onMonth: (month: string) => void;
};

/** As long as what is done is kept in the calendar, and as far as it is worked out ahead. */
const REACH = { back: 12, on: 24 } as const;

/** A financial year month by month, each item a small square; a month is chosen by it. */
export function YearStrip({ items, month, today, onMonth }: YearStripProps) {
  const year = yearOfMonth(month);
  const months = monthsOfYear(year);
  const ofYear = items.filter(({ dueDate }) => yearOfMonth(monthOf(dueDate)) === year);
  const first = monthOf(addMonths(isoDate(today), -REACH.back));
  const last = monthOf(addMonths(isoDate(today), REACH.on));
  const within = (asked: string) => (asked < first ? first : asked > last ? last : asked);
  return (
    <section
      aria-label={m.calendar_year({ year })}
      className="mb-4 rounded-xl border border-line bg-surface px-3 pt-3 pb-3 shadow-card sm:px-4"
    >
      <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 px-1">
        <h2 className="text-base font-semibold">{m.calendar_year({ year })}</h2>
        <p className="text-sm text-ink-2">{tallyWords(tallyOf(ofYear, today))}</p>
        <span className="ml-auto flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.calendar_year_before()}
            disabled={(months[0] ?? '') <= first}
            onClick={() => onMonth(within(monthsOn(month, -12)))}
          >
            <ChevronLeft size={16} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={m.calendar_year_after()}
            disabled={(months.at(-1) ?? '') >= last}
            onClick={() => onMonth(within(monthsOn(month, 12)))}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </span>
      </header>
      <ol className="grid grid-cols-4 gap-1 md:grid-cols-6 lg:grid-cols-12">
        {months.map((one) => (
          <li key={one}>
            <Month
              month={one}
              items={ofYear.filter(({ dueDate }) => monthOf(dueDate) === one)}
              today={today}
              isChosen={one === month}
              isKept={one >= first && one <= last}
              onMonth={onMonth}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** '43 filed, 2 late, 1 today, 20 to come, 1 to confirm'; what there is none of is not said. */
function tallyWords({ filed, late, today, due, confirm }: Tally): string {
  return [
    filed > 0 && m.calendar_tally_filed({ count: formatCount(filed) }),
    late > 0 && m.calendar_tally_late({ count: formatCount(late) }),
    today > 0 && m.calendar_tally_today({ count: formatCount(today) }),
    due > 0 && m.calendar_tally_to_come({ count: formatCount(due) }),
    confirm > 0 && m.calendar_tally_confirm({ count: formatCount(confirm) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The one thing to know of a month: what is late or due today, else what waits for a word, is due, or was filed. */
function monthWords({ filed, late, today, due, confirm }: Tally): string {
  if (late + today > 0)
    return [
      late > 0 && m.calendar_tally_late({ count: formatCount(late) }),
      today > 0 && m.calendar_tally_today({ count: formatCount(today) }),
    ]
      .filter(Boolean)
      .join(', ');
  if (confirm > 0) return m.calendar_tally_confirm({ count: formatCount(confirm) });
  if (due > 0) return m.calendar_tally_due({ count: formatCount(due) });
  return filed > 0 ? m.calendar_tally_filed({ count: formatCount(filed) }) : '–';
}

type MonthProps = {
  month: string;
  items: readonly CalendarItem[];
  today: string;
  isChosen: boolean;
  isKept: boolean;
  onMonth: (month: string) => void;
};

function Month({ month, items, today, isChosen, isKept, onMonth }: MonthProps) {
  const tally = tallyOf(items, today);
  const isRed = tally.late + tally.today > 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isKept}
      onClick={() => onMonth(month)}
      className={cx(
        'flex h-full w-full flex-col items-start gap-1.5 rounded-lg border px-2 py-1.5 text-left text-xs',
        isChosen
          ? 'border-accent-line bg-accent-soft'
          : 'border-transparent hover:bg-hover disabled:hover:bg-transparent',
      )}
    >
      <span className={cx('font-semibold', isChosen ? 'text-accent' : isKept ? 'text-ink' : 'text-ink-3')}>
        <span aria-hidden="true">{formatMonthShort(month)}</span>
        <span className="sr-only">{`${formatMonth(month)}: `}</span>
      </span>
      <Squares items={items} today={today} />
      <span
        className={cx('mt-auto', isRed ? 'font-medium text-red' : tally.confirm > 0 ? 'text-yellow' : 'text-ink-2')}
      >
        {monthWords(tally)}
      </span>
    </button>
  );
}

const [SIDE, STEP, IN_A_ROW, MOST] = [9, 12, 5, 15];

/** The items of a month, a square each: filled where done or late, open where not, dashed where nobody has said. */
function Squares({ items, today }: { items: readonly CalendarItem[]; today: string }) {
  const shown = items.slice(0, MOST);
  const rows = Math.max(2, Math.ceil(shown.length / IN_A_ROW));
  return (
    <svg
      viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`}
      width={IN_A_ROW * STEP}
      height={rows * STEP}
      aria-hidden="true"
    >
      {shown.map((item, place) => (
        <rect
          key={item.id}
          x={(place % IN_A_ROW) * STEP + 1}
          y={Math.floor(place / IN_A_ROW) * STEP + 1}
          width={SIDE}
          height={SIDE}
          rx="2"
          strokeWidth="1.5"
          {...squareOf(item, today)}
        />
      ))}
    </svg>
  );
}

function squareOf({ status, dueDate }: CalendarItem, today: string): { className: string; strokeDasharray?: string } {
  if (status === 'overdue') return { className: 'fill-red-mark stroke-red-mark' };
  if (status === 'completed' || status === 'settled') return { className: 'fill-green-mark/50 stroke-transparent' };
  if (status === 'unconfirmed') return { className: 'fill-none stroke-yellow-mark', strokeDasharray: '2 1.5' };
  return { className: dueDate === today ? 'fill-none stroke-red-mark' : 'fill-none stroke-grey-mark' };
}
