import { useState } from 'react';
import { AREAS, type Area } from '#domain/calendar/values';
import { areaWords, formWords } from '../../lib/form-words';
import { m } from '../../lib/messages';
import { Field, Select } from '../../ui/form/field';
import { FORMS_BY_AREA } from './relief.forms-list';

/** One or more forms, chosen within an area of law. What is chosen goes into a hidden field of the form. */
export function FormsChoice({ error }: { error: string | undefined }) {
  const [area, setArea] = useState<Area>('ROC');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (form: string) =>
    setChosen(chosen.includes(form) ? chosen.filter((other) => other !== form) : [...chosen, form]);
  const choose = (next: Area) => {
    setArea(next);
    setChosen([]);
  };
  return (
    <>
      <Field name="area" label={m.relief_area()}>
        {(control) => (
          <Select
            {...control}
            choices={AREAS.map((value) => ({ value, label: areaWords(value) }))}
            value={area}
            onChange={({ target }) => choose(AREAS.find((one) => one === target.value) ?? 'other')}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? 'relief-forms-error' : undefined}>
        <legend className="mb-1 text-sm font-medium">{m.relief_forms()}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {FORMS_BY_AREA[area].map((form) => (
            <label key={form} className="flex min-h-7 items-center gap-2 text-sm pointer-coarse:min-h-10">
              <input
                type="checkbox"
                className="size-4 accent-(--accent)"
                checked={chosen.includes(form)}
                onChange={() => toggle(form)}
              />
              {formWords(form)}
            </label>
          ))}
        </div>
        <input type="hidden" name="forms" value={chosen.join('|')} />
        {error && (
          <p id="relief-forms-error" className="text-xs font-medium text-red">
            {error}
          </p>
        )}
      </fieldset>
    </>
  );
}
