import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Preview } from './upload.calls';

/** What the reader says of new lines on days that other statements prove complete; nothing where there are none. */
const insideIn = ({ warnings }: Preview): string | undefined =>
  warnings.find(({ code }) => code === 'INSIDE_COVERED_DAYS')?.message;

type InsideCoveredProps = { preview: Preview; isAdded: boolean; onAdd: (isAdded: boolean) => void };

/** A question before saving: such lines are left out unless a person wants them beside what is there. */
export function InsideCovered({ preview, isAdded, onAdd }: InsideCoveredProps) {
  const count = preview.insideCovered.length;
  const message = insideIn(preview);
  if (!message) return null;
  return (
    <section role="alert" className="rounded-md border border-danger bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.bank_inside_covered()}</h3>
      <p className="break-words">{message}</p>
      <fieldset className="mt-2 flex flex-col gap-1 font-medium">
        <legend className="sr-only">{m.bank_inside_covered()}</legend>
        <Choice
          label={m.bank_inside_leave_out({ count: formatCount(count) })}
          isChosen={!isAdded}
          onChoose={() => onAdd(false)}
        />
        <Choice
          label={m.bank_inside_add({ count: formatCount(count) })}
          isChosen={isAdded}
          onChoose={() => onAdd(true)}
        />
      </fieldset>
      {!isAdded && count === preview.lineCount && <p className="mt-2">{m.bank_inside_nothing_left()}</p>}
    </section>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex min-h-7 items-center gap-2">
      <input
        type="radio"
        name="insideCovered"
        className="shrink-0 accent-(--accent)"
        checked={isChosen}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}
