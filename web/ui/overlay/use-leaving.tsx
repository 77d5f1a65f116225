import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { DiscardQuestion } from './discard-question';

type Leaving = { form: RefObject<HTMLFormElement | null>; leave: () => void; question: ReactNode };

/** The way out of a form that stands in a page or a sheet: it asks before it drops what was typed. */
export function useLeaving(onLeave: () => void): Leaving {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (isTyped(form.current) ? setIsAsking(true) : onLeave());
  const question = <DiscardQuestion isOpen={isAsking} onStay={() => setIsAsking(false)} onDiscard={onLeave} />;
  return { form, leave, question };
}

/** Whether a field of a form says anything else than it did at first; the form itself keeps no value. */
const isTyped = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue,
  );
