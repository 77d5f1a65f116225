import { financialYearOf } from '../../shared/dates';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import type { Entry } from '../model';
import { type BankEntry, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';

/** A bill and how much of it a line settles. */
export type SettledBill = {
  billId: string;
  partyId: string;
  account: AccountId;
  ref: string;
  open: Paise;
  amount: Paise;
};

export type Settlement = {
  bills: readonly SettledBill[];
  /** Whose money is left over, and on which account of theirs it stands; nothing where none is. */
  onAccount: { partyId: string; account: AccountId; amount: Paise } | null;
  /** Tax that the customer kept back. */
  keptBack: Paise;
  /** Charges that a bank kept back of the receipt. */
  charges: Paise;
};

/**
 * A line that settles bills (D07, D14): the money, the tax kept back and the bank's charges close what is allocated. Never more
 * than is open of a bill.
 */
export function settlementOf(line: BankEntry, { bills, onAccount, keptBack, charges }: Settlement): GrossUp | NotExact {
  for (const [at, { ref, open, amount }] of bills.entries()) {
    if (amount <= 0 || amount > open) {
      const problem = say('settlement.problem.above-open', { ref, open: { exact: open }, amount: { exact: amount } });
      return notExact(`bills.${at}.amount`, problem);
    }
  }
  const isIn = line.amount > 0;
  if (!isIn && (keptBack !== 0 || charges !== 0))
    return notExact('keptBack', say('settlement.problem.kept-back-of-payment'));
  const sign = isIn ? -1 : 1;
  const settled = bills.map(
    ({ account, partyId, billId, amount }): Entry => ({ account, partyId, billId, amount: paise(sign * amount) }),
  );
  const rest: Entry[] = onAccount
    ? [{ account: onAccount.account, partyId: onAccount.partyId, amount: paise(sign * onAccount.amount) }]
    : [];
  const gross = paise(Math.abs(line.amount) + keptBack + charges);
  const partyIds = [...new Set([...settled, ...rest].map(({ partyId }) => partyId))];
  return grossUpOf({
    ...{ line, rule: isIn ? 'D07' : 'D14', field: 'bills', gross },
    ...(partyIds.length === 1 && { partyId: partyIds[0] }),
    others: [
      {
        account: '1621',
        amount: keptBack,
        tag: financialYearOf(line.date),
        ...(partyIds[0] && { partyId: partyIds[0] }),
      },
      { account: '5522', amount: charges },
      ...settled,
      ...rest,
    ],
    summary: say('settlement.summary.bills', { count: bills.length, gross: { exact: gross } }),
    toConfirm: keptBack > 0 ? [say('settlement.confirm.tds-26as')] : [],
  });
}
