import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { toast } from '../../../ui/overlay/toast-store';
import { sentenceOf } from '../../../ui/state/error-panel';
import { useRefreshBooks, useSayFailed } from '../books.mutations';
import type { BankTransaction, Category } from '../books.queries';
import { type ManyPiece, piecesOf } from './selection';

type ManyChoice = { rows: readonly BankTransaction[]; category: Category };

/** A call failed after others had done their part. */
class PartlyDone extends Error {
  constructor(
    readonly done: number,
    readonly reason: unknown,
  ) {
    super('Done in part');
  }
}

/**
 * Sets the category of many transactions, one call after another; `done` counts those that are through. Each call sets all
 * of its rows or none. Where one fails, what the others have set stays, and how many that is is said.
 */
export function useCategoriseMany(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  const [done, setDone] = useState(0);
  const categorise = useMutation({
    mutationFn: ({ rows, category }: ManyChoice) => sentInPieces(companyId, piecesOf(rows, category), setDone),
    onSuccess: ({ changed, warning }, { rows }) => {
      const same = rows.length - changed;
      const description = [same > 0 && m.books_categorised_before({ count: formatCount(same) }), warning]
        .filter(Boolean)
        .join(' ');
      const title = m.books_categorised_n({ count: formatCount(changed) });
      toast({ title, ...(description && { description }) });
    },
    onError: (error, { rows }) => {
      if (!(error instanceof PartlyDone)) return sayFailed(m.books_not_categorised(), error);
      const title = m.books_categorised_some({ done: formatCount(error.done), count: formatCount(rows.length) });
      toast({ title, description: sentenceOf(error.reason), tone: 'destructive' });
    },
    onSettled: refresh,
  });
  return { ...categorise, done };
}

/** Takes a category off the rows that had none before it was set. */
export function useTakeOff(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  const takeOff = api.companies[':companyId']['bank-transactions']['take-category-off'];
  return useMutation({
    mutationFn: async ({ rows, category }: ManyChoice) => {
      for (const { ids } of piecesOf(rows, category))
        await takeOff.$post({ param: { companyId }, json: { ids, categoryId: category.id } });
    },
    onSuccess: (_answer, { rows }) => toast({ title: m.transactions_taken_off({ count: formatCount(rows.length) }) }),
    onError: (error) => sayFailed(m.transactions_not_taken_off(), error),
    onSettled: refresh,
  });
}

/** Throws PartlyDone where a call fails that is not the first. */
async function sentInPieces(companyId: string, pieces: readonly ManyPiece[], onDone: (done: number) => void) {
  const { categorize } = api.companies[':companyId']['bank-transactions'];
  let [done, changed] = [0, 0];
  let warning: string | undefined;
  for (const json of pieces) {
    onDone(done);
    const call = categorize.$post({ param: { companyId }, json }).then((answer) => answer.json());
    const answer = await call.catch((reason: unknown) => {
      throw done > 0 ? new PartlyDone(done, reason) : reason;
    });
    done += json.ids.length;
    changed += answer.changed;
    warning ??= answer.warning;
  }
  return { changed, warning };
}

export type NoteChange = { transactionId: string; note: string };

export function useNote(companyId: string) {
  const refresh = useRefreshBooks(companyId);
  const sayFailed = useSayFailed(companyId);
  return useMutation({
    mutationFn: ({ transactionId, note }: NoteChange) =>
      api['bank-transactions'][':transactionId'].$patch({ param: { transactionId }, json: { note } }),
    // Said once the form shows it as saved: whoever leaves then is not asked about what is kept already.
    onSuccess: async () => {
      await refresh();
      toast({ title: m.books_note_saved() });
    },
    onError: (error) => sayFailed(m.books_note_not_saved(), error),
  });
}
