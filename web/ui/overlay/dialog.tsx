import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { cx } from '../cx';
import { Unsaved, useTyped } from '../form/use-typed';
import { DiscardQuestion } from './discard-question';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** The button that opens it, where there is one; focus returns there, else to where it was. */
  trigger?: ReactNode;
  width?: 'md' | 'lg';
  /** At the side, as high as the screen, for what is read beside the page; at the bottom, for a choice made by thumb. */
  place?: 'centre' | 'side' | 'bottom';
  children: ReactNode;
};

const PLACES = {
  centre: 'from-below inset-x-3 top-[6dvh] mx-auto max-h-[88dvh]',
  side: 'inset-y-0 right-0 w-[min(28rem,100vw)] rounded-none border-y-0 border-r-0',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-2xl rounded-b-none border-x-0 border-b-0',
};

/** A task above the page. Its body scrolls on small screens; the page below does not. What is typed in it is not lost unasked. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, trigger, width = 'md', place = 'centre', children } = props;
  const opener = useRef<Element>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { unsaved, last, isTyped, forget, onFocus } = useTyped();
  const change = (isNext: boolean) => (!isNext && isTyped() ? setIsAsking(true) : onOpenChange(isNext));
  const discard = () => {
    setIsAsking(false);
    onOpenChange(false);
  };
  const begin = (event: Event) => {
    forget();
    opener.current = document.activeElement;
    // What stands at the side is read; only what is filled in begins at its first field.
    if (place !== 'side') beginAtFirstField(event);
  };
  const giveFocusBack = (event: Event) => {
    // With a trigger the library does it; without one it would leave the focus nowhere.
    if (trigger || !(opener.current instanceof HTMLElement)) return;
    event.preventDefault();
    opener.current.focus();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="overlay fixed inset-0 z-40" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={begin}
          onCloseAutoFocus={giveFocusBack}
          onFocusCapture={onFocus}
          // A click beside it is easily made by mistake.
          onPointerDownOutside={(event) => isTyped() && event.preventDefault()}
          className={cx(
            'pop dialog-in fixed z-50 overflow-y-auto',
            PLACES[place],
            place === 'centre' && (width === 'lg' ? 'max-w-3xl' : 'max-w-lg'),
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold wrap-anywhere">{title}</Radix.Title>
              {description && <Radix.Description className="text-sm text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close
              data-escape=""
              aria-label={m.ui_close()}
              className="-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X size={16} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="px-5 pt-3 pb-5">
            <Unsaved value={unsaved}>{children}</Unsaved>
          </div>
          <DiscardQuestion isOpen={isAsking} onStay={() => setIsAsking(false)} onDiscard={discard} last={last} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A task begins at its first field; without one, at the button that closes it. */
function beginAtFirstField(event: Event): void {
  const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : undefined;
  const field = content?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The way back without the act. Like Escape it asks before it drops what was typed. */
export function DialogCancel() {
  return (
    <Radix.Close asChild>
      <Button>{m.ui_cancel()}</Button>
    </Radix.Close>
  );
}

/** The buttons at the end of a dialog: the way back first, the act last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
