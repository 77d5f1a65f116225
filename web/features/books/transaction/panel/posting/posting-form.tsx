import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { m } from '../../../../../lib/messages';
import { Button } from '../../../../../ui/button';
import { Field, Input, Select } from '../../../../../ui/form/field';
import { sentenceOf } from '../../../../../ui/state/error-panel';
import { type Asked, previewQuery, usePost } from './posting.calls';
import { PreviewBody } from './posting-entries';
import { askedOf, FORMS, NATURES, type PostingField, type PostingKind } from './posting-fields';

type PostingFormProps = { companyId: string; transactionId: string; kind: PostingKind; onDone: () => void };

/** What a line is, with its entries below as they are typed; only the button posts them. */
export function PostingForm({ companyId, transactionId, kind, onDone }: PostingFormProps) {
  const fields: readonly PostingField[] = FORMS[kind];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  // The call checks what was typed; a form cannot know all its rules.
  const asked = askedOf(kind, useDeferredValue(typed)) as unknown as Asked;
  const preview = useQuery(previewQuery(companyId, transactionId, asked));
  const post = usePost(companyId, transactionId);
  const isFit = preview.data?.problem === null && !preview.isError && !preview.isPlaceholderData;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isFit && !post.isPending) post.mutate(asked, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <PostingInput
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            error={preview.data?.problem?.field === field.name ? preview.data.problem.message : undefined}
            onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
      {preview.isError && <p className="text-yellow">{sentenceOf(preview.error)}</p>}
      {!preview.isError && preview.data && <PreviewBody preview={preview.data} />}
      <div>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!isFit}
          isPending={post.isPending}
          pendingLabel={m.posting_posting()}
        >
          {m.posting_post()}
        </Button>
      </div>
    </form>
  );
}

type PostingInputProps = {
  field: PostingField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function PostingInput({ field: { name, label, is }, value, error, onChange }: PostingInputProps) {
  return (
    <Field name={name} label={label()} {...(error && { error })}>
      {(control) => {
        const common = {
          ...control,
          value,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (is === 'place')
          return (
            <Select
              {...common}
              choices={[
                { value: 'within', label: m.posting_place_within() },
                { value: 'across', label: m.posting_place_across() },
              ]}
            />
          );
        if (is === 'nature')
          return (
            <Select
              {...common}
              choices={[
                { value: '', label: m.posting_nature_none() },
                ...NATURES.map((nature) => ({ value: nature.value, label: nature.label() })),
              ]}
            />
          );
        return (
          <Input
            {...common}
            autoComplete="off"
            {...((is === 'amount' || is === 'rate') && { inputMode: 'decimal' as const })}
            {...(is === 'year' && { placeholder: '2025-26' })}
          />
        );
      }}
    </Field>
  );
}
