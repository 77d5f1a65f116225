import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import type { CalendarItem } from '../../../lib/compliance.queries';
import { areaWords } from '../../../lib/form-words';
import { formatCount, formatDate } from '../../../lib/format';
import { itemGlyph } from '../../../lib/item-look';
import { costWords, itemMark, reliefNotes, rupees } from '../../../lib/item-words';
import { m } from '../../../lib/messages';
import { weekdayOf } from '../../../lib/weekday';
import { buttonClass } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { ItemLink } from '../../../ui/item-link';
import { Glyph } from '../../../ui/state/glyph';
import { monthOf } from '../months';
import { Opens } from './item-why';

// Most items wait for nobody: its words are fetched with the first that does.
const WaitsNote = lazy(async () => ({ default: (await import('./item-waits')).WaitsNote }));

type ItemRowProps = {
  item: CalendarItem;
  /** The month under which it is read: what is due in another says so. */
  month: string;
  today: string;
  /** The one act of the page that is pressed first; other open items offer theirs less loudly. */
  isFirst?: boolean;
  /** An answer of a past day has no sheet of today behind it, so it only states. */
  isPast?: boolean;
  mayChange?: boolean;
};

const WEEKDAYS = [
  m.calendar_mon,
  m.calendar_tue,
  m.calendar_wed,
  m.calendar_thu,
  m.calendar_fri,
  m.calendar_sat,
  m.calendar_sun,
];

/** One item of the calendar in one line: its day, its state, what it is, what waiting costs with the sum, and what to do. */
export function ItemRow({ item, month, today, isFirst = false, isPast = false, mayChange = true }: ItemRowProps) {
  const isToday = item.dueDate === today;
  const { shape, tone } = itemGlyph(item);
  const mark = itemMark(item);
  return (
    <li
      className={cx(
        'grid min-h-11 grid-cols-[4.25rem_1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1.5 text-sm lg:grid-cols-[4.5rem_1.25rem_minmax(0,1fr)_minmax(0,14rem)_9rem] lg:px-5',
        isToday && 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <Day item={item} month={month} isToday={isToday} isPast={isPast} />
      <Glyph shape={shape} tone={tone} label={mark.words} />
      <div className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {isPast ? (
            <span className="font-medium wrap-anywhere">{item.title}</span>
          ) : (
            <ItemLink
              itemId={item.id}
              formType={item.formType}
              className="font-medium wrap-anywhere hover:underline pointer-coarse:py-2"
            >
              {item.title}
            </ItemLink>
          )}
          <span className="text-xs text-ink-3">{besideWords(item)}</span>
          {item.waitsFor && (
            <Suspense>
              <WaitsNote item={item} />
            </Suspense>
          )}
        </span>
        <span className="block lg:hidden">
          <Cost item={item} isPast={isPast} />
        </span>
      </div>
      <span className="hidden min-w-0 text-right lg:block">
        <Cost item={item} isPast={isPast} />
      </span>
      <span className="flex justify-end">
        <Act item={item} isFirst={isFirst} isPast={isPast || !mayChange} />
      </span>
    </li>
  );
}

type DayProps = { item: CalendarItem; month: string; isToday: boolean; isPast: boolean };

/** The due day, which opens to the rule that set it. */
function Day({ item, month, isToday, isPast }: DayProps) {
  const { dueDate } = item;
  const beside = isToday
    ? m.calendar_today()
    : monthOf(dueDate) === month
      ? (WEEKDAYS[weekdayOf(isoDate(dueDate))]?.() ?? '')
      : formatDate(dueDate).slice(3, 6);
  const words = (
    <time dateTime={dueDate} title={formatDate(dueDate)} className={cx(isToday && 'text-accent')}>
      <span className="text-base font-semibold">{dueDate.slice(8)}</span>{' '}
      <span className={cx('text-xs', isToday ? 'font-medium' : 'text-ink-3')}>{beside}</span>
    </time>
  );
  if (isPast) return words;
  return (
    <Opens item={item} of="dueOn" figure={m.calendar_why_due({ title: item.title })} isPlain>
      {words}
    </Opens>
  );
}

/** The area of law, and what is special about an item, in grey words: a badge is for trouble alone. */
function besideWords(item: CalendarItem): string {
  const notes = reliefNotes(item).map(({ kind }) =>
    kind === 'moved' ? m.calendar_date_moved() : m.calendar_fee_waived(),
  );
  return [
    areaWords(item.type),
    item.isSunday && m.calendar_on_sunday(),
    item.isOptional && m.calendar_optional(),
    item.origin === 'person' && m.calendar_own(),
    item.isUnverified && m.why_unverified(),
    ...notes,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What waiting has cost with the sum under it; of what costs nothing yet how long there is, of what is done when. */
function Cost({ item, isPast }: { item: CalendarItem; isPast: boolean }) {
  const mark = itemMark(item);
  const words = costWords(item);
  if (item.status === 'overdue' && words) {
    const amount = item.penaltyAmount && parseRupees(item.penaltyAmount) > 0 ? rupees(item.penaltyAmount) : undefined;
    const opened = (figure: ReactNode) =>
      isPast ? (
        figure
      ) : (
        <Opens item={item} of="cost" figure={m.calendar_why_cost({ title: item.title })}>
          {figure}
        </Opens>
      );
    return (
      <span className="flex flex-wrap items-baseline gap-x-2 lg:flex-col lg:items-end">
        <span className={cx(amount && 'font-semibold', 'text-red')}>{opened(amount ?? words)}</span>
        {amount && <span className="text-xs text-ink-3">{sumWords(item) ?? nextWords(item) ?? words}</span>}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-xs lg:flex-col lg:items-end">
      <span className={MARKS[mark.tone] ?? 'text-ink-2'}>{mark.words}</span>
      {words && item.status === 'pending' && <span className="text-ink-3">{words}</span>}
    </span>
  );
}

const MARKS: Readonly<Record<string, string>> = {
  red: 'text-red font-medium',
  green: 'text-green',
  orange: 'text-orange',
};

/** '21 days × ₹100', where the cost is so much for each day of delay and nothing else. */
function sumWords({ daysRemaining, penaltyAmount, costPerDay }: CalendarItem): string | undefined {
  const [cost, perDay] = [parseRupees(penaltyAmount ?? '0'), parseRupees(costPerDay ?? '0')];
  if (perDay === 0 || cost !== perDay * -daysRemaining) return undefined;
  return m.calendar_sum_days({ days: formatCount(-daysRemaining), amount: rupees(costPerDay ?? '0') });
}

/** '₹563 from 01 Dec 2026', where the cost stands still for now, as interest by the month does. */
function nextWords({
  penaltyAmount,
  costPerDay,
  costLadder,
  unknownCost,
  unknownLimit,
}: CalendarItem): string | undefined {
  if (parseRupees(costPerDay ?? '0') > 0 || unknownCost !== null || unknownLimit !== null) return undefined;
  const next = costLadder.find(({ base }) => parseRupees(base) > parseRupees(penaltyAmount ?? '0'));
  return next && m.calendar_cost_from({ amount: rupees(next.base), day: formatDate(next.from) });
}

/** What is to be done now is done in the sheet of the item; what is not pressing only leads there. */
function Act({ item, isFirst, isPast }: { item: CalendarItem; isFirst: boolean; isPast: boolean }) {
  const isPressing = item.status === 'overdue' || (item.status === 'pending' && item.daysRemaining === 0);
  if (isPast) return null;
  if (isPressing || item.status === 'unconfirmed')
    return (
      <ItemLink
        itemId={item.id}
        className={cx(buttonClass(isFirst ? 'primary' : 'secondary', 'sm'), !isFirst && 'max-lg:hidden')}
      >
        {item.status === 'unconfirmed' ? m.calendar_confirm() : m.calendar_mark_done()}
        <span className="sr-only"> {item.title}</span>
      </ItemLink>
    );
  return <ChevronRight size={15} aria-hidden="true" className="text-ink-3 lg:hidden" />;
}
