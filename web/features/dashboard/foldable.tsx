import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { CardFold } from '../../ui/card';

type FoldableProps = { name: string; isFolded: boolean; onFold: (isFolded: boolean) => void; children: ReactNode };

/** A section of the dashboard with a button in its heading that folds it to one line; folded, it asks for nothing. */
export function Foldable({ name, isFolded, onFold, children }: FoldableProps) {
  const id = useId();
  // The button of the one heading goes with it: whoever pressed it finds themselves on that of the other.
  const isPressed = useRef(false);
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  const button = (
    <button
      key={String(isFolded)}
      ref={(made) => {
        if (!made || !isPressed.current) return;
        isPressed.current = false;
        made.focus({ preventScroll: true });
      }}
      type="button"
      aria-expanded={!isFolded}
      aria-label={isFolded ? m.dashboard_unfold() : m.dashboard_fold()}
      aria-describedby={`${id}-of`}
      onClick={() => {
        isPressed.current = true;
        onFold(!isFolded);
      }}
      className={buttonClass('ghost', 'icon')}
    >
      <Chevron size={16} aria-hidden="true" />
    </button>
  );
  // Of which section, beside the name: a button called by it would be taken for what leads there.
  const fold = (
    <>
      {button}
      <span id={`${id}-of`} hidden>
        {name}
      </span>
    </>
  );
  if (!isFolded) return <CardFold value={fold}>{children}</CardFold>;
  return (
    <section
      aria-labelledby={id}
      className="mt-4 flex min-h-12 items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-2 shadow-card lg:pr-3 lg:pl-5 xl:mt-5"
    >
      <h2 id={id} className="text-base font-semibold tracking-tight wrap-anywhere">
        {name}
      </h2>
      {fold}
    </section>
  );
}
