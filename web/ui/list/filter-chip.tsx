import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../lib/messages';
import { cx } from '../cx';
import { Select } from '../form/field';

const CHIP =
  'inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11';
const OFF = 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink';
const ON = 'border-accent-line bg-accent-soft text-accent';

/** A filter that is one of a list; the browser's own list, which every keyboard and phone knows. */
export function SelectChip({ isOn, className, ...rest }: ComponentProps<typeof Select> & { isOn: boolean }) {
  return (
    <Select
      {...rest}
      className={cx(CHIP, 'field-sizing-content w-auto max-w-56 py-0 pr-7', isOn ? ON : OFF, className)}
    />
  );
}

type PopChipProps = {
  words: string;
  isOn: boolean;
  onRemove?: () => void;
  icon?: ReactNode;
  children: (close: () => void) => ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A filter of several fields, which open below it; what is set stands on it, with the way to take it off. */
export function PopChip({ words, isOn, onRemove, icon, children, isOpen, onOpenChange }: PopChipProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <span className="inline-flex shrink-0">
        <Popover.Trigger className={cx(CHIP, isOn ? ON : OFF, isOn && 'rounded-r-none border-r-0 pr-1')}>
          {icon}
          {words}
        </Popover.Trigger>
        {isOn && onRemove && (
          <button
            type="button"
            aria-label={m.transactions_remove_filter({ words })}
            onClick={onRemove}
            className={cx(CHIP, ON, 'rounded-l-none border-l-0 pr-2.5 pl-1 pointer-coarse:pl-3')}
          >
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </span>
      <Popover.Portal>
        <Popover.Content
          aria-label={words}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="pop from-below z-50 w-80 p-4 sm:max-w-[calc(100vw-1.5rem)]"
        >
          {children(() => onOpenChange(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A filter that only the way here has set, such as the payee of a report's row: it can be taken off. */
export function SetChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  return (
    <button type="button" onClick={onRemove} className={cx(CHIP, ON, 'max-w-72')}>
      <span className="truncate">{words}</span>
      <span className="sr-only">{m.books_remove_filter()}</span>
      <X size={14} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
