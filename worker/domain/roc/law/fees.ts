import {
  ADDITIONAL_FEES_2022,
  CHARGE_FEES,
  GENERAL_CIRCULAR_2026_01,
  LLP_FEES_2022,
  NORMAL_FEES,
} from '../../law/sources';
import { ruleHistory, unread } from '../../law/table';
import { type BasisPoints, crore, lakh, type Paise, percent, rupees } from '../../shared/money';

const FEES_STATUTE = 'Companies (Registration Offices and Fees) Rules 2014 r.12 and Annexure';

/** The fee of each slab, by the capital below which it holds; the last slab has no end. */
export type CapitalSlab = { below: Paise | null; fee: Paise };

/** T1: what any document costs in time, by authorised capital. */
export const NORMAL_FEE = ruleHistory<{ slabs: readonly CapitalSlab[]; withoutCapital: Paise }>(
  {
    id: 'ROC.FEE.NORMAL',
    basis: 'FILING_DATE',
    unit: 'paise a document',
    comparator: 'NOT_LESS_THAN',
    statute: FEES_STATUTE,
    source: NORMAL_FEES,
  },
  [
    {
      from: '2014-04-01',
      value: {
        slabs: [
          { below: lakh(1), fee: rupees(200) },
          { below: lakh(5), fee: rupees(300) },
          { below: lakh(25), fee: rupees(400) },
          { below: crore(1), fee: rupees(500) },
          { below: null, fee: rupees(600) },
        ],
        withoutCapital: rupees(200),
      },
    },
  ],
);

/** A band of delay, to its last day, and how many times the normal fee is added. */
export type DelayBand = { upToDays: number | null; times: number; timesWhenRepeated: number };

const band = (upToDays: number | null, times: number, timesWhenRepeated: number): DelayBand => ({
  upToDays,
  times,
  timesWhenRepeated,
});

/** The bands before the higher column: known by the Rules of 2014, whose text nobody here has read. */
const before2022 = (...first: readonly DelayBand[]) => ({
  from: '2014-04-01',
  value: [...first, band(60, 4, 4), band(90, 6, 6), band(180, 10, 10), band(null, 12, 12)],
  source: unread(FEES_STATUTE),
  status: 'unverified' as const,
});

const afterThirtyDays = [band(60, 4, 6), band(90, 6, 9), band(180, 10, 15), band(null, 12, 18)];

/** T2: every late form that has no rule of its own. The repeated column is for a second late INC-22 or PAS-3. */
export const ADDITIONAL_FEE = ruleHistory<readonly DelayBand[]>(
  {
    id: 'ROC.FEE.ADDITIONAL',
    basis: 'FILING_DATE',
    unit: 'times the normal fee',
    statute: FEES_STATUTE,
    source: ADDITIONAL_FEES_2022,
  },
  [
    before2022(band(30, 2, 2)),
    { from: '2022-07-01', knownSince: '2022-01-11', value: [band(30, 2, 3), ...afterThirtyDays] },
  ],
);

/** T2 for sections 139 and 157 (ADT-1, DIR-3C), which have a first band of 15 days. */
export const ADDITIONAL_FEE_APPOINTMENT = ruleHistory<readonly DelayBand[]>(
  {
    id: 'ROC.FEE.ADDITIONAL.APPOINTMENT',
    basis: 'FILING_DATE',
    unit: 'times the normal fee',
    statute: FEES_STATUTE,
    source: ADDITIONAL_FEES_2022,
  },
  [
    before2022(band(15, 1, 1), band(30, 2, 2)),
    { from: '2022-07-01', knownSince: '2022-01-11', value: [band(15, 1, 1), band(30, 2, 2), ...afterThirtyDays] },
  ],
);

/** A second late filing of the same form within these days of the first late one pays the higher column. */
export const REPEATED_WITHIN = ruleHistory<{ days: number; forms: readonly string[]; notBefore: string }>(
  {
    id: 'ROC.FEE.REPEATED',
    basis: 'FILING_DATE',
    unit: 'days',
    comparator: 'EXCEEDS',
    statute: FEES_STATUTE,
    source: ADDITIONAL_FEES_2022,
    confidence: 'medium',
  },
  [
    {
      from: '2022-07-01',
      knownSince: '2022-01-11',
      value: { days: 365, forms: ['INC-22', 'PAS-3'], notBefore: '2022-07-01' },
    },
  ],
);

/** T3: forms of sections 92 and 137, each on its own, without a ceiling. */
export const DAILY_FEE = ruleHistory<Paise>(
  {
    id: 'ROC.FEE.DAILY',
    basis: 'DUE_DATE',
    unit: 'paise a day',
    statute: FEES_STATUTE,
    source: GENERAL_CIRCULAR_2026_01,
  },
  [{ from: '2018-07-01', value: rupees(100) }],
);

type IncreaseLate = { firstMonths: number; first: BasisPoints; after: BasisPoints };

/** T4: a late increase of capital pays on the fee for the increase. The fee itself needs slabs nobody has verified. */
export const CAPITAL_INCREASE_LATE = ruleHistory<IncreaseLate>(
  {
    id: 'ROC.FEE.CAPITAL',
    basis: 'FILING_DATE',
    unit: 'basis points a month or part',
    statute: FEES_STATUTE,
    source: ADDITIONAL_FEES_2022,
    confidence: 'medium',
  },
  [{ from: '2022-07-01', knownSince: '2022-01-11', value: { firstMonths: 6, first: percent(2.5), after: percent(3) } }],
);

/** T5. The share of the secured amount is finer than a basis point: one part in 4,000 is 0.025%, one in 2,000 is 0.05%. */
export type ChargeFee = { times: number; onePartIn: number; atMost: Paise };
export type ChargeFees = {
  inTimeDays: number;
  withFeeDays: number;
  lastDay: number;
  lesser: ChargeFee;
  other: ChargeFee;
};

export const CHARGE_FEE = ruleHistory<ChargeFees>(
  {
    id: 'ROC.FEE.CHARGE',
    basis: 'EVENT_DATE',
    unit: 'days from creation, times the normal fee, part of the secured amount',
    comparator: 'EXCEEDS',
    statute: `Companies Act 2013 s.77; ${FEES_STATUTE}`,
    source: CHARGE_FEES,
  },
  [
    {
      from: '2018-11-02',
      value: {
        inTimeDays: 30,
        withFeeDays: 60,
        lastDay: 120,
        lesser: { times: 3, onePartIn: 4_000, atMost: lakh(1) },
        other: { times: 6, onePartIn: 2_000, atMost: lakh(5) },
      },
    },
  ],
);

/** The fee of each slab of contribution, to its last rupee; the last slab has no end. */
export type ContributionSlab = { upTo: Paise | null; fee: Paise };

const LLP_FEES_STATUTE = 'LLP Rules 2009 r.5 and Annexure A, as amended from 1 Apr 2022';

export const LLP_NORMAL_FEE = ruleHistory<readonly ContributionSlab[]>(
  {
    id: 'ROC.LLP.FEE.NORMAL',
    basis: 'FILING_DATE',
    unit: 'paise a form',
    comparator: 'EXCEEDS',
    statute: LLP_FEES_STATUTE,
    source: LLP_FEES_2022,
  },
  [
    {
      from: '2022-04-01',
      value: [
        { upTo: lakh(1), fee: rupees(50) },
        { upTo: lakh(5), fee: rupees(100) },
        { upTo: lakh(10), fee: rupees(150) },
        { upTo: lakh(25), fee: rupees(200) },
        { upTo: crore(1), fee: rupees(400) },
        { upTo: null, fee: rupees(600) },
      ],
    },
  ],
);

export type LlpDelayBand = { upToDays: number; small: number; other: number };
type Split<Value> = { small: Value; other: Value };

export type LlpAdditionalFee =
  | { kind: 'daily'; perDay: Paise }
  | {
      kind: 'bands';
      bands: readonly LlpDelayBand[];
      /** Beyond the last band: Forms 8 and 11 keep its multiple and add so much a day, other forms take this multiple. */
      annualPerDay: Split<Paise>;
      otherForms: Split<number>;
    };

const llpBand = (upToDays: number, small: number, other: number): LlpDelayBand => ({ upToDays, small, other });

export const LLP_ADDITIONAL_FEE = ruleHistory<LlpAdditionalFee>(
  {
    id: 'ROC.LLP.FEE.ADDITIONAL',
    basis: 'FILING_DATE',
    unit: 'times the normal fee, or paise a day',
    statute: LLP_FEES_STATUTE,
    source: LLP_FEES_2022,
  },
  [
    { from: '2009-04-01', value: { kind: 'daily', perDay: rupees(100) }, statute: 'LLP Rules 2009 Annexure A' },
    {
      from: '2022-04-01',
      value: {
        kind: 'bands',
        bands: [
          llpBand(15, 1, 1),
          llpBand(30, 2, 4),
          llpBand(60, 4, 8),
          llpBand(90, 6, 12),
          llpBand(180, 10, 20),
          llpBand(360, 15, 30),
        ],
        annualPerDay: { small: rupees(10), other: rupees(20) },
        otherForms: { small: 25, other: 50 },
      },
    },
  ],
);
