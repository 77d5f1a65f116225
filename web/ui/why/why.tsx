import { CircleHelp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { cx } from '../cx';

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet')).WhySheet }));
const WhyGlance = lazy(async () => ({ default: (await import('./why-sheet')).WhyGlance }));

type WhyProps = {
  /** The name of the figure that is explained, such as 'Overdue Tasks'. */
  figure: string;
  /** The figure as it stands on the page; repeated at the head of its explanation. */
  value?: ReactNode;
  /** With words, the figure itself is the button; without, a small mark beside it is. */
  words?: ReactNode;
  className?: string;
  /** In a line or two: the sum, its provision, and what comes next. Shown while the pointer or the focus rests on the figure. */
  glance?: () => ReactNode;
  /** The explanation. It is rendered, and asks for what it needs, only once it is opened. */
  children: () => ReactNode;
};

/** Of the explanations beside a page one is open at a time: a second takes the place of the first. */
let closeOther: (() => void) | undefined;

/** Opens any figure to how it came about. Every explanation of the app is reached through this button. */
export function Why({ figure, value, words, className, glance, children }: WhyProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isGlancing, endGlance, handlers } = useGlance(glance !== undefined);
  const look = words
    ? 'relative inline-block min-h-6 rounded-sm text-left underline decoration-dotted decoration-line-control underline-offset-3 hover:decoration-current hover:decoration-solid'
    : '-m-1.5 grid size-7 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink';
  const close = () => setIsOpen(false);
  const open = () => {
    endGlance();
    if (!button.current?.closest('[role="dialog"]')) {
      closeOther?.();
      closeOther = close;
    }
    setIsOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? undefined : m.why_button({ figure })}
        {...handlers}
        onClick={open}
        className={cx(look, className)}
      >
        {words ? (
          <>
            <span className="sr-only">{m.why_button({ figure })} </span>
            {words}
          </>
        ) : (
          <CircleHelp size={14} aria-hidden="true" />
        )}
      </button>
      {glance && isGlancing && !isOpen && (
        <Suspense>
          <WhyGlance anchor={button} onClose={endGlance}>
            {glance()}
          </WhyGlance>
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <WhySheet title={m.why_button({ figure })} value={value ?? words} opener={button} onClose={close}>
            {children()}
          </WhySheet>
        </Suspense>
      )}
    </>
  );
}

const REST_MS = 400;

/** When the pointer or the focus rests on a figure, or W is pressed on it. */
function useGlance(isOffered: boolean) {
  const [isGlancing, setIsGlancing] = useState(false);
  const resting = useRef<number>(undefined);
  const endGlance = () => {
    clearTimeout(resting.current);
    setIsGlancing(false);
  };
  if (!isOffered) return { isGlancing: false, endGlance, handlers: {} };
  const rest = () => {
    clearTimeout(resting.current);
    // Beside an open explanation the page moves under a pointer that rests; a glance would then take the Escape that closes it.
    resting.current = window.setTimeout(() => !document.querySelector('.why-beside') && setIsGlancing(true), REST_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'w' && event.key !== 'W') return;
    event.preventDefault();
    setIsGlancing((is) => !is);
  };
  const handlers = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && rest(),
    onPointerLeave: endGlance,
    // Focus that comes back from an explanation has seen more than a glance shows.
    onFocus: ({ target, relatedTarget }: FocusEvent<HTMLElement>) =>
      relatedTarget !== null && target.matches(':focus-visible') && rest(),
    onBlur: endGlance,
    onKeyDown,
  };
  return { isGlancing, endGlance, handlers };
}
