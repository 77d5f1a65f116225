import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { m } from '../../../lib/messages';
import { buttonClass } from '../../../ui/button';
import { useShortcut } from '../keys/use-shortcut';
import { useFinderOpen } from './use-finder-open';

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }));

/** Opens the palette: a field on wide screens, an icon on narrow ones. */
export function PaletteButton() {
  const { isOpen, open, close } = useFinderOpen();
  useShortcut('palette', open);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={open}
        className="mx-auto hidden h-8 w-72 items-center gap-2 rounded-lg border border-chrome-line bg-chrome-2 pr-1.5 pl-2.5 text-sm text-on-chrome-2 hover:text-on-chrome lg:flex"
      >
        <Search size={15} aria-hidden="true" />
        <span className="truncate">{m.shell_search()}</span>
        <span aria-hidden="true" className="ml-auto flex gap-0.5">
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.shell_search()}
        onClick={open}
        className={buttonClass('chrome', 'icon', 'lg:hidden')}
      >
        <Search size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}
