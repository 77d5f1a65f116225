import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import type { Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Glyph, type GlyphShape } from '../../../ui/state/glyph';
import type { Counts } from './grid.model';

type MonthStepsProps = { month: string; before: string; after: string; now: string; onMonth: (month: string) => void };

/** The month that is shown, with the way to its neighbours and back to that of today. */
export function MonthSteps({ month, before, after, now, onMonth }: MonthStepsProps) {
  return (
    <div className="flex items-center gap-1">
      <Button variant="ghost" size="icon" aria-label={m.firm_grid_month_before()} onClick={() => onMonth(before)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <h2 aria-live="polite" className="min-w-32 text-center text-base font-semibold">
        {formatMonth(month)}
      </h2>
      <Button variant="ghost" size="icon" aria-label={m.firm_grid_month_after()} onClick={() => onMonth(after)}>
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
      {month !== now && (
        <Button variant="ghost" size="sm" onClick={() => onMonth(now)}>
          {m.firm_grid_this_month()}
        </Button>
      )}
    </div>
  );
}

type GridCountsProps = {
  counts: Counts;
  /** What waits for a word from before the month; undefined while it is not known. */
  earlier: { count: number; isMore: boolean } | undefined;
  /** The cost of all that is late, which opens to what it is made of. */
  cost: (words: string) => ReactNode;
};

/** How many items are late, due today and unconfirmed, and what waiting costs. Nothing is called calm that waits for a word. */
export function GridCounts({ counts, earlier, cost }: GridCountsProps) {
  const { overdue, today, confirm } = counts;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <Count shape="overdue" tone={overdue > 0 ? 'red' : 'grey'} count={overdue} words={m.firm_grid_overdue()} />
      <Count shape="today" tone={today > 0 ? 'red' : 'grey'} count={today} words={m.firm_grid_due_today()} />
      <Count
        shape="to-confirm"
        tone={confirm > 0 ? 'yellow' : 'grey'}
        count={confirm}
        words={m.firm_grid_to_confirm()}
      />
      {earlier && earlier.count > 0 && <span className="text-ink-3">{earlierWords(earlier)}</span>}
      {counts.cost > 0 && (
        <span className="text-ink-2 md:border-l md:border-line-strong md:pl-5">
          {m.firm_grid_cost_today()} <span className="font-semibold text-ink">{cost(formatInr(counts.cost))}</span>
          {counts.perDay > 0 && (
            <span className="ml-2 text-xs text-ink-3">{m.firm_grid_per_day({ amount: formatInr(counts.perDay) })}</span>
          )}
        </span>
      )}
    </div>
  );
}

const earlierWords = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  isMore
    ? m.firm_grid_confirm_many({ count: formatCount(count) })
    : m.firm_grid_confirm_earlier({ count: formatCount(count) });

type CountProps = { shape: GlyphShape; tone: Tone; count: number; words: string };

function Count({ shape, tone, count, words }: CountProps) {
  return (
    <span className="flex items-center gap-1.5">
      <Glyph shape={shape} tone={tone} />
      <span className="text-ink-2">
        <span className="font-semibold text-ink">{formatCount(count)}</span> {words}
      </span>
    </span>
  );
}
