import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../testing/in-english';
import { gstinCheckCharacter } from '../identifiers/tax-number';
import { isoDate } from '../shared/dates';
import { say } from '../shared/message';
import { parseRupees } from '../shared/money';
import { contradictionsOf } from './contradictions';
import { FACT_KINDS } from './facts';
import type { Known, NewEvent, NewFact } from './known';
import { knownWith } from './known.fixture';

const day = isoDate;
const holdsFrom = day('2022-06-14');
const rupees = parseRupees;
const turnover = (subject: string, amount: string): NewFact => ({
  kind: 'turnover',
  subject,
  value: { amount: rupees(amount) },
  holdsFrom,
});
const gst = (filer: 'regular-monthly' | 'regular-QRMP' | 'composition', subject = '29AAZCN9001Q1ZC'): NewFact => ({
  kind: 'gst-registration',
  subject,
  value: { filer, registeredOn: day('2022-07-01') },
  holdsFrom,
});
const form = (legalForm: 'private' | 'public' | 'llp'): NewFact => ({
  kind: 'legal-form',
  subject: '',
  value: { legalForm, isNeverSmall: false },
  holdsFrom,
});
const director = (subject: string, appointedOn: string): NewFact => ({
  kind: 'director',
  subject,
  value: { name: 'R. Iyer', appointedOn: day(appointedOn) },
  holdsFrom,
});
const capital: NewFact = {
  kind: 'capital',
  subject: '',
  value: { paidUp: rupees('2500000'), authorised: rupees('5000000') },
  holdsFrom,
};
const contribution: NewFact = { kind: 'contribution', subject: '', value: { amount: rupees('100000') }, holdsFrom };
const tan: NewFact = {
  kind: 'tan',
  subject: 'BLRK01234E',
  value: { paysSalary: true, paysResidents: true, paysNonResidents: false, collects: false },
  holdsFrom,
};
const regime = (subject: string, name: 'normal' | 'concessional_22'): NewFact => ({
  kind: 'tax-regime',
  subject,
  value: { regime: name },
  holdsFrom,
});
const recognition = (recognisedOn: string): NewFact => ({
  kind: 'startup-recognition',
  subject: '',
  value: { certificate: 'DIPP1', recognisedOn: day(recognisedOn) },
  holdsFrom,
});
const certificate = (issuedOn: string): NewFact => ({
  kind: 'board-certificate',
  subject: '',
  value: { certificate: 'IMB1', issuedOn: day(issuedOn) },
  holdsFrom,
});
const deduction = (amount: string): NewEvent => ({
  kind: 'deduction',
  subject: 'BLRK01234E',
  happenedOn: day('2026-10-31'),
  details: { statement: 'residents', amount: rupees(amount) },
});
const deposit = (amount: string): NewEvent => ({
  kind: 'deposit',
  subject: 'BLRK01234E',
  happenedOn: day('2026-11-05'),
  details: { statement: 'residents', month: '2026-10', amount: rupees(amount) },
});
const GSTR_3B = 'GSTR-3B|2026-09|29AAZCN9001Q1ZC';
const filing: NewEvent = { kind: 'filing', subject: GSTR_3B, happenedOn: day('2026-10-20'), details: {} };
const nothingDue: NewEvent = {
  kind: 'nothing-due',
  subject: GSTR_3B,
  happenedOn: day('2026-10-20'),
  details: { reason: 'No supplies' },
};
const kyc: NewEvent = { kind: 'director-kyc', subject: '00000002', happenedOn: day('2025-09-01'), details: {} };

type Case = [code: string, facts: NewFact[], events: NewEvent[], rest: Partial<Known>, words: string];

const cases: Case[] = [
  [
    'cin-year',
    [],
    [],
    { incorporatedOn: day('2021-06-14') },
    'formed in 2022; its incorporation is stated on 14 Jun 2021',
  ],
  ['cin-type', [], [], { cin: 'U62099KA2022QQQ165432' }, 'QQQ'],
  ['cin-legal-form', [form('public')], [], {}, 'The CIN says private company, the stated legal form is public company'],
  ['pan-holder', [], [], { pan: 'AAZFN9001Q' }, 'is F (Firm or LLP); that of a private company is C'],
  ['pan-letter', [], [], { pan: 'AAZXN9001Q' }, 'X'],
  ['gstin-pan', [gst('regular-monthly', '27ZZZCA0001A1Z4')], [], {}, 'belongs to the PAN ZZZCA0001A'],
  ['gstin-state', [], [], { cin: 'U62099MH2022PTC165432', gstin: '29AAZCN9001Q1ZC' }, 'the GSTIN of Karnataka'],
  ['tan-initial', [tan], [], { name: 'Falcon Robotics Private Limited' }, 'K, not F'],
  ['fact-before-incorporation', [{ ...capital, holdsFrom: day('2022-06-13') }], [], {}, 'from 13 Jun 2022'],
  ['llp-with-capital', [form('llp'), capital], [], {}, 'contribution, not share capital'],
  ['company-with-contribution', [contribution], [], {}, 'A private company has share capital'],
  ['director-before-incorporation', [director('00000001', '2022-06-13')], [], {}, 'before the company was formed'],
  [
    'too-few-directors',
    [director('00000001', '2022-06-14')],
    [],
    {},
    '1 of the directors is stated; a private company has at least 2',
  ],
  ['director-unknown', [], [kyc], {}, '00000002'],
  ['turnover-before-incorporation', [turnover('2021-22', '1')], [], {}, '2021-22'],
  ['composition-turnover', [gst('composition'), turnover('2025-26', '15000000.01')], [], {}, 'passes the limit'],
  ['quarterly-turnover', [gst('regular-QRMP'), turnover('2025-26', '50000000.01')], [], {}, 'turnover of 2025-26'],
  ['quarterly-turnover', [gst('regular-QRMP'), turnover('2026-27', '50000000.01')], [], {}, 'turnover of 2026-27'],
  ['certificate-without-recognition', [certificate('2024-01-01')], [], {}, 'no recognition is stated'],
  ['certificate-before-recognition', [certificate('2024-01-01'), recognition('2024-01-02')], [], {}, 'is older'],
  ['regime-left', [regime('2024-25', 'concessional_22'), regime('2025-26', 'normal')], [], {}, 'chosen for 2024-25'],
  ['tan-unknown', [], [deduction('12500')], {}, 'BLRK01234E'],
  ['deposit-exceeds-deduction', [tan], [deduction('12500'), deposit('12500.01')], {}, 'for October 2026'],
  ['filed-though-nothing-due', [], [filing, nothingDue], {}, 'GSTR-3B'],
];

describe('what does not fit is flagged', () => {
  test.each(cases)('%s', (code, facts, events, rest, words) => {
    const found = contradictionsOf(knownWith(facts, events, rest)).filter((flag) => flag.code === code);
    expect(found).toHaveLength(1);
    expect(inEnglish(found[0]?.message)).toContain(words);
    expect(found[0]?.fields.length).toBeGreaterThan(0);
  });
});

const fitting: [name: string, facts: NewFact[], events: NewEvent[], rest: Partial<Known>][] = [
  ['a company of which nothing is stated', [], [], { gstin: '29AAZCN9001Q1ZC', tan: 'BLRK01234E' }],
  ['composition at its limit', [gst('composition'), turnover('2025-26', '15000000')], [], {}],
  ['quarterly returns at their limit', [gst('regular-QRMP'), turnover('2025-26', '50000000')], [], {}],
  ['monthly returns above it', [gst('regular-monthly'), turnover('2025-26', '900000000')], [], {}],
  [
    'a registration in one more state',
    [gst('regular-monthly'), gst('regular-monthly', `27AAZCN9001Q1Z${gstinCheckCharacter('27AAZCN9001Q1Z')}`)],
    [],
    {},
  ],
  [
    'two directors from the first day',
    [director('00000001', '2022-06-14'), director('00000002', '2022-06-14')],
    [],
    {},
  ],
  ['a deposit in full', [tan], [deduction('12500'), deposit('12500')], {}],
  ['a regime that stays', [regime('2024-25', 'concessional_22'), regime('2025-26', 'concessional_22')], [], {}],
  ['a regime chosen later', [regime('2024-25', 'normal'), regime('2025-26', 'concessional_22')], [], {}],
  ['a turnover of the first year', [turnover('2022-23', '100')], [], {}],
  ['no turnover before it', [turnover('2021-22', '0')], [], {}],
];

test.each(fitting)('%s is not flagged', (_name, facts, events, rest) => {
  expect(contradictionsOf(knownWith(facts, events, rest))).toEqual([]);
});

test('what was taken back contradicts nothing', () => {
  const known = knownWith([]);
  const withdrawn = {
    ...capital,
    id: 'x',
    recordedOn: day('2026-11-20'),
    withdrawnOn: day('2026-11-20'),
    holdsFrom: day('2020-01-01'),
  };
  const dossier = { ...known.profile.dossier, facts: [withdrawn] };
  expect(contradictionsOf({ ...known, profile: { ...known.profile, dossier } })).toEqual([]);
});

test('a fact of every kind that is older than the company is named in words', () => {
  const named = FACT_KINDS.map((kind) => english(say(`company.fact.${kind}`)));
  expect(named.filter((words) => words.startsWith('company.'))).toEqual([]);
  expect(new Set(named).size).toBe(FACT_KINDS.length);
});
