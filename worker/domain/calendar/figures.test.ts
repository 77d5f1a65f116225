import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type { Fact, FactValues } from '../company/facts';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { obligationsOf } from './engine';
import { figuresOf, penaltiesOf } from './figures';
import type { FormAmount } from './form-amounts';
import { fact, KESTREL } from './kestrel.fixture';
import { profileOf } from './profile';

type LegalForm = FactValues['legal-form']['legalForm'];

/** The figures of a form with amounts in rupees, by name; what is not entered in words. */
const of = (form: string, period: string, amounts: Partial<Record<FormAmount, number>> = {}, subject = '') => {
  const amount = (name: FormAmount) => (amounts[name] === undefined ? undefined : rupees(amounts[name]));
  return Object.fromEntries(
    figuresOf({ form, period, subject, amount }).map((figure) => [
      inEnglish(figure.name),
      'explained' in figure ? figure.explained.value / 100 : inEnglish(figure.unknown),
    ]),
  );
};

const AMT = 'Alternate minimum tax';
const YEAR = 'Tax of the year';
const CREDIT = 'Credit for later years';
const NEXT = 'the higher of that and the tax at ordinary rates, not entered';

test.each<[string, string, Partial<Record<FormAmount, number>>, Record<string, number | string>]>([
  ['nothing entered', '2025-26', {}, { [AMT]: '18.5% of adjusted total income, not entered' }],
  ['W35', '2025-26', { 'adjusted-income': 9_500_000 }, { [AMT]: 1_827_800, [YEAR]: NEXT }],
  [
    'W35 with its ordinary tax',
    '2025-26',
    { 'adjusted-income': 9_500_000, 'regular-tax': 156_000 },
    { [AMT]: 1_827_800, [YEAR]: 1_827_800, [CREDIT]: 1_671_800 },
  ],
  [
    'more ordinary tax than that',
    '2026-27',
    { 'adjusted-income': 9_500_000, 'regular-tax': 2_000_000 },
    { [AMT]: 1_827_800, [YEAR]: 2_000_000, [CREDIT]: 0 },
  ],
  // At one crore no surcharge; ten rupees more are all that surcharge and relief may take beside the cess.
  ['at one crore', '2025-26', { 'adjusted-income': 10_000_000 }, { [AMT]: 1_924_000, [YEAR]: NEXT }],
  ['ten rupees above', '2025-26', { 'adjusted-income': 10_000_010 }, { [AMT]: 1_924_010, [YEAR]: NEXT }],
  ['nil entered', '2025-26', { 'adjusted-income': 0, 'regular-tax': 0 }, { [AMT]: 0, [YEAR]: 0, [CREDIT]: 0 }],
])('AMT of an LLP: %s', (_what, year, amounts, expected) => {
  expect(of('amt-report', year, amounts)).toEqual(expected);
});

const MEMBER = 'Contribution for one member';
const CHARGE = 'Administration charge, at least';

test.each<[string, string, string, Partial<Record<FormAmount, number>>, Record<string, number | string>]>([
  ['nothing entered', 'pf-return', '2026-10', {}, { [MEMBER]: "a share of one member's pay, not entered" }],
  [
    'half entered',
    'pf-return',
    '2026-10',
    { 'basic-pay': 1 },
    { [MEMBER]: "a share of one member's pay, not entered" },
  ],
  // B3 and B12: of 60,000 half counts, 30,000; then 1,800 + 1,250 + 550 + 75 + 75, since October on 25,000.
  [
    'B3 in August',
    'pf-return',
    '2026-08',
    { 'basic-pay': 20_000, allowances: 40_000 },
    { [MEMBER]: 3_750, [CHARGE]: 500 },
  ],
  [
    'B3 in October',
    'pf-return',
    '2026-10',
    { 'basic-pay': 20_000, allowances: 40_000 },
    { [MEMBER]: 6_250, [CHARGE]: 500 },
  ],
  // Before the codes allowances were left out, however large.
  [
    'before the codes',
    'pf-return',
    '2025-10',
    { 'basic-pay': 10_000, allowances: 40_000 },
    { [MEMBER]: 2_500, [CHARGE]: 500 },
  ],
  ['B7', 'esi-contribution', '2026-08', { 'basic-pay': 20_500, allowances: 0 }, { [MEMBER]: 154 + 667 }],
  ['above the limit', 'esi-contribution', '2026-10', { 'basic-pay': 21_001, allowances: 0 }, { [MEMBER]: 0 }],
  ['another form', 'GSTR-3B', '2026-10', {}, {}],
  ['a month before the rates that are kept', 'pf-return', '2018-04', {}, {}],
])('a month of one member: %s', (_what, form, month, amounts, expected) => {
  expect(of(form, month, amounts)).toEqual(expected);
});

const TAX = 'Tax on that salary';

test.each<[string, string, number | undefined, Record<string, number | string>]>([
  ['29', '2026-10', undefined, { [TAX]: 'by the slabs of the State, of a salary not entered' }],
  ['29', '2026-10', 24_999, { [TAX]: 0 }],
  ['29', '2027-02', 25_000, { [TAX]: 300 }],
  ['27', '2026-10', 25_000, { [TAX]: 200, 'Tax on that salary, of a woman': 0 }],
  ['27', '2026-10', 25_001, { [TAX]: 200 }],
  ['27', '2026-27', 25_001, {}],
  ['33', '2026-27 H1', 70_000, { [TAX]: 1_025 }],
  ['07', '2026-10', 70_000, {}],
])('professional tax of State %s for %s on a salary of %s', (state, period, salary, expected) => {
  expect(of('professional-tax', period, salary === undefined ? {} : { salary }, state)).toEqual(expected);
});

test('each figure names its steps once, and each input is a step before it', () => {
  const amounts: Partial<Record<FormAmount, number>> = {
    ...{ 'basic-pay': 20_000, allowances: 40_000, 'adjusted-income': 12_345_678, 'regular-tax': 5 },
  };
  const amount = (name: FormAmount) => rupees(amounts[name] ?? 0);
  const all = [
    ...figuresOf({ form: 'pf-return', period: '2026-09', subject: '', amount }),
    ...figuresOf({ form: 'esi-contribution', period: '2026-09', subject: '', amount }),
    ...figuresOf({ form: 'amt-report', period: '2026-27', subject: '', amount }),
  ];
  expect(all).toHaveLength(6);
  for (const figure of all) {
    const { steps, value } = 'explained' in figure ? figure.explained : { steps: [], value: undefined };
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(steps.flatMap(({ inputs }, at) => inputs.filter((input) => !ids.slice(0, at).includes(input)))).toEqual([]);
    expect(steps.at(-1)?.quantity.value).toBe(value);
  }
});

const open = (form: LegalForm, formed: string, period: string, today: string, facts: readonly Fact[] = []) => {
  const { cin, pan } = KESTREL;
  const stated = [
    fact('legal-form', { legalForm: form, isNeverSmall: false }, since),
    fact('capital', { paidUp: rupees(60_000_000), authorised: rupees(60_000_000) }, since),
    ...facts,
  ];
  const dossier = { cin, pan, incorporatedOn: isoDate(formed), facts: stated, events: [], reliefs: [] };
  const asking = { today: isoDate(today), from: isoDate(formed), to: isoDate(today) };
  const tracked = { ...dossier, trackedSince: isoDate(formed) };
  const found = obligationsOf(tracked, asking).obligations.find((one) => one.key === period);
  const figures = found ? penaltiesOf(profileOf(tracked, asking), found) : [];
  return figures.map((figure) => ('explained' in figure ? figure.explained.value / 100 : undefined));
};
const since = { holdsFrom: '2014-04-01' };
const sold = (year: string, amount: number) =>
  fact('turnover', { amount: rupees(amount) }, { ...since, subject: year });

// Due on 29 November 2019; the version of today first, and half for who is small today.
test.each<[string, LegalForm, string, string, readonly Fact[], number[]]>([
  ['W28 on 20 Dec 2020', 'public', 'MGT-7|2018-19|', '2020-12-20', [], [88_700, 88_700]],
  ['W28 on 21 Dec 2020', 'public', 'MGT-7|2018-19|', '2020-12-21', [], [48_800, 48_800]],
  ['on its day', 'public', 'MGT-7|2018-19|', '2019-11-29', [], []],
  ['a day late', 'public', 'AOC-4 XBRL|2025-26|', '2026-10-31', [], [10_100, 10_100]],
  ['a small company', 'private', 'AOC-4 XBRL|2025-26|', '2026-10-31', [sold('2025-26', 1)], [5_050, 5_050]],
  ['a company whose class is not known', 'private', 'AOC-4 XBRL|2025-26|', '2026-10-31', [], [10_100, 10_100]],
  ['an LLP', 'llp', 'LLP Form 11|2025-26|', '2026-06-09', [], [1_000, 1_000]],
])('what may be adjudged: %s', (_who, form, key, today, facts, expected) => {
  expect(open(form, '2015-06-01', key, today, facts)).toEqual(expected);
});
