import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Field, Textarea } from '../../../ui/form/field';
import { Dialog } from '../../../ui/overlay/dialog';
import { accountLabel } from '../account/account-facts';
import { AttachmentList } from '../attachment/attachment-list';
import { type BankTransaction, bankAccountsQuery } from '../books.queries';
import { CategoryBadge } from '../category/category-badge';
import { CategoryCell } from '../category/category-cell';
import { CategoryGstWarning } from '../category/gst-warning';
import { gstWords } from '../category/gst-words';
import { MatchPart } from '../reconcile/match-part';
import { SplitEditor } from '../split/split-editor';
import { exactAmount, sideName } from '../words';
import { useNote } from './transaction.mutations';

type TransactionSheetProps = {
  companyId: string;
  row: BankTransaction;
  keepsBooks: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** All that is known of one transaction, and why: beside the list, so that the list stays in sight. */
export function TransactionSheet({ companyId, row, keepsBooks, onOpenChange }: TransactionSheetProps) {
  const accounts = useQuery(bankAccountsQuery(companyId)).data ?? [];
  const account = accounts.find(({ id }) => id === row.bankAccountId);
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={row.description} place="side">
      <div className="flex flex-col gap-5">
        <TransactionFacts row={row} account={account && accountLabel(account)} />
        <MatchPart companyId={companyId} row={row} keepsBooks={keepsBooks} />
        <section className="flex flex-col items-start gap-1">
          <h3 className="text-sm font-semibold">{m.books_category()}</h3>
          {/* A split line has no category of its own to change; its parts stand below. */}
          {row.isSplit ? (
            <CategoryBadge row={row} />
          ) : (
            <CategoryCell companyId={companyId} row={row} keepsBooks={keepsBooks} />
          )}
          {!row.isSplit && <CategoryGstWarning row={row} />}
        </section>
        <SplitEditor companyId={companyId} row={row} keepsBooks={keepsBooks} />
        <AttachmentList companyId={companyId} transactionId={row.id} keepsBooks={keepsBooks} />
        <NoteForm key={`${row.id} ${row.note}`} companyId={companyId} row={row} keepsBooks={keepsBooks} />
      </div>
    </Dialog>
  );
}

/** What the bank says of a line, and what the books add to it. */
export function TransactionFacts({ row, account }: { row: BankTransaction; account: string | undefined }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&>dt]:text-ink-2">
      <Fact name={m.books_account()}>{account}</Fact>
      <Fact name={m.books_date()}>{formatDate(row.transactionDate)}</Fact>
      <Fact name={m.books_role_value_date()}>{row.valueDate && formatDate(row.valueDate)}</Fact>
      <Fact name={sideName(row.transactionType)}>{exactAmount(row.amount)}</Fact>
      <Fact name={m.books_balance()}>{row.balance && exactAmount(row.balance)}</Fact>
      <Fact name={m.books_role_reference()}>{row.reference}</Fact>
      <Fact name={m.books_payee()}>{row.payee}</Fact>
      {/* What the line kept of the category it had says nothing of the parts it was split into. */}
      {!row.isSplit && <Fact name={m.books_gst_rate()}>{gstWords(row)}</Fact>}
      {!row.isSplit && <Fact name={m.books_tds_section()}>{row.tdsSection}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}

const MOST = 1000;

type NoteFormProps = { companyId: string; row: BankTransaction; keepsBooks: boolean };

/** What somebody wants to remember of a line. */
export function NoteForm({ companyId, row, keepsBooks }: NoteFormProps) {
  const [note, setNote] = useState(row.note ?? '');
  const save = useNote(companyId);
  if (!keepsBooks) return row.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{row.note}</p>;
  const isChanged = note.trim() !== (row.note ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !save.isPending) save.mutate({ transactionId: row.id, note: note.trim() });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-2 [&>div]:w-full">
      <Field name="note" label={m.books_note()}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={MOST}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" disabled={!isChanged} isPending={save.isPending}>
        {m.books_save_note()}
      </Button>
    </form>
  );
}
