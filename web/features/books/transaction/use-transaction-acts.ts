import { type RefObject, useMemo, useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import type { Guard } from '../../../ui/overlay/panel-beside';
import { toast } from '../../../ui/overlay/toast-store';
import type { BankTransaction, Category } from '../books.queries';
import type { ChangeList, ListSearch } from '../books.search';
import type { BoxFor } from '../category/box/category-box';
import { useCategories } from '../category/category-groups';
import { useSplitPlace } from '../split/split-place';
import { shownBy } from './filter/filter';
import { isGapRow, keyOf, type ListRow, transactionOf, withSplitRow } from './list-rows';
import { useChoice } from './selection';
import type { KeyAct } from './transaction-keys';
import { useListKeys } from './transaction-keys';
import { useCategoryActs } from './use-category-acts';

/** What stands open above the list. */
export type Open = { kind: 'box'; box: BoxFor } | { kind: 'new'; box: BoxFor; name: string } | { kind: 'help' };

type ActsProps = {
  companyId: string;
  rows: readonly ListRow[];
  known: readonly BankTransaction[];
  keepsBooks: boolean;
  container: RefObject<HTMLElement | null>;
  search: ListSearch;
  onSearch: ChangeList;
  guard: Guard;
};

const OWN_TRANSFER = 'own-account-transfer';

/** What is chosen in the list, what is open above it, and what the keys do. */
export function useTransactionActs(props: ActsProps) {
  const { companyId, rows, known, keepsBooks, container, search, onSearch, guard } = props;
  const apart = useMemo(() => rows.findIndex(isGapRow), [rows]);
  const choice = useChoice(known, shownBy(search), apart < 0 ? undefined : apart);
  const { chosen, choose, clear } = choice;
  const [open, setOpen] = useState<Open>();
  const [isMatching, setIsMatching] = useState(false);
  const category = useCategoryActs(companyId);
  const { choosable } = useCategories();
  const place = useSplitPlace((id) => keys.goTo(rows.findIndex((row) => keyOf(row) === id)));
  const list = useMemo(() => withSplitRow(rows, place.openId), [rows, place.openId]);
  const chosenRows = () => known.filter(({ id }) => chosen.has(id));
  const openRow = (row: BankTransaction, isMatch = false) => {
    const open = () => {
      setIsMatching(isMatch);
      onSearch({ row: row.id });
    };
    if (guard.current) guard.current(open);
    else open();
  };
  const categorise = (of: readonly BankTransaction[], at: HTMLElement | null) => {
    if (of.length > 0) setOpen({ kind: 'box', box: { rows: of, at } });
  };
  /** The list goes on where it was, also where the row itself has left it. */
  const set = async (of: readonly BankTransaction[], what: Category, isOfPayee = false) => {
    setOpen(undefined);
    await category.set(of, what, isOfPayee).then(
      () => {
        if (of.length > 1) clear();
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) keys.goTo(Math.min(keys.active, list.length - 1));
        });
      },
      () => undefined,
    );
  };
  const markTransfer = () => {
    const transfer = choosable.find(({ id }) => id === OWN_TRANSFER);
    if (transfer && chosen.size > 0) void set(chosenRows(), transfer);
  };
  const change = (kind: KeyAct, row: BankTransaction) => {
    const { id, isSplit } = row;
    if (kind === 'select' || kind === 'range') choose(id, !chosen.has(id), kind === 'range');
    if (kind === 'split') place.toggle(row);
    if (kind === 'match') openRow(row, true);
    if (kind !== 'categorise') return;
    // The row itself is not chosen by it: cancelled, it would be what the next press is about.
    if (chosen.size > 0) categorise(chosenRows(), placeOf(container.current, keys.active));
    else if (!isSplit) categorise([row], placeOf(container.current, keys.active));
  };
  const ofAll: Partial<Record<KeyAct, () => void>> = {
    help: () => setOpen({ kind: 'help' }),
    search: () => container.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    clear: () => (search.row && chosen.size === 0 ? onSearch({ row: undefined }) : clear()),
    undo: () => keepsBooks && undo(),
    alike: () => keepsBooks && takeAlike(),
    transfer: () => keepsBooks && markTransfer(),
  };
  const undo = () => (category.mayUndo ? void category.undo() : toast({ title: m.transactions_nothing_to_undo() }));
  const takeAlike = () => {
    const { alike } = category;
    if (alike) void set(alike.rows, alike.category);
  };
  const act = (kind: KeyAct, index: number) => {
    const at = list[index];
    const row = at && transactionOf(at);
    const its = ofAll[kind];
    if (its) its();
    else if (kind === 'open' && row) openRow(row);
    else if (keepsBooks && row) change(kind, row);
  };
  const keys = useListKeys(list.length, act);
  return {
    ...choice,
    ...{ open, setOpen, place, list, keys, category, categorise, set, undo, takeAlike, markTransfer },
    ...{ chosenRows, openRow, isMatching },
    /** Said while many are being set. */
    progress: category.isPending && category.done > 0 ? formatCount(category.done) : undefined,
  };
}

/** The category of the row that the keys are on. */
const placeOf = (container: HTMLElement | null, index: number): HTMLElement | null =>
  container?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-category]`) ??
  container?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ??
  null;
