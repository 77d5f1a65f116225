import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { NARROW, useMedia } from '../../lib/use-media';
import { cx } from '../cx';
import { dayMarks } from './day-ruler.layout';
import type { NumberedStep } from './explained';

const WIDE = 480;
const SMALL = 300;
const ROW = 18;
const LINE = 64;

/** The days a computation goes by, in their order; each by the number of its step. */
export function DayRuler({ steps }: { steps: readonly NumberedStep[] }) {
  const width = useMedia(NARROW) ? SMALL : WIDE;
  const marks = dayMarks(steps, width);
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return null;
  const spoken = marks.map(({ label, day }) => m.why_sum({ label, value: formatDate(day) })).join('; ');
  return (
    <svg role="img" aria-label={spoken} viewBox={`0 0 ${width} ${LINE + 12}`} className="w-full" fontSize="11">
      <rect x={first.x} y={LINE - 3} width={last.x - first.x} height="6" rx="3" className="fill-accent-soft" />
      {marks.map(({ number, day, kind, x, row }) => (
        <g key={number} className={kind === 'assumed' ? 'text-orange' : 'text-ink-2'} fill="currentColor">
          <rect x={x - 0.5} y={row * ROW + 14} width="1" height={LINE - row * ROW - 14} opacity="0.5" />
          <circle
            cx={x}
            cy={LINE}
            r="4.5"
            strokeWidth="1.5"
            stroke="currentColor"
            className={cx(kind === 'assumed' ? 'fill-surface' : undefined)}
            {...(kind === 'assumed' && { strokeDasharray: '2 1.5' })}
          />
          <text
            x={Math.min(Math.max(x, 48), width - 48)}
            y={row * ROW + 10}
            textAnchor="middle"
            className={kind === 'assumed' ? 'font-medium' : undefined}
          >
            {number}. {formatDate(day)}
          </text>
        </g>
      ))}
    </svg>
  );
}
