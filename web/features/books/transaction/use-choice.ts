import { useMemo, useState } from 'react';
import type { BankTransaction } from '../bank.queries';
import { chosenAmong, firstChoosable, idsBetween, withIds } from './choice';

/** More than this is not categorised in one go: sent in pieces, it would keep a person waiting too long. */
export const MOST_CHOSEN = 10_000;

export type TransactionChoice = {
  chosen: ReadonlySet<string>;
  /** Chooses a row or not; as a range, all rows from the one that was last chosen to it. */
  choose: (id: string, isChosen: boolean, isRange?: boolean) => void;
  clear: () => void;
  /** Whether all that is loaded is chosen, as far as it may be at once; some of it; or nothing. */
  whole: boolean | 'some';
  /** Chooses all that is loaded or, where it is chosen, nothing. */
  toggleWhole: () => void;
  chooseWhole: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** What is chosen in the list. It is of one filter: what another one hides is never meant. */
export function useChoice(rows: readonly BankTransaction[], filter: string): TransactionChoice {
  const [{ of, ids, last }, setChoice] = useState<{ of: string; ids: ReadonlySet<string>; last?: string }>({
    of: filter,
    ids: NONE,
  });
  const chosen = useMemo(() => chosenAmong(rows, of === filter ? ids : NONE), [rows, of, filter, ids]);
  const choosable = useMemo(() => firstChoosable(rows, MOST_CHOSEN), [rows]);
  const isWhole = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  return {
    chosen,
    choose: (id, isChosen, isRange = false) => {
      const meant = idsBetween(rows, isRange && of === filter ? last : undefined, id);
      setChoice({ of: filter, ids: withIds(chosen, meant, isChosen), last: id });
    },
    clear: () => setChoice({ of: filter, ids: NONE }),
    whole: isWhole || (chosen.size > 0 && 'some'),
    toggleWhole: () => setChoice({ of: filter, ids: isWhole ? NONE : new Set(choosable) }),
    chooseWhole: () => setChoice({ of: filter, ids: new Set(choosable) }),
  };
}
