import { LOSSES, SECTIONS_2025 } from '../../law/sources';
import { actHistory, inBothActs, unread } from '../../law/table';
import { type BasisPoints, crore, lakh, type Paise, percent } from '../../shared/money';

const ACT = unread('Income-tax Act');

const roundedTo10 = (id: string, of1961: string) =>
  actHistory<number>({ id: `IT.ROUNDING.${id}`, unit: 'rupees, paise dropped before', source: ACT }, [
    { from: '2014-04-01', value: 10, statute: `Income-tax Act 1961 ${of1961}` },
    { from: '2026-04-01', value: 10, statute: 'Income-tax Act 2025 s.516', source: SECTIONS_2025 },
  ]);

/** Total income, once and before any rate is taken of it. Book profit and adjusted total income are rounded likewise. */
export const INCOME_ROUNDING = roundedTo10('INCOME', 's.288A');

/** What is payable or refundable, once and last, after credits, interest and fee; never tax, cess or an instalment by itself. */
export const PAYABLE_ROUNDING = roundedTo10('PAYABLE', 's.288B');

/** Sums owed to a micro or small supplier beyond this time are deductible only when paid. */
export const SMALL_SUPPLIER_DAYS = inBothActs<{ withAgreement: number; without: number }>(
  { id: 'IT.43BH', from: '2023-04-01', unit: 'days from acceptance', comparator: 'EXCEEDS', source: ACT },
  { withAgreement: 45, without: 15 },
  ['s.43B(h); MSMED Act 2006 s.15', 's.37; MSMED Act 2006 s.15'],
);

export const BUSINESS_LOSS_YEARS = inBothActs<number>(
  { id: 'IT.LOSS.BUSINESS', from: '2014-04-01', unit: 'years, if the loss return was in time', source: ACT },
  8,
  ['s.72, s.80', 's.112'],
);

/** A closely held company keeps its loss with the same holders of 51%; an eligible start-up if all of them still hold. */
export const LOSS_SHAREHOLDING = inBothActs<{ heldPercent: BasisPoints; startupYears: number }>(
  {
    id: 'IT.LOSS.SHAREHOLDING',
    from: '2017-04-01',
    unit: 'basis points of votes, years',
    comparator: 'NOT_LESS_THAN',
    source: LOSSES,
    confidence: 'medium',
  },
  { heldPercent: percent(51), startupYears: 10 },
  ['s.79', 's.119'],
);

/** What of a firm's or LLP's loss was the share of a partner who retired or died is not carried. */
export const RETIRED_PARTNER_LOSS = inBothActs<boolean>(
  { id: 'IT.LOSS.RETIRED', from: '2014-04-01', unit: 'whether it is carried', source: unread('Section 78(1)') },
  false,
  ['s.78(1)', '(1961: s.78(1))'],
);

/** Written-down value each year; half of it on what was used for less than 180 days in its first. */
export const DEPRECIATION_RATES = actHistory<Record<string, BasisPoints>>(
  { id: 'IT.DEPRECIATION', unit: 'basis points of written-down value', source: ACT },
  [
    // Before, the highest rates were 60, 80 and 100%.
    { from: '2017-04-01', value: blocks(), statute: 'Income-tax Act 1961 s.32; Income-tax Rules 1962, New Appendix I' },
    { from: '2020-04-01', value: blocks(), statute: 'Income-tax Act 1961 s.32; Income-tax Rules 1962, Appendix I' },
    {
      from: '2026-04-01',
      value: blocks(),
      statute: 'Income-tax Act 2025 s.33; Income-tax Rules 2026',
      status: 'unverified',
    },
  ],
);

function blocks(): Record<string, BasisPoints> {
  return {
    'residential-buildings': percent(5),
    'other-buildings': percent(10),
    'temporary-structures': percent(40),
    'furniture-and-fittings': percent(10),
    'plant-and-machinery': percent(15),
    'cars-of-2019-20': percent(30),
    'vehicles-for-hire': percent(30),
    ships: percent(20),
    'computers-and-aircraft': percent(40),
    intangibles: percent(25),
  };
}

export const ADDITIONAL_DEPRECIATION = inBothActs<BasisPoints>(
  {
    id: 'IT.DEPRECIATION.ADDITIONAL',
    from: '2020-04-01',
    unit: 'basis points of cost, normal regime, manufacturers',
    source: ACT,
  },
  percent(20),
  ['s.32(1)(iia)', 's.33'],
);

export const HALF_RATE_DAYS = inBothActs<number>(
  {
    id: 'IT.DEPRECIATION.HALF',
    from: '2014-04-01',
    unit: 'days of use in the first year, fewer of which halve the rate',
    comparator: 'NOT_LESS_THAN',
    source: ACT,
  },
  180,
  ['s.32(1) proviso', 's.33'],
);

/** Cars bought and put to use in these days are a block of their own. */
export const DEARER_CARS = actHistory<{ boughtFrom: string; usedBy: string }>(
  { id: 'IT.DEPRECIATION.CARS', unit: 'first day bought, last day bought and put to use', source: ACT },
  [
    {
      from: '2019-04-01',
      to: '2020-03-31',
      value: { boughtFrom: '2019-08-23', usedBy: '2020-03-31' },
      statute: 'Income-tax Rules 1962, New Appendix I, Part A, III(2)(ii)',
    },
  ],
);

/** What a block is sold for beyond its value, or is left of one in which nothing is, is a short-term gain or loss. */
export const BLOCK_GAIN = inBothActs<boolean>(
  { id: 'IT.50', from: '2014-04-01', unit: 'whether it is taxed as a capital gain', source: ACT },
  true,
  ['s.50', '(1961: s.50)'],
);

/** Goodwill is no asset on which tax depreciation is had: assessment year 2021-22 on. */
export const GOODWILL_DEPRECIATES = inBothActs<boolean>(
  { id: 'IT.DEPRECIATION.GOODWILL', from: '2020-04-01', unit: 'whether it is written down', source: ACT },
  false,
  ['s.32(1) Explanation 3', 's.33'],
);

export const NEW_EMPLOYMENT = inBothActs<{ share: BasisPoints; years: number }>(
  { id: 'IT.80JJAA', from: '2016-04-01', unit: 'basis points of additional employee cost, years', source: ACT },
  { share: percent(30), years: 3 },
  ['s.80JJAA', '(1961: s.80JJAA)'],
);

/** Share premium above fair value is not income for shares issued from 1 April 2024. */
export const ANGEL_TAX = actHistory<boolean>({ id: 'IT.56.2.VIIB', unit: 'whether it is charged', source: ACT }, [
  { from: '2012-04-01', to: '2024-03-31', value: true, statute: 'Income-tax Act 1961 s.56(2)(viib)' },
  { from: '2024-04-01', value: false, statute: 'Finance (No. 2) Act 2024' },
]);

export type AuditLimits = {
  business: Paise;
  businessMostlyDigital: Paise;
  cashShareAtMost: BasisPoints;
  profession: Paise;
};

export const TAX_AUDIT_LIMITS = inBothActs<AuditLimits>(
  { id: 'IT.AUDIT.LIMITS', from: '2021-04-01', unit: 'paise of turnover', comparator: 'EXCEEDS', source: ACT },
  { business: crore(1), businessMostlyDigital: crore(10), cashShareAtMost: percent(5), profession: lakh(50) },
  ['s.44AB', 's.63'],
);

/** Any international transaction asks for 3CEB, whatever its value; these only add duties to it. */
export type TransferPricing = {
  documentation: Paise;
  specifiedDomestic: Paise;
  countryReport: Paise;
  masterFileGroup: Paise;
  masterFileTransactions: Paise;
  masterFileIntangibles: Paise;
};

export const TRANSFER_PRICING_LIMITS = inBothActs<TransferPricing>(
  { id: 'IT.TP.LIMITS', from: '2021-04-01', unit: 'paise', comparator: 'EXCEEDS', source: ACT },
  {
    documentation: crore(1),
    specifiedDomestic: crore(20),
    countryReport: crore(6_400),
    masterFileGroup: crore(500),
    masterFileTransactions: crore(50),
    masterFileIntangibles: crore(10),
  },
  ['ss.92D, 92E, 286; Rule 10D', 's.172'],
);
