import { useQuery } from '@tanstack/react-query';
import { m } from '../../../lib/messages';
import { Dialog } from '../../../ui/dialog';
import { accountLabel } from '../account/account-facts';
import { AttachmentList } from '../attachment/attachment-list';
import { type BankTransaction, bankAccountsQuery } from '../bank.queries';
import { CategoryBadge } from '../category/category-badge';
import { CategoryCell } from '../category/category-cell';
import { CategoryGstWarning } from '../category/gst-warning';
import { MatchPart } from '../reconcile/match-part';
import { SplitEditor } from '../split/split-editor';
import { NoteForm } from './note-form';
import { TransactionFacts } from './transaction-facts';

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
          <h3 className="text-sm font-semibold">{m.bank_category()}</h3>
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
