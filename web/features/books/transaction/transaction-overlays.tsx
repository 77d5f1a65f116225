import { useMemo } from 'react';
import { DiscardQuestion } from '../../../ui/overlay/discard-question';
import type { BankTransaction } from '../books.queries';
import { CategoriseMany } from '../categorise/categorise-many';
import { KeyHelp } from './key-help';
import { TransactionSheet } from './transaction-sheet';
import type { useTransactionActs } from './use-transaction-acts';

type TransactionOverlaysProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  keepsBooks: boolean;
  acts: ReturnType<typeof useTransactionActs>;
};

/** What opens above or beside the list. */
export function TransactionOverlays({ companyId, rows, keepsBooks, acts }: TransactionOverlaysProps) {
  const { open, setOpen, chosen, clear, place } = acts;
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const shown = open?.kind === 'row' ? rows.find(({ id }) => id === open.id) : undefined;
  const only = open?.kind === 'categorise' ? open.only : undefined;
  const meant = useMemo(() => meantOf(rows, chosen, only), [rows, chosen, only]);
  return (
    <>
      <CategoriseMany
        companyId={companyId}
        rows={meant}
        isOpen={open?.kind === 'categorise'}
        onOpenChange={close}
        onDone={clear}
      />
      <DiscardQuestion {...place.question} />
      <KeyHelp isOpen={open?.kind === 'help'} onOpenChange={close} />
      {shown && <TransactionSheet companyId={companyId} row={shown} keepsBooks={keepsBooks} onOpenChange={close} />}
    </>
  );
}

/** What a category is set of: one row alone, or all that are chosen; most often nothing, and then no row is looked at. */
function meantOf(
  rows: readonly BankTransaction[],
  chosen: ReadonlySet<string>,
  only: string | undefined,
): readonly BankTransaction[] {
  if (only !== undefined) return rows.filter(({ id }) => id === only);
  return chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id));
}
