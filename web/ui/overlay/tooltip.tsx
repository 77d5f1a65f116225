import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

const DELAY_MS = 700;

/** Words about a control, after a moment of resting on it or on focus. Never the only place of a fact. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} className="pop z-50 max-w-72 px-2.5 py-1.5 text-xs">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
