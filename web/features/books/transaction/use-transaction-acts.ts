import { type RefObject, useMemo, useState } from 'react';
import type { BankTransaction } from '../books.queries';
import { useSplitPlace } from '../split/split-place';
import { transactionOf, withSplitRow } from '../split/split-rows';
import { useChoice } from './selection';
import type { KeyAct } from './transaction-keys';
import { useListKeys } from './transaction-keys';

/** What stands open beside or above the list. */
export type Open = { kind: 'categorise'; only?: string } | { kind: 'help' } | { kind: 'row'; id: string } | undefined;

/** What is chosen in the list, what is open beside it, and what the keys do. */
export function useTransactionActs(
  rows: readonly BankTransaction[],
  keepsBooks: boolean,
  container: RefObject<HTMLElement | null>,
  filter: string,
) {
  const choice = useChoice(rows, filter);
  const { chosen, choose, clear } = choice;
  const [open, setOpen] = useState<Open>();
  const place = useSplitPlace((id) => keys.goTo(rows.findIndex((row) => row.id === id)));
  const list = useMemo(() => withSplitRow(rows, place.openId), [rows, place.openId]);
  const change = (kind: KeyAct, row: BankTransaction) => {
    const { id } = row;
    if (kind === 'select' || kind === 'range') choose(id, !chosen.has(id), kind === 'range');
    if (kind === 'split') place.toggle(row);
    if (kind !== 'categorise') return;
    // The row itself is not chosen by it: cancelled, it would be what the next press is about.
    setOpen(chosen.size === 0 ? { kind, only: id } : { kind });
  };
  const act = (kind: KeyAct, index: number) => {
    const at = list[index];
    const row = at && transactionOf(at);
    if (kind === 'help') setOpen({ kind });
    else if (kind === 'search') container.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    else if (kind === 'clear') clear();
    else if (kind === 'open' && row) setOpen({ kind: 'row', id: row.id });
    else if (keepsBooks && row) change(kind, row);
  };
  const keys = useListKeys(list.length, act);
  return { ...choice, open, setOpen, place, list, keys };
}
