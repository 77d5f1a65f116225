import { X } from 'lucide-react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Key } from '../../../ui/key';
import { type Alike, alikeWords } from './use-category-acts';

type AlikeOfferProps = {
  alike: Alike;
  mayUndo: boolean;
  onTake: () => void;
  onUndo: () => void;
  onClose: () => void;
};

/** After a correction: the others of the same payee, one press away, and the way back. It stays until somebody answers. */
export function AlikeOffer({ alike, mayUndo, onTake, onUndo, onClose }: AlikeOfferProps) {
  return (
    <section
      aria-label={m.transactions_like_region()}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg border border-accent-line bg-accent-soft py-1.5 pr-1.5 pl-4 text-sm"
    >
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {alikeWords(alike)}
      </p>
      <Button size="sm" onClick={onTake}>
        {m.transactions_like_set({ count: formatCount(alike.rows.length) })}
        <Key>A</Key>
      </Button>
      {mayUndo && (
        <Button size="sm" variant="ghost" onClick={onUndo}>
          {m.transactions_undo()}
          <Key>U</Key>
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={m.ui_close()} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </Button>
    </section>
  );
}
