import { cx } from '../cx';

type ChipsProps<Value extends string> = {
  /** What is chosen between, for those who cannot see the row. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, each a button that says whether it is the one. */
export function Chips<Value extends string>({ label, choices, value, onChoose }: ChipsProps<Value>) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className={cx(
            'min-h-7 rounded-full border px-2.5 text-sm font-medium whitespace-nowrap pointer-coarse:min-h-11',
            choice.value === value
              ? 'border-accent-line bg-accent-soft text-accent'
              : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
