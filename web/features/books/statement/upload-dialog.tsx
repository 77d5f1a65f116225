import { useEffect, useRef, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button, type ButtonVariant } from '../../../ui/button';
import { useUnsaved } from '../../../ui/form/use-typed';
import { Dialog } from '../../../ui/overlay/dialog';
import { EMPTY_DRAFT, statementOf } from './statement-source';
import { type Preview, type ReadingOptions, usePreviewStatement, useUploadStatement } from './upload.calls';
import { UploadDraft } from './upload-draft';
import { UploadPreview } from './upload-preview';

type UploadDialogProps = { companyId: string; bankAccountId?: string; variant?: ButtonVariant };

/** Takes a statement in two steps: what is sent, then what was recognised. Closing it forgets both. */
export function UploadDialog({ companyId, bankAccountId = '', variant = 'secondary' }: UploadDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.books_upload()}
      description={m.books_upload_words()}
      trigger={<Button variant={variant}>{m.books_upload()}</Button>}
    >
      <UploadSteps companyId={companyId} bankAccountId={bankAccountId} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

type UploadStepsProps = { companyId: string; bankAccountId: string; onDone: () => void };

export function UploadSteps({ companyId, bankAccountId, onDone }: UploadStepsProps) {
  const [draft, setDraft] = useState({ ...EMPTY_DRAFT, bankAccountId });
  const [options, setOptions] = useState<ReadingOptions>({});
  // Kept while the file is read in another way, so that what is being judged does not vanish meanwhile.
  const [shown, setShown] = useState<Preview>();
  const preview = usePreviewStatement(companyId);
  const upload = useUploadStatement(companyId);
  // Kept from step to step, also where no field shows it.
  useUnsaved(draft.text.trim() !== '' || draft.file !== undefined);

  const read = async (chosen: ReadingOptions) => {
    upload.reset();
    const made = async () => ({ ...(await statementOf(draft)), ...chosen });
    await preview.mutateAsync(made).then(
      (answer) => {
        setOptions(chosen);
        setShown(answer);
      },
      () => undefined, // The step that is open shows why.
    );
  };
  const save = async (chosen: ReadingOptions) => {
    const made = async () => ({ ...(await statementOf(draft)), ...chosen });
    await upload.mutateAsync(made).then(onDone, () => undefined);
  };

  if (!shown)
    return (
      <UploadDraft
        companyId={companyId}
        draft={draft}
        onDraft={setDraft}
        failure={preview.error}
        isPending={preview.isPending}
        onPreview={() => void read({})}
      />
    );
  return (
    <>
      <PreviewHeading />
      <UploadPreview
        preview={shown}
        skipLines={options.skipLines ?? []}
        isOrderChosen={options.dateOrder !== undefined}
        isReading={preview.isPending}
        isSaving={upload.isPending}
        failure={upload.error ?? preview.error}
        onBack={() => setShown(undefined)}
        onRead={(change) => void read({ ...options, ...change })}
        onSave={(change) => void save({ ...options, ...change })}
      />
    </>
  );
}

/** The button that asked for the preview is gone: the focus goes on with what came, which is so heard as well. */
function PreviewHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-3 w-fit font-semibold">
      {m.books_recognised()}
    </h3>
  );
}
