import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonthName } from '../../../lib/period-words';
import { NARROW, useMedia } from '../../../lib/use-media';
import { cx } from '../../../ui/cx';
import { type Deadline, type Field, type Timeline as Layout, timelineOf } from './timeline.layout';

const WIDE: Field = { width: 880, lateRows: 3, margin: 20 };
const MIDDLE: Field = { width: 600, lateRows: 3, margin: 14 };
const SMALL: Field = { width: 320, lateRows: 2, margin: 8 };
/** Narrower than the wide drawing needs for its words to stay readable. */
const BELOW_WIDE = '(width < 64rem)';

const TOP = 30;
const ROW = 24;
const LINE = 108;
const HEIGHT = 130;

/** The deadlines around today as a line: what is late and since when, what comes. The list below it holds the same. */
export function Timeline({ deadlines, today }: { deadlines: readonly Deadline[]; today: IsoDate }) {
  const isSmall = useMedia(NARROW);
  const isMiddle = useMedia(BELOW_WIDE);
  const field = isSmall ? SMALL : isMiddle ? MIDDLE : WIDE;
  const layout = timelineOf(deadlines, today, field);
  return (
    <svg
      role="img"
      aria-label={spoken(layout, today)}
      viewBox={`0 0 ${field.width} ${HEIGHT}`}
      className="w-full text-xs tabular-nums"
      fill="currentColor"
    >
      <rect x="0" y={LINE - 0.5} width={field.width} height="1" className="text-line-strong" />
      {layout.months.map(({ day, x }) => (
        <g key={day}>
          <rect x={x} y="8" width="1" height={LINE - 8} className="text-line" />
          <Label x={x + 5} y={17} className="text-ink-3">
            {formatMonthName(day)}
          </Label>
        </g>
      ))}
      {layout.late.map((late) => (
        <Late key={late.id} late={late} todayAt={layout.todayAt} isShort={isSmall} />
      ))}
      <Today x={layout.todayAt} today={today} isShort={isSmall} />
      {layout.coming.map((day) => (
        <Coming key={day.dueOn} day={day} isToday={day.dueOn === today} />
      ))}
      {layout.ticks.map(({ day, x }) => (
        <Label key={day} x={x} y={LINE + 18} anchor="middle" className="text-ink-3">
          {day.slice(8)}
        </Label>
      ))}
    </svg>
  );
}

type LabelProps = { x: number; y: number; className: string; anchor?: 'start' | 'middle' | 'end'; children: ReactNode };

const Label = ({ x, y, className, anchor = 'start', children }: LabelProps) => (
  <text x={x} y={y} textAnchor={anchor} fontSize="12" className={className}>
    {children}
  </text>
);

type LateProps = { late: Layout['late'][number]; todayAt: number; isShort: boolean };

function Late({ late: { name, days, x, row, isEarlier }, todayAt, isShort }: LateProps) {
  const y = TOP + row * ROW;
  const words = isShort ? m.calendar_late_short({ name, count: days }) : m.calendar_late({ name, count: days });
  // A bar too short for its words has them at its left, where the days before stand empty; without room there, from the edge on.
  const wide = words.length * 6.6 + 14;
  const isInside = todayAt - x > wide;
  const place = isInside ? { x: x + 10 } : x > wide ? { x: x - 6, anchor: 'end' as const } : { x: 2 };
  return (
    <g>
      <rect x={x} y={y} width={Math.max(3, todayAt - x)} height="20" rx="4" className="text-red-soft" />
      {!isEarlier && <rect x={x} y={y} width="3" height="20" rx="1.5" className="text-red-mark" />}
      {!isEarlier && (
        <rect x={x} y={y + 20} width="1" height={LINE - y - 20} className="text-red-mark" opacity="0.35" />
      )}
      <Label {...place} y={y + 14} className="text-red">
        {words}
      </Label>
    </g>
  );
}

type TodayProps = { x: number; today: IsoDate; isShort: boolean };

function Today({ x, today, isShort }: TodayProps) {
  const half = isShort ? 25 : 51;
  return (
    <g>
      <rect x={x - 0.75} y="18" width="1.5" height={LINE - 18} className="text-accent" />
      <circle cx={x} cy={LINE} r="5" className="text-accent" />
      <rect x={x - half} y="2" width={2 * half} height="18" rx="9" className="text-accent" />
      <Label x={x} y={15} anchor="middle" className="font-medium text-accent-ink">
        {isShort ? m.calendar_today() : m.calendar_today_is({ day: shortDay(today) })}
      </Label>
    </g>
  );
}

const shortDay = (day: IsoDate) => formatDate(day).split(' ').slice(0, 2).join(' ');

function Coming({ day: { x, label }, isToday }: { day: Layout['coming'][number]; isToday: boolean }) {
  const y = TOP + 4 + (label?.level ?? 0) * 20;
  return (
    <g>
      {label && <rect x={x - 0.5} y={y} width="1" height={LINE - y} className="text-line-strong" />}
      {label && (
        <Label
          x={label.isLeft ? x - 6 : x + 6}
          y={y + 9}
          anchor={label.isLeft ? 'end' : 'start'}
          className={cx('font-medium', isToday ? 'text-red' : 'text-ink-2')}
        >
          {label.text}
        </Label>
      )}
      {!isToday && (
        <circle
          cx={x}
          cy={LINE}
          r="4.5"
          strokeWidth="2"
          stroke="currentColor"
          className="fill-surface text-yellow-mark"
        />
      )}
    </g>
  );
}

/** 'From 26 Oct 2026 to 24 Dec 2026: AOC-4 is late since 30 Oct 2026. Due today: GSTR-3B. 5 more fall due by 20 Dec 2026.' */
function spoken({ from, to, late, moreLate, coming }: Layout, today: IsoDate): string {
  const dueToday = coming.find(({ dueOn }) => dueOn === today);
  const later = coming.filter(({ dueOn }) => dueOn > today);
  const last = later.at(-1);
  return [
    m.calendar_line_span({ from: formatDate(from), to: formatDate(to) }),
    ...late.map(({ name, dueOn }) => m.calendar_line_late({ name, day: formatDate(dueOn) })),
    moreLate > 0 && m.calendar_line_more_late({ count: moreLate }),
    dueToday && m.calendar_line_today({ names: dueToday.names.join(', ') }),
    last && m.calendar_line_later({ count: later.flatMap(({ names }) => names).length, day: formatDate(last.dueOn) }),
  ]
    .filter(Boolean)
    .join(' ');
}
