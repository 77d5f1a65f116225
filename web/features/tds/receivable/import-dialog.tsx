import { useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { FileOrText } from '../../../ui/form/file-or-text';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { sentenceOf } from '../../../ui/state/error-panel';
import { type Imported, useImportCredits } from './tax-credit.queries';

type ImportDialogProps = { companyId: string; onImported: (years: readonly string[]) => void };

/** Takes a statement of tax credit, as a file or pasted, and names the lines that could not be read. */
export function ImportDialog({ companyId, onImported }: ImportDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="lg"
      title={m.tds_credit_import()}
      description={m.tds_credit_import_words()}
      trigger={<Button variant="primary">{m.tds_credit_import()}</Button>}
    >
      <ImportForm
        companyId={companyId}
        onDone={(imported) => {
          onImported(imported.years);
          if (imported.problems.length === 0) setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

type ImportFormProps = { companyId: string; onDone: (imported: Imported) => void };

function ImportForm({ companyId, onDone }: ImportFormProps) {
  const send = useImportCredits(companyId);
  const [content, setContent] = useState('');
  const [fileName, setFileName] = useState<string>();
  const problems = send.data?.problems ?? [];
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ content, ...(fileName && { fileName }) }, { onSuccess: onDone });
      }}
    >
      <FileOrText
        file={{
          ...{ label: m.tds_credit_file(), hint: m.tds_credit_file_hint() },
          accept: '.txt,.csv,.tsv,.json,text/plain,text/csv,application/json',
        }}
        text={{ name: 'content', label: m.tds_credit_paste(), hint: m.tds_credit_paste_hint(), rows: 8 }}
        value={content}
        onChange={(given, from) => {
          setContent(given);
          setFileName(from);
        }}
      />
      {send.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {sentenceOf(send.error)}
        </p>
      )}
      {problems.length > 0 && (
        <div role="status" className="text-sm">
          <p className="font-medium text-yellow">{m.tds_credit_left_out({ count: problems.length })}</p>
          <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5">
            {problems.map(({ line, message }) => (
              <li key={line}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <DialogFooter>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          disabled={content.trim() === ''}
          isPending={send.isPending}
          pendingLabel={m.tds_working()}
        >
          {m.tds_credit_import()}
        </Button>
      </DialogFooter>
    </form>
  );
}
