import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { categoryWords } from '../../../../lib/category-words';
import { formatCount } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { cx } from '../../../../ui/cx';
import { Key } from '../../../../ui/key';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import {
  type BankTransaction,
  type Category,
  filterTotalsQuery,
  lastCategorisedQuery,
  payeeLinesQuery,
} from '../../books.queries';
import { replacedPeople } from '../../transaction/selection';
import { useCategories } from '../category-groups';
import { KindDot } from '../kind-dot';
import { type ChoiceSection, DIGITS, offered } from './choices';

const RECENT = 10;
const nameOf = ({ id, name }: Category) => categoryWords(id, name);

type CategoryChoiceProps = {
  companyId: string;
  rows: readonly BankTransaction[];
  onSet: (category: Category, isOfPayee: boolean) => void;
  onNew: (name: string) => void;
};

/** What lines of the same payee have, and how many there are; of several rows nothing is asked. */
function useOfPayee(companyId: string, rows: readonly BankTransaction[]) {
  const [only, ...others] = rows;
  const payee = only && others.length === 0 ? only.payee : null;
  const of = { payee: payee ?? '', side: only?.transactionType ?? 'debit' };
  const lines = useQuery({ ...payeeLinesQuery(companyId, of), enabled: payee !== null }).data ?? [];
  const totals = useQuery({ ...filterTotalsQuery(companyId, of), enabled: payee !== null }).data;
  return { payee, lines: lines.filter(({ id }) => id !== only?.id), count: totals?.all.count ?? 0 };
}

/** Search, what fits first, and the keys for it. */
export function CategoryChoice({ companyId, rows, onSet, onNew }: CategoryChoiceProps) {
  const { choosable } = useCategories();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const recent = useQuery(lastCategorisedQuery(companyId, RECENT)).data ?? [];
  const { payee, lines, count } = useOfPayee(companyId, rows);
  const sections = offered({ text, all: choosable, ofPayee: lines, recent, nameOf });
  const flat = sections.flatMap(({ categories }) => categories);
  const active = flat[Math.min(at, flat.length - 1)];
  const id = useId();
  const mayAll = payee !== null && count > 1;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const digit = text === '' && /^[1-9]$/.test(event.key) ? flat[Number(event.key) - 1] : undefined;
    const moved = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (moved !== undefined) setAt(Math.min(Math.max(moved, 0), flat.length - 1));
    else if (event.key === 'Enter' && active) onSet(active, event.shiftKey && mayAll);
    else if (event.altKey && event.key.toLowerCase() === 'n') onNew(text);
    else if (digit && Number(event.key) <= DIGITS) onSet(digit, false);
    else return;
    event.preventDefault();
  };
  const search = (typed: string) => {
    setText(typed);
    setAt(0);
  };
  if (choosable.length === 0) return <SkeletonRows rows={5} label={m.ui_loading()} />;
  return (
    <div className="flex min-h-0 flex-col max-sm:-mx-5 max-sm:-mb-5">
      <div className="relative border-b border-line">
        <Search
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
        />
        <input
          role="combobox"
          aria-label={m.books_category()}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={120}
          placeholder={m.transactions_box_search({ count: formatCount(choosable.length) })}
          value={text}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full bg-transparent pr-3 pl-10 -outline-offset-2 focus-visible:outline-1"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.books_categories()}
        className="max-h-80 overflow-y-auto pb-1 max-sm:max-h-[50dvh]"
      >
        {flat.length === 0 && <p className="px-3.5 py-3 text-sm text-ink-2">{m.transactions_box_none()}</p>}
        {sections.map((section) => (
          <Section key={section.name} section={section} name={`${id}-${section.name}`}>
            {section.categories.map((category) => (
              <Option
                key={category.id}
                id={`${id}-${category.id}`}
                category={category}
                isActive={category === active}
                digit={text === '' ? digitOf(flat.indexOf(category)) : undefined}
                onSet={(isShifted) => onSet(category, isShifted && mayAll)}
              />
            ))}
          </Section>
        ))}
      </div>
      {active && <Replaced rows={rows} category={active} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-sunken px-3 py-2 text-xs text-ink-2">
        <span className="pointer-coarse:hidden">
          <Key>↵</Key> {m.transactions_box_set()}
        </span>
        {mayAll && active && (
          <button
            type="button"
            onClick={() => onSet(active, true)}
            className="min-h-6 rounded-sm text-left hover:text-ink pointer-coarse:min-h-11"
          >
            <Key>⇧</Key> <Key>↵</Key> {m.transactions_box_all({ count: formatCount(count), payee: payee ?? '' })}
          </button>
        )}
        <button
          type="button"
          onClick={() => onNew(text)}
          className="ml-auto inline-flex min-h-6 items-center gap-1 rounded-sm font-medium hover:text-ink pointer-coarse:min-h-11"
        >
          <Plus size={14} aria-hidden="true" />
          {m.transactions_box_new()}
          <Key>Alt N</Key>
        </button>
      </div>
    </div>
  );
}

const digitOf = (place: number) => (place < DIGITS ? place + 1 : undefined);

const HEADS: Record<ChoiceSection['name'], (() => string) | undefined> = {
  payee: m.transactions_box_payee,
  recent: m.transactions_box_recent,
  all: m.books_all_categories,
  found: undefined,
};

function Section({ section, name, children }: { section: ChoiceSection; name: string; children: ReactNode }) {
  const head = HEADS[section.name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
    <div role="group" {...(head ? { 'aria-labelledby': name } : { 'aria-label': m.books_categories() })}>
      {head && (
        <div id={name} className="px-3.5 pt-2.5 pb-1 text-xs text-ink-3">
          {head()}
        </div>
      )}
      {children}
    </div>
  );
}

type OptionProps = {
  id: string;
  category: Category;
  isActive: boolean;
  digit: number | undefined;
  onSet: (isShifted: boolean) => void;
};

function Option({ id, category, isActive, digit, onSet }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, as a combobox has them
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={({ shiftKey }) => onSet(shiftKey)}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 px-3.5 text-sm pointer-coarse:min-h-12',
        isActive ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <KindDot kind={category.kind} />
      <span className="min-w-0 flex-1 truncate">{nameOf(category)}</span>
      <span className="text-xs text-ink-3">{taxWords(category)}</span>
      {digit !== undefined && <Key>{`${digit}`}</Key>}
    </div>
  );
}

/** What the category usually means for taxes: the rate at which tax is deducted, else the rate of GST. */
function taxWords({ tdsRate, gstRate }: Category): string {
  if (Number(tdsRate) > 0) return m.transactions_tds_rate({ rate: tdsRate });
  return Number(gstRate) > 0 ? m.transactions_gst_rate({ rate: gstRate }) : '';
}

/** Of several rows: how many choices of people this one would replace. */
function Replaced({ rows, category }: { rows: readonly BankTransaction[]; category: Category }) {
  const replaced = rows.length > 1 ? replacedPeople(rows, category) : 0;
  return (
    <p role="status" className="px-3.5 py-2 text-xs text-ink-2 empty:hidden">
      {replaced > 0 && m.books_categorise_people({ count: formatCount(replaced) })}
    </p>
  );
}
