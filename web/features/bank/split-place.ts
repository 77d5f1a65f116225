import { useState } from 'react';
import type { BankTransaction } from './bank.queries';
import type { TypedPart } from './split.form';

/** What was typed in the open row: kept here, for out of sight the row itself is not on the page. */
export type SplitDraft = { isNew: boolean; parts?: readonly TypedPart[] };

export type SplitPlace = {
  openId: string | undefined;
  draft: SplitDraft;
  /** Opens a row to be split; the one that is open is closed. */
  toggle: (row: BankTransaction) => void;
  close: () => void;
};

/** Which row of the list stands open to be split. */
export function useSplitPlace(onClosed: (id: string) => void): SplitPlace {
  const [{ openId, draft }, setPlace] = useState<Pick<SplitPlace, 'openId' | 'draft'>>(nothingOpen);
  const close = () => {
    setPlace(nothingOpen);
    if (openId !== undefined) onClosed(openId);
  };
  const toggle = ({ id }: BankTransaction) =>
    id === openId ? close() : setPlace({ openId: id, draft: { isNew: true } });
  return { openId, draft, toggle, close };
}

const nothingOpen = () => ({ openId: undefined, draft: { isNew: false } });
