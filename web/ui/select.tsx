import type { ComponentProps } from 'react';
import { cx } from './cx';

export type Choice = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  choices: readonly Choice[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
};

/** The browser's own list: it works with every keyboard, screen reader and phone, and needs no inline style. */
export function Select({ choices, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cx('control', className)}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
