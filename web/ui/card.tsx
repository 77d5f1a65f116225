import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-xl border border-line bg-surface shadow-card', className)} />;
}

type SectionCardProps = {
  title: string;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** The heading of the card around a part of the page: a table of the same name is no region of its own. */
export const CardTitle = createContext<string | undefined>(undefined);

/** The button that folds the card around it, where somebody may. */
export const CardFold = createContext<ReactNode>(null);

/** A card with a heading, announced as a region of the page. */
export function SectionCard({ title, description, actions, children, className }: SectionCardProps) {
  const id = useId();
  const fold = use(CardFold);
  return (
    <section aria-labelledby={id} className={cx('rounded-xl border border-line bg-surface shadow-card', className)}>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2 lg:pr-3 lg:pl-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-base font-semibold tracking-tight wrap-anywhere">
            {title}
          </h2>
          {description && <p className="text-sm text-ink-3 wrap-anywhere">{description}</p>}
        </div>
        {(actions || fold) && (
          <div className="flex flex-wrap gap-1">
            {actions}
            {fold}
          </div>
        )}
      </header>
      <div className="px-4 pb-4 lg:px-5 lg:pb-5">
        <CardTitle value={title}>{children}</CardTitle>
      </div>
    </section>
  );
}
