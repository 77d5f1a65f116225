import type { ComponentProps } from 'react';
import { cx } from './cx';

export type Choice = { value: string; label: string };
export type ChoiceGroup = { label: string; choices: readonly Choice[] };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  choices?: readonly Choice[];
  /** Choices under a heading each, below those without one. */
  groups?: readonly ChoiceGroup[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string;
};

/** The browser's own list: it works with every keyboard, screen reader and phone, and needs no inline style. */
export function Select({ choices = [], groups = [], placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cx('control', className)}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      <Options choices={choices} />
      {groups.map(({ label, choices: members }) => (
        <optgroup key={label} label={label}>
          <Options choices={members} />
        </optgroup>
      ))}
    </select>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
