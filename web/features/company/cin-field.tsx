import { useState } from 'react';
import { kindOfCinLetters, readCin } from '#domain/identifiers/company-number';
import { m } from '../../lib/messages';
import { saidInWords } from '../../lib/said';
import { Field, Input } from '../../ui/form/field';
import { CODE } from './code-input';

/** The CIN; once it is whole, the hint says what it tells, so that a slip is seen before it is saved. */
export function CinField({ error }: { error: string | undefined }) {
  const [typed, setTyped] = useState('');
  return (
    <Field name="cin" label={m.company_cin()} hint={toldBy(typed) ?? m.company_cin_hint()} error={error} isRequired>
      {(control) => <Input {...control} {...CODE} maxLength={21} onChange={(event) => setTyped(event.target.value)} />}
    </Field>
  );
}

function toldBy(text: string): string | undefined {
  const cin = readCin(text.trim().toUpperCase());
  const kind = cin && kindOfCinLetters(cin.type);
  if (!cin?.state || !kind) return undefined;
  return m.company_says({ kind: saidInWords(kind), place: cin.state.name, year: cin.year });
}
