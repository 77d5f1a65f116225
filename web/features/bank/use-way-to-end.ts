import { type KeyboardEvent, useEffect, useState } from 'react';
import { actOf } from './transaction-keys';

// Rows that have just come are laid out first: a jump among them meanwhile would be undone by their measuring.
const LAID_OUT_MS = 200;

type Loading = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
};

/** After End the list is loaded to its last row, on which the keys then are; whatever else is done meanwhile stops it. */
export function useWayToEnd({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Loading, goToEnd: () => void) {
  const [isGoing, setIsGoing] = useState(false);
  const stop = () => setIsGoing(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last row is gone to once, when all rows are there
  useEffect(() => {
    if (!isGoing || isFetchingNextPage) return;
    if (isError) return stop();
    if (hasNextPage) return void fetchNextPage({ cancelRefetch: false });
    const timer = setTimeout(() => {
      stop();
      goToEnd();
    }, LAID_OUT_MS);
    return () => clearTimeout(timer);
  }, [isGoing, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isBegun = hasNextPage && actOf(event) === 'last';
    setIsGoing(isBegun);
    if (!isBegun) return;
    // The row that is last so far is not the one that is meant.
    event.preventDefault();
    event.stopPropagation();
  };
  return { isGoing, onKeyDown, stops: { onPointerDown: stop, onWheel: stop } };
}
