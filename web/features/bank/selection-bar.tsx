import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { MOST_CHOSEN } from './use-choice';

type SelectionBarProps = {
  count: number;
  /** Whether all that is loaded is chosen, and there is more that is not. */
  isMoreThere: boolean;
  onCategorise: () => void;
  onClear: () => void;
};

/** What can be done with the chosen transactions; it stands still while nothing is chosen, so that no row jumps. */
export function SelectionBar({ count, isMoreThere, onCategorise, onClear }: SelectionBarProps) {
  const isTooMany = count > MOST_CHOSEN;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm">
      <span role="status" className="text-ink-2">
        {isTooMany
          ? m.bank_too_many_chosen({ most: formatCount(MOST_CHOSEN) })
          : m.bank_n_chosen({ count: formatCount(count) })}
        {isMoreThere && !isTooMany && ` (${m.bank_chosen_loaded({ most: MOST_CHOSEN })})`}
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
