import type { KeyboardEvent } from 'react';
import { actOf } from '../transaction/transaction-keys';
import { type PagedList, useLoadingOn } from '../transaction/use-loading-on';

/** After End the list is loaded to its last row, on which the keys then are; whatever else is done meanwhile stops it. */
export function useWayToEnd(list: PagedList, filter: string, goToEnd: () => void) {
  const { isGoing, begin, stop } = useLoadingOn(list, { filter, onThere: goToEnd });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!list.hasNextPage || actOf(event) !== 'last') return stop();
    begin();
    // The row that is last so far is not the one that is meant.
    event.preventDefault();
    event.stopPropagation();
  };
  return { isGoing, onKeyDown, stops: { onPointerDown: stop, onWheel: stop } };
}
