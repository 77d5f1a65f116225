import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../button';

type ShowAllProps = { shown: number; total: number; onShowAll: () => void; isPending?: boolean };

/** Below a list that begins short: how much of it is shown, and the way to the rest. Nothing when all is shown. */
export function ShowAll({ shown, total, onShowAll, isPending = false }: ShowAllProps) {
  if (shown >= total) return null;
  return (
    <div className="mt-3 flex items-center justify-between gap-3 text-sm text-ink-2">
      <span>{m.ui_shown_of({ shown: formatCount(shown), total: formatCount(total) })}</span>
      <Button size="sm" isPending={isPending} onClick={onShowAll}>
        {m.ui_show_all({ count: formatCount(total) })}
      </Button>
    </div>
  );
}

/** Below a list that comes in pages: the next one, while there is one. */
export function ShowMore({
  hasMore,
  onShowMore,
  isPending = false,
}: {
  hasMore: boolean;
  onShowMore: () => void;
  isPending?: boolean;
}) {
  if (!hasMore) return null;
  return (
    <div className="mt-3 flex justify-center">
      <Button size="sm" isPending={isPending} pendingLabel={m.ui_loading()} onClick={onShowMore}>
        {m.ui_show_more()}
      </Button>
    </div>
  );
}
