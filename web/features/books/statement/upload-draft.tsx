import { type FormEvent, useCallback, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Textarea } from '../../../ui/form/field';
import { DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { FileChoice } from './file-choice';
import { DraftFailure } from './pdf-question';
import type { Draft } from './statement-source';
import { isTooLarge } from './statement-source';
import { FirstAccount, UploadAccount } from './upload-account';

type UploadDraftProps = {
  companyId: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  failure: unknown;
  isPending: boolean;
  onPreview: () => void;
};

export function UploadDraft({ companyId, draft, onDraft, failure, isPending, onPreview }: UploadDraftProps) {
  const [isAsked, setIsAsked] = useState(false);
  const lacks = lackingIn(draft);
  const choose = useCallback((bankAccountId: string) => onDraft({ ...draft, bankAccountId }), [draft, onDraft]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(true);
    if (isPending || lacks.file) return;
    if (lacks.account || lacks.data) {
      toast({ title: m.books_error(), description: m.books_upload_lacks(), tone: 'destructive' });
      return event.currentTarget.querySelector<HTMLElement>(lacks.account ? 'select' : 'textarea')?.focus();
    }
    onPreview();
  };
  return (
    <>
      <FirstAccount companyId={companyId} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <UploadAccount
          companyId={companyId}
          chosenId={draft.bankAccountId}
          error={isAsked ? lacks.account : undefined}
          onChoose={choose}
        />
        <Field
          name="statementData"
          label={m.books_statement_text()}
          hint={<Columns />}
          error={isAsked ? lacks.data : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              spellCheck={false}
              className="font-mono text-xs disabled:opacity-60"
              disabled={draft.file !== undefined}
              value={draft.text}
              onChange={(event) => onDraft({ ...draft, text: event.target.value })}
            />
          )}
        </Field>
        <FileChoice file={draft.file} error={lacks.file} onFile={(file) => onDraft({ ...draft, file, password: '' })} />
        <DraftFailure
          failure={failure}
          password={draft.password}
          onPassword={(password) => onDraft({ ...draft, password })}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel={m.books_reading()}>
            {m.books_preview()}
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}

function Columns() {
  return (
    <>
      <span className="block">{m.books_columns()}</span>
      <span className="block">{m.books_date_forms()}</span>
    </>
  );
}

function lackingIn({ bankAccountId, text, file }: Draft) {
  const hasData = file !== undefined || text.trim() !== '';
  return {
    account: bankAccountId ? undefined : m.books_choose_account(),
    data: hasData ? undefined : m.books_statement_needed(),
    file: file && isTooLarge(file) ? m.books_file_too_large() : undefined,
  };
}
