import { cx } from '../cx';

type ProgressProps = { label: string; value: number; max?: number; tone?: 'accent' | 'green' | 'yellow' | 'red' };

const TONES = { accent: 'bg-accent', green: 'bg-green', yellow: 'bg-yellow', red: 'bg-red' };

const FILLED =
  'h-full rounded-full transition-[width] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none';

/** A bar from nothing to max; what passes max shows as full. */
export function Progress({ label, value, max = 100, tone = 'accent' }: ProgressProps) {
  const filled = Math.min(Math.max(value, 0), max);
  const part = (filled / max) * 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={filled}
      aria-valuetext={`${Math.round(part)}%`}
      className="h-1.5 w-full overflow-hidden rounded-full bg-sunken forced-colors:border"
    >
      <div className={cx(FILLED, TONES[tone])} style={{ width: `${part}%` }} />
    </div>
  );
}
