import { ruleInForce } from '../law/rule';
import { financialYearOf, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import { toNearestRupee, upToRupee } from '../shared/rounding';
import { depositDueDate } from './due-dates';
import { type TdsInterest, tdsInterest } from './interest-and-fees';
import { CHALLAN_FIELDS } from './law/challan';
import type { PayeeKind } from './natures';
import { partsOfPayment, sumOfParts, type TaxParts } from './parts';

/** A deduction of which tax is still to be deposited. */
export type OpenDeduction = {
  id: string;
  tan: string;
  act: '1961' | '2025';
  section: string;
  code: string;
  payeeKind: PayeeKind;
  eventOn: IsoDate;
  deductedOn: IsoDate;
  tax: Paise;
  /** What no challan pays yet, and what of that is surcharge and cess. */
  open: Paise;
  openParts: TaxParts;
};

/** A part of a challan: what it pays of one deduction, and the interest on that. */
export type ChallanPart = {
  deduction: OpenDeduction;
  amount: Paise;
  /** What of the amount is surcharge and cess. */
  parts: TaxParts;
  interest: Explained<TdsInterest>;
};

export type ChallanDraft = {
  tan: string;
  act: '1961' | '2025';
  year: string;
  /** The month of the deductions, whose due day they share. */
  month: string;
  dueOn: IsoDate;
  /** 0020, 0021, or both where one challan of the Act of 2025 holds payees of both kinds. */
  majorHead: string;
  minorHead: string;
  /** The one section of a challan under the Act of 1961. */
  section: string | null;
  parts: readonly ChallanPart[];
  /** With the surcharge and cess in it. */
  tax: Paise;
  surcharge: Paise;
  cess: Paise;
  /** Up to the next rupee, as a challan carries it. */
  interest: Paise;
  total: Paise;
};

/** The major head of a payee's tax: companies that are paid stand under a head of their own. */
export const majorHeadOf = (kind: PayeeKind, day: IsoDate): string =>
  ruleInForce(kind === 'company' ? CHALLAN_FIELDS.companyPayees : CHALLAN_FIELDS.otherPayees, day).value;

/** The interest on a deduction that is deposited on a day: 1% for withholding it late, 1.5% for depositing it late. */
export function interestOn(
  { eventOn, deductedOn }: Pick<OpenDeduction, 'eventOn' | 'deductedOn'>,
  amount: Paise,
  payOn: IsoDate,
): Explained<TdsInterest> {
  const depositDueOn = depositDueDate('challan', deductedOn).value;
  return tdsInterest({
    ...{ kind: 'deduction', tax: amount, deductibleOn: eventOn, deductedOn, depositedOn: payOn, depositDueOn },
  });
}

/**
 * The challans that pay what is open, as of a day: one for each TAN, Act, year and month of deduction; under the Act of 1961 one for
 * each section and head, under the Act of 2025 one that holds several codes. `areHeadsApart` splits the latter by head too.
 */
export function challansToPay(
  open: readonly OpenDeduction[],
  payOn: IsoDate,
  { areHeadsApart = false }: { areHeadsApart?: boolean } = {},
): ChallanDraft[] {
  const groups = new Map<string, OpenDeduction[]>();
  for (const one of open.filter(({ open: left }) => left > 0)) {
    const isApart = areHeadsApart || one.act === '1961';
    const key = [
      ...[one.act, financialYearOf(one.eventOn), one.deductedOn.slice(0, 7), one.tan],
      ...[one.act === '1961' ? one.section : '', isApart ? majorHeadOf(one.payeeKind, one.eventOn) : ''],
    ].join('|');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) =>
      challanOf(
        group.map((deduction) => ({ deduction, amount: deduction.open })),
        payOn,
      ),
    );
}

/** A challan of these parts of deductions, which are of one Act and year. Throws RangeError where there are none. */
export function challanOf(parts: readonly { deduction: OpenDeduction; amount: Paise }[], payOn: IsoDate): ChallanDraft {
  const [first] = parts;
  if (!first) throw new RangeError('A challan pays at least one deduction');
  const { tan, act, section, eventOn, deductedOn } = first.deduction;
  const made = parts.map(({ deduction, amount }) => ({
    deduction,
    amount,
    parts: partsOfPayment(amount, { open: deduction.open, parts: deduction.openParts }),
    interest: interestOn(deduction, amount, payOn),
  }));
  const heads = [...new Set(parts.map(({ deduction }) => majorHeadOf(deduction.payeeKind, deduction.eventOn)))];
  const tax = upToRupee(paise(parts.reduce((sum, { amount }) => sum + amount, 0)));
  const { surcharge, cess } = headsOf(made.map((part) => part.parts));
  const interest = upToRupee(paise(made.reduce((sum, part) => sum + part.interest.value.exact, 0)));
  return {
    ...{ tan, act, year: financialYearOf(eventOn), month: deductedOn.slice(0, 7) },
    dueOn: depositDueDate('challan', deductedOn).value,
    majorHead: heads.toSorted().join('/'),
    minorHead: ruleInForce(CHALLAN_FIELDS.byTaxpayer, eventOn).value,
    section: act === '1961' ? section : null,
    ...{ parts: made, tax, surcharge, cess, interest, total: paise(tax + interest) },
  };
}

/** The surcharge and the cess of a challan, each in whole rupees. */
export function headsOf(parts: readonly TaxParts[]): TaxParts {
  const { surcharge, cess } = sumOfParts(parts);
  return { surcharge: toNearestRupee(surcharge), cess: toNearestRupee(cess) };
}

/** How a sum of tax pays deductions: the earliest first, the last one in part; what is left over stays unused. */
export function shareOut<One extends OpenDeduction>(
  tax: Paise,
  deductions: readonly One[],
): { parts: { deduction: One; amount: Paise }[]; unused: Paise } {
  let left: number = tax;
  const parts = deductions
    .toSorted((one, other) => (one.deductedOn < other.deductedOn ? -1 : one.deductedOn > other.deductedOn ? 1 : 0))
    .flatMap((deduction) => {
      const amount = Math.min(left, deduction.open);
      left -= amount;
      return amount > 0 ? [{ deduction, amount: paise(amount) }] : [];
    });
  return { parts, unused: paise(left) };
}
