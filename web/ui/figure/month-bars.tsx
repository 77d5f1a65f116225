import { type Paise, paise } from '#domain/shared/money';
import { formatInr } from '../../lib/format';
import { formatMonthShort } from '../../lib/month-words';
import { NARROW, useMedia } from '../../lib/use-media';
import { cx } from '../cx';

export type Series = { label: string; amounts: readonly Paise[]; tone: 'green' | 'red' | 'accent' | 'orange' };

const WIDE = { width: 960, height: 140 };
const NARROW_FIELD = { width: 300, height: 110 };
const ROOM = { above: 14, below: 22, beside: 14 };
const TONES = { green: 'text-green', red: 'text-red', accent: 'text-accent', orange: 'text-orange' };
/** More month names than these would run into each other. */
const MOST_NAMES = { wide: 14, narrow: 6 };

/** Amounts by month as bars: for the eye only, since the same figures stand in a table beside it. */
export function MonthBars({ months, series }: { months: readonly string[]; series: readonly Series[] }) {
  const isNarrow = useMedia(NARROW);
  const field = isNarrow ? NARROW_FIELD : WIDE;
  const groups = months.map((_, at) => series.map(({ amounts }) => amounts[at] ?? 0));
  const { bars, zero, top, bottom } = barsOf(groups, field);
  const step = field.width / months.length;
  const every = Math.ceil(months.length / (isNarrow ? MOST_NAMES.narrow : MOST_NAMES.wide));
  return (
    <figure aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`${-ROOM.beside} ${-ROOM.above} ${field.width + 2 * ROOM.beside} ${field.height + ROOM.above + ROOM.below}`}
        className="w-full"
        focusable="false"
      >
        {bars.map((group, place) =>
          group.map(({ x, y, width, height }, at) => (
            <rect
              key={`${months[place]} ${series[at]?.label}`}
              x={x}
              y={y}
              width={Math.max(1, width - 2)}
              height={height}
              rx="1.5"
              className={TONES[series[at]?.tone ?? 'accent']}
              fill="currentColor"
            />
          )),
        )}
        <g className="text-ink-3" fill="currentColor" fontSize="11">
          <line x1="0" x2={field.width} y1={zero} y2={zero} stroke="currentColor" strokeWidth="0.75" />
          {top > 0 && (
            <text x="0" y={-4}>
              {formatInr(paise(top))}
            </text>
          )}
          {months.map(
            (month, at) =>
              at % every === 0 && (
                <text key={month} x={(at + 0.5) * step} y={field.height + 16} textAnchor="middle">
                  {formatMonthShort(month)}
                </text>
              ),
          )}
          {bottom < 0 && (
            <text x={field.width} y={field.height - 3} textAnchor="end">
              {formatInr(paise(bottom))}
            </text>
          )}
        </g>
      </svg>
      {series.length > 1 && (
        <figcaption className="mt-1 flex flex-wrap gap-4 text-xs text-ink-2">
          {series.map(({ label, tone }) => (
            <span key={label} className="inline-flex items-center gap-1.5">
              <svg viewBox="0 0 8 8" className={cx('size-2', TONES[tone])} focusable="false" aria-hidden="true">
                <rect width="8" height="8" rx="2" fill="currentColor" />
              </svg>
              {label}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

export type Bar = { x: number; y: number; width: number; height: number };
export type Bars = { bars: Bar[][]; zero: number; top: number; bottom: number };

const GAP = 0.25;

/**
 * Where the bars of some groups stand in a field of that size: groups from left to right, in each a bar for every value, up from
 * the line of nought or down from it. Top and bottom are the values at the edges of the field.
 */
export function barsOf(
  groups: readonly (readonly number[])[],
  { width, height }: { width: number; height: number },
): Bars {
  const values = groups.flat();
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = top * scale;
  const step = width / Math.max(1, groups.length);
  const bars = groups.map((group, place) => {
    const wide = (step * (1 - GAP)) / Math.max(1, group.length);
    const left = place * step + (step * GAP) / 2;
    return group.map((value, at) => ({
      x: left + at * wide,
      y: value >= 0 ? zero - value * scale : zero,
      width: wide,
      height: Math.abs(value) * scale,
    }));
  });
  return { bars, zero, top, bottom };
}
