import { m } from '../../../lib/messages';
import { Key } from '../../../ui/key';

type ListFootProps = { shown: string; count: string; isGoing: boolean; onHelp: () => void };

const KEYS: readonly [key: string, words: () => string][] = [
  ['J K', m.transactions_move],
  ['X', m.transactions_select],
  ['C', m.transactions_category],
  ['S', m.books_split],
  ['M', m.match_title],
  ['U', m.transactions_undo],
];

/** How much of the list is here, and the keys that are wanted most. */
export function ListFoot({ shown, count, isGoing, onHelp }: ListFootProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-xs text-ink-3">
      <p role="status" className="tabular-nums">
        {isGoing ? m.ui_loading() : m.transactions_shown({ shown, count })}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 pointer-coarse:hidden">
        {KEYS.map(([key, words]) => (
          <span key={key} aria-hidden="true" className="max-lg:hidden">
            <Key>{key}</Key> {words()}
          </span>
        ))}
        <button type="button" onClick={onHelp} className="min-h-6 rounded-sm text-ink-2 hover:text-ink">
          <Key>?</Key> {m.books_keys()}
        </button>
      </p>
    </div>
  );
}
