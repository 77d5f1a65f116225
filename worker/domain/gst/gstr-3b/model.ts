import type { IsoDate } from '../../shared/dates';
import type { Message } from '../../shared/message';
import type { Amounts } from '../register/model';

/** The cells of GSTR-3B that rows fill, in the order of the form. 4(C) is what 4(A) leaves after 4(B). */
export const CELLS = [
  ...([
    '3.1(a)',
    '3.1(b)',
    '3.1(c)',
    '3.1(d)',
    '3.1(e)',
    '3.1.1(i)',
    '3.1.1(ii)',
    '3.2-unregistered',
    '3.2-composition',
    '3.2-uin',
  ] as const),
  ...(['4(A)(1)', '4(A)(2)', '4(A)(3)', '4(A)(4)', '4(A)(5)', '4(B)(1)', '4(B)(2)', '4(D)(1)', '4(D)(2)'] as const),
  ...(['5-gst', '5-non-gst'] as const),
] as const;
export type Cell = (typeof CELLS)[number];

/** What one line of the books, or one document of GSTR-2B, puts into a cell, and why. Amounts have their sign. */
export type CellRow = Amounts & {
  cell: Cell;
  id: string;
  source: 'document' | 'advance' | 'voucher' | 'gstr-2b';
  documentId: string | null;
  voucherId: string | null;
  number: string;
  date: IsoDate | null;
  party: string;
  partyGstin: string | null;
  placeOfSupply: string | null;
  isInterState: boolean;
  why: Message;
  rule: string;
};

/** A cell with what its rows come to. */
export type CellSum = Amounts & { cell: Cell; rows: number };

/** Tax under the heads of GST, in paise. */
export type Tax = Omit<Amounts, 'taxable'>;

/** Tax that vouchers of the period put on the control accounts without an invoice or bill, such as a journal or a bank charge. */
export type TaxVoucher = {
  id: string;
  number: string;
  date: IsoDate;
  narration: string;
  party: string | null;
  /** What the books were opened with: credit of it was brought forward, tax of it is still to be returned. */
  isOpening: boolean;
  output: Tax;
  reverse: Tax;
  input: Tax;
};
