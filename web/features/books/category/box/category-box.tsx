import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { formatCount } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { NARROW, useMedia } from '../../../../lib/use-media';
import { Dialog } from '../../../../ui/overlay/dialog';
import type { BankTransaction, Category } from '../../books.queries';
import { CategoryChoice } from './category-choice';

/** The rows that are to be categorised, and where on the page that was asked for. */
export type BoxFor = { rows: readonly BankTransaction[]; at: HTMLElement | null };

type CategoryBoxProps = BoxFor & {
  companyId: string;
  onClose: () => void;
  onSet: (category: Category, isOfPayee: boolean) => void;
  onNew: (name: string) => void;
};

/** Sets a category where the row stands; on a narrow screen from the bottom, in reach of the thumb. */
export function CategoryBox({ at, onClose, ...choice }: CategoryBoxProps) {
  const isNarrow = useMedia(NARROW);
  const title = titleOf(choice.rows);
  const anchor = useRef(at);
  const opener = useRef(document.activeElement);
  if (isNarrow)
    return (
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} place="bottom">
        <CategoryChoice {...choice} />
      </Dialog>
    );
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as { current: HTMLElement }} />
      <Popover.Portal>
        <Popover.Content
          role="dialog"
          aria-label={title}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onKeyDown={(event) => event.stopPropagation()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="pop z-50 flex w-96 flex-col overflow-hidden"
        >
          <CategoryChoice {...choice} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function titleOf(rows: readonly BankTransaction[]): string {
  const [only, ...others] = rows;
  return only && others.length === 0
    ? m.transactions_box({ description: only.description })
    : m.transactions_box_many({ count: formatCount(rows.length) });
}
