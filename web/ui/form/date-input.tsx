import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../lib/messages';
import { dayAsTyped, isWhole, typedDay } from '../../lib/typed-day';
import { cx } from '../cx';

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  value?: string;
  defaultValue?: string;
};

/**
 * A calendar day, typed as DD/MM/YYYY in every browser or picked from the browser's own calendar. The form and the page are
 * given 'YYYY-MM-DD' by the field behind it, or '' while no day is written; that field holds the name, the bounds and the value.
 */
export function DateInput({ id, className, value, defaultValue, onChange, onBlur, ...rest }: DateInputProps) {
  const { name, min, max, required, disabled, ...shown } = rest;
  const [text, setText] = useState(() => dayAsTyped(value ?? defaultValue ?? ''));
  const [isWrong, setIsWrong] = useState(false);
  const typed = useRef<HTMLInputElement>(null);
  const kept = useRef<HTMLInputElement>(null);
  const wrongId = useId();
  useEffect(() => {
    // What the page sets from outside is shown; what is being written is left alone.
    if (value !== undefined && document.activeElement !== typed.current) setText(dayAsTyped(value));
  }, [value]);
  const write = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    setText(next);
    setIsWrong(false);
    if (next.trim() === '') keep(kept.current, '');
    else if (isWhole(next)) keep(kept.current, typedDay(next) ?? '');
  };
  const finish = () => {
    const day = typedDay(text);
    setIsWrong(text.trim() !== '' && !day);
    keep(kept.current, day ?? '');
    if (day) setText(dayAsTyped(day));
  };
  return (
    <span className="relative block">
      <input
        {...shown}
        ref={typed}
        id={id}
        disabled={disabled}
        required={required}
        inputMode="numeric"
        autoComplete="off"
        placeholder={m.ui_day_placeholder()}
        value={text}
        onChange={write}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        aria-invalid={isWrong || shown['aria-invalid']}
        aria-describedby={cx(isWrong && wrongId, shown['aria-describedby']) || undefined}
        className={cx('control pr-9!', className)}
      />
      <input
        ref={kept}
        type="date"
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          if (document.activeElement !== typed.current) setText(dayAsTyped(event.target.value));
          onChange?.(event);
        }}
        // A form that finds a fault asks for the focus by name.
        onFocus={() => typed.current?.focus()}
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute right-0 bottom-0 size-8 opacity-0"
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={m.ui_day_pick()}
        onClick={() => kept.current?.showPicker()}
        className="absolute top-0 right-0 grid size-8 place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:size-9"
      >
        <CalendarDays size={15} aria-hidden="true" />
      </button>
      {isWrong && (
        <span id={wrongId} role="alert" className="mt-1 block text-xs font-medium text-red">
          {m.ui_day_wrong()}
        </span>
      )}
    </span>
  );
}

/** Gives the field behind it a value as if it had been typed there, so that whoever listens to it hears. */
function keep(field: HTMLInputElement | null, day: string): void {
  if (!field || field.value === day) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, day);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
