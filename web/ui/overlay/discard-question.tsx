import { AlertDialog } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../button';

type DiscardQuestionProps = {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
  /** What had the focus last, where it may have lost it before the question. */
  last?: RefObject<HTMLElement | null>;
};

/** Asks before what was typed is lost; whoever stays goes on where they were. */
export function DiscardQuestion({ isOpen, onStay, onDiscard, last }: DiscardQuestionProps) {
  const opener = useRef<Element>(null);
  // What is opened next takes the focus, which the question holds fast until it is gone.
  const after = useRef<() => void>(undefined);
  const discard = () => {
    after.current = onDiscard;
    onStay();
  };
  const goOn = (event: Event) => {
    event.preventDefault();
    const act = after.current;
    after.current = undefined;
    if (act) act();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay fixed inset-0 z-50" />
        <AlertDialog.Content
          onOpenAutoFocus={() => {
            opener.current = last?.current ?? document.activeElement;
          }}
          onCloseAutoFocus={goOn}
          className="pop dialog-in fixed inset-x-3 top-[20dvh] z-50 mx-auto max-w-md p-5"
        >
          <AlertDialog.Title className="text-lg font-semibold">{m.ui_discard_title()}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-sm text-ink-2">{m.ui_discard_words()}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button data-escape="">{m.ui_discard_stay()}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" onClick={discard}>
              {m.ui_discard()}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
