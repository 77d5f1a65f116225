import { m } from '../../lib/messages';
import { Button } from '../../ui/button';

/** What one call takes. */
export const MOST_CHOSEN = 500;

type SelectionBarProps = { count: number; onCategorise: () => void; onClear: () => void };

/** What can be done with the chosen transactions; it stands still while nothing is chosen, so that no row jumps. */
export function SelectionBar({ count, onCategorise, onClear }: SelectionBarProps) {
  const isTooMany = count > MOST_CHOSEN;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm">
      <span role="status" className="text-ink-2">
        {isTooMany ? m.bank_too_many_chosen({ most: MOST_CHOSEN }) : m.bank_n_chosen({ count })}
      </span>
      {count > 0 && (
        <>
          <Button size="sm" variant="primary" disabled={isTooMany} onClick={onCategorise}>
            {m.bank_categorise_chosen()}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            {m.bank_clear_chosen()}
          </Button>
        </>
      )}
    </div>
  );
}
