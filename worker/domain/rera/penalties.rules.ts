import type { RuleHistory } from '../law/rule';
import { type LawText, ruleHistory } from '../law/table';
import { type BasisPoints, crore, type Paise, percent, rupees } from '../shared/money';
import type { ReraState } from './rera.rules';
import { KARNATAKA_2026, KARNATAKA_FORM_7, MAHARASHTRA_PENALTY, RERA_ACT, TELANGANA_2025 } from './rera.sources';

/** What a state asks for a late quarterly update: so much for each, or so much a day. */
export type UpdatePenalty = { kind: 'each'; amount: Paise } | { kind: 'daily'; amount: Paise };

const penalty = (
  state: ReraState,
  from: string,
  value: UpdatePenalty,
  statute: string,
  source: LawText,
  knownSince = from,
) =>
  ruleHistory<UpdatePenalty>(
    { id: `RERA.QPR.PENALTY.${state}`, basis: 'DUE_DATE', unit: 'paise', statute, source, confidence: 'medium' },
    [{ from, knownSince, value }],
  );

export const UPDATE_PENALTY: Record<ReraState, RuleHistory<UpdatePenalty>> = {
  MH: penalty(
    'MH',
    '2021-07-01',
    { kind: 'each', amount: rupees(50_000) },
    'Real Estate (Regulation and Development) Act 2016 s.61; MahaRERA practice',
    MAHARASHTRA_PENALTY,
  ),
  KA: penalty(
    'KA',
    '2017-07-10',
    { kind: 'each', amount: rupees(25_000) },
    'K-RERA circulars of Jan and Feb 2026',
    KARNATAKA_2026,
    '2026-02-07',
  ),
  TG: penalty(
    'TG',
    '2025-04-01',
    { kind: 'daily', amount: rupees(500) },
    'TG-RERA circular of 18 Mar 2025',
    TELANGANA_2025,
  ),
};

/** Karnataka's penalty for a late Form 7 by the cost of the project: below, and the last without an end. */
export type AuditPenaltySlab = { below: Paise | null; penalty: Paise };

export const KARNATAKA_AUDIT_PENALTY = ruleHistory<readonly AuditPenaltySlab[]>(
  {
    id: 'RERA.AUDIT.PENALTY.KA',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise a financial year, by cost',
    comparator: 'NOT_LESS_THAN',
    statute: 'K-RERA circular on Form 7, Jan 2026',
    source: KARNATAKA_FORM_7,
  },
  [
    {
      from: '2017-04-01',
      knownSince: '2026-01-14',
      value: [
        { below: crore(25), penalty: rupees(20_000) },
        { below: crore(50), penalty: rupees(25_000) },
        { below: crore(100), penalty: rupees(50_000) },
        { below: null, penalty: rupees(100_000) },
      ],
    },
  ],
);

/** Ceilings as shares of the estimated cost of the project. */
export const PENALTY_CEILINGS = ruleHistory<
  Record<'unregistered' | 'false_information' | 'other' | 'disobeying_authority' | 'disobeying_tribunal', BasisPoints>
>(
  {
    id: 'RERA.PENALTY',
    basis: 'EVENT_DATE',
    unit: 'basis points of the estimated cost, at most',
    statute: 'Real Estate (Regulation and Development) Act 2016 ss.59 to 64',
    source: RERA_ACT,
  },
  [
    {
      from: '2017-05-01',
      value: {
        unregistered: percent(10),
        false_information: percent(5),
        other: percent(5),
        disobeying_authority: percent(5),
        disobeying_tribunal: percent(10),
      },
    },
  ],
);
