import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { RunRows } from '../categorise/run-rows';
import type { Preview } from './upload.calls';

/** Whether rules recognise any new line. */
export const offersCategories = ({ categories }: Preview): boolean => categories !== null && categories.count > 0;

type WithCategoriesProps = { preview: Preview; isWanted: boolean; onWant: (isWanted: boolean) => void };

/** Offers categories for the new lines that rules recognise, as they are stored. Before it is chosen, all that it would set can be seen. */
export function WithCategories({ preview: { categories }, isWanted, onWant }: WithCategoriesProps) {
  if (!categories || categories.count === 0) return null;
  const { count, left, byRule } = categories;
  return (
    <section className="rounded-md bg-sunken px-4 py-2 text-sm">
      <label className="flex min-h-7 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-(--accent)"
          checked={isWanted}
          onChange={({ target }) => onWant(target.checked)}
        />
        {m.bank_categorise_new({ count: formatCount(count) })}
      </label>
      <p className="pl-6 text-ink-2">
        {left > 0 && m.bank_run_left({ count: formatCount(left) })} {m.bank_categorise_new_words()}
      </p>
      <details className="mt-1 pl-6">
        <summary className="min-h-6 w-fit text-accent">{m.bank_categorise_new_rules()}</summary>
        <div className="mt-1 rounded-lg bg-surface">
          <RunRows groups={byRule} />
        </div>
      </details>
    </section>
  );
}
