type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
