import { type RefObject, useEffect, useRef, useState } from 'react';

type Disclosure<Container extends HTMLElement> = {
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  container: RefObject<Container | null>;
};

/** A part that a button opens: closed by Escape, which gives the button its focus back, and by leaving it. */
export function useDisclosure<Container extends HTMLElement>(): Disclosure<Container> {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<Container>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', leave, { signal: stop.signal });
    document.addEventListener('focusin', leave, { signal: stop.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  return { isOpen, setIsOpen, container };
}
