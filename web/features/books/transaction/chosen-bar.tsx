import { useMemo } from 'react';
import type { BankTransaction } from '../bank.queries';
import { SelectionBar } from './selection-bar';
import { MOST_CHOSEN, type TransactionChoice } from './use-choice';
import { type PagedList, useLoadingOn } from './use-loading-on';

type ChosenBarProps = {
  list: PagedList;
  filter: string;
  rows: readonly BankTransaction[];
  choice: TransactionChoice;
  onCategorise: () => void;
};

/**
 * What is chosen, and the way to choose all that matches: it is loaded to its end, or as far as may be chosen at once, so
 * that the number said is of rows that are known one by one and is the number that is sent.
 */
export function ChosenBar({ list, filter, rows, choice, onCategorise }: ChosenBarProps) {
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
      onStop={stop}
      onCategorise={onCategorise}
      onClear={clear}
    />
  );
}
