import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from '../form/field';

type CodeInputProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Letters and digits of a recovery code rather than the six digits of an app. */
  isRecovery?: boolean;
  /** What its form is about, so that typing begins here. */
  isFirst?: boolean;
};

/** Takes a code, which a phone may offer from its app. */
export function CodeInput({ isRecovery = false, isFirst = true, ...rest }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <Input
      {...rest}
      ref={input}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      className="font-mono"
    />
  );
}
