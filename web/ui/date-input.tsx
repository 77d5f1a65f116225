import type { ComponentProps } from 'react';
import { Input } from './input';

/** A calendar day; its value is 'YYYY-MM-DD' whatever the browser shows. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input {...props} type="date" />;
}
