import { say } from '../../shared/message';
import { paise } from '../../shared/money';
import { BOX_RULES, type Box } from '../law/sections';
import type { Amounts, Placement, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';
import { inForce } from '../register/section';
import type { Table4Row } from '../two-b/table4';
import { CELLS, type Cell, type CellRow, type CellSum, type Tax, type TaxVoucher } from './model';

/** Where the credit of table 4 comes from: the matched GSTR-2B of the period, or the books where none was imported. */
export type Credit = { from: 'books' } | { from: 'gstr-2b'; rows: readonly TwoBRow[] };

/** A row of table 4 from GSTR-2B with the document it stands for. */
export type TwoBRow = Table4Row & Pick<CellRow, 'number' | 'date' | 'party' | 'partyGstin'>;

export type DraftInput = {
  /** Rows of sales, purchases and advances of the period. */
  rows: readonly RegisterRow[];
  vouchers: readonly TaxVoucher[];
  credit: Credit;
  /** The last month of the period. */
  month: string;
};

/** Cells that the matched GSTR-2B fills in the place of the books. */
const OF_TWO_B: ReadonlySet<Box> = new Set(['4(A)(1)', '4(A)(4)', '4(A)(5)', '4(B)(1)', '4(D)(1)', '4(D)(2)']);

/**
 * The rows of GSTR-3B: each line of the registers in its boxes, the tax of vouchers without a document, and table 4 from GSTR-2B where
 * one was matched. Tax under reverse charge is the company's own and so is its credit: both come from the books.
 */
export function cellRowsOf({ rows, vouchers, credit, month }: DraftInput): CellRow[] {
  const told = credit.from === 'gstr-2b' ? credit.rows : [];
  const reverseTold = new Set(told.filter(({ cell }) => cell === '4(A)(3)').flatMap(({ billIds }) => billIds));
  const isTold = (row: RegisterRow, { at }: Placement<Box>): boolean =>
    credit.from === 'gstr-2b' && row.side === 'purchase' && !isOwnTax(row) && OF_TWO_B.has(at);
  const isReverseTold = (row: RegisterRow, { at }: Placement<Box>): boolean =>
    at.startsWith('4') && row.documentId !== null && reverseTold.has(row.documentId);
  return [
    ...rows.flatMap((row) =>
      row.boxes
        .filter((box) => !isTold(row, box) && !isReverseTold(row, box))
        .map((box): CellRow => ofRegister(row, box)),
    ),
    ...vouchers.flatMap((voucher) => ofVoucher(voucher, credit.from === 'books', month)),
    ...told.map((row) => ofTwoB(row, month)),
  ];
}

/** Tax that the company paid itself in the place of the supplier. */
const isOwnTax = ({ isReverseCharge, supplyType }: RegisterRow): boolean =>
  isReverseCharge || supplyType === 'import-of-services';

function cellOf({ at }: Placement<Box>, row: RegisterRow): Cell {
  const { gstin, isComposed } = row.counterparty;
  if (at === '3.2') return gstin === null ? '3.2-unregistered' : isComposed ? '3.2-composition' : '3.2-uin';
  if (at === '5') return row.nature === 'non-gst' ? '5-non-gst' : '5-gst';
  return at;
}

const ofRegister = (row: RegisterRow, box: Placement<Box>): CellRow => ({
  ...{ cell: cellOf(box, row), id: `${row.id}|${box.at}`, why: box.why, rule: box.rule },
  ...{ taxable: row.taxable, igst: row.igst, cgst: row.cgst, sgst: row.sgst, cess: row.cess },
  source: row.source === 'document' ? 'document' : 'advance',
  ...{ documentId: row.documentId, voucherId: row.voucherId, number: row.number, date: row.date },
  ...{ party: row.counterparty.name, partyGstin: row.counterparty.gstin, placeOfSupply: row.placeOfSupply },
  isInterState: row.isInterState,
});

const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const;
const isNothing = (tax: Tax): boolean => HEADS.every((head) => tax[head] === 0);

/** Of the tax on purchases in a voucher, what is credit of the reverse charge in the same voucher. */
function split({ input, reverse }: TaxVoucher): { own: Tax; other: Tax } {
  const own = { ...input };
  const other = { ...input };
  for (const head of HEADS) {
    own[head] = paise(Math.max(0, Math.min(input[head], reverse[head])));
    other[head] = paise(input[head] - own[head]);
  }
  return { own, other };
}

function ofVoucher(voucher: TaxVoucher, isByBooks: boolean, month: string): CellRow[] {
  const row = (cell: Box, tax: Tax, why: string): CellRow[] =>
    isNothing(tax)
      ? []
      : [
          {
            ...{ cell: cell as Cell, id: `${voucher.id}|${cell}`, source: 'voucher', taxable: paise(0), ...tax },
            ...{ documentId: null, voucherId: voucher.id, number: voucher.number, date: voucher.date },
            ...{ party: voucher.party ?? voucher.narration, partyGstin: null, placeOfSupply: null },
            ...{ isInterState: tax.igst !== 0, why: say(`gst-3b.why.${why}`), rule: ruleOf(cell, month) },
          },
        ];
  const [made, owed] = voucher.isOpening
    ? ['opening-output', 'opening-reverse']
    : ['voucher-output', 'voucher-reverse'];
  const out = [...row('3.1(a)', voucher.output, made), ...row('3.1(d)', voucher.reverse, owed)];
  if (voucher.isOpening) return out;
  const { own, other } = split(voucher);
  return [
    ...out,
    ...row('4(A)(3)', own, 'voucher-reverse-credit'),
    ...(isByBooks ? row('4(A)(5)', other, 'voucher-input') : []),
  ];
}

const ruleOf = (box: Box, month: string): string => inForce(BOX_RULES[box], month) ?? BOX_RULES[box][0]?.id ?? box;

/** 4(B)(2) has no version of its own: what is reversed for now stands there by the rule of 4(B). */
function ofTwoB(row: TwoBRow, month: string): CellRow {
  const { cell } = row;
  const box: Box = cell === '4(B)(2)' ? '4(B)(1)' : cell;
  return {
    ...{ cell, id: `${row.twoBPeriod}:${row.lineKey}|${cell}`, source: 'gstr-2b', taxable: paise(0), ...row.tax },
    ...{ documentId: row.billIds[0] ?? null, voucherId: null, number: row.number, date: row.date, party: row.party },
    ...{ partyGstin: row.partyGstin, placeOfSupply: null, isInterState: row.tax.igst !== 0 },
    ...{ why: row.reason, rule: ruleOf(box, month) },
  };
}

/** What the rows of each cell come to; every cell of the form is there. */
export function cellSums(rows: readonly CellRow[]): CellSum[] {
  const of = Map.groupBy(rows, ({ cell }) => cell);
  return CELLS.map((cell) => {
    const its = of.get(cell) ?? [];
    return { cell, rows: its.length, ...sumOf(its) };
  });
}

/** The sum of one cell. */
export const sumAt = (cells: readonly CellSum[], ...names: readonly Cell[]): Amounts =>
  sumOf(cells.filter(({ cell }) => names.includes(cell)));

const less = (one: Amounts, other: Amounts): Amounts => {
  const of = (head: keyof Amounts) => paise(one[head] - other[head]);
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
};

/** Table 4(C): the credit of 4(A) less what is reversed in 4(B). */
export const netCredit = (cells: readonly CellSum[]): Amounts =>
  less(sumAt(cells, '4(A)(1)', '4(A)(2)', '4(A)(3)', '4(A)(4)', '4(A)(5)'), sumAt(cells, '4(B)(1)', '4(B)(2)'));

/** What the return owes but for reverse charge: outward supplies, and those for which an operator pays. */
export const outwardTax = (cells: readonly CellSum[]): Amounts => sumAt(cells, '3.1(a)', '3.1(b)', '3.1.1(i)');

export type Reason = Message;
