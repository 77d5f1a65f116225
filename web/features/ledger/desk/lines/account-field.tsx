import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { m } from '../../../../lib/messages';
import { cx } from '../../../../ui/cx';
import { Input } from '../../../../ui/form/field';
import type { Account } from '../desk.queries';
import { accountLabel, accountSaid, accountsFound } from './typed-lines';

const MOST = 8;

type AccountFieldProps = {
  accounts: readonly Account[];
  label: string;
  text: string;
  /** The id of the chosen account; '' while none is. */
  account: string;
  onChange: (chosen: { account: string; text: string }) => void;
  id?: string;
  name?: string;
  required?: boolean;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** An account of the chart by code or name: it is found while typing, and chosen with the arrows and Enter, Tab or a click. */
export function AccountField({ accounts, label, text, account, onChange, ...field }: AccountFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  // What was chosen says nothing of what else could be: the list then begins with all.
  const found = isOpen ? accountsFound(accounts, account ? '' : text, MOST) : [];
  const active = found[Math.min(at, found.length - 1)];
  const choose = (chosen: Account | undefined) => {
    setIsOpen(false);
    if (chosen) onChange({ account: chosen.id, text: accountLabel(chosen) });
  };
  const type = (typed: string) => {
    setAt(0);
    setIsOpen(true);
    onChange({ account: '', text: typed });
  };
  const leave = () => {
    setIsOpen(false);
    if (!account) choose(accountSaid(accounts, text));
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen && found.length > 0) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
      else setIsOpen(true);
    } else if (isOpen && active && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      choose(active);
    } else if (isOpen && active && event.key === 'Tab' && !account && text.trim() !== '') choose(active);
  };
  return (
    <Popover.Root open={isOpen && found.length > 0} onOpenChange={setIsOpen}>
      <Popover.Anchor asChild>
        <Input
          {...field}
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen && found.length > 0}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={160}
          placeholder={m.desk_account_placeholder()}
          value={text}
          onChange={({ target }) => type(target.value)}
          onClick={() => setIsOpen(true)}
          onBlur={leave}
          onKeyDown={press}
        />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.target === input.current && event.preventDefault()}
          className="pop z-50 w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto p-1"
        >
          {found.map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which names the active option
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            <div
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              aria-selected={one === active}
              // The field keeps the focus, so that leaving it is not taken for a choice.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
              className={cx(
                'flex min-h-8 cursor-pointer items-baseline gap-2.5 rounded-md px-2.5 py-1 text-sm pointer-coarse:min-h-11',
                one === active ? 'bg-accent-soft' : 'hover:bg-hover',
              )}
            >
              <span className="shrink-0 text-xs text-ink-3 tabular-nums">{one.code}</span>
              <span className="min-w-0 wrap-anywhere">{one.name}</span>
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
