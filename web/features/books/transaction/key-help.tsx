import { m } from '../../../lib/messages';
import { Dialog } from '../../../ui/overlay/dialog';

const KEYS: readonly [keys: string, words: () => string][] = [
  ['j, k', m.books_key_move],
  ['Home, End', m.books_key_ends],
  ['x', m.books_key_select],
  ['Shift+x', m.books_key_range],
  ['c', m.books_key_categorise],
  ['s', m.books_key_split],
  ['m', m.transactions_key_match],
  ['t', m.transactions_key_transfer],
  ['a', m.transactions_key_alike],
  ['u', m.transactions_key_undo],
  ['Enter', m.books_key_open],
  ['/', m.books_key_search],
  ['Esc', m.transactions_key_panel],
  ['?', m.books_key_help],
];

/** The keys of the list, for those who have asked. */
export function KeyHelp({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={m.books_keys()} description={m.books_keys_words()}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {KEYS.map(([keys, words]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-1.5 font-mono text-xs">{keys}</kbd>
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
