import { NEW_ACT_BEGINS, underBothActs } from '../../law/acts';
import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, type Paise, percent, rupees } from '../../shared/money';
import { SOURCES } from './sources';

const interest = (id: string, value: BasisPoints, old: string, now: string): RuleHistory<BasisPoints> =>
  underBothActs({
    id: `TDS.INT.${id}`,
    from: '2010-07-01',
    basis: 'DEDUCTION_EVENT',
    value,
    unit: 'a month or part of one',
    old,
    now,
    source: [SOURCES.months, SOURCES.default398],
  });

const collected = { basis: 'COLLECTION_EVENT', unit: 'a month or part of one', confidence: 'medium' } as const;

/** The rate of a month, or part of one, for which tax was not withheld or collected, or not deposited. */
export const INTEREST_RATES = {
  deduction: {
    notWithheld: interest('1', percent(1), 'Income-tax Act 1961 s.201(1A)(i)', 'Income-tax Act 2025 s.398(3)(a)(i)'),
    notDeposited: interest(
      '1_5',
      percent(1.5),
      'Income-tax Act 1961 s.201(1A)(ii)',
      'Income-tax Act 2025 s.398(3)(a)(ii)',
    ),
  },
  collection: {
    notWithheld: underBothActs({
      ...collected,
      id: 'TCS.INT.1',
      from: '2010-07-01',
      value: percent(1),
      old: 'Income-tax Act 1961 s.206C(7)',
      now: 'Income-tax Act 2025 s.398(3)',
      source: [undefined, SOURCES.default398],
    }),
    notDeposited: historyOf(
      {
        ...collected,
        id: 'TCS.INT.a',
        from: '2010-07-01',
        value: percent(1),
        statute: 'Income-tax Act 1961 s.206C(7)',
      },
      {
        ...collected,
        id: 'TCS.INT.b',
        from: '2025-04-01',
        value: percent(1.5),
        statute: 'Income-tax Act 1961 s.206C(7)',
      },
      {
        ...collected,
        id: 'TCS.INT.c',
        from: NEW_ACT_BEGINS,
        value: percent(1.5),
        statute: 'Income-tax Act 2025 s.398(3)',
        source: SOURCES.default398,
      },
    ),
  },
} satisfies Record<string, Record<string, RuleHistory<BasisPoints>>>;

/** How months of interest are counted, and on which base: what the department's system does. Both are also argued otherwise. */
export const INTEREST_PRACTICE: RuleHistory<{ months: 'CALENDAR' | 'ROLLING'; base: 'EXACT' | 'RULE_119A' }> =
  historyOf({
    id: 'TDS.INT.PRACTICE',
    from: '2010-07-01',
    basis: 'DEDUCTION_EVENT',
    value: { months: 'CALENDAR', base: 'EXACT' },
    unit: 'reading',
    statute: 'Income-tax Act 1961 s.201(1A), 2025 s.398(3): “month or part of a month”; practice of TRACES',
    source: SOURCES.months,
    confidence: 'medium',
    status: 'portal',
  });

/** The fee for each day on which a statement is late; never more than the tax in it. */
export const STATEMENT_FEE: RuleHistory<Paise> = underBothActs({
  id: 'TDS.FEE',
  from: '2012-07-01',
  basis: 'FORM_PERIOD',
  value: rupees(200),
  unit: 'paise a day',
  old: 'Income-tax Act 1961 s.234E',
  now: 'Income-tax Act 2025 s.427',
  source: SOURCES.fee427,
});

/** What may be asked beside interest and fee. A range is shown as a risk and never as an amount that is owed. */
export type Penalty = { from: Paise; to: Paise; graceMonths: number };

const penalty = { basis: 'DUE_DATE', unit: 'paise, from and to' } as const;
const RANGE = { from: rupees(10_000), to: rupees(100_000) };

/** The penalty for a statement not filed or wrong; spared where all is paid and it is filed within some months of its date. */
export const STATEMENT_PENALTY: RuleHistory<Penalty> = historyOf(
  {
    ...penalty,
    id: 'TDS.PENALTY.a',
    from: '2012-07-01',
    value: { ...RANGE, graceMonths: 12 },
    statute: 'Income-tax Act 1961 s.271H',
  },
  {
    ...penalty,
    id: 'TDS.PENALTY.b',
    from: '2025-04-01',
    value: { ...RANGE, graceMonths: 1 },
    statute: 'Income-tax Act 1961 s.271H',
  },
  {
    ...penalty,
    id: 'TDS.PENALTY.c',
    from: NEW_ACT_BEGINS,
    value: { ...RANGE, graceMonths: 1 },
    statute: 'Income-tax Act 2025 s.461',
    confidence: 'medium',
  },
);

const disallowed = (id: string, share: number): RuleHistory<BasisPoints> =>
  underBothActs({
    id: `TDS.DISALLOW.${id}`,
    from: '2015-04-01',
    basis: 'FINANCIAL_YEAR',
    value: percent(share),
    unit: 'of the expense',
    old: 'Income-tax Act 1961 s.40(a)',
    now: 'Income-tax Act 2025 s.35',
    confidence: ['high', 'low'],
  });

/** How much of an expense is disallowed where its tax is not deposited by the due date of the return. */
export const DISALLOWANCE = { resident: disallowed('RESIDENT', 30), nonResident: disallowed('NONRESIDENT', 100) };

/** Years after the financial year of the original within which a statement may be corrected. */
export const CORRECTION_YEARS: RuleHistory<number> = historyOf(
  {
    id: 'TDS.CORRECTION.a',
    from: '2025-04-01',
    basis: 'FILING_DATE',
    value: 6,
    unit: 'years',
    statute: 'Income-tax Act 1961 s.200(3), proviso',
    confidence: 'medium',
  },
  {
    id: 'TDS.CORRECTION.b',
    from: NEW_ACT_BEGINS,
    basis: 'FILING_DATE',
    value: 2,
    unit: 'years',
    statute: 'Income-tax Act 2025 s.397(3)',
    confidence: 'medium',
  },
);
