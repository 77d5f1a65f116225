import { ruleIfInForce } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { type Payee, type ReasonFlag, statementOfForm } from './deduction';
import type { TaxAtSource } from './law/charge';
import { TDS_RATES, type TdsNature } from './natures';
import type { PaidSum } from './taxable-now';
import { taxToWithhold, type Withholding } from './withholding';

/** What is known of a payee's PAN: on record, said or seen to be none, or not asked yet. */
export type PanState = 'held' | 'none' | 'unknown';

/** A bill, or a bank line that pays without one: what may bear tax at source. */
export type TaxablePayment = {
  id: string;
  source: 'bill' | 'bank-line';
  eventOn: IsoDate;
  /** Without GST where that is shown apart, which a bank line never does. */
  amount: Paise;
  nature: TdsNature;
  payee: Payee;
  panState: PanState;
  narration: string;
  /** What was withheld of just this. */
  withheld: Paise;
};

/** What was withheld of a payee without a bill or bank line that says of which sum. */
export type LooseDeduction = { payee: Payee; nature: TdsNature; eventOn: IsoDate; base: Paise; tax: Paise };

/** A certificate of the assessing officer: a rate, up to a limit, within a time. */
export type Certificate = {
  id: string;
  pan: string;
  nature: TdsNature;
  rate: BasisPoints;
  limit: Paise;
  validFrom: IsoDate;
  validTo: IsoDate;
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
  certificateId?: string;
  explained: Explained<Withholding>;
};

/** By whom limits are counted: the PAN, else the party, else the name as it stands. */
export const payeeKey = ({ pan, partyId, name }: Payee): string => pan ?? partyId ?? name.trim().toLowerCase();

const inOrder = (one: TaxablePayment, other: TaxablePayment): number =>
  one.eventOn === other.eventOn ? compare(one.id, other.id) : compare(one.eventOn, other.eventOn);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The payments of which the law asks tax that nobody withheld: by payee, nature and year, across bills and bank lines. Limits are
 * counted over all of them in the order of their days; a payment that passes one carries the sums before it. A certificate lowers the
 * rate within its time and limit. Natures that have no rate of their own, and those that are paid by PAN, are left out.
 */
export function missingDeductions(
  payments: readonly TaxablePayment[],
  loose: readonly LooseDeduction[] = [],
  certificates: readonly Certificate[] = [],
): Proposal[] {
  const groups = new Map<string, TaxablePayment[]>();
  for (const payment of payments.filter(isForTan).toSorted(inOrder)) {
    const key = groupKey(payment);
    const group = groups.get(key);
    if (group) group.push(payment);
    else groups.set(key, [payment]);
  }
  const paidBefore = new Map<string, Paise>();
  for (const one of loose) paidBefore.set(groupKey(one), paise((paidBefore.get(groupKey(one)) ?? 0) + one.tax));
  const used = new Map<string, Paise>();
  return [...groups]
    .flatMap(([key, group]) => ofGroup(group, { loose: paidBefore.get(key) ?? paise(0), certificates, used }))
    .toSorted(inOrder);
}

const groupKey = ({ payee, nature, eventOn }: Pick<TaxablePayment, 'payee' | 'nature' | 'eventOn'>): string =>
  `${payeeKey(payee)}|${nature}|${financialYearOf(eventOn)}`;

function isForTan({ nature, eventOn }: TaxablePayment): boolean {
  const value = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], eventOn)?.value;
  return value !== undefined && value.charge.on !== 'average' && statementOfForm(value.form) !== undefined;
}

type Around = {
  /** Tax that was withheld of the group without a word of which sum: it covers the earliest that lacks. */
  loose: Paise;
  certificates: readonly Certificate[];
  /** What of each certificate's limit is used up. */
  used: Map<string, Paise>;
};

function ofGroup(group: readonly TaxablePayment[], around: Around): Proposal[] {
  const earlier: PaidSum[] = [];
  let spare: number = around.loose;
  return group.flatMap((payment): Proposal[] => {
    const { nature, eventOn, amount, withheld, panState } = payment;
    const asked = { nature, eventOn, amount, earlier: [...earlier], hasPan: panState !== 'none' };
    earlier.push({ eventOn, amount });
    const explained = taxToWithhold(asked);
    const { base, rate, tax, reasonFlag } = lowered(payment, explained.value, around);
    const covered = Math.min(Math.max(0, tax - withheld), spare);
    spare -= covered;
    const missing = paise(Math.max(0, tax - withheld - covered));
    if (missing === 0) return [];
    const flag = reasonFlag.flag;
    return [
      {
        ...payment,
        ...{ runningTotal: runningTotal(payment, earlier), base, rate, lawful: tax, tax: missing, explained },
        ...(flag && { reasonFlag: flag }),
        ...(reasonFlag.certificateId && { certificateId: reasonFlag.certificateId }),
        ...(panState === 'unknown' && {
          withoutPan: paise(taxToWithhold({ ...asked, hasPan: false }).value.tax - withheld - covered),
        }),
      },
    ];
  });
}

function runningTotal({ nature, eventOn }: TaxablePayment, sums: readonly PaidSum[]): Paise {
  const charge = ruleIfInForce<TaxAtSource>(TDS_RATES[nature], eventOn)?.value.charge;
  const isByMonth = charge?.on === 'whole' && charge.limit.per === 'month';
  const counted = isByMonth ? sums.filter((sum) => sum.eventOn.slice(0, 7) === eventOn.slice(0, 7)) : sums;
  return paise(counted.reduce((sum, one) => sum + one.amount, 0));
}

type Lowered = Pick<Withholding, 'base' | 'rate' | 'tax'> & {
  reasonFlag: { flag?: ReasonFlag | undefined; certificateId?: string };
};

/** The tax under a certificate that holds on the day: at its rate up to what is left of its limit, at the law's beyond. */
function lowered(payment: TaxablePayment, found: Withholding, { certificates, used }: Around): Lowered {
  const { base, rate, tax, reasonFlag } = found;
  const plain = { base, rate, tax, reasonFlag: { flag: reasonFlag } };
  const certificate = certificates.find(
    ({ pan, nature, validFrom, validTo }) =>
      pan === payment.payee.pan &&
      nature === payment.nature &&
      validFrom <= payment.eventOn &&
      payment.eventOn <= validTo,
  );
  if (!certificate || base === 0 || certificate.rate >= rate) return plain;
  const left = paise(Math.max(0, certificate.limit - (used.get(certificate.id) ?? 0)));
  const within = paise(Math.min(base, left));
  used.set(certificate.id, paise((used.get(certificate.id) ?? 0) + within));
  if (within === 0) return plain;
  const exact = shareOf(within, certificate.rate) + shareOf(paise(base - within), rate);
  const flag = certificate.rate === 0 ? 'B' : 'A';
  return {
    base,
    rate: within === base ? certificate.rate : rate,
    tax: toNearestRupee(paise(exact)),
    reasonFlag: { flag, certificateId: certificate.id },
  };
}
