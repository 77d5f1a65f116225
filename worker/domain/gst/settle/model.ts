import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import type { GstInterest } from '../interest';
import type { GstLateFee } from '../late-fee';

/** The heads of GST in the order of the form. */
export const TAX_HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
export type TaxHead = (typeof TAX_HEADS)[number];
export type ByHead = Readonly<Record<TaxHead, Paise>>;

export const byHead = (of: (head: TaxHead) => number): ByHead => ({
  ...{ igst: paise(of('igst')), cgst: paise(of('cgst')), sgst: paise(of('sgst')), cess: paise(of('cess')) },
});
export const NOTHING: ByHead = byHead(() => 0);
export const totalOf = (amounts: ByHead): Paise => paise(TAX_HEADS.reduce((sum, head) => sum + amounts[head], 0));

export const sumByHead = (all: readonly ByHead[]): ByHead =>
  byHead((head) => all.reduce((sum, one) => sum + one[head], 0));
export const lessByHead = (one: ByHead, other: ByHead): ByHead => byHead((head) => one[head] - other[head]);
export const isNothing = (amounts: ByHead): boolean => TAX_HEADS.every((head) => amounts[head] === 0);

/** Credit of one head that pays tax of another. */
export type Use = { of: TaxHead; against: TaxHead; amount: Paise };

/** What was used of each head's credit, or what of each head's tax it paid. */
export const usedByHead = (uses: readonly Use[], key: 'of' | 'against'): ByHead =>
  byHead((head) => uses.reduce((sum, use) => (use[key] === head ? sum + use.amount : sum), 0));

/** How the tax of a return is paid: by credit, and the rest in cash, in whole rupees a head. */
export type Settlement = {
  /** Tax of the return that credit may pay; and that under reverse charge, which it may not. */
  liability: ByHead;
  reverse: ByHead;
  /** Of the liability what the company pays as an operator for its suppliers (s.9(5)): in cash, whatever credit there is; absent of returns recorded before it was told apart. */
  operated?: ByHead;
  /** Of the liability what is credit that has to be given back, since more is reversed than there is. */
  owed: ByHead;
  /** Below nought by head: more notes than invoices. It is carried to a later return. */
  carried: ByHead;
  /** Credit brought forward, of the return, and both. */
  forward: ByHead;
  net: ByHead;
  credit: ByHead;
  uses: readonly Use[];
  /** What credit leaves of the tax, with that under reverse charge; to the paisa. */
  inCash: ByHead;
  /** What is paid in whole rupees: tax, interest, late fee. */
  tax: ByHead;
  interest: ByHead;
  lateFee: ByHead;
  cash: ByHead;
  closing: ByHead;
  /** What rule 86B wants in cash though there is credit; nought where it does not touch the return. */
  mustBeCash: Paise;
  dueOn: IsoDate;
  filedOn: IsoDate;
  explained: { interest: Explained<GstInterest>; lateFee: Explained<GstLateFee> | null };
};
