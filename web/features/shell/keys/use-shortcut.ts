import { useEffect } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts';

type Listener = () => void;
const listeners = new Map<Shortcut, Listener>();
let before = '';
let isListening = false;

// What is typed into a field is no shortcut; Ctrl K is one everywhere but above the page, where something else is being done.
const FIELDS = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function listen(event: KeyboardEvent): void {
  const asked = shortcutOf(event, before);
  before = event.key.toLowerCase();
  const target = event.target instanceof Element ? event.target : document.body;
  const isFree = !document.querySelector(ABOVE) && (asked === 'palette' || !target.closest(FIELDS));
  const act = asked && isFree && !event.defaultPrevented ? listeners.get(asked) : undefined;
  if (!act) return;
  event.preventDefault();
  before = '';
  act();
}

/** Does something when its keys are pressed, wherever on a page. */
export function useShortcut(shortcut: Shortcut, act: Listener): void {
  useEffect(() => {
    if (!isListening) document.addEventListener('keydown', listen);
    isListening = true;
    listeners.set(shortcut, act);
    return () => {
      if (listeners.get(shortcut) === act) listeners.delete(shortcut);
    };
  }, [shortcut, act]);
}
