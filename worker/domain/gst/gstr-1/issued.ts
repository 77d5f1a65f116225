import type { DocumentKind } from '../../ledger/document/model';
import type { AdvanceVoucherKind } from '../advance-voucher';

/** A document of ours as Table 13 counts it: drafts are none, and what was cancelled keeps its number. */
export type IssuedDocument = {
  kind: DocumentKind | 'self-invoice' | 'payment-voucher' | AdvanceVoucherKind;
  number: string;
  series: string;
  serial: number;
  isCancelled: boolean;
};

/** Numbers that follow each other without a gap. */
export type IssuedRange = {
  /** The portal's number of the nature of document: 1 invoices, 2 invoices for what came from the unregistered, 4 debit notes, 5 credit notes, 6 receipt vouchers, 7 payment vouchers, 8 refund vouchers. */
  nature: 1 | 2 | 4 | 5 | 6 | 7 | 8;
  from: string;
  to: string;
  count: number;
  cancelled: number;
};

/** Numbers of a series that no document of the period has, between two that have one. */
export type Gap = { series: string; from: number; to: number };

const NATURE: Readonly<Record<IssuedDocument['kind'], IssuedRange['nature']>> = {
  ...{ invoice: 1, 'self-invoice': 2, 'debit-note': 4, 'credit-note': 5, 'payment-voucher': 7 },
  ...{ 'receipt-voucher': 6, 'refund-voucher': 8 },
};

/** Table 13: the numbers of each series, split where some are missing; what is missing stands apart. */
export function issuedOf(documents: readonly IssuedDocument[]): { ranges: IssuedRange[]; gaps: Gap[] } {
  const series = new Map<string, IssuedDocument[]>();
  for (const document of documents) {
    const key = `${NATURE[document.kind]}|${document.series}`;
    series.set(key, [...(series.get(key) ?? []), document]);
  }
  const ranges: IssuedRange[] = [];
  const gaps: Gap[] = [];
  for (const [, numbers] of [...series].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    let last: { range: IssuedRange; serial: number } | undefined;
    for (const { kind, number, series: name, serial, isCancelled } of numbers.toSorted((a, b) => a.serial - b.serial)) {
      // A number without digits at its end is a series of one, and nothing follows it.
      const isNext = last !== undefined && serial > 0 && serial === last.serial + 1;
      if (last && serial > last.serial + 1) gaps.push({ series: name, from: last.serial + 1, to: serial - 1 });
      const range: IssuedRange =
        isNext && last ? last.range : { nature: NATURE[kind], from: number, to: number, count: 0, cancelled: 0 };
      if (!isNext) ranges.push(range);
      range.to = number;
      range.count += 1;
      range.cancelled += isCancelled ? 1 : 0;
      last = { range, serial };
    }
  }
  return { ranges, gaps };
}
