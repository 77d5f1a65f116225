import { useId } from 'react';
import { DateInput } from '../../../ui/form/date-input';

type DayChoiceProps = { label: string; value: string; onChange: (day: string) => void; name?: string };

/** A day for which figures are worked out, with its words before it. */
export function DayChoice({ label, value, onChange, name }: DayChoiceProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <span id={id}>{label}</span>
      <DateInput
        aria-labelledby={id}
        {...(name && { name })}
        className="w-40"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
