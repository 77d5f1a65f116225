import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { focusHeading, headingAbove } from './heading-above';

type ConfirmDialogProps = {
  trigger: ReactNode;
  title: string;
  /** What will be gone or changed, in a sentence. */
  description: string;
  confirmLabel: string;
  pendingLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown> | undefined;
  onClose?: () => void;
};

/** Asks before an act that cannot be undone; it stays open until the act is done, and when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, description, confirmLabel, pendingLabel, isDangerous = true, onConfirm, onClose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLElement>(null);
  const confirm = async () => {
    setIsPending(true);
    await Promise.resolve(onConfirm()).then(
      () => setIsOpen(false),
      () => undefined, // The act says itself what went wrong; the question stays open for another try.
    );
    setIsPending(false);
  };
  const openTo = (isWanted: boolean) => {
    setIsOpen(isWanted);
    if (!isWanted) onClose?.();
  };
  const giveFocusOn = (event: Event) => {
    // Where the act took its own button off the page, the library would leave the focus nowhere.
    if (opener.current?.isConnected) return;
    event.preventDefault();
    focusHeading(heading.current);
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={openTo}>
      <AlertDialog.Trigger ref={opener} asChild>
        {trigger}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay fixed inset-0 z-40" />
        <AlertDialog.Content
          onOpenAutoFocus={() => {
            heading.current = headingAbove(opener.current);
          }}
          onCloseAutoFocus={giveFocusOn}
          className="pop dialog-in from-below fixed inset-x-3 top-[20dvh] z-50 mx-auto max-w-md p-5"
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-sm text-ink-2">{description}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button data-escape="">{m.ui_cancel()}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              isPending={isPending}
              {...(pendingLabel ? { pendingLabel } : {})}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
