import type { RuleHistory } from '../../law/rule';
import { TDS_SOURCES } from '../../law/sources';
import { historyOf, underBothActs } from '../../law/table';
import { type BasisPoints, crore, lakh, type Paise, percent } from '../../shared/money';

/** The least rate where the payee gives no PAN. An inoperative PAN counts as none. */
export const NO_PAN_RATE: RuleHistory<BasisPoints> = underBothActs({
  id: 'TDS.NOPAN',
  from: '2010-04-01',
  basis: 'DEDUCTION_EVENT',
  value: percent(20),
  unit: 'rate, at least',
  old: 'Income-tax Act 1961 s.206AA',
  now: 'Income-tax Act 2025 s.397(2)(b)',
  source: [TDS_SOURCES.noPan206aa, TDS_SOURCES.noPan397],
});

/** A PAN that is not linked with Aadhaar in time is inoperative, and counts as none while it is. */
export const INOPERATIVE_PAN: RuleHistory<'none'> = underBothActs({
  id: 'TDS.PAN.INOPERATIVE',
  from: '2023-07-01',
  basis: 'DEDUCTION_EVENT',
  value: 'none',
  unit: 'what the PAN counts as',
  old: 'Income-tax Act 1961 ss.139AA, 206AA; Income-tax Rules 1962 r.114AAA; Circular 3/2023',
  now: 'Income-tax Act 2025 s.397(2); Circular 9/2025',
  confidence: 'medium',
});

/** The same for purchases of goods and sales through a platform. */
export const NO_PAN_RATE_OF_TRADE: RuleHistory<BasisPoints> = underBothActs({
  id: 'TDS.NOPAN.5',
  from: '2020-10-01',
  basis: 'DEDUCTION_EVENT',
  value: percent(5),
  unit: 'rate, at least',
  old: 'Income-tax Act 1961 s.206AA, provisos',
  now: 'Income-tax Act 2025 s.397(2)(b)(i)(C)',
  source: [TDS_SOURCES.noPan206aa, TDS_SOURCES.noPan397],
});

export type RaisedRate = { times: number; atLeast: BasisPoints; atMost?: BasisPoints };

/** The higher rate for payees who filed no return. It ended with March 2025, and the Act of 2025 has none. */
export const NON_FILER_RATE: RuleHistory<RaisedRate> = historyOf({
  id: 'TDS.NONFILER',
  from: '2021-07-01',
  to: '2025-03-31',
  basis: 'DEDUCTION_EVENT',
  value: { times: 2, atLeast: percent(5) },
  unit: 'times the rate',
  statute: 'Income-tax Act 1961 s.206AB',
});

/** A yearly limit that only a payee whose PAN or Aadhaar is on record has: without one, tax runs from the first rupee. */
export const LIMIT_NEEDS_PAN: RuleHistory<readonly string[]> = underBothActs({
  id: 'TDS.NOPAN.194O',
  from: '2020-10-01',
  basis: 'DEDUCTION_EVENT',
  value: ['platformSalesOfIndividual'],
  unit: 'natures of payment',
  old: 'Income-tax Act 1961 s.194-O(2)',
  now: 'Income-tax Act 2025 s.393(1) Sl. 8(v)',
});

const COLLECTED = { basis: 'COLLECTION_EVENT', unit: 'times the rate' } as const;
const CEILING = percent(20);

/** The rate a seller collects of a buyer without PAN. */
export const TCS_NO_PAN_RATE: RuleHistory<RaisedRate> = historyOf(
  {
    ...COLLECTED,
    id: 'TCS.NOPAN.a',
    from: '2017-04-01',
    value: { times: 2, atLeast: percent(5) },
    statute: 'Income-tax Act 1961 s.206CC',
    source: TDS_SOURCES.saleOfGoods,
  },
  {
    ...COLLECTED,
    id: 'TCS.NOPAN.b',
    from: '2023-07-01',
    value: { times: 2, atLeast: percent(5), atMost: CEILING },
    statute: 'Income-tax Act 1961 s.206CC as amended by the Finance Act, 2023',
  },
  {
    ...COLLECTED,
    id: 'TCS.NOPAN.c',
    from: '2026-04-01',
    value: { times: 2, atLeast: percent(5), atMost: CEILING },
    statute: 'Income-tax Act 2025 s.397(2)(b)(ii)',
    source: TDS_SOURCES.rules2026,
  },
);

/** The same for sales of goods, as long as tax was collected on them. */
export const TCS_NO_PAN_RATE_OF_GOODS: RuleHistory<RaisedRate> = historyOf({
  ...COLLECTED,
  id: 'TCS.NOPAN.1H',
  from: '2020-10-01',
  to: '2025-03-31',
  value: { times: 2, atLeast: percent(1) },
  statute: 'Income-tax Act 1961 s.206CC(1) proviso',
  source: TDS_SOURCES.saleOfGoods,
});

/** The higher rate for buyers who filed no return. It ended with March 2025. */
export const TCS_NON_FILER_RATE: RuleHistory<RaisedRate> = historyOf(
  {
    ...COLLECTED,
    id: 'TCS.NONFILER.a',
    from: '2021-07-01',
    value: { times: 2, atLeast: percent(5) },
    statute: 'Income-tax Act 1961 s.206CCA',
  },
  {
    ...COLLECTED,
    id: 'TCS.NONFILER.b',
    from: '2023-07-01',
    to: '2025-03-31',
    value: { times: 2, atLeast: percent(5), atMost: CEILING },
    statute: 'Income-tax Act 1961 s.206CCA as amended by the Finance Act, 2023',
  },
);

const payer = (id: string, value: Paise): RuleHistory<Paise> =>
  underBothActs({
    id: `TDS.PAYER.${id}`,
    from: '2020-04-01',
    basis: 'FINANCIAL_YEAR',
    value,
    unit: 'paise of turnover in the year before',
    comparator: 'EXCEEDS',
    old: 'Income-tax Act 1961 ss.194A, 194C, 194H, 194-I, 194J, 194R',
    now: 'Income-tax Act 2025 s.402(11), (37)',
    source: TDS_SOURCES.catalog,
    confidence: 'medium',
  });

/** Turnovers above which an individual or a family must withhold as companies and firms always do. */
export const PAYER_LIMITS = { business: payer('BUSINESS', crore(1)), profession: payer('PROFESSION', lakh(50)) };

/** Goods carriages up to which a transporter's declaration spares the tax on contracts. */
export const TRANSPORTER_CARRIAGES: RuleHistory<number> = underBothActs({
  id: 'TDS.TRANSPORTER',
  from: '2015-06-01',
  basis: 'DEDUCTION_EVENT',
  value: 10,
  unit: 'goods carriages, at most',
  old: 'Income-tax Act 1961 s.194C(6)',
  now: 'Income-tax Act 2025 s.393(4) Sl. 8',
  source: TDS_SOURCES.catalog,
});

/** The buyer's turnover of the year before above which a purchase of goods bears tax. */
export const BUYER_TURNOVER: RuleHistory<Paise> = underBothActs({
  id: 'TDS.194Q.BUYER',
  from: '2021-07-01',
  basis: 'DEDUCTION_EVENT',
  value: crore(10),
  unit: 'paise of turnover in the year before',
  comparator: 'EXCEEDS',
  old: 'Income-tax Act 1961 s.194Q',
  now: 'Income-tax Act 2025 s.393(1) Sl. 8(ii)',
  source: TDS_SOURCES.catalog,
});
