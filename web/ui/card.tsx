import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-lg border border-line bg-surface', className)} />;
}

type SectionCardProps = {
  title: string;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** A card with a heading, announced as a region of the page. */
export function SectionCard({ title, description, actions, children, className }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('rounded-lg border border-line bg-surface', className)}>
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {description && <p className="text-sm text-ink-2">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}
