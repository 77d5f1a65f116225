import { SPECIAL_SOURCES } from '../../law/sources';
import { actHistory, ruleHistory, unread } from '../../law/table';
import { type BasisPoints, type Paise, percent, rupees } from '../../shared/money';

/**
 * Income that has a rate of its own in every regime: short-term gains on shares and units under transaction tax, long-term gains on
 * them, other long-term gains, winnings, gains on virtual assets, royalty of a patent where that is chosen, and what is unexplained.
 */
export const SPECIAL_KINDS = [
  'short-term-shares',
  'long-term-shares',
  'long-term',
  'winnings',
  'virtual-assets',
  'patent-royalty',
  'unexplained',
] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

const GAINS: ReadonlySet<SpecialKind> = new Set(['short-term-shares', 'long-term-shares', 'long-term']);

/** What a loss of the business may be set off against: all else is taxed whole (ss.58(4), 115BBH(2), 115BBF(2), 115BBE(2)). */
export const isGain = (kind: SpecialKind): boolean => GAINS.has(kind);

/** What no instalment before could reckon with: gains and winnings, and neither royalty nor what is unexplained (s.234C(1), s.425). */
export const isUnforeseen = (kind: SpecialKind): boolean => kind !== 'patent-royalty' && kind !== 'unexplained';

const COMMON = { basis: 'EVENT_DATE', unit: 'basis points of the income', statute: '' } as const;
const { gains2024, section196, section197, section198, section194, section195 } = SPECIAL_SOURCES;
const { section115bbe, section115bbf } = SPECIAL_SOURCES;
const AMENDED_STATUTE = 'as amended by Finance (No. 2) Act 2024';

/** The rate by the day of the transfer; of winnings, by the day they were won. */
export const SPECIAL_RATES = {
  'short-term-shares': ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.111A' }, [
    { from: '2024-04-01', value: percent(15), statute: 'Income-tax Act 1961 s.111A', source: unread('Section 111A') },
    {
      from: '2024-07-23',
      value: percent(20),
      statute: `Income-tax Act 1961 s.111A ${AMENDED_STATUTE}`,
      source: unread('Section 111A'),
    },
    { from: '2026-04-01', value: percent(20), statute: 'Income-tax Act 2025 s.196', source: section196 },
  ]),
  'long-term-shares': ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.112A' }, [
    { from: '2024-04-01', value: percent(10), statute: 'Income-tax Act 1961 s.112A', source: gains2024 },
    {
      from: '2024-07-23',
      value: percent(12.5),
      statute: `Income-tax Act 1961 s.112A ${AMENDED_STATUTE}`,
      source: gains2024,
    },
    { from: '2026-04-01', value: percent(12.5), statute: 'Income-tax Act 2025 s.198', source: section198 },
  ]),
  'long-term': ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.112' }, [
    {
      from: '2024-04-01',
      value: percent(20),
      statute: 'Income-tax Act 1961 s.112',
      source: SPECIAL_SOURCES.longTerm2024,
    },
    {
      from: '2024-07-23',
      value: percent(12.5),
      statute: `Income-tax Act 1961 s.112 ${AMENDED_STATUTE}`,
      source: SPECIAL_SOURCES.longTerm2024,
    },
    { from: '2026-04-01', value: percent(12.5), statute: 'Income-tax Act 2025 s.197', source: section197 },
  ]),
  winnings: ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.115BB' }, [
    {
      from: '2024-04-01',
      value: percent(30),
      statute: 'Income-tax Act 1961 ss.115BB, 115BBJ',
      source: unread('Sections 115BB and 115BBJ'),
    },
    { from: '2026-04-01', value: percent(30), statute: 'Income-tax Act 2025 s.194', source: section194 },
  ]),
  'virtual-assets': ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.115BBH' }, [
    {
      from: '2024-04-01',
      value: percent(30),
      statute: 'Income-tax Act 1961 s.115BBH',
      source: unread('Section 115BBH'),
    },
    { from: '2026-04-01', value: percent(30), statute: 'Income-tax Act 2025 s.194', source: section194 },
  ]),
  'patent-royalty': ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.115BBF' }, [
    { from: '2024-04-01', value: percent(10), statute: 'Income-tax Act 1961 s.115BBF', source: section115bbf },
    { from: '2026-04-01', value: percent(10), statute: 'Income-tax Act 2025 s.194', source: section194 },
  ]),
  unexplained: ruleHistory<BasisPoints>({ ...COMMON, id: 'IT.SPECIAL.115BBE' }, [
    { from: '2024-04-01', value: percent(60), statute: 'Income-tax Act 1961 s.115BBE', source: section115bbe },
    {
      from: '2026-04-01',
      knownSince: '2026-03-31',
      value: percent(30),
      statute: 'Income-tax Act 2025 s.195 as amended by the Finance Act 2026',
      source: section195,
      confidence: 'medium',
    },
  ]),
} as const;

/** Of a year's long-term gains on shares so much bears no tax, whatever the rate of each; it stays in the total income. */
export const LONG_TERM_SHARES_FREE = actHistory<Paise>(
  { id: 'IT.SPECIAL.112A.FREE', unit: 'paise of gains a year', comparator: 'EXCEEDS' },
  [
    {
      from: '2024-04-01',
      value: rupees(125_000),
      statute: `Income-tax Act 1961 s.112A(2) ${AMENDED_STATUTE}`,
      source: gains2024,
    },
    { from: '2026-04-01', value: rupees(125_000), statute: 'Income-tax Act 2025 s.198(2)', source: section198 },
  ],
);

/** Of income at special rates nothing of Chapter VI-A is deducted. */
export const NO_DEDUCTION_AT_SPECIAL_RATES = actHistory<boolean>(
  { id: 'IT.SPECIAL.DEDUCTIONS', unit: 'whether Chapter VI-A is deducted of it' },
  [
    {
      from: '2024-04-01',
      value: false,
      statute: 'Income-tax Act 1961 ss.111A(2), 112(2), 112A(5), 58(4), 115BBH(2)',
      source: unread('Sections 111A(2), 112(2), 112A(5), 58(4) and 115BBH(2)'),
    },
    {
      from: '2026-04-01',
      value: false,
      statute: 'Income-tax Act 2025 ss.194, 196 to 198',
      source: unread('Sections 194 and 196 to 198 of the Income-tax Act 2025, their provisos on deductions'),
    },
  ],
);
