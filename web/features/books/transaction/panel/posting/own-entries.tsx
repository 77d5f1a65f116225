import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { m } from '../../../../../lib/messages';
import { Button } from '../../../../../ui/button';
import { Field, Input } from '../../../../../ui/form/field';
import { sentenceOf } from '../../../../../ui/state/error-panel';
import { blankEntry, isBlankEntry, restOf, type TypedEntry, writtenLines } from './own-entries.typed';
import { type Asked, accountNamesQuery, previewQuery, usePost } from './posting.calls';
import { PreviewBody } from './posting-entries';

type OwnEntriesProps = {
  companyId: string;
  transactionId: string;
  /** What the bank's own entry is: above nought a debit. */
  bank: number;
  onDone: () => void;
};

/** Entries as a person types them beside the bank's own, which stays what the statement says. */
export function OwnEntries({ companyId, transactionId, bank, onDone }: OwnEntriesProps) {
  const [entries, setEntries] = useState<readonly TypedEntry[]>([blankEntry(1, restOf(bank, []))]);
  const [narration, setNarration] = useState('');
  const names = useQuery(accountNamesQuery(companyId)).data ?? [];
  const list = useId();
  const lines = writtenLines(useDeferredValue(entries));
  const asked = {
    kind: 'entries',
    lines,
    ...(narration.trim() && { narration: narration.trim() }),
  } as unknown as Asked;
  const preview = useQuery(previewQuery(companyId, transactionId, lines.length > 0 ? asked : undefined));
  const post = usePost(companyId, transactionId);
  const isFit = lines.length > 0 && preview.data?.problem === null && !preview.isError && !preview.isPlaceholderData;
  const change = (key: number, part: Partial<TypedEntry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const add = () =>
    setEntries((before) => {
      const key = Math.max(...before.map((entry) => entry.key)) + 1;
      return [...before, blankEntry(key, restOf(bank, before))];
    });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isFit && !post.isPending) post.mutate(asked, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <p className="text-xs text-ink-2">{m.posting_own_words()}</p>
      <ol className="flex flex-col gap-3">
        {entries.map((entry, index) => (
          <OwnEntry
            key={entry.key}
            entry={entry}
            number={index + 1}
            list={list}
            onChange={(part) => change(entry.key, part)}
            onRemove={entries.length > 1 ? () => setEntries(entries.filter(({ key }) => key !== entry.key)) : undefined}
          />
        ))}
      </ol>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div>
        <Button size="sm" onClick={add} disabled={entries.some(isBlankEntry)}>
          {m.posting_own_add()}
        </Button>
      </div>
      <Field name="narration" label={m.posting_own_narration()}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={500}
            value={narration}
            onChange={({ target }) => setNarration(target.value)}
          />
        )}
      </Field>
      {preview.isError && <p className="text-yellow">{sentenceOf(preview.error)}</p>}
      {!preview.isError && preview.data && lines.length > 0 && <PreviewBody preview={preview.data} />}
      <div>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!isFit}
          isPending={post.isPending}
          pendingLabel={m.posting_posting()}
        >
          {m.posting_post()}
        </Button>
      </div>
    </form>
  );
}

type OwnEntryProps = {
  entry: TypedEntry;
  number: number;
  list: string;
  onChange: (part: Partial<TypedEntry>) => void;
  onRemove: (() => void) | undefined;
};

function OwnEntry({ entry, number, list, onChange, onRemove }: OwnEntryProps) {
  const field = (name: Exclude<keyof TypedEntry, 'key'>, label: string, placeholder: string) => ({
    ...{ 'aria-label': label, placeholder, autoComplete: 'off', value: entry[name] },
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] gap-2">
      <Input
        {...field('account', m.posting_own_account_of({ number }), m.posting_own_account())}
        list={list}
        maxLength={120}
        className="col-span-2"
      />
      {onRemove ? (
        <button
          type="button"
          aria-label={m.posting_own_remove({ number })}
          onClick={onRemove}
          className="grid h-8 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:h-11"
        >
          <X size={14} aria-hidden="true" />
        </button>
      ) : (
        <span />
      )}
      {(['debit', 'credit'] as const).map((side) => (
        <Input
          key={side}
          {...field(
            side,
            side === 'debit' ? m.posting_own_debit_of({ number }) : m.posting_own_credit_of({ number }),
            side === 'debit' ? m.posting_own_debit() : m.posting_own_credit(),
          )}
          inputMode="decimal"
          maxLength={18}
          className="text-right tabular-nums"
        />
      ))}
      <span />
      <Input {...field('party', m.posting_own_party_of({ number }), m.posting_own_party())} maxLength={120} />
      <Input {...field('bill', m.posting_own_bill_of({ number }), m.posting_own_bill())} maxLength={60} />
    </li>
  );
}
