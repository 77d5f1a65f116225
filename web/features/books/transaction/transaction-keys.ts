import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a key does in the list of transactions. */
export type KeyAct =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'select'
  | 'range'
  | 'categorise'
  | 'split'
  | 'match'
  | 'transfer'
  | 'undo'
  | 'alike'
  | 'open'
  | 'search'
  | 'help'
  | 'clear';

const ACTS: Readonly<Record<string, KeyAct>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  x: 'select',
  X: 'range',
  c: 'categorise',
  s: 'split',
  m: 'match',
  t: 'transfer',
  u: 'undo',
  a: 'alike',
  Enter: 'open',
  '/': 'search',
  '?': 'help',
  Escape: 'clear',
};

/** Only letters of the list itself: what is typed into a field, and what has another meaning with a held key, is left alone. */
const FIELDS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
const BUTTONS = 'button, a, summary';
const OF_ROWS: readonly KeyAct[] = ['open', 'first', 'last'];

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; target: EventTarget | null };

/** The act of a key press inside the list, if it is one. */
export function actOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const act = ACTS[key];
  if (!act || !(target instanceof Element)) return undefined;
  if (target.closest(FIELDS)) return undefined;
  // Enter on a button is the button's.
  return OF_ROWS.includes(act) && target.closest(BUTTONS) ? undefined : act;
}

/** While nothing on the page has the focus these letters lead into the list; arrows scroll the page then, as everywhere. */
const WAYS_IN: Readonly<Record<string, KeyAct>> = { j: 'next', k: 'previous', '/': 'search' };

/** The act of a key press that nothing on the page takes, if it leads into the list. */
export function wayIn(pressed: Pressed): KeyAct | undefined {
  const { target, key } = pressed;
  const isPage = target instanceof Element && target.matches('body, main, h1');
  return isPage && Object.hasOwn(WAYS_IN, key) ? actOf(pressed) : undefined;
}

/** Where the keys are after a move, within the rows there are. */
export function movedBy(act: KeyAct, active: number, count: number): number | undefined {
  const places: Partial<Record<KeyAct, number>> = { next: active + 1, previous: active - 1, first: 0, last: count - 1 };
  const place = places[act];
  return place === undefined ? undefined : Math.min(Math.max(place, 0), Math.max(count - 1, 0));
}

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
  // After G a letter leads to another page or company, and is not the list's.
  const before = useRef('');
  const onKeyDown = (event: KeyboardEvent) => pressed(event, actOf);
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (count > 0 && !event.defaultPrevented) pressed(event, wayIn);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onPageKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { active: Math.min(active, Math.max(count - 1, 0)), moved, onKeyDown, setActive, goTo };

  function pressed(event: KeyboardEvent | globalThis.KeyboardEvent, actFor: typeof actOf) {
    const isAfterG = before.current === 'g';
    before.current = event.key.toLowerCase();
    const act = isAfterG ? undefined : actFor(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    // The first key lands on the row that stands first; only from there it moves on.
    const isOnRow = event.target instanceof Element && event.target.closest('tr') !== null;
    const place = movedBy(act, act === 'next' && !isOnRow ? active - 1 : active, count);
    if (place === undefined) onAct(act, active);
    else goTo(place);
  }

  function goTo(index: number) {
    setPlace({ active: index, moved: moved + 1 });
  }

  function setActive(index: number) {
    setPlace((known) => ({ ...known, active: index }));
  }
}
