import { gstinCheckCharacter } from '../../identifiers/tax-number';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { type Bill, type Heads, NO_TAX, type TwoBLine } from './model';
import { foldedNumber } from './numbers';

/** A made-up registration of a State: its PAN from a number. */
export function gstinOf(serial: number, state = '27'): string {
  const pan = `AAZCZ${String(9000 + (serial % 1000)).padStart(4, '0')}${String.fromCharCode(65 + (Math.floor(serial / 1000) % 26))}`;
  const first = `${state}${pan}1Z`;
  return first + gstinCheckCharacter(first);
}

export const OWN = '29AAZCN9001Q1ZC';
export const SUPPLIER = gstinOf(1);

type Given<Of> = Partial<Omit<Of, 'date' | 'tax' | 'taxable'>> & {
  date?: string;
  taxable?: number;
  tax?: Partial<Record<keyof Heads, number>> | number;
};

const taxOfGiven = (tax: Given<Bill>['tax'], taxable: number): Heads =>
  typeof tax === 'object'
    ? ({ ...NO_TAX, ...tax } as Heads)
    : { ...NO_TAX, igst: paise(tax ?? Math.round(taxable * 0.18)) };

/** A bill with what a test does not care about made up. Amounts in paise. */
export function aBill({ date = '2026-10-03', taxable = 1_000_000, tax, ...given }: Given<Bill> = {}): Bill {
  return {
    ...{
      id: `bill-${given.number ?? 'K-1'}`,
      isReduction: false,
      gstin: SUPPLIER,
      name: 'Kaveri Parts',
      number: 'K-1',
      own: OWN,
    },
    ...{
      blocked: NO_TAX,
      blockedBy: null,
      isReverseCharge: false,
      recordedOn: isoDate('2026-11-01'),
      cancelledOn: null,
    },
    ...given,
    ...{ date: isoDate(date), taxable: paise(taxable), tax: taxOfGiven(tax, taxable) },
  };
}

/** A row of GSTR-2B likewise. */
export function aLine({ date = '2026-10-03', taxable = 1_000_000, tax, ...given }: Given<TwoBLine> = {}): TwoBLine {
  const made: TwoBLine = {
    ...{
      section: 'b2b',
      kind: 'invoice',
      gstin: SUPPLIER,
      name: 'Kaveri Parts',
      number: 'K-1',
      original: null,
      place: '29',
    },
    ...{
      isReverseCharge: false,
      availability: 'yes',
      reason: null,
      isRejected: false,
      filedOn: null,
      supplierPeriod: '2026-10',
    },
    ...{ key: '', value: paise(0) },
    ...given,
    ...{ date: isoDate(date), taxable: paise(taxable), tax: taxOfGiven(tax, taxable) },
  };
  const key = [made.section, made.gstin, made.kind, foldedNumber(made.number), made.date].join('|');
  return { ...made, key: given.key ?? key };
}

/** Journey J4: the books and the GSTR-2B of October 2026 of company K. */
export const J4_SUPPLIERS = {
  kaveri: '27AAZCK9003T1ZB',
  padma: '29AAZCP9004F1ZU',
  sutlej: '07AAZCS9005L1ZJ',
  tapi: '24AAZCT9006H1ZU',
  wayanad: '33AAZCW9007D1ZZ',
  musi: '36AAZCM9002R1ZF',
} as const;
const { kaveri, padma, sutlej, tapi, wayanad, musi } = J4_SUPPLIERS;
const half = (paisa: number) => ({ cgst: paisa, sgst: paisa });

export const J4_BILLS: readonly Bill[] = [
  aBill({ id: 'B1', gstin: kaveri, number: 'KR/26-27/0101', date: '2026-10-03', taxable: 10_000_000 }),
  aBill({ id: 'B2', gstin: padma, number: 'PF-77', date: '2026-10-05', taxable: 4_000_000, tax: half(360_000) }),
  aBill({ id: 'B3', gstin: padma, number: 'PF-78', date: '2026-10-09', taxable: 4_000_000, tax: half(360_000) }),
  aBill({ id: 'B4', gstin: sutlej, number: 'S/2026/15', date: '2026-10-12', taxable: 2_500_000 }),
  aBill({ id: 'B5', gstin: tapi, number: 'T-9', date: '2026-10-15', taxable: 5_000_000 }),
  aBill({ id: 'B6', gstin: wayanad, number: 'W-301', date: '2026-10-18', taxable: 6_000_000 }),
];

export const J4_LINES: readonly TwoBLine[] = [
  aLine({ gstin: kaveri, number: 'KR2627101', date: '2026-10-03', taxable: 10_000_000 }),
  aLine({ gstin: padma, number: 'PF-77', date: '2026-10-05', taxable: 4_000_000, tax: half(360_000) }),
  aLine({ gstin: sutlej, number: 'S/2026/15', date: '2026-10-12', taxable: 2_500_000, tax: 449_950 }),
  aLine({ gstin: padma, number: 'PF-79', date: '2026-10-05', taxable: 4_000_000, tax: half(360_000) }),
  aLine({ gstin: musi, number: 'M-55', date: '2026-10-20', taxable: 1_000_000 }),
  aLine({ gstin: wayanad, number: 'W-301', date: '2026-10-18', taxable: 6_000_000 }),
];
