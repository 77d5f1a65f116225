import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { Unsaved, useTyped } from '../form/use-typed';
import { DiscardQuestion } from './discard-question';

/** Does what leads away from the panel, at once or, where something was typed in it, once that may go. */
export type Guard = RefObject<((leave: () => void) => void) | undefined>;

type PanelBesideProps = {
  title: string;
  /** What it is called where its title alone would not tell. */
  name?: string | undefined;
  /** What it shows; each that is opened is read from its beginning. */
  of: string | undefined;
  guard: Guard;
  onClose: () => void;
  children: ReactNode;
};

/** Beside the list where there is room, else below it. Escape closes it; what was typed in it is not lost unasked. */
export function PanelBeside({ title, name, of, guard, onClose, children }: PanelBesideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [next, setNext] = useState<() => void>();
  const { unsaved, last, isTyped, forget, onFocus } = useTyped();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that is opened is read from its beginning
  useEffect(() => {
    forget();
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  const leave = (act: () => void) => (isTyped() ? setNext(() => act) : act());
  useEffect(() => {
    guard.current = leave;
    return () => {
      guard.current = undefined;
    };
  });
  const discard = () => {
    const act = next;
    setNext(undefined);
    act?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element) || !event.currentTarget.contains(event.target))
      return;
    event.stopPropagation();
    leave(onClose);
  };
  return (
    <aside
      aria-label={name ?? title}
      onKeyDown={onKeyDown}
      onFocusCapture={onFocus}
      className="rounded-xl border border-line bg-surface shadow-card min-[77.5rem]:sticky min-[77.5rem]:top-4 min-[77.5rem]:max-h-[calc(100dvh-2rem)] min-[77.5rem]:overflow-y-auto"
    >
      <div className="flex items-start gap-3 px-5 pt-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={m.ui_close()}
          onClick={() => leave(onClose)}
          className="-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <Unsaved value={unsaved}>{children}</Unsaved>
      <DiscardQuestion isOpen={next !== undefined} onStay={() => setNext(undefined)} onDiscard={discard} last={last} />
    </aside>
  );
}
