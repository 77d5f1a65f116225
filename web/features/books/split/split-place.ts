import { useState } from 'react';
import type { BankTransaction } from '../books.queries';
import type { TypedPart } from './split.form';

/** What was typed in the open row: kept here, for out of sight the row itself is not on the page. */
export type SplitDraft = { isNew: boolean; first?: readonly TypedPart[]; parts?: readonly TypedPart[] };

export type SplitPlace = {
  openId: string | undefined;
  draft: SplitDraft;
  /** Opens a row to be split; the one that is open is closed. Like leaving, it asks before it drops what was typed. */
  toggle: (row: BankTransaction) => void;
  leave: () => void;
  close: () => void;
  question: { isOpen: boolean; onStay: () => void; onDiscard: () => void };
};

/** Which row of the list stands open to be split. */
export function useSplitPlace(onClosed: (id: string) => void): SplitPlace {
  const [{ openId, draft }, setPlace] = useState<Pick<SplitPlace, 'openId' | 'draft'>>(nothingOpen);
  // What is to be opened, or nothing, once somebody has said that what was typed may go.
  const [next, setNext] = useState<{ id: string | undefined }>();
  const goTo = (id: string | undefined) => {
    setNext(undefined);
    setPlace(id === undefined ? nothingOpen() : { openId: id, draft: { isNew: true } });
    if (id === undefined && openId !== undefined) onClosed(openId);
  };
  const leaveFor = (id: string | undefined) => (isTyped(draft) ? setNext({ id }) : goTo(id));
  const question = {
    isOpen: next !== undefined,
    onStay: () => setNext(undefined),
    onDiscard: () => goTo(next?.id),
  };
  return {
    ...{ openId, draft, question },
    toggle: ({ id }) => leaveFor(id === openId ? undefined : id),
    leave: () => leaveFor(undefined),
    close: () => goTo(undefined),
  };
}

const nothingOpen = () => ({ openId: undefined, draft: { isNew: false } });

/** Whether the parts say anything else than they did when the row was opened. */
export const isTyped = ({ first, parts }: SplitDraft): boolean =>
  parts !== undefined && said(parts) !== said(first ?? []);

const said = (parts: readonly TypedPart[]): string =>
  JSON.stringify(
    parts
      .map(({ amount, categoryId, note }) => [amount.trim(), categoryId, note.trim()])
      .filter((words) => words.some(Boolean)),
  );
