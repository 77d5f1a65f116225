import { CircleHelp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { m } from '../../lib/messages';
import { cx } from '../cx';

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet')).WhySheet }));

type WhyProps = {
  /** The name of the figure that is explained, such as 'Overdue Tasks'. */
  figure: string;
  /** The figure as it stands on the page; repeated at the head of its explanation. */
  value?: ReactNode;
  /** With words, the figure itself is the button; without, a small mark beside it is. */
  words?: ReactNode;
  className?: string;
  /** The explanation. It is rendered, and asks for what it needs, only once it is opened. */
  children: () => ReactNode;
};

/** Opens any figure to how it came about. Every explanation of the app is reached through this button. */
export function Why({ figure, value, words, className, children }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const look = words
    ? 'relative inline-block min-h-6 rounded-sm text-left underline decoration-dotted decoration-line-control underline-offset-3 hover:decoration-current hover:decoration-solid'
    : '-m-1.5 grid size-7 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? undefined : m.why_button({ figure })}
        onClick={() => setIsOpen(true)}
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
      {isOpen && (
        <Suspense>
          <WhySheet title={m.why_button({ figure })} value={value ?? words} onClose={() => setIsOpen(false)}>
            {children()}
          </WhySheet>
        </Suspense>
      )}
    </>
  );
}
