import type { MouseEvent } from 'react';
import { formatCount, formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import type { BankTransaction } from './books.queries';
import { MOST_CHOSEN, type TransactionChoice } from './transaction/selection';

const BOX = 'block size-4 accent-(--accent) pointer-coarse:size-5 disabled:opacity-40';

type ChoiceBoxProps = { row: BankTransaction; choice: TransactionChoice };

/** Chooses a row; with Shift held all rows from the one chosen before to it. */
export function ChoiceBox({ row, choice: { chosen, choose } }: ChoiceBoxProps) {
  const { id, description, transactionDate, isSplit } = row;
  return (
    <input
      type="checkbox"
      aria-label={m.books_choose_row({ description, day: formatDate(transactionDate) })}
      title={isSplit ? m.books_split_not_chosen() : undefined}
      disabled={isSplit}
      className={BOX}
      checked={chosen.has(id)}
      onMouseDown={keepWords}
      onChange={({ target, nativeEvent }) => choose(id, target.checked, isShifted(nativeEvent))}
    />
  );
}

type WholeBoxProps = { choice: TransactionChoice; className?: string };

/** Chooses all that is loaded, as far as it may be at once, or nothing again. */
export function WholeBox({ choice: { whole, toggleWhole }, className = BOX }: WholeBoxProps) {
  const words = m.books_choose_loaded({ most: formatCount(MOST_CHOSEN) });
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = whole === 'some';
      }}
      type="checkbox"
      aria-label={words}
      title={words}
      className={className}
      checked={whole === true}
      onChange={toggleWhole}
    />
  );
}

const isShifted = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** With Shift held a press would mark the words of all rows in between; it is left to the box alone. */
function keepWords(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
}
