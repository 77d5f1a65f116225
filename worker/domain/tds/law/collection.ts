import type { RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf } from '../../law/table';
import { above, always, type Charge, each, type NatureRow, natureOf, type TaxAtSource } from './charge';

const LAKH = 100_000;
const S = TDS_SOURCES;

// Of remittances the new rate was read in the Finance Bill 2026 alone; the others were read as enacted.
const PROPOSED = { source: S.collection, status: 'proposed', knownSince: '2026-04-01' } as const;
const ENACTED = { source: S.rules2026, knownSince: '2026-03-31' } as const;
const KNOWN = { source: S.codeTables };

/** `letter` is the collection code in Form 27EQ; the challan carries it behind '6C'. `code` is that of Form 143. */
type Row = {
  id: string;
  old: string;
  letter: string;
  sl: string;
  code: string;
  fy25: Charge;
  fy26?: Charge;
  ty27?: Charge;
} & Partial<Pick<NatureRow, 'source' | 'confidence' | 'now25'>>;

const item = ({ old, letter, sl, code, source = S.collection, ty27, ...row }: Row) =>
  natureOf({
    now25: ty27 ? ENACTED : KNOWN,
    ...row,
    id: `TCS.${row.id}`,
    ...(ty27 && { ty27 }),
    old: [old, letter, '27EQ'],
    now: [`394(1) Sl. ${sl}`, code, '143'],
    basis: 'COLLECTION_EVENT',
    source,
  });

const forest = (id: string, letter: string, code: string) =>
  item({ id, old: '206C(1)', letter, sl: '3', code, fy25: always(2.5), fy26: always(2), source: S.finance2025b });

const licence = (id: string, letter: string, code: string) =>
  item({ id, old: '206C(1C)', letter, sl: '9', code, fy25: always(2), source: S.codeTables });

/** What a seller collects beside the price, GST included in it. Limits of one sale tax all of it, those of a year the excess. */
export const TCS_RATES = {
  liquor: item({ id: 'LIQUOR', old: '206C(1)', letter: 'A', sl: '1', code: '1068', fy25: always(1), ty27: always(2) }),
  tenduLeaves: item({
    ...{ id: 'TENDU', old: '206C(1)', letter: 'I', sl: '2', code: '1069' },
    ...{ fy25: always(5), ty27: always(2) },
  }),
  timberUnderLease: forest('TIMBER.LEASE', 'B', '1070'),
  timberOtherwise: forest('TIMBER.OTHER', 'C', '1071'),
  forestProduce: forest('FOREST', 'D', '1072'),
  scrap: item({ id: 'SCRAP', old: '206C(1)', letter: 'E', sl: '4', code: '1073', fy25: always(1), ty27: always(2) }),
  minerals: item({
    id: 'MINERAL',
    old: '206C(1)',
    letter: 'J',
    sl: '5',
    code: '1074',
    fy25: always(1),
    ty27: always(2),
  }),
  motorVehicle: item({
    id: 'VEHICLE',
    old: '206C(1F)',
    letter: 'L',
    sl: '6',
    code: '1075',
    fy25: each(1, 10 * LAKH),
    source: S.codeTables,
  }),
  remittanceForStudyOrHealth: item({
    id: 'LRS.STUDY',
    old: '206C(1G)',
    letter: 'T',
    sl: '7',
    code: '1086',
    fy25: above([7 * LAKH, 5]),
    fy26: above([10 * LAKH, 5]),
    ty27: above([10 * LAKH, 2]),
    now25: PROPOSED,
  }),
  remittanceOfStudyLoan: item({
    id: 'LRS.LOAN',
    old: '206C(1G)',
    letter: 'P',
    sl: '7',
    code: '1086',
    fy25: above([7 * LAKH, 0.5]),
    fy26: always(0),
    now25: KNOWN,
  }),
  remittance: item({
    id: 'LRS',
    old: '206C(1G)',
    letter: 'Q',
    sl: '7',
    code: '1087',
    fy25: above([7 * LAKH, 20]),
    fy26: above([10 * LAKH, 20]),
  }),
  overseasTour: item({
    id: 'TOUR',
    old: '206C(1G)',
    letter: 'O',
    sl: '8',
    code: '1088',
    fy25: above([0, 5], [7 * LAKH, 20]),
    fy26: above([0, 5], [10 * LAKH, 20]),
    ty27: always(2),
  }),
  parkingLot: licence('PARKING', 'F', '1090'),
  tollPlaza: licence('TOLL', 'G', '1091'),
  mineOrQuarry: licence('MINE', 'H', '1092'),
};

const charge = each(1, 1_000_000);
const shared = { basis: 'COLLECTION_EVENT', unit: 'rate and limit', comparator: 'EXCEEDS' } as const;

const luxury = (id: string, letter: string, code: string): RuleHistory<TaxAtSource> =>
  historyOf(
    {
      ...shared,
      id: `TCS.LUXURY.${id}.c`,
      from: '2025-04-22',
      value: { act: '1961', section: '206C(1F)', code: letter, form: '27EQ', charge },
      statute: 'Income-tax Act 1961 s.206C(1F); Notification 36/2025',
      source: TDS_SOURCES.luxury,
    },
    {
      ...shared,
      id: `TCS.LUXURY.${id}.d`,
      from: '2026-04-01',
      value: { act: '2025', section: '394(1) Sl. 6', code, form: '143', charge },
      statute: 'Income-tax Act 2025 s.394(1) Sl. 6',
      source: TDS_SOURCES.codeTables,
      confidence: 'medium',
    },
  );

/** Listed luxury goods sold for more than ten lakh each, from 22 April 2025. */
export const LUXURY_GOODS = {
  luxuryWatch: luxury('WATCH', 'MA', '1076'),
  luxuryArt: luxury('ART', 'MB', '1077'),
  luxuryCollectible: luxury('COLLECTIBLE', 'MC', '1078'),
  luxuryVessel: luxury('VESSEL', 'MD', '1079'),
  luxurySunglasses: luxury('SUNGLASSES', 'ME', '1080'),
  luxuryBag: luxury('BAG', 'MF', '1081'),
  luxuryShoes: luxury('SHOES', 'MG', '1082'),
  luxurySportswear: luxury('SPORTSWEAR', 'MH', '1083'),
  luxuryHomeTheatre: luxury('THEATRE', 'MI', '1084'),
  luxuryHorse: luxury('HORSE', 'MJ', '1085'),
};

/** The collection on sales of goods, which ended when section 194Q alone remained. */
export const SALE_OF_GOODS: RuleHistory<TaxAtSource> = historyOf({
  ...shared,
  id: 'TCS.GOODS',
  from: '2024-04-01',
  to: '2025-03-31',
  value: {
    act: '1961',
    section: '206C(1H)',
    code: 'R',
    form: '27EQ',
    charge: above([5_000_000, 0.1]),
  },
  statute: 'Income-tax Act 1961 s.206C(1H), omitted from 1 April 2025',
});
