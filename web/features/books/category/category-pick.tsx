import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/form/field';
import type { Category } from '../books.queries';
import { useCategories } from './category-groups';

type CategoryPickProps = { label: string; isPending: boolean; onChoose: (category: Category) => void };

const OPENING_KEYS = ['Enter', ' ', 'Tab', 'Escape', 'Shift', 'Alt'];

/**
 * Chooses a category, and at once: a choice made in the open list is the act. In the closed list every arrow key changes
 * the choice on the way to the one that is meant, so there it counts only with Enter or the button.
 */
export function CategoryPick({ label, isPending, onChoose }: CategoryPickProps) {
  const { choosable, groupsBy } = useCategories();
  const [chosenId, setChosenId] = useState('');
  const isOnTheWay = useRef(false);
  const [isOpenChoice, setIsOpenChoice] = useState(false);
  const chosen = choosable.find(({ id }) => id === chosenId);
  const change = (id: string) => {
    const category = choosable.find((one) => one.id === id);
    setChosenId(id);
    setIsOpenChoice(isOnTheWay.current);
    if (category && !isOnTheWay.current) onChoose(category);
  };
  const noteKey = (event: KeyboardEvent<HTMLSelectElement>) => {
    isOnTheWay.current = !OPENING_KEYS.includes(event.key);
    if (event.key !== 'Enter' || !isOpenChoice || !chosen) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <div className="flex gap-2">
      <Select
        aria-label={label}
        placeholder={m.books_choose_category()}
        groups={groupsBy(({ id }) => id)}
        value={chosenId}
        disabled={isPending}
        onPointerDown={() => {
          isOnTheWay.current = false;
        }}
        onKeyDown={noteKey}
        onChange={(event) => change(event.target.value)}
      />
      {isOpenChoice && chosen && (
        <Button isPending={isPending} onClick={() => onChoose(chosen)}>
          {m.books_set()}
        </Button>
      )}
    </div>
  );
}
