import { useState } from 'react';
import { base64Of } from './statement-file';
import { type Statement, usePreviewStatement, useUploadStatement } from './upload.calls';
import { type Draft, UploadDraft } from './upload-draft';
import { UploadPreview } from './upload-preview';

type UploadStepsProps = { companyId: string; bankAccountId: string; onDone: () => void };

type Options = Pick<Statement, 'skipLines' | 'dateOrder'>;

export function UploadSteps({ companyId, bankAccountId, onDone }: UploadStepsProps) {
  const [draft, setDraft] = useState<Draft>({ bankAccountId, text: '', file: undefined });
  const [options, setOptions] = useState<Options>({});
  const [isReviewing, setIsReviewing] = useState(false);
  const preview = usePreviewStatement(companyId);
  const upload = useUploadStatement(companyId);

  const read = async (chosen: Options) => {
    upload.reset();
    setOptions(chosen);
    await preview.mutateAsync({ ...(await statementOf(draft)), ...chosen }).then(
      () => setIsReviewing(true),
      () => undefined, // The step that is open shows why.
    );
  };
  const save = async (chosen: Options) => {
    setOptions(chosen);
    await upload.mutateAsync({ ...(await statementOf(draft)), ...chosen }).then(onDone, () => undefined);
  };

  if (!isReviewing || !preview.data)
    return (
      <UploadDraft
        companyId={companyId}
        draft={draft}
        onDraft={setDraft}
        failure={preview.error}
        isPending={preview.isPending}
        onPreview={() => void read({})}
        onCancel={onDone}
      />
    );
  return (
    <UploadPreview
      preview={preview.data}
      skipLines={options.skipLines ?? []}
      isOrderChosen={options.dateOrder !== undefined}
      isReading={preview.isPending}
      isSaving={upload.isPending}
      failure={upload.error ?? preview.error}
      onBack={() => setIsReviewing(false)}
      onRead={(change) => void read({ ...options, ...change })}
      onSave={(change) => void save({ ...options, ...change })}
    />
  );
}

async function statementOf({ bankAccountId, text, file }: Draft): Promise<Statement> {
  if (!file) return { bankAccountId, statementData: text };
  return { bankAccountId, fileName: file.name, fileBase64: await base64Of(file) };
}
