import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { FACT_FIELDS } from '../fact.fields';
import type { About, FieldSpec } from '../fact.parts';
import type { FormKind } from '../fact.statement';
import type { Fact } from '../fact.types';
import { toldByCode } from '../told-by-code';

/** Each part of a fact by its name, as the form asks for it; and what a number says by itself. */
export function FactParts({ fact, kind, about }: { fact: Fact; kind: FormKind; about: About }) {
  const fields = FACT_FIELDS[kind];
  if (fields.length < 2) return null;
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {fields.map((field) => {
        const value = field.name === 'subject' ? fact.subject : fact.value[field.name];
        return (
          <div key={field.name} className="contents">
            <dt className="text-ink-2">{field.label()}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {partWords(field, value, about)}
              {field.look === 'code' && (
                <span className="block text-xs text-ink-3">{toldByCode(fact.subject, about)}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One part as a person reads it: a choice by its name, money and days as they are written, an empty one said to be so. */
function partWords({ look, choices }: FieldSpec, value: unknown, about: About): string {
  if (look === 'flag') return value === true ? m.fact_yes() : m.fact_no();
  if (value === undefined || value === null || value === '') return m.fact_not_entered();
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (look === 'choice') return choices?.(about).find((choice) => choice.value === text)?.label ?? text;
  if (look === 'money') return formatInr(parseRupees(text));
  return look === 'day' ? formatDate(text) : text;
}
