import type { ReactNode } from 'react';
import { cx } from './cx';

export type Tone = 'green' | 'yellow' | 'red' | 'grey' | 'blue' | 'purple' | 'orange';

const TONES: Record<Tone, string> = {
  green: 'bg-green-soft text-green',
  yellow: 'bg-yellow-soft text-yellow',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  purple: 'bg-purple-soft text-purple',
  orange: 'bg-orange-soft text-orange',
};

/** A status in words; the colour repeats it and never stands alone. */
export function Badge({ tone = 'grey', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-full items-center gap-1.25 rounded-sm px-1.75 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
