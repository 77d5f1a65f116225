import { Printer, X } from 'lucide-react';
import { Popover, Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, Suspense, useSyncExternalStore } from 'react';
import { m } from '../../lib/messages';
import { useMedia } from '../../lib/use-media';
import { Button } from '../button';
import { Dialog } from '../overlay/dialog';
import { SkeletonRows } from '../state/skeleton';

type Opener = RefObject<HTMLButtonElement | null>;
type WhySheetProps = {
  title: string;
  value?: ReactNode;
  /** The figure that was pressed. */
  opener: Opener;
  onClose: () => void;
  children: ReactNode;
};

/** Wide enough for a page and an explanation beside it. */
const WIDE = '(width >= 77.5rem)';

/** An explanation: beside the page where there is room, above it elsewhere and above a dialog. Printed, it is all that is printed. */
export function WhySheet({ title, value, opener, onClose, children }: WhySheetProps) {
  const isWide = useMedia(WIDE);
  const content = (
    <div className="why-sheet flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-xl font-semibold tracking-tight wrap-anywhere">{value}</p>
        <Button size="sm" variant="ghost" className="why-unprinted" onClick={() => window.print()}>
          <Printer size={13} aria-hidden="true" />
          {m.why_print()}
        </Button>
      </div>
      <Suspense fallback={<SkeletonRows rows={6} label={m.ui_loading()} />}>{children}</Suspense>
    </div>
  );
  if (isWide && !opener.current?.closest('[role="dialog"]'))
    return (
      <Beside title={title} opener={opener} onClose={onClose}>
        {content}
      </Beside>
    );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} place="side" title={title}>
      {content}
    </Dialog>
  );
}

type BesideProps = Pick<WhySheetProps, 'title' | 'opener' | 'onClose' | 'children'>;

/** A panel that the page makes room for: both can be read and used. */
function Beside({ title, opener, onClose, children }: BesideProps) {
  const top = useSyncExternalStore(onMove, topOfPage);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (!isElsewhere) opener.current?.focus();
  };
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={giveFocusBack}
          className="why-beside fixed right-0 bottom-0 z-30 w-136 overflow-y-auto border-l border-line-strong bg-surface shadow-pop"
          style={{ top }}
        >
          <div className="flex items-center justify-between gap-4 px-6 pt-4">
            <Radix.Title className="min-w-0 text-sm text-ink-3 wrap-anywhere">{title}</Radix.Title>
            <Radix.Close
              data-escape=""
              aria-label={m.ui_close()}
              className="-mr-2 grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="px-6 pt-2 pb-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where the page begins below its bars, as far as they are still on the screen. */
function topOfPage(): number {
  const page = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
  const bars = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, Math.round(Math.max(page, bars)));
}

function onMove(change: () => void) {
  window.addEventListener('scroll', change, { passive: true });
  window.addEventListener('resize', change);
  return () => {
    window.removeEventListener('scroll', change);
    window.removeEventListener('resize', change);
  };
}

type WhyGlanceProps = { anchor: Opener; onClose: () => void; children: ReactNode };

/** A few words at a figure, which keeps the focus. Escape closes them. */
export function WhyGlance({ anchor, onClose, children }: WhyGlanceProps) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      {/* Within the page, for it is a part of it: outside it nobody who goes from landmark to landmark comes by. */}
      <Popover.Portal container={anchor.current?.closest('main')}>
        <Popover.Content
          role="tooltip"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="pop pointer-events-none z-50 flex max-w-80 flex-col gap-1 px-3 py-2 text-sm"
        >
          <Suspense fallback={<span>{m.ui_loading()}</span>}>{children}</Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
