import { type FormEvent, type ReactNode, useState } from 'react';
import { sideOfPart } from '#domain/bank/splits';
import { type Paise, paise } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import type { BankTransaction, Category } from '../books.queries';
import { useCategories } from '../category/category-groups';
import { kindOfSide } from '../transaction/selection';
import type { SentPart } from './split.calls';
import { amountOf, isWhole, leftOf, sentAmount, sumsOf, type TypedPart } from './split.form';
import { SplitPartFields } from './split-part-fields';
import type { SplitDraft } from './split-place';

type SplitFormProps = {
  row: BankTransaction;
  first: readonly TypedPart[];
  isPending: boolean;
  onSave: (parts: SentPart[]) => void;
  /** Keeps what is typed while the form is off the page. */
  draft?: SplitDraft;
  /** Further acts, after saving. */
  children?: ReactNode;
};

/** The parts as they are typed, with what is still left of the line. */
export function SplitForm({ row, first, isPending, onSave, draft, children }: SplitFormProps) {
  const [parts, setParts] = useTypedParts(first, draft);
  const { choosable } = useCategories();
  const left = leftOf(row.amount, parts);
  const change = (key: number, part: Partial<TypedPart>) =>
    setParts(parts.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    const key = Math.max(...parts.map((part) => part.key), 0) + 1;
    setParts([...parts, { key, amount: '', categoryId: '', note: '' }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole(row.amount, parts) && !isPending) onSave(parts.flatMap((part) => sentOf(part, row, choosable)));
  };
  return (
    <form ref={(form) => focusOnce(form, draft)} onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {parts.map((part, at) => (
          <SplitPartFields
            key={part.key}
            part={part}
            number={at + 1}
            onChange={(changed) => change(part.key, changed)}
            {...(parts.length > 2 && { onRemove: () => setParts(parts.filter(({ key }) => key !== part.key)) })}
          />
        ))}
      </ol>
      <p className="text-xs text-ink-2">{m.books_split_hint()}</p>
      <Remainder left={left} parts={parts} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={add}>
          {m.books_split_add()}
        </Button>
        <Button type="submit" size="sm" variant="primary" disabled={!isWhole(row.amount, parts)} isPending={isPending}>
          {m.books_split_save()}
        </Button>
        {children}
      </div>
    </form>
  );
}

function Remainder({ left, parts }: { left: Paise; parts: readonly TypedPart[] }) {
  const amount = formatInrExact(paise(Math.abs(left)));
  const sum = sumWords(parts);
  if (left < 0) return <Said tone="text-red">{`${sum}${m.books_split_over({ amount })}`}</Said>;
  if (left > 0) return <Said tone="text-ink-2">{`${sum}${m.books_split_left({ amount })}`}</Said>;
  return <Said tone="text-green">{`${sum}${m.books_split_whole()}`}</Said>;
}

/** What the parts come to, where some are deducted; else what is left says it all. */
function sumWords(parts: readonly TypedPart[]): string {
  const { added, deducted } = sumsOf(parts);
  if (deducted === 0) return '';
  const sum = formatInrExact(paise(added - deducted));
  return `${m.books_split_sum({ added: formatInrExact(added), deducted: formatInrExact(deducted), sum })} · `;
}

const Said = ({ tone, children }: { tone: string; children: string }) => (
  <p role="status" className={cx('tabular-nums', tone)}>
    {children}
  </p>
);

function useTypedParts(first: readonly TypedPart[], draft: SplitDraft | undefined) {
  const [parts, setParts] = useState(draft?.parts ?? first);
  const type = (next: readonly TypedPart[]) => {
    setParts(next);
    if (!draft) return;
    draft.first ??= first;
    draft.parts = next;
  };
  return [parts, type] as const;
}

/** A row that was opened is typed in at once; one that is scrolled back into sight takes no focus. */
function focusOnce(form: HTMLFormElement | null, draft: SplitDraft | undefined): void {
  if (!form || !draft?.isNew) return;
  draft.isNew = false;
  form.querySelector('input')?.focus();
}

function sentOf(part: TypedPart, row: BankTransaction, choosable: readonly Category[]): SentPart[] {
  const category = choosable.find(({ id }) => id === part.categoryId);
  if (!category) return [];
  const amount = amountOf(part.amount) ?? paise(0);
  const kind = category.kind ?? kindOfSide(sideOfPart(row.transactionType, amount));
  const note = part.note.trim();
  return [{ amount: sentAmount(part.amount), category: kind, subcategory: category.name, ...(note && { note }) }];
}
