import { createContext, type FocusEvent, useContext, useEffect, useId, useRef, useState } from 'react';

/** The parts of a dialog that hold something unsaved; each is known by an id of its own. */
export const Unsaved = createContext<Set<string> | null>(null);

/** Tells the dialog around that closing it now would lose something, where no field of a form on the page shows it. */
export function useUnsaved(isUnsaved: boolean): void {
  const parts = useContext(Unsaved);
  const id = useId();
  useEffect(() => {
    if (!parts || !isUnsaved) return;
    parts.add(id);
    return () => void parts.delete(id);
  }, [parts, isUnsaved, id]);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Whether something was typed into a dialog: a field of a form is asked itself, so that no form has to say it. */
export function useTyped() {
  const [unsaved] = useState(() => new Set<string>());
  const before = useRef(new Map<TextField, string>());
  // A click beside a dialog takes the focus off the page; this is where it was.
  const last = useRef<HTMLElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last.current = target;
    if (isText(target) && !before.current.has(target)) before.current.set(target, target.value);
  };
  const isChanged = ([field, text]: [TextField, string]) => field.isConnected && field.value !== text;
  return {
    unsaved,
    last,
    onFocus,
    isTyped: () => unsaved.size > 0 || [...before.current].some(isChanged),
    forget: () => before.current.clear(),
  };
}

// A search is no work, and what is no text is quickly chosen again.
const NO_TEXT = ['search', 'checkbox', 'radio', 'file', 'range', 'button', 'submit'];

/** A field outside a form is saved in its own way, and says itself whether it was. */
function isText(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return target.form !== null;
  return target instanceof HTMLInputElement && target.form !== null && !NO_TEXT.includes(target.type);
}
