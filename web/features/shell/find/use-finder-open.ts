import { useCallback, useRef, useState } from 'react';

/** Whether a finder is open. Closed, it gives the focus back to where it was. */
export function useFinderOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element>(null);
  const open = useCallback(() => {
    opener.current = document.activeElement;
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  return { isOpen, open, close };
}
