import { type FormEvent, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { FileOrText } from '../../../ui/form/file-or-text';
import { FormFailure } from '../../../ui/form/form-failure';
import { Dialog, DialogCancel, DialogFooter } from '../../../ui/overlay/dialog';
import { toast } from '../../../ui/overlay/toast-store';
import { faultsOf, type LedgerName, useKeepStatement } from './ledgers.queries';

type StatementProps = { companyId: string; gstin: string; name: LedgerName };

/** Takes a statement of the portal's ledger, pasted or from its file. */
export function StatementDialog(props: StatementProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      width="lg"
      onOpenChange={setIsOpen}
      title={props.name === 'cash' ? m.gst_ledger_add_cash() : m.gst_ledger_add_credit()}
      description={m.gst_ledger_add_words()}
      trigger={<Button>{m.gst_ledger_add()}</Button>}
    >
      <StatementForm {...props} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function StatementForm({ companyId, gstin, name, onClose }: StatementProps & { onClose: () => void }) {
  const keep = useKeepStatement(companyId);
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string>();
  const faults = faultsOf(keep.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { message } = await keep.mutateAsync({ gstin, ledger: name, text, fileName });
      toast({ title: message });
    } catch {
      return; // The form says what failed.
    }
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FileOrText
        file={{
          label: m.gst_ledger_file(),
          accept: '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values',
        }}
        text={{
          ...{ name: 'text', label: m.gst_ledger_text(), hint: m.gst_ledger_text_hint(), rows: 8 },
          ...{ isRequired: true, className: 'font-mono text-xs' },
        }}
        value={text}
        onChange={(given, from) => {
          setText(given);
          setFileName(from);
        }}
      />
      <FormFailure failure={keep.error ?? undefined} />
      {faults.length > 1 && (
        <ul className="list-disc pl-5 text-sm text-ink-2">
          {faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" disabled={text.trim() === ''} isPending={keep.isPending}>
          {m.gst_ledger_compare()}
        </Button>
      </DialogFooter>
    </form>
  );
}
