import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from './cx';

type ItemLinkProps = { itemId: string; formType?: string | null; className?: string; children: ReactNode };

/** Opens one item of the calendar beside the page it is read on. */
export function ItemLink({ itemId, formType, className, children }: ItemLinkProps) {
  return (
    <Link
      to="."
      search={(known) => ({ ...known, item: itemId })}
      resetScroll={false}
      data-item-id={itemId}
      {...(formType ? { 'data-form-type': formType } : {})}
      className={cx(
        className ?? 'underline decoration-line-strong underline-offset-2 wrap-anywhere hover:decoration-current',
      )}
    >
      {children}
    </Link>
  );
}
