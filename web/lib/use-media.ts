import { useSyncExternalStore } from 'react';

/** Whether the screen is as the media query says, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Narrower than a table of several columns needs. */
export const NARROW = '(width < 40rem)';
