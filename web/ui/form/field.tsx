import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx';

export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** Makes the control; what it is given ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint and what is wrong with the answer, tied together for those who hear the page. */
export function Field({ name, label, hint, error, isRequired = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-red">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        name,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={errorId} className="text-xs font-medium text-red">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx('control', className)} />;
}

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

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('control', className)} />;
}
