import type { Paise } from '../../shared/money';
import { isService } from '../gstr-1/hsn';
import type { Section } from '../law/sections';
import type { Amounts, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';

/** The lines of GSTR-9 that rows of the year's returns fill, by their numbers in the form. */
export const ANNUAL_LINES = [
  ...(['4A', '4B', '4C', '4D', '4E', '4F', '4G', '4G1', '4I', '4J', '4K', '4L'] as const),
  ...(['5A', '5B', '5C', '5C1', '5D', '5E', '5F', '5H', '5I', '5J', '5K'] as const),
  ...(['6B', '6C', '6D', '6E', '6F', '6G', '6H', '7E', '7H'] as const),
] as const;
export type AnnualLine = (typeof ANNUAL_LINES)[number];

/** Lines that take away from their table. */
export const LOWERS: ReadonlySet<AnnualLine> = new Set(['4I', '4L', '5H', '5K']);

/** A row of the year in its line, with its amounts as the line shows them: without the sign of notes. */
export type AnnualRow = Amounts & { line: AnnualLine; row: RegisterRow };

/** What the rows of a line come to. */
export type LineSum = Amounts & { line: AnnualLine; rows: number };

/** Supplies without payment of tax by us: their notes and amendments stand in table 5, the others in table 4. */
function isWithoutTax(row: RegisterRow): boolean {
  if (row.operator?.role === 'pays') return true;
  return row.isReverseCharge || row.supplyType.endsWith('without-tax') || row.nature !== 'taxable';
}

const BY_SECTION: Readonly<Partial<Record<Section, AnnualLine>>> = {
  ...{
    '4A': '4B',
    '4B': '5C',
    '5': '4A',
    '6C': '4E',
    '7': '4A',
    '14(b)': '5C1',
    '15': '4G1',
  },
};

/** The line of GSTR-9 of a row of sales; undefined for what stands in no return. */
function lineOfSale(row: RegisterRow): AnnualLine | undefined {
  const at = row.section.at;
  if (at === null) return undefined;
  if (row.source !== 'document') return '4F';
  if (row.amends !== null) {
    const raises = row.sign === 1;
    if (isWithoutTax(row)) return raises ? '5J' : '5K';
    return raises ? '4K' : '4L';
  }
  if (at === '8') return row.nature === 'nil-rated' ? '5E' : row.nature === 'non-gst' ? '5F' : '5D';
  // What is paid as an operator is no turnover of the company's own, and no more are the notes on it.
  const isNet = at === '7' || at === '15';
  if (row.kind === 'credit-note' && !isNet) return isWithoutTax(row) ? '5H' : '4I';
  if (row.kind === 'debit-note' && !isNet) return isWithoutTax(row) ? '5I' : '4J';
  if (at === '6A') return row.supplyType.endsWith('without-tax') ? '5A' : '4C';
  if (at === '6B') return row.supplyType.endsWith('without-tax') ? '5B' : '4D';
  return BY_SECTION[at];
}

/** The lines of a row of purchases, by its boxes of GSTR-3B. */
function linesOfPurchase(row: RegisterRow): AnnualLine[] {
  const boxes = row.boxes.map(({ at }) => at);
  const lines: AnnualLine[] = [];
  if (boxes.includes('3.1(d)')) lines.push('4G');
  if (boxes.includes('4(A)(1)')) lines.push('6E');
  if (boxes.includes('4(A)(2)')) lines.push('6F');
  if (boxes.includes('4(A)(3)')) lines.push(row.counterparty.gstin === null ? '6C' : '6D');
  if (boxes.includes('4(A)(4)')) lines.push('6G');
  if (boxes.includes('4(A)(5)')) lines.push('6B');
  if (boxes.includes('4(B)(1)')) lines.push('7E');
  return lines;
}

const turned = (row: Amounts, sign: 1 | -1): Amounts => ({
  taxable: (row.taxable * sign || 0) as Amounts['taxable'],
  igst: (row.igst * sign || 0) as Amounts['igst'],
  cgst: (row.cgst * sign || 0) as Amounts['cgst'],
  sgst: (row.sgst * sign || 0) as Amounts['sgst'],
  cess: (row.cess * sign || 0) as Amounts['cess'],
});

/**
 * The rows of the year's returns in the lines of GSTR-9, each document in one line of tables 4 and 5, a purchase in each that it touches.
 * Lines that lower have their amounts above nought, as the form asks.
 */
export function annualRows(rows: readonly RegisterRow[]): AnnualRow[] {
  return rows.flatMap((row) => {
    const one = row.side === 'sale' ? lineOfSale(row) : undefined;
    const lines = row.side === 'sale' ? (one ? [one] : []) : linesOfPurchase(row);
    return lines.map((line) => ({ line, row, ...turned(row, LOWERS.has(line) ? -1 : 1) }));
  });
}

/** What the rows of each line come to; every line is there. */
export function lineSums(rows: readonly AnnualRow[]): LineSum[] {
  const of = Map.groupBy(rows, ({ line }) => line);
  return ANNUAL_LINES.map((line) => {
    const its = of.get(line) ?? [];
    return { line, rows: its.length, ...sumOf(its) };
  });
}

/** What credit was taken on. The form parts lines 6B to 6E by it; imports of goods are inputs or capital goods. */
export const CREDIT_KINDS = ['inputs', 'capital-goods', 'services'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const BY_KIND: ReadonlySet<AnnualLine> = new Set(['6B', '6C', '6D', '6E']);

/** A part of a line of table 6. */
export type KindSum = Amounts & { line: AnnualLine; kind: CreditKind; rows: number };

/** Lines 6B to 6E by what was bought: capital goods by the account, services by their code, inputs otherwise. */
export function creditKinds(rows: readonly AnnualRow[], isCapital: (row: RegisterRow) => boolean): KindSum[] {
  const kindOf = ({ line, row }: AnnualRow): CreditKind =>
    isCapital(row) ? 'capital-goods' : line !== '6E' && isService(row.hsn) ? 'services' : 'inputs';
  const of = Map.groupBy(
    rows.filter(({ line }) => BY_KIND.has(line)),
    (row) => `${row.line} ${kindOf(row)}`,
  );
  return ANNUAL_LINES.flatMap((line) =>
    CREDIT_KINDS.flatMap((kind) => {
      const its = of.get(`${line} ${kind}`);
      return its ? [{ line, kind, rows: its.length, ...sumOf(its) }] : [];
    }),
  );
}

/** Rows of lines that are parted by what was bought, of which no code says it. */
export const withoutCode = (rows: readonly AnnualRow[]): number =>
  rows.filter(({ line, row }) => BY_KIND.has(line) && line !== '6E' && row.hsn === null).length;

/** 16A: what was bought from taxpayers under composition. */
export const fromComposition = (rows: readonly RegisterRow[]): Paise =>
  sumOf(rows.filter(({ side, counterparty }) => side === 'purchase' && counterparty.isComposed === true)).taxable;

const totalOf = (sums: readonly LineSum[], belongs: (line: AnnualLine) => boolean): Amounts =>
  sumOf(sums.filter(({ line }) => belongs(line)).map((sum) => turned(sum, LOWERS.has(sum.line) ? -1 : 1)));

const isIn = (table: string) => (line: AnnualLine) => line.startsWith(table);

/** 4N: the supplies, advances and inward supplies on which tax is payable. */
export const taxablePart = (sums: readonly LineSum[]): Amounts => totalOf(sums, isIn('4'));
/** 5M: the turnover on which none is. */
export const untaxedPart = (sums: readonly LineSum[]): Amounts => totalOf(sums, isIn('5'));
/** 5N: the turnover of the year: 4N and 5M without what the company bought under reverse charge, or pays as an operator for others. */
export const annualTurnover = (sums: readonly LineSum[]): Amounts =>
  totalOf(sums, (line) => (isIn('4')(line) && line !== '4G' && line !== '4G1') || isIn('5')(line));
/** 6O: the credit that was availed; 7I: what was reversed of it. */
export const creditAvailed = (sums: readonly LineSum[]): Amounts => totalOf(sums, isIn('6'));
export const creditReversed = (sums: readonly LineSum[]): Amounts => totalOf(sums, isIn('7'));
