import { m } from './messages';

/** The heads of GST in the order in which returns and papers have them. */
export const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
export type Head = (typeof HEADS)[number];

const WORDS: Readonly<Record<Head, () => string>> = {
  igst: m.gst_igst,
  cgst: m.gst_cgst,
  sgst: m.gst_sgst,
  cess: m.gst_cess,
};
export const headWords = (head: Head): string => WORDS[head]();
