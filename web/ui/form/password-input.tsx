import { type ComponentProps, useState } from 'react';
import { m } from '../../lib/messages';
import { Input } from './field';

/** A password that its owner may look at while typing. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        className="pr-16"
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={m.ui_password_show_label()}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-1 right-1 rounded-sm px-2 text-xs font-medium text-ink-2 hover:bg-sunken hover:text-ink"
      >
        {isShown ? m.ui_password_hide() : m.ui_password_show()}
      </button>
    </div>
  );
}
