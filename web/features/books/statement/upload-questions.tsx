import { useState } from 'react';
import { formatCount } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { RunRows } from '../categorise/run-rows';
import { type Roles, rolesOf } from './column-roles';
import type { Preview, Statement } from './upload.calls';

type Order = NonNullable<Statement['dateOrder']>;

/** Whether the file leaves it open which of two numbers is the month. */
export const isOrderOpen = ({ warnings, problems }: Preview): boolean =>
  [...warnings, ...problems].some(({ code }) => code.startsWith('DATE_ORDER_'));

/** What the reader asks where nothing tells the order of day and month. */
export const ORDER_ASSUMED = 'DATE_ORDER_ASSUMED';

/** `order` is undefined while nobody has said it: then nothing can be saved, and why it is asked stands beside the choice. */
type DateOrderChoiceProps = { order: Order | undefined; question: string | undefined; onOrder: (order: Order) => void };

export function DateOrderChoice({ order, question, onOrder }: DateOrderChoiceProps) {
  const choices: { value: Order; label: string }[] = [
    { value: 'DMY', label: m.books_day_first() },
    { value: 'MDY', label: m.books_month_first() },
  ];
  return (
    <fieldset
      className={cx('rounded-md border px-3 py-2 text-sm', question ? 'border-red-mark bg-red-soft' : 'border-line')}
    >
      <legend className={cx('px-1 text-xs font-medium', question ? 'text-red' : 'text-ink-2')}>
        {m.books_date_order()}
      </legend>
      {question && <p role="alert">{question}</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-7 items-center gap-2">
            <input
              type="radio"
              name="dateOrder"
              className="accent-(--accent)"
              checked={order === value}
              onChange={() => onOrder(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const SIDES_SWAPPED = 'SIDES_SWAPPED';

type SidesChoiceProps = { preview: Preview; isReading: boolean; onRoles: (roles: Roles) => void };

/** Asked where all balances speak against the sides of the file. Where one column holds both sides, only a person can correct it. */
export function SidesChoice({ preview: { problems, recognised }, isReading, onRoles }: SidesChoiceProps) {
  const question = problems.find(({ code }) => code === SIDES_SWAPPED);
  if (!question) return null;
  const roles = rolesOf(recognised);
  const { debit, credit } = roles;
  const nameAt = (place: number | undefined) => recognised.headings[place ?? -1]?.trim() || m.books_none();
  return (
    <section role="alert" className="rounded-md border border-red-mark bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.books_sides()}</h3>
      <p className="break-words">{question.message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {debit !== undefined && credit !== undefined && (
          <Button
            size="sm"
            className="whitespace-normal"
            isPending={isReading}
            onClick={() => onRoles({ ...roles, debit: credit, credit: debit })}
          >
            {m.books_sides_turned()}
          </Button>
        )}
        <Button size="sm" className="whitespace-normal" isPending={isReading} onClick={() => onRoles(roles)}>
          {debit !== undefined && credit !== undefined
            ? m.books_sides_as_printed({ debit: nameAt(debit), credit: nameAt(credit) })
            : m.books_sides_as_marked()}
        </Button>
      </div>
    </section>
  );
}

/** What is decided about new lines on complete days. Another reading of the file that finds other such lines asks again. */
export function useInsideChoice({ insideCovered, lineCount }: Pick<Preview, 'insideCovered' | 'lineCount'>) {
  const asked = insideCovered.join();
  const [addedFor, setAddedFor] = useState('');
  const isAdded = asked !== '' && addedFor === asked;
  const leftOut = isAdded ? [] : insideCovered;
  return {
    isAdded,
    setIsAdded: (isWanted: boolean) => setAddedFor(isWanted ? asked : ''),
    leftOut,
    isNothingLeft: leftOut.length > 0 && leftOut.length === lineCount,
  };
}

/** What the reader says of new lines on days that other statements prove complete; nothing where there are none. */
const insideIn = ({ warnings }: Preview): string | undefined =>
  warnings.find(({ code }) => code === 'INSIDE_COVERED_DAYS')?.message;

type InsideCoveredProps = { preview: Preview; isAdded: boolean; onAdd: (isAdded: boolean) => void };

/** A question before saving: such lines are left out unless a person wants them beside what is there. */
export function InsideCovered({ preview, isAdded, onAdd }: InsideCoveredProps) {
  const count = preview.insideCovered.length;
  const message = insideIn(preview);
  if (!message) return null;
  return (
    <section role="alert" className="rounded-md border border-red-mark bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.books_inside_covered()}</h3>
      <p className="break-words">{message}</p>
      <fieldset className="mt-2 flex flex-col gap-1 font-medium">
        <legend className="sr-only">{m.books_inside_covered()}</legend>
        <Choice
          label={m.books_inside_leave_out({ count: formatCount(count) })}
          isChosen={!isAdded}
          onChoose={() => onAdd(false)}
        />
        <Choice
          label={m.books_inside_add({ count: formatCount(count) })}
          isChosen={isAdded}
          onChoose={() => onAdd(true)}
        />
      </fieldset>
      {!isAdded && count === preview.lineCount && <p className="mt-2">{m.books_inside_nothing_left()}</p>}
    </section>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex min-h-7 items-center gap-2">
      <input
        type="radio"
        name="insideCovered"
        className="shrink-0 accent-(--accent)"
        checked={isChosen}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}

/** Warnings that the file may be another account's: it names another one, or another one holds its lines. */
export const OTHER_ACCOUNT = ['OTHER_ACCOUNT', 'LINES_OF_ANOTHER_ACCOUNT'];

/** What speaks for another account than the chosen one; nothing where nothing does. */
export const otherAccountIn = ({ warnings }: Preview): string[] =>
  warnings.filter(({ code }) => OTHER_ACCOUNT.includes(code)).map(({ message }) => message);

type OtherAccountProps = {
  messages: readonly string[];
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/** A question rather than a note: nothing is saved until it is answered. */
export function OtherAccount({ messages, isAccepted, onAccept }: OtherAccountProps) {
  return (
    <section role="alert" className="rounded-md border border-red-mark bg-red-soft px-4 py-3 text-sm">
      <h3 className="font-semibold text-red">{m.books_other_account()}</h3>
      {messages.map((message) => (
        <p key={message} className="break-words">
          {message}
        </p>
      ))}
      <label className="mt-2 flex min-h-7 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="accent-(--accent)"
          checked={isAccepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
        {m.books_other_account_accept()}
      </label>
    </section>
  );
}

/** Whether rules recognise any new line. */
export const offersCategories = ({ categories }: Preview): boolean => categories !== null && categories.count > 0;

type WithCategoriesProps = { preview: Preview; isWanted: boolean; onWant: (isWanted: boolean) => void };

/** Offers categories for the new lines that rules recognise, as they are stored. Before it is chosen, all that it would set can be seen. */
export function WithCategories({ preview: { categories }, isWanted, onWant }: WithCategoriesProps) {
  if (!categories || categories.count === 0) return null;
  const { count, left, byRule } = categories;
  return (
    <section className="rounded-md bg-sunken px-4 py-2 text-sm">
      <label className="flex min-h-7 items-center gap-2 font-medium">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-(--accent)"
          checked={isWanted}
          onChange={({ target }) => onWant(target.checked)}
        />
        {m.books_categorise_new({ count: formatCount(count) })}
      </label>
      <p className="pl-6 text-ink-2">
        {left > 0 && m.books_run_left({ count: formatCount(left) })} {m.books_categorise_new_words()}
      </p>
      <details className="mt-1 pl-6">
        <summary className="min-h-6 w-fit text-accent">{m.books_categorise_new_rules()}</summary>
        <div className="mt-1 rounded-lg bg-surface">
          <RunRows groups={byRule} />
        </div>
      </details>
    </section>
  );
}
