import { useQuery } from '@tanstack/react-query';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { BankTransaction, Category } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { type SplitPart, splitQuery, useSplit } from './split.calls';
import type { TypedPart } from './split.form';
import { SplitForm } from './split-form';
import type { SplitDraft } from './split-place';

type SplitWorkProps = {
  companyId: string;
  row: BankTransaction;
  /** Where the parts are typed in a row of the list: what was typed there before. */
  draft?: SplitDraft;
  onClose?: () => void;
  onCancel?: () => void;
};

/** The parts of a line as they are typed and sent, beside the list and in it. */
export function SplitWork({ companyId, row, draft, onClose, onCancel }: SplitWorkProps) {
  // The list knows the parts as of its own reading; so the form stands at once, and what is newer replaces it.
  const known = { isSplit: row.isSplit, parts: row.parts };
  const split = useQuery({ ...splitQuery(companyId, row.id), placeholderData: known });
  const { choosable } = useCategories();
  const save = useSplit(companyId);
  const send = (parts: Parameters<typeof save.mutate>[0]['parts']) =>
    save.mutate({ transactionId: row.id, parts }, onClose && { onSuccess: onClose });
  if (split.isError) return <ErrorPanel error={split.error} onRetry={() => void split.refetch()} />;
  if (!split.data || choosable.length === 0) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { isSplit, parts } = split.data;
  return (
    <SplitForm
      key={parts.map(({ id }) => id).join()}
      row={row}
      first={typedParts(parts, choosable)}
      isPending={save.isPending}
      onSave={send}
      {...(draft && { draft })}
    >
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      )}
      {isSplit && (
        <Button size="sm" variant="ghost" isPending={save.isPending} onClick={() => send([])}>
          {m.books_split_undo()}
        </Button>
      )}
    </SplitForm>
  );
}

const EMPTY_PARTS: readonly TypedPart[] = [
  { key: 0, amount: '', categoryId: '', note: '' },
  { key: 1, amount: '', categoryId: '', note: '' },
];

function typedParts(parts: readonly SplitPart[], choosable: readonly Category[]): readonly TypedPart[] {
  if (parts.length === 0) return EMPTY_PARTS;
  return parts.map(({ amount, categoryId, note }, key) => ({
    key,
    amount,
    categoryId: choosable.some(({ id }) => id === categoryId) ? categoryId : '',
    note: note ?? '',
  }));
}
