import type { RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf } from '../../law/table';
import { above, always, type Charge, each, type NatureRow, natureOf, type TaxAtSource } from './charge';

const LAKH = 100_000;
const S = TDS_SOURCES;

// The rates of the Act of 2025 are those the Finance Bill 2026 proposed; the section as enacted was not read.
const PROPOSED = { source: S.collection, status: 'proposed', knownSince: '2026-04-01' } as const;
const KNOWN = { source: S.codeTables };

type Row = { id: string; old: string; sl: string; code: string; fy25: Charge; fy26?: Charge; ty27?: Charge } & Partial<
  Pick<NatureRow, 'source' | 'confidence' | 'now25'>
>;

const item = ({ old, sl, code, source = S.collection, ty27, ...row }: Row) =>
  natureOf({
    now25: ty27 ? PROPOSED : KNOWN,
    ...row,
    id: `TCS.${row.id}`,
    ...(ty27 && { ty27 }),
    old: [old, '206C', '27EQ'],
    now: [`394(1) Sl. ${sl}`, code, '143'],
    basis: 'COLLECTION_EVENT',
    source,
  });

/** What a seller collects beside the price, GST included in it. Limits of one sale tax all of it, those of a year the excess. */
export const TCS_RATES = {
  liquor: item({ id: 'LIQUOR', old: '206C(1)', sl: '1', code: '1068', fy25: always(1), ty27: always(2) }),
  tenduLeaves: item({ id: 'TENDU', old: '206C(1)', sl: '2', code: '1069', fy25: always(5), ty27: always(2) }),
  timber: item({
    id: 'TIMBER',
    old: '206C(1)',
    sl: '3',
    code: '1070',
    fy25: always(2.5),
    fy26: always(2),
    source: S.finance2025b,
  }),
  scrap: item({ id: 'SCRAP', old: '206C(1)', sl: '4', code: '1073', fy25: always(1), ty27: always(2) }),
  minerals: item({ id: 'MINERAL', old: '206C(1)', sl: '5', code: '1074', fy25: always(1), ty27: always(2) }),
  motorVehicle: item({
    id: 'VEHICLE',
    old: '206C(1F)',
    sl: '6',
    code: '1075',
    fy25: each(1, 10 * LAKH),
    source: S.codeTables,
  }),
  remittanceForStudyOrHealth: item({
    id: 'LRS.STUDY',
    old: '206C(1G)',
    sl: '7',
    code: '1086',
    fy25: above([7 * LAKH, 5]),
    fy26: above([10 * LAKH, 5]),
    ty27: above([10 * LAKH, 2]),
  }),
  remittanceOfStudyLoan: item({
    id: 'LRS.LOAN',
    old: '206C(1G)',
    sl: '7',
    code: '1086',
    fy25: above([7 * LAKH, 0.5]),
    fy26: always(0),
    now25: KNOWN,
  }),
  remittance: item({
    id: 'LRS',
    old: '206C(1G)',
    sl: '7',
    code: '1087',
    fy25: above([7 * LAKH, 20]),
    fy26: above([10 * LAKH, 20]),
  }),
  // Which of codes 1088 and 1089 a flat rate takes is not confirmed: the person chooses.
  overseasTour: item({
    id: 'TOUR',
    old: '206C(1G)',
    sl: '8',
    code: '1088 or 1089',
    fy25: above([0, 5], [7 * LAKH, 20]),
    fy26: above([0, 5], [10 * LAKH, 20]),
    ty27: always(2),
    now25: { ...PROPOSED, status: 'unverified' },
  }),
  parkingTollMine: item({
    id: 'LICENCE',
    old: '206C(1C)',
    sl: '9',
    code: '1090',
    fy25: always(2),
    source: S.codeTables,
  }),
};

const charge = each(1, 1_000_000);
const shared = { basis: 'COLLECTION_EVENT', unit: 'rate and limit', comparator: 'EXCEEDS' } as const;

/** Listed luxury goods sold for more than ten lakh each, from 22 April 2025. */
export const LUXURY_GOODS: RuleHistory<TaxAtSource> = historyOf(
  {
    ...shared,
    id: 'TCS.LUXURY.c',
    from: '2025-04-22',
    value: { act: '1961', section: '206C(1F)', code: '206C', form: '27EQ', charge },
    statute: 'Income-tax Act 1961 s.206C(1F); Notification 36/2025',
    source: TDS_SOURCES.luxury,
  },
  {
    ...shared,
    id: 'TCS.LUXURY.d',
    from: '2026-04-01',
    value: { act: '2025', section: '394(1) Sl. 6', code: '1076 to 1085', form: '143', charge },
    statute: 'Income-tax Act 2025 s.394(1) Sl. 6',
    source: TDS_SOURCES.codeTables,
  },
);

/** The collection on sales of goods, which ended when section 194Q alone remained. */
export const SALE_OF_GOODS: RuleHistory<TaxAtSource> = historyOf({
  ...shared,
  id: 'TCS.GOODS',
  from: '2024-04-01',
  to: '2025-03-31',
  value: {
    act: '1961',
    section: '206C(1H)',
    code: '6CR',
    form: '27EQ',
    charge: above([5_000_000, 0.1]),
  },
  statute: 'Income-tax Act 1961 s.206C(1H), omitted from 1 April 2025',
});
