import { type RefObject, useState } from 'react';
import type { BankTransaction } from './bank.queries';
import type { KeyAct } from './transaction-keys';
import { useListKeys } from './use-list-keys';

/** What stands open beside or above the list. */
export type Open = { kind: 'categorise' | 'help' } | { kind: 'row'; id: string } | undefined;

/** What is chosen in the list, what is open beside it, and what the keys do. */
export function useTransactionActs(
  rows: readonly BankTransaction[],
  keepsBooks: boolean,
  container: RefObject<HTMLElement | null>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>();
  const choose = (id: string, isChosen: boolean) => setChosen(changed(chosen, id, isChosen));
  const clear = () => setChosen(new Set());
  const change = (kind: KeyAct, { id }: BankTransaction) => {
    if (kind === 'select') choose(id, !chosen.has(id));
    if (kind !== 'categorise') return;
    if (chosen.size === 0) choose(id, true);
    setOpen({ kind });
  };
  const act = (kind: KeyAct, index: number) => {
    const row = rows[index];
    if (kind === 'help') setOpen({ kind });
    else if (kind === 'search') container.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    else if (kind === 'clear') clear();
    else if (kind === 'open' && row) setOpen({ kind: 'row', id: row.id });
    else if (keepsBooks && row) change(kind, row);
  };
  return { chosen, choose, clear, open, setOpen, keys: useListKeys(rows.length, act) };
}

function changed(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
