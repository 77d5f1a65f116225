import { useMutation } from '@tanstack/react-query';
import type { CategoryKind } from '#domain/bank/values';
import { api } from '../../lib/api';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { toast } from '../../ui/toast-store';
import { kindOfSide, useRefreshBooks, useSayFailed } from './bank.mutations';
import type { BankTransaction, Category } from './bank.queries';

const company = api.companies[':companyId'];

export type ManyChoice = { rows: readonly BankTransaction[]; category: Category };

/** Sets the category of many transactions; where the category leaves open what it counts as, each side decides for itself. */
export function useCategoriseMany(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: async (choice: ManyChoice) => {
      let changed = 0;
      let warning: string | undefined;
      for (const [category, ids] of idsByKind(choice)) {
        const json = { ids, category, subcategory: choice.category.name };
        const answer = await company['bank-transactions'].categorize.$post({ param: { companyId }, json });
        const done = await answer.json();
        changed += done.changed;
        warning ??= done.warning;
      }
      return { changed, warning };
    },
    onSuccess: ({ changed, warning }) =>
      toast({ title: m.bank_categorised_n({ count: formatCount(changed) }), ...(warning && { description: warning }) }),
    onError: (error) => sayFailed(m.bank_not_categorised(), error),
    onSettled: refresh,
  });
}

function idsByKind({ rows, category }: ManyChoice): [CategoryKind, string[]][] {
  const kinds = new Map<CategoryKind, string[]>();
  for (const { id, transactionType } of rows) {
    const kind = category.kind ?? kindOfSide(transactionType);
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return [...kinds];
}

export type NoteChange = { transactionId: string; note: string };

export function useNote(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: ({ transactionId, note }: NoteChange) =>
      api['bank-transactions'][':transactionId'].$patch({ param: { transactionId }, json: { note } }),
    onSuccess: async () => {
      toast({ title: m.bank_note_saved() });
      await refresh();
    },
    onError: (error) => sayFailed(m.bank_note_not_saved(), error),
  });
}
