import { type Paise, paise } from '../../shared/money';
import type { Amounts } from '../register/model';
import { sumOf } from '../register/register';
import { netCredit, sumAt } from './cells';
import type { Cell, CellRow, CellSum } from './model';

/** Interest and late fee of table 5.1, in paise. */
export type Dues = { interest: Omit<Amounts, 'taxable'>; lateFee: { cgst: Paise; sgst: Paise } };

export type PortalInput = {
  gstin: string;
  /** The month that names the period to the portal, 'MMYYYY'. */
  code: string;
  rows: readonly CellRow[];
  cells: readonly CellSum[];
  dues: Dues;
};

const rupees = (amount: Paise): number => amount / 100;

const all = ({ taxable, igst, cgst, sgst, cess }: Amounts) => ({
  ...{ txval: rupees(taxable), iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: rupees(cess) },
});
const tax = ({ igst, cgst, sgst, cess }: Omit<Amounts, 'taxable'>) => ({
  ...{ iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: rupees(cess) },
});

/** The return in the layout of the portal's utility: every key in its order and filled with noughts, whatever the rows. */
export function portalJsonOf({ gstin, code, rows, cells, dues }: PortalInput): string {
  const at = (cell: Cell) => sumAt(cells, cell);
  const typed = (ty: string, cell: Cell) => ({ ty, ...tax(at(cell)) });
  return JSON.stringify({
    ...{ gstin, ret_period: code },
    sup_details: {
      ...{ osup_det: all(at('3.1(a)')), osup_zero: all(at('3.1(b)')), osup_nil_exmp: all(at('3.1(c)')) },
      ...{ isup_rev: all(at('3.1(d)')), osup_nongst: all(at('3.1(e)')) },
    },
    eco_dtls: { eco_sup: all(at('3.1.1(i)')), eco_reg_sup: { txval: rupees(at('3.1.1(ii)').taxable) } },
    itc_elg: {
      itc_avl: [
        ...[typed('IMPG', '4(A)(1)'), typed('IMPS', '4(A)(2)'), typed('ISRC', '4(A)(3)'), typed('ISD', '4(A)(4)')],
        typed('OTH', '4(A)(5)'),
      ],
      itc_rev: [typed('RUL', '4(B)(1)'), typed('OTH', '4(B)(2)')],
      itc_net: tax(netCredit(cells)),
      itc_inelg: [typed('RUL', '4(D)(1)'), typed('OTH', '4(D)(2)')],
    },
    inward_sup: { isup_details: [inward('GST', rows, '5-gst'), inward('NONGST', rows, '5-non-gst')] },
    intr_ltfee: {
      intr_details: tax(dues.interest),
      ltfee_details: { camt: rupees(dues.lateFee.cgst), samt: rupees(dues.lateFee.sgst) },
    },
    inter_sup: {
      unreg_details: byPlace(rows, '3.2-unregistered'),
      comp_details: byPlace(rows, '3.2-composition'),
      uin_details: byPlace(rows, '3.2-uin'),
    },
  });
}

function inward(ty: string, rows: readonly CellRow[], cell: Cell) {
  const of = (isInter: boolean) =>
    rupees(sumOf(rows.filter((row) => row.cell === cell && row.isInterState === isInter)).taxable);
  return { ty, inter: of(true), intra: of(false) };
}

function byPlace(rows: readonly CellRow[], cell: Cell) {
  const places = Map.groupBy(
    rows.filter((row) => row.cell === cell),
    ({ placeOfSupply }) => placeOfSupply ?? '',
  );
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([pos, of]) => ({ pos, sum: sumOf(of) }))
    .filter(({ sum }) => sum.taxable !== 0 || sum.igst !== 0)
    .map(({ pos, sum }) => ({ pos, txval: rupees(sum.taxable), iamt: rupees(sum.igst) }));
}

export const NO_DUES: Dues = {
  interest: { igst: paise(0), cgst: paise(0), sgst: paise(0), cess: paise(0) },
  lateFee: { cgst: paise(0), sgst: paise(0) },
};
