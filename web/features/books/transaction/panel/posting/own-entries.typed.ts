import { formatRupees, paise, parseRupees } from '#domain/shared/money';
import { bareAmount } from '../../../../../lib/typed-amount';

/** An entry as a person types it. `party` may also be the key below an account, such as a TDS section. */
export type TypedEntry = {
  key: number;
  account: string;
  debit: string;
  credit: string;
  party: string;
  bill: string;
};

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

function paiseOf(text: string): number {
  const bare = bareAmount(text);
  return AMOUNT.test(bare) ? parseRupees(bare) : 0;
}

const sumOf = (entries: readonly TypedEntry[]): number =>
  entries.reduce((sum, { debit, credit }) => sum + paiseOf(debit) - paiseOf(credit), 0);

/** What is missing beside the bank's entry and those that were typed: above nought a debit. */
export const restOf = (bank: number, entries: readonly TypedEntry[]): number => -(bank + sumOf(entries));

/** A new entry, which carries what is missing. */
export function blankEntry(key: number, rest: number): TypedEntry {
  const amount = formatRupees(paise(Math.abs(rest)));
  return {
    ...{ key, account: '', party: '', bill: '' },
    ...{ debit: rest > 0 ? amount : '', credit: rest < 0 ? amount : '' },
  };
}

export const isBlankEntry = ({ account }: TypedEntry): boolean => account.trim() === '';

/** '5501 Rent' is the account 5501: what was chosen of the list names it by its code. */
const accountOf = (text: string): string => /^(\d{4}) \D/.exec(text.trim())?.[1] ?? text.trim();

/** The lines as the call takes them; one without an account is not written yet. */
export const writtenLines = (entries: readonly TypedEntry[]) =>
  entries
    .filter((entry) => !isBlankEntry(entry))
    .map(({ account, debit, credit, party, bill }) => ({
      account: party.trim() ? `${accountOf(account)} [${party.trim()}]` : accountOf(account),
      ...(paiseOf(debit) > 0 && { debit: formatRupees(paise(paiseOf(debit))) }),
      ...(paiseOf(credit) > 0 && { credit: formatRupees(paise(paiseOf(credit))) }),
      ...(bill.trim() && { bill: bill.trim() }),
    }));
