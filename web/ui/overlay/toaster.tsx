import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { m } from '../../lib/messages';
import { cx } from '../cx';
import { dismissToast, type Toast, useToasts } from './toast-store';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** Shows the newest toast. F8 moves to it; a swipe to the right sends it away. */
export function Toaster() {
  const { queue } = useToasts();
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} duration={DURATION_MS} label={m.ui_notification()}>
      {queue.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label={m.ui_notifications_hotkey({ hotkey: '{hotkey}' })}
        className="fixed right-0 bottom-0 z-60 flex w-full max-w-[420px] flex-col gap-2 p-4 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]"
      />
    </Radix.Provider>
  );
}

/**
 * The library gives Escape to what came last, and that is the toast. It is meant for what is open above the page, whose way
 * out is marked `data-escape`; only where nothing is, or where the keys are in the toast, the toast itself closes.
 */
function handOn(event: KeyboardEvent): void {
  const isInToast = event.target instanceof Element && event.target.closest('.toast');
  const way = [...document.querySelectorAll<HTMLElement>('[data-escape]')].at(-1);
  if (isInToast || !way) return;
  event.preventDefault();
  way.click();
}

function ToastCard({ toast }: { toast: Toast }) {
  const isBad = toast.tone === 'destructive';
  return (
    <Radix.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      onEscapeKeyDown={handOn}
      type={isBad ? 'foreground' : 'background'}
      className={cx('toast pop flex items-start gap-3 px-4 py-3', isBad && 'border-red-mark')}
    >
      <div className="min-w-0 flex-1">
        <Radix.Title className={cx('text-sm font-semibold', isBad && 'text-red')}>{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-sm break-words text-ink-2">{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label={m.ui_close()}
        className="-mr-1.5 grid size-6 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <X size={14} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
