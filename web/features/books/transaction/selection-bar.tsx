import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { paise, parseRupees } from '#domain/shared/money';
import { formatCount, formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Key } from '../../../ui/key';
import type { BankTransaction } from '../books.queries';
import { MOST_CHOSEN, type TransactionChoice } from './selection';
import { type PagedList, useLoadingOn } from './use-loading-on';

type SelectionBarProps = {
  count: number;
  /** What the chosen rows come to, in against out. */
  sum: string;
  /** Of how much all is chosen: of what is loaded while more matches, or of all that matches. */
  whole: 'loaded' | 'matching' | undefined;
  /** How many of the rows are split, and so cannot be chosen. */
  split: number;
  /** The loading of all that matches: how much is there, while it is going on. */
  loaded: number | undefined;
  /** How many have their category already, while many get one. */
  progress: string | undefined;
  onChooseMatching: () => void;
  onStop: () => void;
  onCategorise: (at: HTMLElement) => void;
  onTransfer: () => void;
  onExport: () => void;
  onClear: () => void;
};

const PLACE =
  'fixed inset-x-0 bottom-4 z-30 mx-auto flex w-fit max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-x-1 gap-y-0.5 rounded-xl bg-chrome py-1.5 pr-1.5 pl-4 text-sm text-on-chrome shadow-pop max-lg:bottom-18';

/** What can be done with the chosen transactions: it floats above the page, so that no row moves for it. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, sum, whole, loaded, progress, onChooseMatching, onStop, onCategorise, onTransfer, onExport } = props;
  const isGoing = loaded !== undefined;
  const bar = useFocusKept(isGoing);
  const isShown = count > 0 || isGoing;
  return (
    <div ref={bar} className={cx('chrome', isShown && PLACE)}>
      <span role="status" className={cx('mr-2 font-medium', !isShown && 'sr-only')}>
        {isGoing ? m.books_choosing({ count: formatCount(loaded) }) : chosenWords(props)}
      </span>
      {isShown && !isGoing && <span className="mr-2 font-semibold whitespace-nowrap tabular-nums">{sum}</span>}
      {(isGoing || (whole === 'loaded' && count < MOST_CHOSEN)) && (
        // One button for both, which so keeps the focus.
        <Button size="sm" variant="chrome" onClick={isGoing ? onStop : onChooseMatching}>
          {isGoing ? m.books_choosing_stop() : m.books_choose_matching({ most: formatCount(MOST_CHOSEN) })}
        </Button>
      )}
      {!isGoing && count > 0 && (
        <>
          <Button
            size="sm"
            variant="chrome"
            disabled={count > MOST_CHOSEN}
            isPending={progress !== undefined}
            pendingLabel={m.books_categorising_n({ done: progress ?? '0', count: formatCount(count) })}
            onClick={({ currentTarget }) => onCategorise(currentTarget)}
          >
            {m.books_categorise_chosen()} <Key ground="chrome">C</Key>
          </Button>
          <Button size="sm" variant="chrome" disabled={count > MOST_CHOSEN} onClick={onTransfer}>
            {m.transactions_mark_transfer()} <Key ground="chrome">T</Key>
          </Button>
          <Button size="sm" variant="chrome" onClick={onExport}>
            {m.transactions_export()}
          </Button>
          <Button size="sm" variant="chrome" aria-label={m.books_clear_chosen()} onClick={props.onClear}>
            <X size={16} aria-hidden="true" />
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
} & Pick<SelectionBarProps, 'progress' | 'onCategorise' | 'onTransfer' | 'onExport'>;

/**
 * What is chosen, and the way to choose all that matches: it is loaded to its end, or as far as may be chosen at once, so
 * that the number said is of rows that are known one by one and is the number that is sent.
 */
export function ChosenBar({ list, onGiveUp, filter, rows, choice, ...acts }: ChosenBarProps) {
  const { chosen, whole, chooseWhole, clear } = choice;
  const split = useMemo(() => rows.filter(({ isSplit }) => isSplit).length, [rows]);
  const isEnough = rows.length - split >= MOST_CHOSEN;
  const { isGoing, begin, stop } = useLoadingOn(list, { filter, isEnough, onThere: chooseWhole });
  return (
    <SelectionBar
      {...acts}
      count={chosen.size}
      sum={sumOf(rows, chosen)}
      whole={whole === true ? (list.hasNextPage ? 'loaded' : 'matching') : undefined}
      split={split}
      loaded={isGoing ? rows.length : undefined}
      onChooseMatching={begin}
      onStop={() => {
        stop();
        onGiveUp();
      }}
      onClear={clear}
    />
  );
}

/** What some rows come to, with its sign: what came in less what went out. */
function sumOf(rows: readonly BankTransaction[], chosen: ReadonlySet<string>): string {
  if (chosen.size === 0) return '';
  const signs = { credit: 1, debit: -1 };
  const its = rows.filter(({ id }) => chosen.has(id));
  return formatInrExact(
    paise(its.reduce((sum, { transactionType, amount }) => sum + signs[transactionType] * parseRupees(amount), 0)),
  );
}
