import type { BankTransaction } from './bank.queries';
import { CategoriseMany } from './categorise-many';
import { KeyHelp } from './key-help';
import { TransactionSheet } from './transaction-sheet';
import type { useTransactionActs } from './use-transaction-acts';

type TransactionPartsProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  keepsBooks: boolean;
  acts: ReturnType<typeof useTransactionActs>;
};

/** What opens above or beside the list. */
export function TransactionParts({ companyId, rows, keepsBooks, acts }: TransactionPartsProps) {
  const { open, setOpen, chosen, clear } = acts;
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const shown = open?.kind === 'row' ? rows.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      <CategoriseMany
        companyId={companyId}
        rows={rows.filter(({ id }) => chosen.has(id))}
        isOpen={open?.kind === 'categorise'}
        onOpenChange={close}
        onDone={clear}
      />
      <KeyHelp isOpen={open?.kind === 'help'} onOpenChange={close} />
      {shown && <TransactionSheet companyId={companyId} row={shown} keepsBooks={keepsBooks} onOpenChange={close} />}
    </>
  );
}
