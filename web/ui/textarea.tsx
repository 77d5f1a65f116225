import type { ComponentProps } from 'react';
import { cx } from './cx';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('control', className)} />;
}
