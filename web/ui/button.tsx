import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Spinner } from './state/spinner';

/** `chrome` is a ghost on the dark bar at the top. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'chrome';
export type ButtonSize = 'lg' | 'md' | 'sm' | 'icon';

const BASE =
  'inline-flex items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none ' +
  'transition-colors disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none aria-disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-act text-on-act hover:bg-act-hover',
  secondary: 'border-line-strong bg-surface text-ink shadow-card hover:border-line-control hover:bg-hover',
  ghost: 'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-red text-surface hover:opacity-90',
  chrome: 'border-transparent bg-transparent text-on-chrome hover:bg-chrome-2',
};

const SIZES: Record<ButtonSize, string> = {
  lg: 'min-h-10 px-4 text-base pointer-coarse:min-h-11',
  md: 'min-h-8 px-3 text-sm pointer-coarse:min-h-11',
  sm: 'min-h-7 px-2.5 text-sm pointer-coarse:min-h-11',
  icon: 'size-8 p-0 pointer-coarse:size-11',
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
