import { initialsOf } from '../../lib/initials';
import { cx } from '../../ui/cx';

/** Two letters that stand for a company, or for a firm in another colour. */
export function InitialsTile({ name, isFirm = false }: { name: string; isFirm?: boolean }) {
  return (
    <span
      // Drawn, not written: letters of a name are no words of the page.
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-md text-[0.6875rem] font-semibold before:content-[attr(data-initials)]',
        isFirm ? 'bg-yellow-soft text-yellow' : 'bg-accent-soft text-accent',
      )}
    />
  );
}
