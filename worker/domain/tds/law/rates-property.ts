import { TDS_SOURCES } from '../../law/sources';
import { above, always, monthly, natureOf, yearly } from './charge';

const S = TDS_SOURCES;
const CODES = { source: S.annexures };
const CRORE = 10_000_000;
const LAKH = 100_000;

/** Rent, property, goods, cash and assets: what is withheld under either Act, without surcharge and cess. */
export const TDS_ON_PROPERTY = {
  machineryRent: natureOf({
    id: 'TDS.194I.a',
    old: ['194-I(a)', '4IA'],
    now: ['393(1) Sl. 2(ii).D(a)', '1008'],
    fy25: yearly(2, 240_000),
    fy26: monthly(2, 50_000),
    source: S.finance2025,
    now25: CODES,
  }),
  propertyRent: natureOf({
    id: 'TDS.194I.b',
    old: ['194-I(b)', '4IB'],
    now: ['393(1) Sl. 2(ii).D(b)', '1009'],
    fy25: yearly(10, 240_000),
    fy26: monthly(10, 50_000),
    source: S.finance2025,
  }),
  // Not less than fifty lakh: the one limit of this table that is passed by reaching it.
  propertyPurchase: natureOf({
    id: 'TDS.194IA',
    old: ['194-IA', '9IA', '26QB'],
    now: ['393(1) Sl. 3(i)', '1010', '141'],
    fy25: yearly(1, 50 * LAKH),
    comparator: 'NOT_LESS_THAN',
    source: S.finance2024,
    now25: { source: S.form141, confidence: 'medium', status: 'unverified' },
  }),
  individualsRent: natureOf({
    id: 'TDS.194IB',
    old: ['194-IB', '94IB', '26QC'],
    now: ['393(1) Sl. 2(i)', '1007', '141'],
    fy25: monthly(5, 50_000),
    october: monthly(2, 50_000),
    source: S.finance2024,
    now25: { source: S.form141, confidence: 'medium', status: 'unverified' },
  }),
  jointDevelopment: natureOf({
    id: 'TDS.194IC',
    old: ['194-IC', '4IC'],
    now: ['393(1) Sl. 3(ii)', '1011'],
    fy25: always(10),
    source: S.reckoner,
  }),
  compulsoryAcquisition: natureOf({
    id: 'TDS.194LA',
    old: ['194LA', '94L'],
    now: ['393(1) Sl. 3(iii)', '1012'],
    fy25: yearly(10, 250_000),
    fy26: yearly(10, 500_000),
    source: S.finance2025,
  }),
  cashWithdrawal: natureOf({
    id: 'TDS.194N',
    old: ['194N', '94N'],
    now: ['393(3) Sl. 5', '1065'],
    fy25: above([CRORE, 2]),
    source: S.reckoner,
    now25: CODES,
  }),
  cashWithdrawalByCooperative: natureOf({
    id: 'TDS.194N.COOP',
    old: ['194N', '4NC'],
    now: ['393(3) Sl. 5', '1064'],
    fy25: above([3 * CRORE, 2]),
    source: S.reckoner,
    now25: CODES,
  }),
  // No tier for non-filers was found among the codes of the Act of 2025.
  cashWithdrawalByNonFiler: natureOf({
    id: 'TDS.194N.NF',
    old: ['194N', '4NF'],
    now: ['393(3) Sl. 5', '1065'],
    fy25: above([20 * LAKH, 2], [CRORE, 5]),
    ty27: above([CRORE, 2]),
    source: S.reckoner,
    now25: { confidence: 'medium' },
  }),
  platformSalesOfIndividual: natureOf({
    id: 'TDS.194O.P',
    old: ['194-O', '94O'],
    now: ['393(1) Sl. 8(v)', '1035'],
    fy25: yearly(1, 5 * LAKH),
    october: yearly(0.1, 5 * LAKH),
    source: S.finance2024,
  }),
  platformSales: natureOf({
    id: 'TDS.194O',
    old: ['194-O', '94O'],
    now: ['393(1) Sl. 8(v)', '1035'],
    fy25: always(1),
    october: always(0.1),
    source: S.finance2024,
  }),
  goods: natureOf({
    id: 'TDS.194Q',
    old: ['194Q', '94Q'],
    now: ['393(1) Sl. 8(ii)', '1031'],
    fy25: above([50 * LAKH, 0.1]),
    source: S.catalog,
  }),
  virtualAssetOfSpecified: natureOf({
    id: 'TDS.194S.SPECIFIED',
    old: ['194S', '94S', '26QE'],
    now: ['393(1) Sl. 8(vi)', '1037', '141'],
    fy25: yearly(1, 50_000),
    source: S.catalog,
    now25: { source: S.form141 },
  }),
  virtualAsset: natureOf({
    id: 'TDS.194S',
    old: ['194S', '94S'],
    now: ['393(1) Sl. 8(vi)', '1037'],
    fy25: yearly(1, 10_000),
    source: S.catalog,
  }),
};
