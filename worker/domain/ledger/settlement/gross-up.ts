import type { IsoDate } from '../../shared/dates';
import { type Explained, inPaise, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { GoneBy } from '../../tds/lower-certificate';
import type { TdsNature } from '../../tds/natures';
import { type AccountCode, type AccountId, chartAccount } from '../chart/chart';
import { differenceOf, type Entry, type VoucherKind } from '../model';

/** A bank line as its own entry: what came in is positive, what went out negative. */
export type BankEntry = { account: AccountId; amount: Paise; date: IsoDate };

/** The entries that a bank line would post in the place of its category, and why. They sum to nought. */
export type GrossUp = {
  /** The posting rule. */
  rule: string;
  kind: VoucherKind;
  partyId?: string | undefined;
  entries: readonly Entry[];
  /** The gross amount, and the steps from the line to it. */
  explained: Explained<Paise>;
  /** What a chartered accountant, or the bank's advice, has still to confirm. */
  toConfirm: readonly Message[];
  /** The tax at source that the entries withhold of the party. */
  withheld?:
    | {
        nature: TdsNature;
        base: Paise;
        rate: BasisPoints;
        tax: Paise;
        /** Of a payee whose certificate lowers the rate. */
        certificate?: GoneBy;
        reasonFlag?: 'A';
      }
    | undefined;
};

/** Why entries cannot be proposed, and which field says what is missing. */
export type NotExact = { field: string; problem: Message };

export const isGrossUp = (given: GrossUp | NotExact): given is GrossUp => 'entries' in given;
export const notExact = (field: string, problem: Message): NotExact => ({ field, problem });

type Made = Omit<GrossUp, 'kind' | 'entries' | 'explained' | 'toConfirm'> & {
  line: BankEntry;
  /** All but the bank's own. Those of nought fall away. */
  others: readonly Entry[];
  summary: Message;
  gross: Paise;
  /** The field that a difference is blamed on. */
  field: string;
  /** What made figures that nobody typed, by account. */
  formulas?: Partial<Record<AccountCode, Message>>;
  toConfirm?: readonly Message[];
};

/** Puts the bank's entry before the others. What does not add up to the paisa is no proposal: it says what is missing. */
export function grossUpOf({
  line,
  others,
  summary,
  gross,
  field,
  formulas,
  toConfirm,
  ...rest
}: Made): GrossUp | NotExact {
  const entries = [{ account: line.account, amount: line.amount }, ...others.filter(({ amount }) => amount !== 0)];
  const difference = differenceOf(entries);
  if (difference !== 0) return notExact(field, differenceWords(difference));
  const working = new Working();
  working.give('line', say('settlement.step.line'), inPaise(line.amount));
  const inputs = entries.slice(1).map(({ account, amount }, at) => {
    const id = `entry-${at + 1}`;
    const formula = formulas?.[account as AccountCode];
    working.make(id, accountWords(account), inPaise(paise(Math.abs(amount))), {
      inputs: [],
      ...(formula && { formula }),
    });
    return id;
  });
  working.make('gross', say('settlement.step.gross'), inPaise(gross), { inputs: ['line', ...inputs], summary });
  const kind = line.amount > 0 ? 'receipt' : 'payment';
  return { ...rest, kind, entries, explained: working.explain(gross), toConfirm: toConfirm ?? [] };
}

/** What a line and the amounts that were given for it do not agree by. */
export const differenceWords = (difference: Paise): Message =>
  say(difference > 0 ? 'settlement.problem.credits-missing' : 'settlement.problem.debits-missing', {
    amount: { exact: paise(Math.abs(difference)) },
  });

const accountWords = (account: AccountId): Message =>
  chartAccount(account) ? say(`ledger.account.${account}`) : say('settlement.step.own-account');

export const debit = (account: AccountId, amount: Paise, more: Partial<Entry> = {}): Entry => ({
  ...{ account, amount },
  ...more,
});
export const credit = (account: AccountId, amount: Paise, more: Partial<Entry> = {}): Entry => ({
  ...{ account, amount: paise(0 - amount) },
  ...more,
});
