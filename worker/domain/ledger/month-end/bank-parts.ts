import type { AccountBalance, DayMoved } from '../../bank/balance/differences';
import { addDays, type IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { ProofPart } from './proof';

/** An entry on a bank account of a voucher that no bank line is the source of. */
export type UnshownEntry = {
  date: IsoDate;
  amount: Paise;
  /** The day of the bank line that showed it; nothing where none did yet. */
  clearedOn: IsoDate | null;
  /** Whether it was taken back by another one, or takes one back. */
  isReversed: boolean;
};

/** Whether an entry up to a day still waits for a line of the bank. */
export const isUnshown = ({ date, clearedOn, isReversed }: UnshownEntry, upTo: IsoDate): boolean =>
  date <= upTo && clearedOn === null && !isReversed;

export type BankBooks = {
  accountId: string;
  name: string;
  /** One that was put away needs no further statements. */
  isActive: boolean;
  /** The last day to which statements reach from their first without a gap, and the first gap. */
  wholeTo: IsoDate | null;
  gap: { from: IsoDate; to: IsoDate } | null;
  /** Its lines against the balances that the bank prints, and what they moved by day. */
  balance: AccountBalance | null;
  days: readonly DayMoved[];
  entries: readonly UnshownEntry[];
  /** What the ledger holds at the end of each month, and at last on the day asked about. */
  booked: readonly { on: IsoDate; balance: Paise }[];
  /** The day on which the books were opened by balances; the lines before it post nothing. */
  openedOn: IsoDate | null;
};

/**
 * A bank account held against its bank in three ways: its statements have no gap and its lines come to the balances they print; the
 * ledger holds what the statements hold, but for entries that the bank showed later; and no entry waits for a line of the bank.
 */
export function bankPartsOf(bank: BankBooks, upTo: IsoDate): ProofPart[] {
  const { accountId, name, entries } = bank;
  const unshown = entries.filter((entry) => isUnshown(entry, upTo));
  const [first] = unshown.map(({ date }) => date).toSorted();
  return [
    statementPart(bank, upTo),
    { kind: 'bank-books', accountId, name, ...booksAgree(bank, upTo) },
    {
      ...{ kind: 'bank-entries', accountId, name, count: unshown.length },
      difference: paise(unshown.reduce((sum, { amount }) => sum + amount, 0)),
      agreesTo: first ? addDays(first, -1) : upTo,
    },
  ];
}

function statementPart({ accountId, name, isActive, wholeTo, gap, balance }: BankBooks, upTo: IsoDate): ProofPart {
  const before = balance?.differences.filter(({ date }) => date <= upTo) ?? [];
  const [first] = before;
  const whole = isActive || gap || wholeTo === null ? wholeTo : upTo;
  const agreesTo = first && (whole === null || first.after < whole) ? first.after : whole;
  const isByGap = gap !== null && gap.from <= upTo && (!first || first.after >= addDays(gap.from, -1));
  const difference = paise(before.reduce((sum, one) => sum + one.amount, 0));
  return { kind: 'bank', accountId, name, agreesTo, difference, ...(isByGap && { gap }) };
}

/** Up to which month's end the ledger holds what the bank does, and by how much it differs at last. */
function booksAgree({ balance, days, entries, booked, openedOn }: BankBooks, upTo: IsoDate) {
  const opening = balance?.opening;
  const asked = booked.filter(({ on }) => opening && on >= opening.day && (openedOn === null || on >= openedOn));
  if (!opening || asked.length === 0) return { agreesTo: upTo, difference: paise(0) };
  const differenceOn = ({ on, balance: books }: BankBooks['booked'][number]) => {
    const lines = days.filter(({ day }) => day > opening.day && day <= on);
    const bank = lines.reduce((sum, { received, paid }) => sum + received - paid, opening.balance as number);
    // Booked and not yet shown, or shown before the day it is booked on.
    const apart = entries.reduce((sum, { date, clearedOn, amount }) => {
      const isShown = clearedOn !== null && clearedOn <= on;
      return date <= on === isShown ? sum : sum + (isShown ? -amount : amount);
    }, 0);
    return paise(books - apart - bank);
  };
  const differences = asked.map((one) => ({ on: one.on, difference: differenceOn(one) }));
  const difference = differences.at(-1)?.difference ?? paise(0);
  if (difference === 0) return { agreesTo: upTo, difference };
  const agreed = differences.findLast((one) => one.difference === 0);
  return { agreesTo: agreed?.on ?? null, difference };
}
