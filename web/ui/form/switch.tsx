import { cx } from '../cx';

type SwitchProps = {
  label: string;
  /** What tells more of it, by the id of its element. */
  describedBy?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off from the moment it is pressed. */
export function Switch({ label, describedBy, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onChange(!isOn)}
      className={cx(
        'inline-flex h-5 w-9 shrink-0 items-center rounded-full border p-0.5 transition-colors aria-disabled:opacity-60',
        isOn ? 'border-accent bg-accent' : 'border-line-control bg-sunken',
      )}
    >
      <span
        className={cx('size-3.5 rounded-full transition-transform', isOn ? 'translate-x-4 bg-surface' : 'bg-ink-3')}
      />
    </button>
  );
}
