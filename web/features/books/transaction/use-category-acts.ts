import { useState } from 'react';
import { categoryWords } from '../../../lib/category-words';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { useCategorise } from '../books.mutations';
import { type BankTransaction, type Category, everyTransaction } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { useCategoriseMany, useTakeOff } from './transaction.mutations';

/** The others of a payee that have another category than the one just set, which nobody has said themselves. */
export type Alike = { rows: readonly BankTransaction[]; category: Category; payee: string };

/** The rows as they were before the last choice, and what was chosen for them. */
type Last = { before: readonly BankTransaction[]; set?: Category };
const NOTHING_SET: Last = { before: [] };

/** A category as it is set, of one row or of many; what is like it and was left; and the way back. */
export function useCategoryActs(companyId: string) {
  const one = useCategorise(companyId);
  const many = useCategoriseMany(companyId);
  const { choosable } = useCategories();
  const [alike, setAlike] = useState<Alike>();
  const off = useTakeOff(companyId);
  const [{ before: last, set }, setLast] = useState<Last>(NOTHING_SET);
  const done = (before: readonly BankTransaction[], category: Category, next?: Alike) => {
    setLast({ before, set: category });
    setAlike(next);
  };
  const setMany = async (rows: readonly BankTransaction[], category: Category) => {
    await many.mutateAsync({ rows, category });
    done(rows, category);
  };
  const setOne = async (row: BankTransaction, category: Category) => {
    await one.mutateAsync({ transactionId: row.id, side: row.transactionType, category });
    done([row], category);
    const others = (await allOfPayee(companyId, row)).filter((other) => isLeft(other, row, category));
    if (others.length > 0) setAlike({ rows: others, category, payee: row.payee ?? '' });
  };
  return {
    alike,
    forgetAlike: () => setAlike(undefined),
    isPending: one.isPending || many.isPending,
    /** How many of many are through. */
    done: many.done,
    /** Resolves once it is set and what is shown is new; the mutation says what went wrong. */
    set: (rows: readonly BankTransaction[], category: Category, isOfPayee = false): Promise<void> => {
      const [only, ...others] = rows;
      if (!only) return Promise.resolve();
      if (isOfPayee) return allOfPayee(companyId, only).then((all) => setMany(all, category));
      return others.length === 0 ? setOne(only, category) : setMany(rows, category);
    },
    mayUndo:
      last.length > 0 &&
      last.every(({ categoryId }) => categoryId === null || choosable.some(({ id }) => id === categoryId)),
    undo: async () => {
      setLast(NOTHING_SET);
      setAlike(undefined);
      const first = last.filter(({ categoryId }) => categoryId === null);
      if (first.length > 0 && set) await off.mutateAsync({ rows: first, category: set });
      for (const category of choosable) {
        const rows = last.filter(({ categoryId }) => categoryId === category.id);
        if (rows.length > 0) await many.mutateAsync({ rows, category });
      }
      const [only, ...others] = last;
      const name =
        only?.categoryId && others.length === 0 ? categoryWords(only.categoryId, only.subcategory ?? '') : undefined;
      if (first.length === last.length) return;
      toast({ title: name ? m.transactions_undone({ category: name }) : m.transactions_undone_many() });
    },
  };
}

/** All lines of the payee of a row, on its side; without a payee only the row itself. Split lines take no category. */
async function allOfPayee(companyId: string, row: BankTransaction): Promise<BankTransaction[]> {
  if (row.payee === null) return [row];
  const all = await everyTransaction(companyId, { payee: row.payee, side: row.transactionType });
  return all.filter(({ isSplit }) => !isSplit);
}

const isLeft = (other: BankTransaction, row: BankTransaction, { id }: Category): boolean =>
  other.id !== row.id && other.categoryId !== id && other.categoryRule !== 'person';

/** 'Set 2 more': what is offered at once after a correction. */
export const alikeWords = ({ rows, category, payee }: Alike): string =>
  m.transactions_like({
    count: formatCount(rows.length),
    payee,
    category: categoryWords(category.id, category.name),
  });
