import { useState } from 'react';
import { DateInput } from '../form/date-input';
import { Field } from '../form/field';
import { PopChip } from './filter-chip';

type Days = { from?: string | undefined; to?: string | undefined };
type DaysChipProps = {
  days: Days;
  /** What is set, or what the filter is called while nothing is. */
  words: string;
  labels: { from: string; to: string };
  /** Told while somebody types, too. */
  onChange: (days: Days, isTyping?: boolean) => void;
};

/** A filter by the first and the last day. */
export function DaysChip({ days: { from, to }, words, labels, onChange }: DaysChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopChip
      words={words}
      isOn={Boolean(from || to)}
      onRemove={() => onChange({ from: undefined, to: undefined })}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {() => (
        <div className="grid grid-cols-2 gap-3">
          <Field name="from" label={labels.from}>
            {(control) => (
              <DateInput
                {...control}
                value={from ?? ''}
                max={to}
                onChange={({ target }) => onChange({ from: target.value || undefined }, true)}
              />
            )}
          </Field>
          <Field name="to" label={labels.to}>
            {(control) => (
              <DateInput
                {...control}
                value={to ?? ''}
                min={from}
                onChange={({ target }) => onChange({ to: target.value || undefined }, true)}
              />
            )}
          </Field>
        </div>
      )}
    </PopChip>
  );
}
