import { isoDate } from '../../shared/dates';
import { type BasisPoints, paise, percent, rupees } from '../../shared/money';
import type { RegisterDocument, RegisterLine } from '../register/model';
import { rowsOfDocuments } from '../register/register';
import { taxOnSupply } from '../tax';

export const OWN = '29ZZZCA0001A1Z0';
export const REGISTRATIONS = [{ gstin: OWN, filer: 'regular-monthly', registeredOn: '2020-01-01', cancelledOn: null }];

export type Sold = {
  number: string;
  date: string;
  kind?: RegisterDocument['kind'];
  partyGstin?: string;
  place: string;
  supplyType?: RegisterDocument['supplyType'];
  lines: { hsn: string | null; value: number; rate: number; description?: string; nature?: RegisterLine['nature'] }[];
  original?: RegisterDocument['original'];
};

/** A document of the books with its tax, as the ledger would record it. Values are in rupees. */
export function sold({
  number,
  date,
  kind = 'invoice',
  partyGstin,
  place,
  supplyType = 'regular',
  ...rest
}: Sold): RegisterDocument {
  const isUntaxed = supplyType.endsWith('without-tax');
  const lines = rest.lines.map(({ hsn, value, rate, description = 'Work', nature = null }, at): RegisterLine => {
    const taxable = paise(Math.round(value * 100));
    const { integrated, central, state } = taxOnSupply({
      ...{ supplierState: OWN.slice(0, 2), placeOfSupply: place, isSez: supplyType.startsWith('sez') },
      ...{ value: taxable, rate: (isUntaxed ? 0 : percent(rate)) as BasisPoints, suppliedOn: isoDate(date) },
    }).value;
    return {
      ...{ line: at + 1, description, hsn, quantity: null, unit: null, rate: percent(rate), taxable },
      ...{ igst: integrated, cgst: central, sgst: state, cess: paise(0), nature, isCreditBlocked: false },
      creditBlockedBy: null,
    };
  });
  const total = lines.reduce((sum, { taxable, igst, cgst, sgst }) => sum + taxable + igst + cgst + sgst, 0);
  return {
    ...{ id: number, side: 'sale', kind, number, date: isoDate(date), ownGstin: OWN, period: date.slice(0, 7) },
    ...{ partyName: 'Buyer', partyGstin: partyGstin ?? null, partyState: place, placeOfSupply: place, supplyType },
    ...{ isReverseCharge: false, total: paise(total), operatorGstin: null, operatorRole: null, portCode: null },
    ...{ customsNumber: null, customsDate: null, customsIgst: null, customsCess: null, isFromDistributor: false },
    ...{ original: rest.original ?? null, lines },
  };
}

const IT = { hsn: '998314', description: 'IT design and development services' };
const CONSULTING = { hsn: '998313', description: 'IT consulting and support services' };

/** The example of the layout: a taxpayer of Karnataka in October 2026. */
export const EXAMPLE = [
  sold({
    number: 'ST/26-27/101',
    date: '2026-10-05',
    partyGstin: '27ZZZCL2027N1ZO',
    place: '27',
    lines: [{ ...IT, value: 100_000, rate: 18 }],
  }),
  sold({
    number: 'ST/26-27/102',
    date: '2026-10-09',
    partyGstin: '29ZZZCK2026M1ZO',
    place: '29',
    lines: [{ ...CONSULTING, value: 50_000, rate: 18 }],
  }),
  sold({ number: 'ST/26-27/103', date: '2026-10-12', place: '33', lines: [{ ...IT, value: 120_000, rate: 18 }] }),
  sold({
    number: 'ST/26-27/104',
    date: '2026-10-20',
    place: '96',
    supplyType: 'export-without-tax',
    lines: [{ ...IT, value: 500_000, rate: 0 }],
  }),
  sold({ number: 'ST/26-27/105', date: '2026-10-22', place: '29', lines: [{ ...IT, value: 10_000, rate: 18 }] }),
  sold({
    number: 'ST/26-27/106',
    date: '2026-10-25',
    place: '29',
    lines: [{ ...IT, value: 5_000, rate: 0, nature: 'exempt' }],
  }),
  sold({
    ...{ number: 'CN/26-27/7', date: '2026-10-28', kind: 'credit-note', partyGstin: '27ZZZCL2027N1ZO', place: '27' },
    ...{
      lines: [{ ...IT, value: 10_000, rate: 18 }],
      original: { number: 'ST/26-27/101', date: isoDate('2026-10-05'), total: rupees(118_000) },
    },
  }),
];

export const rowsOf = (documents: readonly RegisterDocument[]) => rowsOfDocuments(documents, REGISTRATIONS);
