import { type Paise, paise } from '../../shared/money';
import type { AccountCode, AccountId } from '../chart/chart';
import type { Entry, VoucherKind } from '../model';
import { isCapital } from './default-accounts';
import { type DocumentInput, isReduction, type PricedLine, type TaxByHead } from './model';
import { isTaxOwed, type Supplied, sumOfTaxes, taxTotal } from './price';
import type { WithheldByNature } from './withhold';

const ROUND_OFF: AccountCode = '5530';
const TDS_PAYABLE: AccountCode = '2711';
const GST_REFUND: AccountCode = '1632';
const TDS_RECOVERABLE: AccountCode = '1631';

type HeadAccounts = Record<keyof Omit<TaxByHead, 'cess'>, AccountCode>;
const OUTPUT: HeadAccounts = { cgst: '2701', sgst: '2702', igst: '2703' };
const REVERSE_CHARGE: HeadAccounts = { cgst: '2704', sgst: '2705', igst: '2706' };
const INPUT: HeadAccounts = { cgst: '1611', sgst: '1612', igst: '1613' };

/** Tally's kind of voucher for a document. A supplier's credit note is our debit note. */
export function voucherKindOf(input: Pick<DocumentInput, 'side' | 'kind'>): VoucherKind {
  if (input.side === 'purchase') return isReduction(input) ? 'debit-note' : 'purchase';
  return isReduction(input) ? 'credit-note' : 'sales';
}

/** The account on which the party owes or is owed: creditors for assets stand apart where a bill is mostly for them. */
export function controlAccountOf(input: Pick<DocumentInput, 'side'>, lines: readonly PricedLine[]): AccountCode {
  if (input.side === 'sale') return '1401';
  const value = (some: readonly PricedLine[]) => some.reduce((sum, line) => sum + line.value, 0);
  return 2 * value(lines.filter(({ accountCode }) => isCapital(accountCode))) > value(lines) ? '2728' : '2601';
}

export type Posting = {
  entries: readonly Entry[];
  controlAccount: AccountId;
  /** What the other side owes or is owed by the paper: with tax it shows and rounding, before tax withheld. */
  total: Paise;
  /** What is to be paid: the total less tax withheld from it. */
  payable: Paise;
  /** What is withheld beyond the bill, of earlier payments: the payee owes it to us. */
  recoverable: Paise;
  roundOff: Paise;
};

/**
 * The entries of a document, which sum to nought: D01 to D04 of sales, D09 to D12 and D15 of purchases. A reduction posts the
 * opposite of what it reduces. `billId` names the document on the party's entry. Tax that earlier payments left and that is more than
 * the bill is recoverable from the payee (s.201: the deductor owes it whatever was paid).
 */
export function postingOf(
  input: DocumentInput,
  supplied: Supplied,
  lines: readonly PricedLine[],
  withheld: readonly WithheldByNature[],
  { billId, roundOff }: { billId?: string | undefined; roundOff: Paise },
): Posting {
  const taxes = sumOfTaxes(lines);
  const value = lines.reduce((sum, line) => sum + line.value, 0);
  const total = paise(value + (isTaxOwed(supplied) ? taxTotal(taxes) : 0) + roundOff);
  // What was booked with a provision comes off the provision, so it is neither paid nor credited again.
  const taken = withheld.reduce((sum, { amount }) => sum + amount, 0);
  const recoverable = paise(Math.max(0, taken - total));
  const payable = paise(total - taken + recoverable);
  const control = controlAccountOf(input, lines);
  const party = partyEntry(input, control, payable, billId);
  const rest = input.side === 'sale' ? saleEntries(supplied, lines, taxes) : purchaseEntries(supplied, lines, withheld);
  const sign = isReduction(input) ? -1 : 1;
  const rounding = { account: ROUND_OFF, amount: input.side === 'sale' ? paise(-roundOff) : roundOff };
  const beyond = { account: TDS_RECOVERABLE, amount: recoverable, partyId: input.party.id };
  const entries = merged([party, ...rest, beyond, rounding]).map((entry) => turned(entry, sign));
  return { entries, controlAccount: party.account, total, payable, recoverable, roundOff };
}

function partyEntry(input: DocumentInput, control: AccountCode, payable: Paise, billId: string | undefined): Entry {
  const amount = input.side === 'sale' ? payable : paise(-payable);
  if (input.paidThrough) return { account: input.paidThrough.account, amount, tag: input.paidThrough.tag };
  const { exchange, lines } = input;
  // The whole of the lines is what is owed in the foreign currency: tax on it is Indian and paid in rupees.
  const minor = lines.reduce((sum, line) => sum + line.taxableValue, 0) * Math.sign(amount);
  const foreign = exchange ? { currency: exchange.currency, minor, rate: exchange.rate } : undefined;
  return { account: control, amount, partyId: input.party.id, billId, foreign };
}

function saleEntries(supplied: Supplied, lines: readonly PricedLine[], taxes: TaxByHead): Entry[] {
  const revenue = lines.map(({ account, value }): Entry => ({ account, amount: paise(-value) }));
  // The recipient or an operator pays the tax: nothing of it is ours.
  if (supplied.isReverseCharge || supplied.isPaidByOperator) return revenue;
  const output = headEntries(OUTPUT, taxes, -1);
  if (isTaxOwed(supplied)) return [...revenue, ...output];
  return [{ account: GST_REFUND, amount: taxTotal(taxes) }, ...revenue, ...output];
}

function purchaseEntries(
  supplied: Supplied,
  lines: readonly PricedLine[],
  withheld: readonly WithheldByNature[],
): Entry[] {
  const booked = paise(withheld.reduce((sum, one) => (one.isAlreadyBooked ? sum + one.amount : sum), 0));
  const debits = lines.flatMap(({ account, value, tax, isCreditBlocked }, index): Entry[] => {
    const cost = paise(value + (isCreditBlocked ? taxTotal(tax) : 0) - (index === 0 ? booked : 0));
    return [{ account, amount: cost }, ...(isCreditBlocked ? [] : headEntries(INPUT, tax, 1))];
  });
  const deducted = withheld
    .filter(({ isAlreadyBooked }) => !isAlreadyBooked)
    .map(({ amount, tag }): Entry => ({ account: TDS_PAYABLE, amount: paise(-amount), tag }));
  const owedByUs = supplied.isReverseCharge ? headEntries(REVERSE_CHARGE, sumOfTaxes(lines), -1) : [];
  return [...debits, ...deducted, ...owedByUs];
}

function headEntries(accounts: HeadAccounts, tax: TaxByHead, sign: 1 | -1): Entry[] {
  const heads = (['cgst', 'sgst', 'igst'] as const).map((head) => ({
    account: accounts[head],
    amount: paise(sign * tax[head]),
  }));
  // The chart has no account of its own for a cess that has ended: it stands beside integrated tax, under its name.
  return [...heads, { account: accounts.igst, amount: paise(sign * tax.cess), tag: 'cess' }];
}

/** One entry for each account, party, bill and tag, in the order they first occur; none is nought. */
export function merged(entries: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = [entry.account, entry.partyId, entry.billId, entry.tag].join('|');
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, amount: paise(known.amount + entry.amount) } : entry);
  }
  return [...byKey.values()].filter(({ amount }) => amount !== 0);
}

function turned(entry: Entry, sign: 1 | -1): Entry {
  const { account, amount, partyId, billId, tag, foreign } = entry;
  return {
    account,
    amount: paise(sign * amount || 0),
    ...(partyId !== undefined && { partyId }),
    ...(billId !== undefined && { billId }),
    ...(tag !== undefined && { tag }),
    ...(foreign && { foreign: { ...foreign, minor: sign * foreign.minor } }),
  };
}
