import { type FormEvent, useState } from 'react';
import type { Registered } from '#domain/identifiers/registers.data';
import { ApiError } from '../../lib/api/api-error';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { Field, Input } from '../../ui/form/field';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { FoundNumber } from './found-number';
import { type Found, verifyNumber } from './verification.queries';
import { kindWords } from './verification.words';

/** A number of one kind to be typed, what is wrong with it, and what was found of it. */
export function NumberForm({ kind }: { kind: Registered }) {
  const { name, shape, length } = kindWords[kind];
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<Found>();
  const [isPending, setIsPending] = useState(false);

  // What was said of one number stands no longer once another is typed.
  const type = (text: string) => {
    setTyped(text.toUpperCase());
    setFault(undefined);
    setFound(undefined);
  };
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || typed.trim() === '') return;
    setIsPending(true);
    try {
      setFound(await verifyNumber(kind, typed.trim()));
    } catch (error) {
      setFault((error instanceof ApiError && error.problem?.fields?.[kind]) || undefined);
      toast({ title: m.verification_failed(), description: sentenceOf(error), tone: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <form noValidate onSubmit={verify} className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1 sm:max-w-sm">
          <Field name={kind} label={name()} hint={m.verification_length({ length })} error={fault}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                placeholder={shape}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                className="font-mono"
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="primary" className="sm:mb-5" disabled={isPending || typed.trim() === ''}>
          {m.verification_verify({ name: name() })}
        </Button>
      </form>
      <div aria-live="polite">{found && <FoundNumber kind={kind} found={found} />}</div>
    </>
  );
}
