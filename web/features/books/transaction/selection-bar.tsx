import { useEffect, useMemo, useRef } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import type { BankTransaction } from '../books.queries';
import { MOST_CHOSEN, type TransactionChoice } from './selection';
import { type PagedList, useLoadingOn } from './use-loading-on';

type SelectionBarProps = {
  count: number;
  /** Of how much all is chosen: of what is loaded while more matches, or of all that matches. */
  whole: 'loaded' | 'matching' | undefined;
  /** How many of the rows are split, and so cannot be chosen. */
  split: number;
  /** The loading of all that matches: how much is there, while it is going on. */
  loaded: number | undefined;
  onChooseMatching: () => void;
  onStop: () => void;
  onCategorise: () => void;
  onClear: () => void;
};

/** What can be done with the chosen transactions; it stands still while nothing is chosen, so that no row jumps. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, whole, loaded, onChooseMatching, onStop, onCategorise, onClear } = props;
  const isGoing = loaded !== undefined;
  const bar = useFocusKept(isGoing);
  return (
    <div ref={bar} className="flex min-h-9 flex-wrap items-center gap-2 text-sm">
      <span role="status" className="text-ink-2">
        {isGoing ? m.books_choosing({ count: formatCount(loaded) }) : chosenWords(props)}
      </span>
      {(isGoing || (whole === 'loaded' && count < MOST_CHOSEN)) && (
        // One button for both, which so keeps the focus.
        <Button size="sm" onClick={isGoing ? onStop : onChooseMatching}>
          {isGoing ? m.books_choosing_stop() : m.books_choose_matching({ most: formatCount(MOST_CHOSEN) })}
        </Button>
      )}
      {!isGoing && count > 0 && (
        <>
          <Button size="sm" variant="primary" disabled={count > MOST_CHOSEN} onClick={onCategorise}>
            {m.books_categorise_chosen()}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            {m.books_clear_chosen()}
          </Button>
        </>
      )}
    </div>
  );
}

/** The button that stops the loading goes with it: where it had the focus, that goes on to what can be done next. */
function useFocusKept(isGoing: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const wasGoing = useRef(isGoing);
  useEffect(() => {
    const isOver = wasGoing.current && !isGoing;
    wasGoing.current = isGoing;
    if (isOver && document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
  }, [isGoing]);
  return bar;
}

/** How many are chosen, of how much that is all, and what is left out. */
function chosenWords({ count, whole, split }: SelectionBarProps): string {
  const shown = formatCount(count);
  if (count > MOST_CHOSEN) return m.books_too_many_chosen({ most: formatCount(MOST_CHOSEN) });
  if (!whole) return m.books_n_chosen({ count: shown });
  const left = split > 0 ? ` ${m.books_split_left_out({ count: formatCount(split) })}` : '';
  if (whole === 'matching') return `${m.books_chosen_matching({ count: shown })}${left}`;
  return count < MOST_CHOSEN
    ? `${m.books_chosen_loaded({ count: shown })}${left}`
    : m.books_chosen_first({ count: shown });
}

type ChosenBarProps = {
  list: PagedList;
  /** Gives up the page that is on its way: arriving after "Stop", it would be loaded and not chosen. */
  onGiveUp: () => void;
  filter: string;
  rows: readonly BankTransaction[];
  choice: TransactionChoice;
  onCategorise: () => void;
};

/**
 * What is chosen, and the way to choose all that matches: it is loaded to its end, or as far as may be chosen at once, so
 * that the number said is of rows that are known one by one and is the number that is sent.
 */
export function ChosenBar({ list, onGiveUp, filter, rows, choice, onCategorise }: ChosenBarProps) {
  const { chosen, whole, chooseWhole, clear } = choice;
  const split = useMemo(() => rows.filter(({ isSplit }) => isSplit).length, [rows]);
  const isEnough = rows.length - split >= MOST_CHOSEN;
  const { isGoing, begin, stop } = useLoadingOn(list, { filter, isEnough, onThere: chooseWhole });
  return (
    <SelectionBar
      count={chosen.size}
      whole={whole === true ? (list.hasNextPage ? 'loaded' : 'matching') : undefined}
      split={split}
      loaded={isGoing ? rows.length : undefined}
      onChooseMatching={begin}
      onStop={() => {
        stop();
        onGiveUp();
      }}
      onCategorise={onCategorise}
      onClear={clear}
    />
  );
}
