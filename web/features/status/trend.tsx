import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { NARROW, useMedia } from '../../lib/use-media';
import { SectionCard } from '../../ui/card';
import { lineOf, plotted, type TrendPoint } from './trend.points';

const WIDE_FIELD = { width: 1_000, height: 130 };
const NARROW_FIELD = { width: 280, height: 110 };
const GUIDES = [0, 60, 80, 100];

/** The health score day after day: a line for the eye, the same figures as a table for everyone. */
export function Trend({ points }: { points: readonly TrendPoint[] }) {
  const [first] = points;
  const last = points.at(-1);
  // One day makes no line.
  if (!first || !last || first === last) return null;
  return (
    <SectionCard title={m.status_trend()} description={m.status_trend_words()}>
      <TrendLine points={points} />
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-2">
        <span>{formatDate(first.day)}</span>
        <span>{formatDate(last.day)}</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="text-ink-2">{m.status_trend_table()}</summary>
        <table className="mt-2 text-sm">
          <caption className="sr-only">{m.status_trend()}</caption>
          <thead>
            <tr>
              <th scope="col" className="pr-6 text-left font-medium">
                {m.status_trend_day()}
              </th>
              <th scope="col" className="text-right font-medium">
                {m.status_trend_score()}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, score }) => (
              <tr key={day}>
                <td className="pr-6">{formatDate(day)}</td>
                <td className="text-right">{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </SectionCard>
  );
}

function TrendLine({ points }: { points: readonly TrendPoint[] }) {
  const field = useMedia(NARROW) ? NARROW_FIELD : WIDE_FIELD;
  const marks = plotted(points, field);
  const end = marks.at(-1);
  return (
    <svg aria-hidden="true" viewBox={`-4 -8 ${field.width + 40} ${field.height + 16}`} className="w-full text-accent">
      {GUIDES.map((score) => {
        const y = field.height - (score / 100) * field.height;
        return (
          <g key={score} className="text-ink-3">
            <line x1="0" x2={field.width} y1={y} y2={y} stroke="currentColor" strokeWidth="0.5" strokeDasharray="3 4" />
            <text x={field.width + 8} y={y + 4} fontSize="11" fill="currentColor">
              {score}
            </text>
          </g>
        );
      })}
      <polyline points={lineOf(marks)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {end && <circle cx={end.x} cy={end.y} r="3.5" fill="currentColor" />}
    </svg>
  );
}
