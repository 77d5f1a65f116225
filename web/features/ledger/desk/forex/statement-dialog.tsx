import { type FormEvent, useState } from 'react';
import { m } from '../../../../lib/messages';
import { inUnits } from '../../../../lib/units';
import { Button } from '../../../../ui/button';
import { Field, Input } from '../../../../ui/form/field';
import { FormFailure } from '../../../../ui/form/form-failure';
import { Table } from '../../../../ui/list/table';
import { Dialog, DialogCancel, DialogFooter } from '../../../../ui/overlay/dialog';
import { toast } from '../../../../ui/overlay/toast-store';
import { type FileReading, type ForeignAccount, useReadFile, useTakeFile } from './forex.queries';

type StatementProps = { companyId: string; account: ForeignAccount };

/** Takes in the statement of an account in its own currency: looked at first, then added as a whole. */
export function StatementDialog(props: StatementProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={m.forex_statement_of({ name: props.account.name })}
      description={m.forex_statement_words({ currency: props.account.currency })}
      trigger={<Button size="sm">{m.forex_statement()}</Button>}
    >
      <Statement {...props} onClose={() => setIsOpen(false)} />
    </Dialog>
  );
}

function Statement({ companyId, account, onClose }: StatementProps & { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const read = useReadFile(companyId);
  const take = useTakeFile(companyId);
  const reading = read.isPending ? undefined : read.data;
  const isFit = reading?.isClean && reading.added > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || !isFit || take.isPending) return;
    try {
      const { added } = await take.mutateAsync({ account: account.id, file });
      toast({ title: m.forex_lines_added({ count: added }) });
    } catch {
      return; // The form says what failed.
    }
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field name="file" label={m.forex_file()} hint={m.forex_file_hint()} isRequired>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,.xlsx,.xls,text/csv"
            // A file that was corrected is chosen again under its name, which by itself changes nothing.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (!chosen) return;
              setFile(chosen);
              take.reset();
              read.mutate({ account: account.id, file: chosen });
            }}
          />
        )}
      </Field>
      {reading && <Reading reading={reading} currency={account.currency} />}
      <FormFailure failure={take.error ?? read.error ?? undefined} />
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" disabled={!isFit} isPending={take.isPending}>
          {m.forex_add_lines({ count: reading?.isClean ? reading.added : 0 })}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Reading({
  reading: { problems, added, known, closing },
  currency,
}: {
  reading: FileReading;
  currency: string;
}) {
  if (problems.length === 0)
    return (
      <p role="status" className="text-sm text-ink-2">
        {m.forex_reading({ added, known })}
        {closing && ` ${m.forex_reading_closing({ balance: inUnits(currency, closing) })}`}
      </p>
    );
  return (
    <Table
      caption={m.opening_file_problems({ count: problems.length })}
      isCaptionShown
      rows={problems}
      rowKey={({ line, message }) => `${line}${message}`}
      columns={[
        { key: 'line', header: m.opening_file_row(), isNumeric: true, cell: ({ line }) => line },
        { key: 'message', header: m.opening_file_problem(), isWide: true, cell: ({ message }) => message },
      ]}
    />
  );
}
