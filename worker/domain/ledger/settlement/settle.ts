import { financialYearOf, type IsoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { type BasisPoints, type Paise, paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import { EXCHANGE_DIFFERENCES } from '../forex/post-line';
import type { Entry, ForeignAmount } from '../model';
import { type BankEntry, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';
import { type GstPlace, inputGst, valueWithin } from './taxes-inside';

/** A bill and how much of it a line settles. */
export type SettledBill = {
  billId: string;
  partyId: string;
  account: AccountId;
  ref: string;
  /** By whose year tax kept back of it counts. */
  billDate: IsoDate;
  open: Paise;
  amount: Paise;
  /** How much of it in its own currency, without sign, and the rate at which it is carried; nothing of a bill in rupees. */
  foreign?: ForeignAmount | undefined;
};

export type Settlement = {
  bills: readonly SettledBill[];
  /** Whose money is left over, and on which account of theirs it stands; nothing where none is. */
  onAccount: { partyId: string; account: AccountId; amount: Paise } | null;
  /** Tax that the customer kept back. */
  keptBack: Paise;
  /** Charges that a bank or gateway kept back of a receipt, or took with a payment. */
  charges: Paise;
  /** What the money comes to above what bills in a foreign currency are carried at; below nought where it is less. */
  exchange?: Paise | undefined;
  /** Whose they are, and the GST inside; a bank's without GST where nothing is said. */
  chargesAs?: { account: ChargesAccount; gst: { rate: BasisPoints; place: GstPlace } | null } | undefined;
};

export const CHARGES_OF = { bank: '5522', gateway: '5523' } as const;
export type ChargesAccount = (typeof CHARGES_OF)[keyof typeof CHARGES_OF];

const NIL = paise(0);
const WHOLE = { account: CHARGES_OF.bank, gst: null };

/**
 * A line that settles bills (D07, D14): of a receipt the money, the tax kept back and the charges kept back close what is allocated;
 * of a payment the money less the charges taken with it. Never more than is open of a bill.
 */
export function settlementOf(line: BankEntry, given: Settlement): GrossUp | NotExact {
  const { bills, onAccount, keptBack, charges, chargesAs = WHOLE, exchange = NIL } = given;
  for (const [at, { ref, open, amount }] of bills.entries()) {
    if (amount <= 0 || amount > open) {
      const problem = say('settlement.problem.above-open', { ref, open: { exact: open }, amount: { exact: amount } });
      return notExact(`bills.${at}.amount`, problem);
    }
  }
  const isIn = line.amount > 0;
  if (!isIn && keptBack !== 0) return notExact('keptBack', say('settlement.problem.kept-back-of-payment'));
  const taxed = chargesAs.gst && valueWithin(charges, chargesAs.gst.rate, chargesAs.gst.place);
  if (chargesAs.gst && !taxed)
    return notExact('charges', say('settlement.problem.not-exact', { net: { exact: charges } }));
  const sign = isIn ? -1 : 1;
  const settled = bills.map(
    ({ account, partyId, billId, amount, foreign }): Entry => ({
      ...{ account, partyId, billId, amount: paise(sign * amount) },
      ...(foreign && { foreign: { ...foreign, minor: sign * foreign.minor } }),
    }),
  );
  const rest: Entry[] = onAccount
    ? [{ account: onAccount.account, partyId: onAccount.partyId, amount: paise(sign * onAccount.amount) }]
    : [];
  const gross = paise(isIn ? line.amount + keptBack + charges : -line.amount - charges);
  const partyIds = [...new Set([...settled, ...rest].map(({ partyId }) => partyId))];
  return grossUpOf({
    ...{ line, rule: isIn ? 'D07' : 'D14', field: 'bills', gross },
    ...(partyIds.length === 1 && { partyId: partyIds[0] }),
    others: [
      {
        account: '1621',
        amount: keptBack,
        tag: yearKeptBack(line.date, bills),
        ...(partyIds[0] && { partyId: partyIds[0] }),
      },
      { account: chargesAs.account, amount: taxed ? taxed.value : charges },
      ...(taxed ? inputGst(taxed.gst) : []),
      ...settled,
      ...rest,
      { account: EXCHANGE_DIFFERENCES, amount: paise(sign * exchange) },
    ],
    ...(exchange !== 0 && { formulas: { [EXCHANGE_DIFFERENCES]: say('forex.formula.settled') } }),
    summary: say('settlement.summary.bills', { count: bills.length, gross: { exact: gross } }),
    toConfirm: [
      ...(keptBack > 0 ? [say('settlement.confirm.tds-26as')] : []),
      ...(taxed && taxed.gst.total > 0 ? [say('settlement.confirm.credit-pending')] : []),
    ],
  });
}

/** A customer deducts when it credits the bill, mostly on its day: tax of bills of one year counts in that year, though paid in the next. */
function yearKeptBack(paidOn: IsoDate, bills: readonly SettledBill[]): string {
  const [year, ...others] = new Set(bills.map(({ billDate }) => financialYearOf(billDate)));
  return year && others.length === 0 && year < financialYearOf(paidOn) ? year : financialYearOf(paidOn);
}
