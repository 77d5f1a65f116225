import { m } from '../../../lib/messages';
import { Dialog } from '../../../ui/overlay/dialog';
import { SHORTCUTS } from './shortcuts';

/** All keys that act on every page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.shell_keys()}
      description={m.shell_keys_words()}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        {Object.values(SHORTCUTS).map(({ keys, words }) => (
          <div key={words()} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
