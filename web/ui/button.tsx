import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Spinner } from './state/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'icon';

const BASE =
  'inline-flex items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none ' +
  'transition-colors disabled:opacity-50 aria-disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-transparent bg-danger text-danger-ink hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-8.5 px-3 text-sm pointer-coarse:min-h-10',
  sm: 'min-h-7 px-2 text-xs pointer-coarse:min-h-9',
  icon: 'size-8.5 p-0 pointer-coarse:size-10',
};

/** The looks of a button, for links that act as one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', more?: string) =>
  cx(BASE, VARIANTS[variant], SIZES[size], more);

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isPending?: boolean;
  /** What the button says while its act runs, such as 'Adding...'. */
  pendingLabel?: string;
  children: ReactNode;
};

/** A pending button keeps its focus and place; it only stops answering. The second half of a double click asks for nothing more. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isPending = false,
    pendingLabel,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending || (event.detail > 1 && variant === 'primary')) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isPending && <Spinner />}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
