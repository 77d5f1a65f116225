import { addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import { type Paise, paise, rupees } from '../shared/money';
import { customerGstin } from './ledger';

/** A bill of the demonstration, as its supplier reports it. */
export type DemoBill = {
  gstin: string;
  name: string;
  number: string;
  date: IsoDate;
  taxable: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
};

/** The day of a month on which the portal makes GSTR-2B of the month before. */
const MADE_ON = 14;

/** The last months whose GSTR-2B is there on a day, the latest first. */
export function monthsWithTwoB(day: IsoDate, count: number): string[] {
  const last = Number(day.slice(8)) >= MADE_ON ? -1 : -2;
  return Array.from({ length: count }, (_, at) => addMonths(firstOfMonth(day), last - at).slice(0, 7));
}

const OFF_BY = paise(50);

/**
 * A GSTR-2B in the portal's layout, made from the bills of a month as suppliers write them. Of a month that is still worked on one number
 * is without its signs, one tax half a rupee off, the last bill not reported, and an invoice there that the books have not.
 */
export function demoTwoB(gstin: string, month: string, bills: readonly DemoBill[], isOpen: boolean): string {
  const reported = isOpen && bills.length > 2 ? bills.slice(0, -1) : bills;
  const written = reported.map((bill, at) => ({
    ...bill,
    ...(isOpen && at === 0 && { number: bill.number.replace(/[^A-Z0-9]/g, '') }),
    ...(isOpen &&
      at === 1 &&
      (bill.igst > 0 ? { igst: paise(bill.igst - OFF_BY) } : { cgst: paise(bill.cgst - OFF_BY) })),
  }));
  const state = gstin.slice(0, 2);
  const other: DemoBill = {
    ...{
      gstin: customerGstin('Nilgiri Print House', state),
      name: 'Nilgiri Print House',
      number: `NPH/${month.slice(5)}/018`,
    },
    ...{ date: `${month}-18` as IsoDate, taxable: rupees(6_500), ...taxWithin(rupees(6_500), gstin) },
  };
  const code = (text: string) => `${text.slice(5, 7)}${text.slice(0, 4)}`;
  const next = addMonths(`${month}-01` as IsoDate, 1).slice(0, 7);
  const bySupplier = Map.groupBy([...written, ...(isOpen ? [other] : [])], (bill) => bill.gstin);
  const b2b = [...bySupplier].map(([ctin, its]) => ({
    ...{ ctin, trdnm: its[0]?.name ?? '', supfildt: dayOf(`${next}-10`), supprd: code(month) },
    inv: its.map((bill) => ({
      ...{ inum: bill.number, typ: 'R', dt: dayOf(bill.date), pos: state, rev: 'N', itcavl: 'Y', rsn: '' },
      ...{ val: inRupees(paise(bill.taxable + bill.igst + bill.cgst + bill.sgst)), txval: inRupees(bill.taxable) },
      ...{ igst: inRupees(bill.igst), cgst: inRupees(bill.cgst), sgst: inRupees(bill.sgst), cess: 0 },
    })),
  }));
  const head = { gstin, rtnprd: code(month), version: '1.0', gendt: dayOf(`${next}-${MADE_ON}`) };
  return JSON.stringify({ chksum: 'demonstration', data: { ...head, docdata: { b2b } } });
}

/** 18% of a value from the same State or from another, by the supplier's number. */
function taxWithin(value: Paise, own: string) {
  const isWithin = customerGstin('Nilgiri Print House', own.slice(0, 2)).startsWith(own.slice(0, 2));
  const half = paise((value * 9) / 100);
  return isWithin
    ? { igst: paise(0), cgst: half, sgst: half }
    : { igst: paise(2 * half), cgst: paise(0), sgst: paise(0) };
}

const inRupees = (amount: Paise): number => amount / 100;
const dayOf = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
