import type { RuleHistory } from '../../law/rule';
import {
  KARNATAKA_2026,
  KARNATAKA_FORM_7,
  MAHARASHTRA_AGENTS,
  MAHARASHTRA_FORM_5,
  MAHARASHTRA_ORDER,
  MAHARASHTRA_PENALTY,
  MAHARASHTRA_PRACTICE,
  RERA_ACT,
  TELANGANA_2025,
} from '../../law/sources';
import { type LawText, ruleHistory } from '../../law/table';
import { type BasisPoints, crore, type Paise, paise, percent, rupees } from '../../shared/money';

/** The States whose own days, forms and fees are held here, and any other of India, where the Act alone speaks. */
export const RERA_STATES = ['MH', 'KA', 'TG', 'IN'] as const;
export type ReraState = (typeof RERA_STATES)[number];

/** A State whose orders are held here. */
export type OrderedState = Exclude<ReraState, 'IN'>;

/** Whether the orders of a State are held here; elsewhere the Act leaves days and fees to rules that are not. */
export const hasOrders = (state: ReraState): state is OrderedState => state !== 'IN';

const IN_FORCE = '2017-05-01';
const ACT_STATUTE = 'Real Estate (Regulation and Development) Act 2016';
const act = (section: string): string => `${ACT_STATUTE} s.${section}`;

/** A project passes unregistered only where either its land or its apartments stay within the figure. */
export const REGISTRATION_LIMITS = ruleHistory<{ landSquareMetres: number; apartments: number }>(
  {
    id: 'RERA.REG',
    basis: 'EVENT_DATE',
    unit: 'square metres; apartments',
    comparator: 'EXCEEDS',
    statute: act('3(2)'),
    source: RERA_ACT,
  },
  [{ from: IN_FORCE, value: { landSquareMetres: 500, apartments: 8 } }],
);

export const SEPARATE_ACCOUNT_SHARE = ruleHistory<BasisPoints>(
  {
    id: 'RERA.70',
    basis: 'EVENT_DATE',
    unit: 'basis points of receipts',
    statute: act('4(2)(l)(D)'),
    source: RERA_ACT,
  },
  [{ from: IN_FORCE, value: percent(70) }],
);

/** A quarterly update: the days after the quarter's end to remind for, and those after which it is called late. */
export type QuarterlyUpdate = { remindDays: number; dueDays: number };

const quarterly = (
  state: OrderedState,
  law: Pick<Parameters<typeof ruleHistory>[0], 'statute' | 'source'> & { confidence?: 'medium' },
  from: string,
  value: QuarterlyUpdate,
) =>
  ruleHistory<QuarterlyUpdate>(
    { id: `RERA.QPR.${state}`, basis: 'TAX_PERIOD', unit: 'days after the quarter', ...law },
    [{ from, value }],
  );

export const QUARTERLY_UPDATE: Record<OrderedState, RuleHistory<QuarterlyUpdate>> = {
  // The order says the 7th, the authority has acted from the 20th: remind for the first, call it late after the second.
  MH: quarterly(
    'MH',
    { statute: `${act('11(1)')}; MahaRERA Order 18/2021`, source: MAHARASHTRA_PRACTICE, confidence: 'medium' },
    '2021-07-01',
    { remindDays: 7, dueDays: 20 },
  ),
  KA: quarterly(
    'KA',
    { statute: `${act('11(1)')}; Karnataka Rules r.15(1)(D)`, source: KARNATAKA_2026 },
    '2017-07-10',
    { remindDays: 15, dueDays: 15 },
  ),
  TG: ruleHistory<QuarterlyUpdate>(
    {
      id: 'RERA.QPR.TG',
      basis: 'TAX_PERIOD',
      unit: 'days after the quarter',
      statute: act('11(1)'),
      source: TELANGANA_2025,
    },
    [
      { from: '2023-09-13', value: { remindDays: 15, dueDays: 15 } },
      {
        from: '2025-03-18',
        value: { remindDays: 15, dueDays: 15 },
        statute: `${act('11(1)')}; TG-RERA Circular 629 of 18 Mar 2025`,
      },
    ],
  ),
};

/** The order behind the day to remind for in Maharashtra, kept with its own source. */
export const MAHARASHTRA_ORDER_DAYS = ruleHistory<number>(
  {
    id: 'RERA.QPR.MH.ORDER',
    basis: 'TAX_PERIOD',
    unit: 'days after the quarter',
    statute: 'MahaRERA Order 18/2021',
    source: MAHARASHTRA_ORDER,
  },
  [{ from: '2021-07-01', value: 7 }],
);

export type AnnualAudit = { form: string; monthsAfterYear: number };

const audit = (state: ReraState, form: string, source: typeof RERA_ACT): RuleHistory<AnnualAudit> =>
  ruleHistory<AnnualAudit>(
    {
      id: `RERA.AUDIT.${state}`,
      basis: 'FINANCIAL_YEAR',
      unit: 'months after the year',
      statute: act('4(2)(l)(D)'),
      source,
    },
    [{ from: '2017-04-01', value: { form, monthsAfterYear: 6 } }],
  );

export const ANNUAL_AUDIT: Record<ReraState, RuleHistory<AnnualAudit>> = {
  MH: audit('MH', 'Form 5', MAHARASHTRA_FORM_5),
  KA: audit('KA', 'Form 7', KARNATAKA_FORM_7),
  TG: audit('TG', 'Form 7', TELANGANA_2025),
  // The Act names the months and leaves the form to the State.
  IN: audit('IN', 'rera-form-of-state', RERA_ACT),
};

/** Half-yearly Form 6 of agents in Maharashtra: 20 October and 20 April. No periodic form was found in the other two. */
export const AGENT_RETURN_DAYS = ruleHistory<number>(
  {
    id: 'RERA.AGENT.MH',
    basis: 'TAX_PERIOD',
    unit: 'days after the half-year',
    statute: 'MahaRERA Form 6',
    source: MAHARASHTRA_AGENTS,
  },
  [{ from: '2017-04-01', value: 20 }],
);

export const AGENT_LICENCE_YEARS = ruleHistory<number>(
  {
    id: 'RERA.AGENT.YEARS',
    basis: 'EVENT_DATE',
    unit: 'years',
    statute: act('9'),
    source: RERA_ACT,
    confidence: 'medium',
  },
  [{ from: IN_FORCE, value: 5 }],
);

export const EXTENSION_YEARS = ruleHistory<number>(
  {
    id: 'RERA.EXT',
    basis: 'EVENT_DATE',
    unit: 'years at most, beside force majeure',
    statute: act('6'),
    source: RERA_ACT,
  },
  [{ from: IN_FORCE, value: 1 }],
);

/** What a state asks for a late quarterly update: so much for each, or so much a day. */
export type UpdatePenalty = { kind: 'each'; amount: Paise } | { kind: 'daily'; amount: Paise };

const penalty = (
  state: OrderedState,
  { from, knownSince = from, value }: { from: string; knownSince?: string; value: UpdatePenalty },
  law: { statute: string; source: LawText },
) =>
  ruleHistory<UpdatePenalty>(
    { id: `RERA.QPR.PENALTY.${state}`, basis: 'DUE_DATE', unit: 'paise', ...law, confidence: 'medium' },
    [{ from, knownSince, value }],
  );

export const UPDATE_PENALTY: Record<OrderedState, RuleHistory<UpdatePenalty>> = {
  MH: penalty(
    'MH',
    { from: '2021-07-01', value: { kind: 'each', amount: rupees(50_000) } },
    { statute: `${act('61')}; MahaRERA practice`, source: MAHARASHTRA_PENALTY },
  ),
  KA: penalty(
    'KA',
    { from: '2017-07-10', knownSince: '2026-02-07', value: { kind: 'each', amount: rupees(25_000) } },
    { statute: 'K-RERA circulars of Jan and Feb 2026', source: KARNATAKA_2026 },
  ),
  TG: penalty(
    'TG',
    { from: '2025-04-01', value: { kind: 'daily', amount: rupees(500) } },
    { statute: 'TG-RERA circular of 18 Mar 2025', source: TELANGANA_2025 },
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
        // The circular asks the highest sum above 100 crore: 100 crore itself has that of the slab before.
        { below: paise(crore(100) + 1), penalty: rupees(50_000) },
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
