import { ruleHistory } from '../law/table';
import type { Paise } from '../shared/money';
import { crore, lakh, rupees } from '../shared/money';
import { LLP_FEES_2022 } from './roc.sources';

/** The fee of each slab of contribution, to its last rupee; the last slab has no end. */
export type ContributionSlab = { upTo: Paise | null; fee: Paise };

const FEES = 'LLP Rules 2009 r.5 and Annexure A, as amended from 1 Apr 2022';

export const LLP_NORMAL_FEE = ruleHistory<readonly ContributionSlab[]>(
  {
    id: 'ROC.LLP.FEE.NORMAL',
    basis: 'FILING_DATE',
    unit: 'paise a form',
    comparator: 'EXCEEDS',
    statute: FEES,
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

const band = (upToDays: number, small: number, other: number): LlpDelayBand => ({ upToDays, small, other });

export const LLP_ADDITIONAL_FEE = ruleHistory<LlpAdditionalFee>(
  {
    id: 'ROC.LLP.FEE.ADDITIONAL',
    basis: 'FILING_DATE',
    unit: 'times the normal fee, or paise a day',
    statute: FEES,
    source: LLP_FEES_2022,
  },
  [
    { from: '2009-04-01', value: { kind: 'daily', perDay: rupees(100) }, statute: 'LLP Rules 2009 Annexure A' },
    {
      from: '2022-04-01',
      value: {
        kind: 'bands',
        bands: [band(15, 1, 1), band(30, 2, 4), band(60, 4, 8), band(90, 6, 12), band(180, 10, 20), band(360, 15, 30)],
        annualPerDay: { small: rupees(10), other: rupees(20) },
        otherForms: { small: 25, other: 50 },
      },
    },
  ],
);
