import { type KeyboardEvent, useState } from 'react';
import { actOf, type KeyAct, movedBy } from './transaction-keys';

type ListKeys = {
  active: number;
  moved: number;
  setActive: (index: number) => void;
  /** Brings a row into sight and gives it the focus. */
  goTo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Where the keys are in a list, and what they do there. Moves are its own; any other act is the caller's. */
export function useListKeys(count: number, onAct: (act: KeyAct, index: number) => void): ListKeys {
  const [{ active, moved }, setPlace] = useState({ active: 0, moved: 0 });
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    // The first key lands on the row that stands first; only from there it moves on.
    const isOnRow = event.target instanceof Element && event.target.closest('tr') !== null;
    const place = movedBy(act, act === 'next' && !isOnRow ? active - 1 : active, count);
    if (place === undefined) onAct(act, active);
    else goTo(place);
  };
  return { active: Math.min(active, Math.max(count - 1, 0)), moved, onKeyDown, setActive, goTo };

  function goTo(index: number) {
    setPlace({ active: index, moved: moved + 1 });
  }

  function setActive(index: number) {
    setPlace((known) => ({ ...known, active: index }));
  }
}
