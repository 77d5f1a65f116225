import { actHistory, inBothActs } from '../law/acts';
import { unread } from '../law/table';
import { type BasisPoints, lakh, type Paise, percent, rupees } from '../shared/money';
import {
  AUDIT_FEES,
  FEE_428,
  INTEREST_423,
  INTEREST_424,
  INTEREST_425,
  REVISED_RETURN,
  RULE_119A,
} from './income-tax.sources';

const MONTHLY = 'basis points a month or part';

export const LATE_RETURN_INTEREST = inBothActs<BasisPoints>(
  { id: 'IT.INT.RETURN', from: '2014-04-01', unit: MONTHLY, source: INTEREST_423 },
  percent(1),
  ['s.234A', 's.423'],
);

export const SHORT_ADVANCE_INTEREST = inBothActs<{ rate: BasisPoints; enough: BasisPoints }>(
  {
    id: 'IT.INT.SHORT_ADVANCE',
    from: '2014-04-01',
    unit: `${MONTHLY}; share of the tax that is enough`,
    comparator: 'NOT_LESS_THAN',
    source: INTEREST_424,
  },
  { rate: percent(1), enough: percent(90) },
  ['s.234B', 's.424'],
);

/** Below this tax after deduction at source nothing is paid in advance. */
export const ADVANCE_TAX_FROM = inBothActs<Paise>(
  {
    id: 'IT.ADVANCE.FROM',
    from: '2014-04-01',
    unit: 'paise',
    comparator: 'NOT_LESS_THAN',
    source: unread('Section 208'),
  },
  rupees(10_000),
  ['s.208', 's.404'],
);

export type Instalment = { monthDay: string; must: BasisPoints; enough: BasisPoints; months: number };

const instalment = (monthDay: string, must: number, enough: number, months: number): Instalment => ({
  monthDay,
  must: percent(must),
  enough: percent(enough),
  months,
});

/** What a company must have paid by each day, what is enough to be spared interest, and for how many months it runs. */
export const ADVANCE_TAX_INSTALMENTS = inBothActs<{ rate: BasisPoints; instalments: readonly Instalment[] }>(
  {
    id: 'IT.INT.DEFERMENT',
    from: '2016-04-01',
    unit: `share of the tax; ${MONTHLY}`,
    comparator: 'NOT_LESS_THAN',
    source: INTEREST_425,
  },
  {
    rate: percent(1),
    instalments: [
      instalment('06-15', 15, 12, 3),
      instalment('09-15', 45, 36, 3),
      instalment('12-15', 75, 75, 3),
      instalment('03-15', 100, 100, 1),
    ],
  },
  ['ss.211, 234C', 'ss.408, 425'],
);

/** Interest runs on whole hundreds. The rule of 2026 that succeeds 119A was not read. */
export const INTEREST_BASE = actHistory<number>(
  { id: 'IT.INT.BASE', unit: 'rupees, fractions dropped', source: RULE_119A },
  [
    { from: '2014-04-01', value: 100, statute: 'Income-tax Rules 1962 r.119A' },
    { from: '2026-04-01', value: 100, statute: 'Income-tax Rules 2026, successor of r.119A', status: 'unverified' },
  ],
);

export type LateFee = { fee: Paise; smallIncomeAtMost: Paise; smallIncomeFee: Paise };
const lateFee: LateFee = { fee: rupees(5_000), smallIncomeAtMost: lakh(5), smallIncomeFee: rupees(1_000) };

export const LATE_RETURN_FEE = inBothActs<LateFee>(
  { id: 'IT.FEE.RETURN', from: '2020-04-01', unit: 'paise', comparator: 'EXCEEDS', source: FEE_428 },
  lateFee,
  ['s.234F', 's.428(a)'],
);

/** For a return revised after 31 December; first for assessment year 2026-27. */
export const REVISED_RETURN_FEE = inBothActs<LateFee>(
  { id: 'IT.FEE.REVISED', from: '2025-04-01', unit: 'paise', comparator: 'EXCEEDS', source: REVISED_RETURN },
  lateFee,
  ['s.234-I', 's.428(b)'],
);

/** Under the Act of 1961 a penalty: the lower of a share of turnover and a ceiling. From 2026-27 a fee by the delay. */
export type AuditDefault =
  | { kind: 'share_of_turnover'; share: BasisPoints; atMost: Paise }
  | { kind: 'by_delay'; withinMonth: Paise; beyond: Paise };

export const TAX_AUDIT_DEFAULT = actHistory<AuditDefault>({ id: 'IT.FEE.AUDIT', unit: 'paise', source: AUDIT_FEES }, [
  {
    from: '2014-04-01',
    value: { kind: 'share_of_turnover', share: percent(0.5), atMost: rupees(150_000) },
    statute: 'Income-tax Act 1961 s.271B',
  },
  {
    from: '2026-04-01',
    value: { kind: 'by_delay', withinMonth: rupees(75_000), beyond: rupees(150_000) },
    statute: 'Income-tax Act 2025 s.428(c)',
    status: 'unverified',
  },
]);

export type TransferPricingDefault = { withinMonth: Paise; beyond: Paise };

export const TRANSFER_PRICING_DEFAULT = actHistory<TransferPricingDefault>(
  { id: 'IT.FEE.TP', unit: 'paise', source: AUDIT_FEES },
  [
    { from: '2014-04-01', value: { withinMonth: lakh(1), beyond: lakh(1) }, statute: 'Income-tax Act 1961 s.271BA' },
    {
      from: '2026-04-01',
      value: { withinMonth: rupees(50_000), beyond: lakh(1) },
      statute: 'Income-tax Act 2025 s.428(d)',
      confidence: 'medium',
      status: 'unverified',
    },
  ],
);
