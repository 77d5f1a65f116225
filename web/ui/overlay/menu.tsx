import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

const ITEM =
  'flex w-full items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-sunken data-disabled:opacity-50';

/** A button that opens a list of acts. */
export function Menu({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content aria-label={label} align="end" sideOffset={6} className="pop z-50 min-w-48 p-1">
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  onSelect,
  isDisabled = false,
  children,
}: {
  onSelect: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item className={ITEM} disabled={isDisabled} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  );
}

/** An entry that is a link; the child is the link itself. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-ink-2">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
