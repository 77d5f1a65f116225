import { m } from '../../../lib/messages';
import { Field, Input } from '../../../ui/form/field';
import { FormFailure } from '../../../ui/form/form-failure';
import { type PdfFault, UnreadPdf } from './pdf-fault';

const WORDS: Record<Exclude<PdfFault, 'password-needed' | 'password-wrong'>, () => string> = {
  'no-text': m.books_pdf_no_text,
  damaged: m.books_pdf_damaged,
  'too-long': m.books_pdf_too_long,
};

type DraftFailureProps = { failure: unknown; password: string; onPassword: (password: string) => void };

/** Why a draft could not be read; of a locked PDF its password is asked. */
export function DraftFailure({ failure, password, onPassword }: DraftFailureProps) {
  if (!(failure instanceof UnreadPdf)) return <FormFailure failure={failure ?? undefined} />;
  const { fault } = failure;
  if (fault !== 'password-needed' && fault !== 'password-wrong')
    return (
      <p role="alert" className="rounded-md border border-red-mark bg-red-soft px-3 py-2 text-sm">
        {WORDS[fault]()}
      </p>
    );
  return (
    <Field
      name="pdfPassword"
      label={m.books_pdf_password()}
      hint={m.books_pdf_password_hint()}
      error={fault === 'password-wrong' ? m.books_pdf_password_wrong() : undefined}
    >
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete="off"
          autoFocus
          value={password}
          onChange={({ target }) => onPassword(target.value)}
        />
      )}
    </Field>
  );
}
