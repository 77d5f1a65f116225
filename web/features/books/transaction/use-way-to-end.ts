import { type KeyboardEvent, useEffect, useState } from 'react';
import { actOf } from './transaction-keys';

// Rows that have just come are laid out first: a jump among them meanwhile would be undone by their measuring.
const LAID_OUT_MS = 200;

type WholeList = { isEndHere: boolean; goToEnd: () => void };

/** After End the last rows are asked for, by one call, and the keys are on the last one; whatever else is done meanwhile stops it. */
export function useWayToEnd({ isEndHere, goToEnd }: WholeList, goToLast: () => void) {
  const [isGoing, setIsGoing] = useState(false);
  const stop = () => setIsGoing(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is done once, when the end is here
  useEffect(() => {
    if (!isGoing || !isEndHere) return;
    const timer = setTimeout(() => {
      stop();
      goToLast();
    }, LAID_OUT_MS);
    return () => clearTimeout(timer);
  }, [isGoing, isEndHere]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEndHere || actOf(event) !== 'last') return stop();
    setIsGoing(true);
    goToEnd();
    // The row that is last so far is not the one that is meant.
    event.preventDefault();
    event.stopPropagation();
  };
  return { isGoing, onKeyDown, stops: { onPointerDown: stop, onWheel: stop } };
}
