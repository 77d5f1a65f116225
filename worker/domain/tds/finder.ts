import { ruleIfInForce } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { type BasisPoints, type Paise, paise } from '../shared/money';
import { advancesLeft, lessAdvances } from './advances';
import { type Payee, payeeKindOf, type ReasonFlag, statementOfForm } from './deduction';
import type { TaxAtSource } from './law/charge';
import { type Certificate, certificatesFor, type Taken, withUse } from './lower-certificate';
import { natureForPayee, TDS_RATES, type TdsNature } from './natures';
import { isOfPayer, type Payer } from './payer';
import { monthsOf, type PaidSum, shareOfMonth, sumOf } from './taxable-now';
import { taxToWithhold, type Withholding } from './withholding';

/** What is known of a payee's PAN: on record, said or seen to be none, or not asked yet. */
export type PanState = 'held' | 'none' | 'unknown';

/** A bill, a bank line or voucher that pays without one, or a journal that credits a partner: what may bear tax at source. */
export type TaxablePayment = {
  id: string;
  source: 'bill' | 'bank-line' | 'journal' | 'voucher';
  eventOn: IsoDate;
  /** Without GST where that is shown apart, which a bank line never does; below nought of a note that lowers a bill. */
  amount: Paise;
  nature: TdsNature;
  payee: Payee;
  panState: PanState;
  /** Since when that PAN is inoperative. */
  panInoperativeSince?: IsoDate | null | undefined;
  narration: string;
  /** What was withheld of just this. */
  withheld: Paise;
  /** The months that it says it covers, where the law counts by month and it says several. */
  months?: readonly string[] | undefined;
  /** The account of expense that a voucher says it stands in. */
  account?: string;
  /** Of goods carriage of a transporter whose declaration holds on the day: since when. */
  carrierSince?: IsoDate | null | undefined;
  /** The ledger of deductions has it already, though nothing was withheld of it. */
  isListed?: boolean;
  /** Paid before there was a bill: the bills that follow count less by it. */
  isAdvance?: boolean;
};

/** What was withheld of a payee without a bill or bank line that says of which sum. */
export type LooseDeduction = {
  payee: Payee;
  nature: TdsNature;
  eventOn: IsoDate;
  /** What was paid or credited; what of the year was taxed with it. */
  amount: Paise;
  months?: readonly string[] | undefined;
  base: Paise;
  tax: Paise;
  certificateId?: string | null;
};

export type Proposal = TaxablePayment & {
  /** Of the payee, nature and year (of the month, where the law counts by month) with this payment. */
  runningTotal: Paise;
  base: Paise;
  rate: BasisPoints;
  /** What the law asks with this payment, and what of it was not withheld. */
  lawful: Paise;
  tax: Paise;
  /** What it would be where the payee gives no PAN; only where nobody knows. */
  withoutPan?: Paise;
  reasonFlag?: ReasonFlag;
  certified?: readonly Taken[];
  explained: Explained<Withholding>;
};

/** By whom limits are counted: the PAN, else the party, else the name as it stands. */
export const payeeKey = ({ pan, partyId, name }: Payee): string => pan ?? partyId ?? name.trim().toLowerCase();

const inOrder = (one: TaxablePayment, other: TaxablePayment): number =>
  one.eventOn === other.eventOn ? compare(one.id, other.id) : compare(one.eventOn, other.eventOn);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The payments of which the law asks tax that nobody withheld: by payee, nature and year, across bills, bank lines and vouchers. Limits are
 * counted over all of them in the order of their days; a payment that passes one carries the sums before it. A certificate lowers the
 * rate within its time and limit. Natures that have no rate of their own, and those that are paid by PAN, are left out; purchases of
 * goods bear tax only where the buyer's turnover of the year before passed its limit, what partners are paid only in a firm or LLP. An
 * advance counts when it is paid, and the bills after it only by what they are more, also those of the next year: `before` is what
 * earlier years paid in advance and what was billed of that.
 */
export function missingDeductions(
  payments: readonly TaxablePayment[],
  loose: readonly LooseDeduction[] = [],
  certificates: readonly Certificate[] = [],
  payer: Payer = {},
  before: readonly TaxablePayment[] = [],
): Proposal[] {
  const groups = new Map<string, TaxablePayment[]>();
  const taxable = payments.filter((payment) => isForTan(payment) && isOfPayer(payment, payer));
  for (const payment of taxable.toSorted(inOrder)) {
    const key = groupKey(payment);
    const group = groups.get(key);
    if (group) group.push(payment);
    else groups.set(key, [payment]);
  }
  const paidBefore = new Map<string, Paise>();
  for (const one of loose) paidBefore.set(groupKey(one), paise((paidBefore.get(groupKey(one)) ?? 0) + one.tax));
  // What bills and bank lines take of a certificate is counted here, in the order of their days; what was entered by hand before.
  let held: readonly Certificate[] = certificates.map((one) => ({ ...one, used: paise(0) }));
  for (const { certificateId, base } of loose) held = withUse(held, certificateId ? [{ id: certificateId, base }] : []);
  const ofAllYears = Map.groupBy([...before, ...payments].toSorted(inOrder), payeeAndNature);
  return [...groups]
    .flatMap(([key, group]) =>
      ofGroup(lessAdvances(group, carriedTo(group, ofAllYears)), paidBefore.get(key) ?? paise(0), held),
    )
    .toSorted(inOrder);
}

const payeeAndNature = ({ payee, nature }: Pick<TaxablePayment, 'payee' | 'nature'>): string =>
  `${payeeKey(payee)}|${nature}`;

const groupKey = (one: Pick<TaxablePayment, 'payee' | 'nature' | 'eventOn'>): string =>
  `${payeeAndNature(one)}|${financialYearOf(one.eventOn)}`;

/** What the years before a group paid its payee in advance, of its nature, and no bill had used by their end. */
function carriedTo(
  [first]: readonly TaxablePayment[],
  ofAllYears: ReadonlyMap<string, readonly TaxablePayment[]>,
): Paise {
  if (!first) return paise(0);
  const year = financialYearOf(first.eventOn);
  const all = ofAllYears.get(payeeAndNature(first)) ?? [];
  return advancesLeft(all.filter(({ eventOn }) => financialYearOf(eventOn) < year));
}

/** A payment to somebody whose PAN is known by now: it says who is paid, and so by which of two natures. */
export function withPanOf(payment: TaxablePayment, pan: string): TaxablePayment {
  const kind = payeeKindOf(pan);
  const nature = natureForPayee(payment.nature, kind);
  return { ...payment, nature, panState: 'held', payee: { ...payment.payee, pan, kind } };
}

function isForTan({ nature, eventOn }: TaxablePayment): boolean {
  const value = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], eventOn)?.value;
  return value !== undefined && value.charge.on !== 'average' && statementOfForm(value.form) !== undefined;
}

/**
 * `loose` is tax that was withheld of the group without a word of which sum. With what was withheld of a sum beyond what it asks, such
 * as of a whole bill whose advance bore tax already, it covers the earliest that lacks.
 */
function ofGroup(group: readonly TaxablePayment[], loose: Paise, certificates: readonly Certificate[]): Proposal[] {
  const found = lawfulOf(group, certificates);
  let spare = found.reduce<number>(
    (sum, { payment, lawful }) => sum + Math.max(0, payment.withheld - lawful.value.tax),
    loose,
  );
  return found.flatMap(({ payment, sums, lawful, asked }): Proposal[] => {
    const { withheld, panState } = payment;
    const { base, rate, tax, reasonFlag, certified } = lawful.value;
    const covered = Math.min(Math.max(0, tax - withheld), spare);
    spare -= covered;
    const missing = paise(Math.max(0, tax - withheld - covered));
    // What a transporter's declaration spares is told in the statement: it is listed without tax.
    const isToList = reasonFlag === 'T' && withheld === 0 && !payment.isListed;
    if (missing === 0 && !isToList) return [];
    return [
      {
        ...payment,
        ...{ runningTotal: runningTotal(payment, sums), base, rate, lawful: tax, tax: missing, explained: lawful },
        ...(reasonFlag && { reasonFlag }),
        ...(certified && { certified }),
        ...(panState === 'unknown' && {
          withoutPan: paise(taxToWithhold({ ...asked, hasPan: false }).value.tax - withheld - covered),
        }),
      },
    ];
  });
}

/** What the law asks of each payment of a group, with the sums to it. */
function lawfulOf(group: readonly TaxablePayment[], certificates: readonly Certificate[]) {
  let held = certificates;
  const sums: PaidSum[] = [];
  return group.flatMap((payment) => {
    const { nature, eventOn, amount, withheld, panState, panInoperativeSince, payee } = payment;
    const carrierSince = payment.carrierSince ?? undefined;
    const known = { hasPan: panState !== 'none', panInoperativeSince, carrierSince, months: payment.months };
    const asked = { nature, eventOn, amount, earlier: [...sums], ...known };
    // What a declaration spares counts for the limit, and is not taxed once others pass it.
    sums.push({ eventOn, amount, months: payment.months, ...(carrierSince && { isTaxed: true }) });
    // A note is no payment: what follows in the year counts less by it.
    if (amount < 0) return [];
    // Of what was withheld at the law's own rate nobody went by a certificate.
    const isByLaw = withheld > 0 && withheld >= taxToWithhold(asked).value.tax;
    const mayUse = isByLaw ? [] : certificatesFor(held, { pan: payee.pan, nature, eventOn });
    const lawful = taxToWithhold({ ...asked, certificates: mayUse });
    held = withUse(held, lawful.value.certified);
    return [{ payment, asked, lawful, sums: [...sums] }];
  });
}

function runningTotal({ nature, eventOn, months, amount }: TaxablePayment, sums: readonly PaidSum[]): Paise {
  const charge = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], eventOn)?.value.charge;
  const isByMonth = charge?.on === 'whole' && charge.limit.per === 'month';
  if (!isByMonth) return sumOf(sums);
  // With what stands in the months that it covers of sums before it.
  const covered = monthsOf({ eventOn, amount, months });
  return paise(
    sums.reduce((sum, one) => sum + covered.reduce((total, month) => total + shareOfMonth(one, month), 0), 0),
  );
}
