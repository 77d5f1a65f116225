import { type ElementType, type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect } from 'react';

type RemoveScrollProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
  enabled?: boolean;
  allowPinchZoom?: boolean;
  forwardProps?: boolean;
  inert?: boolean;
  noIsolation?: boolean;
  noRelative?: boolean;
  removeScrollBar?: boolean;
  shards?: unknown;
  gapMode?: 'padding' | 'margin';
};

// Dialogs may lie on dialogs; the page scrolls again when the last one is gone.
let locks = 0;

/**
 * Stands in for react-remove-scroll inside Radix. That package locks the page by writing a <style> element,
 * which the content security policy refuses; a class of our own style sheet does the same.
 */
export function RemoveScroll(props: RemoveScrollProps) {
  const {
    as: Element = 'div',
    enabled = true,
    allowPinchZoom,
    forwardProps,
    inert,
    noIsolation,
    noRelative,
    ...others
  } = props;
  const { removeScrollBar, shards, gapMode, ...attributes } = others;
  useLayoutEffect(() => (enabled ? lock() : undefined), [enabled]);
  return <Element {...attributes} />;
}

RemoveScroll.classNames = { fullWidth: 'scroll-lock-full-width', zeroRight: 'scroll-lock-zero-right' };

function lock(): () => void {
  locks += 1;
  document.documentElement.classList.add('scroll-locked');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('scroll-locked');
  };
}
