import type { AccountCode } from '../../ledger/chart/chart';
import type { Entry, NewVoucher } from '../../ledger/model';
import type { IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { type ByHead, byHead, type Settlement, TAX_HEADS, type TaxHead, totalOf, usedByHead } from './model';

type Accounts = Readonly<Partial<Record<TaxHead, AccountCode>>>;

/** The control accounts of the chart by head. Cess has none: it is of old periods alone. */
export const OUTPUT: Accounts = { igst: '2703', cgst: '2701', sgst: '2702' };
export const REVERSE: Accounts = { igst: '2706', cgst: '2704', sgst: '2705' };
export const INPUT: Accounts = { igst: '1613', cgst: '1611', sgst: '1612' };
export const CASH: Accounts = { igst: '1618', cgst: '1616', sgst: '1617' };

const entry = (accounts: Accounts, head: TaxHead, amount: number, tag?: string): Entry[] => {
  const account = accounts[head];
  return account && amount !== 0 ? [{ account, amount: paise(amount), ...(tag && { tag }) }] : [];
};

/** T01: the credit that pays tax of the return. */
export function creditEntries(settlement: Settlement): Entry[] {
  const { uses, owed } = settlement;
  const [of, against] = [usedByHead(uses, 'of'), usedByHead(uses, 'against')];
  const back = byHead((head) => owed[head] - owedInCash(settlement)[head]);
  return [
    ...TAX_HEADS.flatMap((head) => entry(OUTPUT, head, against[head] - back[head])),
    ...TAX_HEADS.flatMap((head) => entry(INPUT, head, back[head] - of[head])),
  ];
}

/** Of credit that is given back, the part in cash: it stands on the account of input tax, not of output tax. */
const owedInCash = ({ owed, inCash, reverse, operated }: Settlement): ByHead =>
  byHead((head) => Math.min(owed[head], inCash[head] - reverse[head] - (operated?.[head] ?? 0)));

/** What the challan has to bring beside what lies in the cash ledger. */
export const shortOf = (cash: ByHead, inLedger: ByHead): ByHead =>
  byHead((head) => Math.max(0, cash[head] - Math.max(0, inLedger[head])));

/** T02: a challan, from the bank into the cash ledger by head. */
export const challanEntries = (amounts: ByHead, bank: string, tag?: string): Entry[] => [
  ...TAX_HEADS.flatMap((head) => entry(CASH, head, amounts[head], tag)),
  { account: bank, amount: paise(-totalOf(withoutCess(amounts))) },
];

const withoutCess = (amounts: ByHead): ByHead => ({ ...amounts, cess: paise(0) });

/** T03: tax, interest and late fee out of the cash ledger in whole rupees; what rounding adds or drops is round-off. */
export function cashEntries(settlement: Settlement, tag?: string): Entry[] {
  const { inCash, reverse, interest, lateFee, cash } = settlement;
  const total = (amounts: ByHead): Paise => totalOf(withoutCess(amounts));
  const roundOff = total(cash) - total(inCash) - total(interest) - total(lateFee);
  const other = (account: AccountCode, amount: number): Entry[] =>
    amount === 0 ? [] : [{ account, amount: paise(amount) }];
  return [
    ...TAX_HEADS.flatMap((head) => entry(OUTPUT, head, inCash[head] - reverse[head] - owedInCash(settlement)[head])),
    ...TAX_HEADS.flatMap((head) => entry(INPUT, head, owedInCash(settlement)[head])),
    ...TAX_HEADS.flatMap((head) => entry(REVERSE, head, reverse[head])),
    ...other('5302', total(interest)),
    ...other('5526', total(lateFee)),
    ...other('5530', roundOff),
    ...TAX_HEADS.flatMap((head) => entry(CASH, head, -cash[head], tag)),
  ];
}

export type Posting = {
  rule: 'T01' | 'T02' | 'T03';
  kind: NewVoucher['kind'];
  date: IsoDate;
  entries: readonly Entry[];
};

/** The vouchers of a filed return, those that move nothing left out. */
export function postingsOf(
  settlement: Settlement,
  { challan, bank, tag }: { challan: ByHead; bank: string; tag?: string | undefined },
): Posting[] {
  const date = settlement.filedOn;
  const made: Posting[] = [
    { rule: 'T01', kind: 'journal', date, entries: creditEntries(settlement) },
    { rule: 'T02', kind: 'payment', date, entries: totalOf(challan) > 0 ? challanEntries(challan, bank, tag) : [] },
    { rule: 'T03', kind: 'journal', date, entries: cashEntries(settlement, tag) },
  ];
  return made.filter(({ entries }) => entries.length > 1);
}
