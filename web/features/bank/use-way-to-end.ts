import { type KeyboardEvent, useEffect, useState } from 'react';
import { actOf } from './transaction-keys';

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
    if (hasNextPage && !isError) void fetchNextPage({ cancelRefetch: false });
    else {
      setIsGoing(false);
      if (!isError) goToEnd();
    }
  }, [isGoing, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const onKeyDown = (event: KeyboardEvent) => setIsGoing(hasNextPage && actOf(event) === 'last');
  return { isGoing, onKeyDown, stops: { onPointerDown: stop, onWheel: stop } };
}
