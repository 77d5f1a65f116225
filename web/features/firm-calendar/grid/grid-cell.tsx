import { memo } from 'react';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import { Glyph } from '../../../ui/state/glyph';
import { worstOf } from './grid.model';
import type { Cell } from './grid.queries';
import { lookOf } from './grid.words';

const NONE: readonly Cell[] = [];

type GridCellProps = {
  cells: readonly Cell[] | undefined;
  today: string;
  /** Only the shape: on a phone there is no room beside it. */
  isBare: boolean;
};

/** What a client owes under one form: its state as a shape, with its day or words; of several the worst, with how many there are. */
export const GridCell = memo(function GridCell({ cells = NONE, today, isBare }: GridCellProps) {
  const worst = worstOf(cells);
  if (!worst) {
    return (
      <span className={cx('flex text-ink-3', isBare ? 'justify-center' : 'px-2')}>
        <Glyph shape="none" className="opacity-60" />
        <span className="sr-only">{m.firm_grid_nothing()}</span>
      </span>
    );
  }
  const { shape, tone, words, said } = lookOf(worst, today);
  return (
    <span
      className={cx(
        'flex items-center gap-1.5 whitespace-nowrap',
        isBare ? 'justify-center' : 'px-2',
        tone === 'red' && 'font-semibold',
        shape === 'overdue' && 'text-red',
        shape === 'to-confirm' && 'font-medium text-yellow',
      )}
    >
      <Glyph shape={shape} tone={tone} />
      {!isBare && words && <span aria-hidden="true">{words}</span>}
      {!isBare && cells.length > 1 && (
        <span aria-hidden="true" className="text-xs font-normal text-ink-3">
          ×{cells.length}
        </span>
      )}
      <span className="sr-only">
        {said}
        {cells.length > 1 && ` ×${cells.length}`}
      </span>
    </span>
  );
});
