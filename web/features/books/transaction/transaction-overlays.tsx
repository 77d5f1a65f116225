import { lazy, Suspense } from 'react';
import { KeyHelp } from './key-help';
import type { useTransactionActs } from './use-transaction-acts';

// Fetched with the first category that is set: the list stands without them.
const CategoryBox = lazy(async () => ({ default: (await import('../category/box/category-boxes')).CategoryBox }));
const NewCategoryDialog = lazy(async () => ({
  default: (await import('../category/box/category-boxes')).NewCategoryDialog,
}));

type TransactionOverlaysProps = { companyId: string; acts: ReturnType<typeof useTransactionActs> };

/** What opens above the list: the box of categories, a new category that it asked for, and the keys. */
export function TransactionOverlays({ companyId, acts: { open, setOpen, set } }: TransactionOverlaysProps) {
  const close = (isOpen = false) => !isOpen && setOpen(undefined);
  return (
    <Suspense>
      {open?.kind === 'box' && (
        <CategoryBox
          {...open.box}
          companyId={companyId}
          onClose={close}
          onSet={(category, isOfPayee) => void set(open.box.rows, category, isOfPayee)}
          onNew={(name) => setOpen({ kind: 'new', box: open.box, name })}
        />
      )}
      {open?.kind === 'new' && (
        <NewCategoryDialog
          isOpen
          name={open.name}
          onOpenChange={close}
          onAdded={(category) => void set(open.box.rows, category)}
        />
      )}
      <KeyHelp isOpen={open?.kind === 'help'} onOpenChange={close} />
    </Suspense>
  );
}
