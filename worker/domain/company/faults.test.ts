import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { eventFaults, repeatedBy } from './event-faults';
import type { CompanyEvent } from './events';
import { factFaults } from './fact-faults';
import type { Known, NewEvent, NewFact } from './known';
import { knownWith } from './known.fixture';

const day = isoDate;
const holdsFrom = day('2022-06-14');
const legalForm = (form: 'opc' | 'private' | 'public' | 'llp', from = holdsFrom): NewFact => ({
  kind: 'legal-form',
  subject: '',
  value: { legalForm: form, isNeverSmall: false },
  holdsFrom: from,
});
const capital = (paidUp: number, authorised: number): NewFact => ({
  kind: 'capital',
  subject: '',
  value: { paidUp: paise(paidUp), authorised: paise(authorised) },
  holdsFrom,
});
const turnover = (subject: string): NewFact => ({
  kind: 'turnover',
  subject,
  value: { amount: paise(100) },
  holdsFrom,
});
const gst = (
  subject: string,
  value: Partial<Extract<NewFact, { kind: 'gst-registration' }>['value']> = {},
): NewFact => ({
  kind: 'gst-registration',
  subject,
  value: { filer: 'regular-monthly', registeredOn: day('2022-07-01'), ...value },
  holdsFrom,
});
const director = (value: Partial<Extract<NewFact, { kind: 'director' }>['value']>): NewFact => ({
  kind: 'director',
  subject: '00000001',
  value: { name: 'R. Iyer', appointedOn: day('2022-06-14'), ...value },
  holdsFrom,
});
const regime = (name: 'normal' | 'llp' | 'foreign'): NewFact => ({
  kind: 'tax-regime',
  subject: '2025-26',
  value: { regime: name },
  holdsFrom,
});
const mark = (value: Partial<Extract<NewFact, { kind: 'ip-asset' }>['value']>): NewFact => ({
  kind: 'ip-asset',
  subject: '5551234',
  value: { kind: 'trademark', name: 'KESTREL', appliedOn: day('2023-01-10'), classes: [9], ...value },
  holdsFrom,
});
const project = (value: Partial<Extract<NewFact, { kind: 'rera-project' }>['value']>): NewFact => ({
  kind: 'rera-project',
  subject: 'P1',
  value: { state: 'MH', name: 'Hill', registeredOn: day('2023-01-10'), endsOn: day('2027-01-10'), ...value },
  holdsFrom,
});
const contribution: NewFact = { kind: 'contribution', subject: '', value: { amount: paise(1) }, holdsFrom };
const auditor = (appointedOn: string): NewFact => ({
  kind: 'auditor',
  subject: '',
  value: { name: 'A & Co', appointedOn: day(appointedOn), years: 5 },
  holdsFrom,
});

type FactCase = [name: string, fact: NewFact, field: string, words: string, known?: Known];

const refusedFacts: FactCase[] = [
  [
    'a first claim of the holiday after the first ten years',
    { kind: 'holiday-claim', subject: '', value: { firstYear: '2026-27' }, holdsFrom },
    'value.firstYear',
    'last year that can be claimed is 2025-26',
    knownWith([], [], { incorporatedOn: day('2016-06-14') }),
  ],
  ['a form the CIN does not name', legalForm('public'), 'value.legalForm', 'says: private company'],
  ['an LLP with a CIN', legalForm('llp'), 'value.legalForm', 'says: private company'],
  [
    'a company with the PAN of a firm',
    legalForm('private'),
    'value.legalForm',
    'is F; that of a private company is C',
    knownWith([], [], { pan: 'AAZFN9001Q' }),
  ],
  ['more paid up than authorised', capital(101, 100), 'value.paidUp', 'more than the authorised'],
  ['the capital of an LLP', capital(1, 1), 'kind', 'state its contribution', knownWith([], [], { cin: 'AAB-1234' })],
  ['the contribution of a company', contribution, 'kind', 'Only an LLP'],
  ['the turnover of a year to come', turnover('2027-28'), 'subject', 'begins on 01 Apr 2027'],
  ['a check character that does not agree', gst('29AAZCN9001Q1ZD'), 'subject', 'comes C, not D'],
  ['the GSTIN of another PAN', gst('27ZZZCA0001A1Z4'), 'subject', "ZZZCA0001A; the company's PAN is AAZCN9001Q"],
  ['GST before GST', gst('29AAZCN9001Q1ZC', { registeredOn: day('2017-06-30') }), 'value.registeredOn', '01 Jul 2017'],
  [
    'GST from tomorrow',
    gst('29AAZCN9001Q1ZC', { registeredOn: day('2026-11-21') }),
    'value.registeredOn',
    'at the latest today',
  ],
  [
    'a registration cancelled before it was made',
    gst('29AAZCN9001Q1ZC', { cancelledOn: day('2022-06-30') }),
    'value.cancelledOn',
    '01 Jul 2022',
  ],
  [
    'a director before there was a company',
    director({ appointedOn: day('2022-06-13') }),
    'value.appointedOn',
    '14 Jun 2022',
  ],
  ['a director who left before coming', director({ ceasedOn: day('2022-06-13') }), 'value.ceasedOn', '14 Jun 2022'],
  ['a KYC to come', director({ lastKycOn: day('2026-11-21') }), 'value.lastKycOn', '20 Nov 2026'],
  ['an auditor before there was a company', auditor('2022-06-13'), 'value.appointedOn', '14 Jun 2022'],
  ['the regime of LLPs for a company', regime('llp'), 'value.regime', 'for LLPs only'],
  ['a foreign company with a CIN', regime('foreign'), 'value.regime', 'formed in India'],
  ['a company regime for an LLP', regime('normal'), 'value.regime', "'llp'", knownWith([], [], { cin: 'AAB-1234' })],
  ['a mark without a class', mark({ classes: [] }), 'value.classes', '1 to 45'],
  [
    'a mark registered before applied for',
    mark({ registeredOn: day('2023-01-09') }),
    'value.registeredOn',
    '10 Jan 2023',
  ],
  ['a project that ends before it begins', project({ endsOn: day('2023-01-09') }), 'value.endsOn', '10 Jan 2023'],
  [
    'a project completed before registered',
    project({ completedOn: day('2023-01-09') }),
    'value.completedOn',
    '10 Jan 2023',
  ],
];

describe('facts that cannot be', () => {
  test.each(refusedFacts)('%s', (_name, fact, field, words, known = knownWith([])) => {
    const faults = factFaults(fact, known);
    expect([...new Set(faults.map((fault) => fault.field))]).toEqual([field]);
    expect(inEnglish(faults[0]?.message)).toContain(words);
  });
});

const acceptedFacts: [name: string, fact: NewFact, known?: Known][] = [
  ['the form the CIN names', legalForm('private')],
  [
    'a form of the past, where a later one agrees',
    legalForm('public', day('2022-06-13')),
    knownWith([legalForm('private')]),
  ],
  ['all capital paid up', capital(100, 100)],
  ['the turnover of the running year', turnover('2026-27')],
  ['a registration of today', gst('29AAZCN9001Q1ZC', { registeredOn: day('2026-11-20') })],
  ['a registration cancelled on its day', gst('29AAZCN9001Q1ZC', { cancelledOn: day('2022-07-01') })],
  ['a first director', director({})],
  ['a contribution of an LLP', contribution, knownWith([], [], { cin: 'AAB-1234' })],
  ['a form no letters name', legalForm('public'), knownWith([], [], { cin: 'U62099KA2022NPL165432' })],
];

test.each(acceptedFacts)('%s is taken', (_name, fact, known = knownWith([])) => {
  expect(factFaults(fact, known)).toEqual([]);
});

const agm = (subject: string, happenedOn: string, extensionMonths?: number): NewEvent => ({
  kind: 'agm',
  subject,
  happenedOn: day(happenedOn),
  details: { ...(extensionMonths !== undefined && { extensionMonths }) },
});
const filing = (subject: string, happenedOn: string): NewEvent => ({
  kind: 'filing',
  subject,
  happenedOn: day(happenedOn),
  details: {},
});
const notFiled = (subject: string): NewEvent => ({
  kind: 'not-filed',
  subject,
  happenedOn: day('2026-11-20'),
  details: {},
});
const deposit = (happenedOn: string, month = '2026-10', amount = 100): NewEvent => ({
  kind: 'deposit',
  subject: 'BLRK01234E',
  happenedOn: day(happenedOn),
  details: { statement: 'residents', month, amount: paise(amount) },
});
const board = (happenedOn: string): NewEvent => ({
  kind: 'board-meeting',
  subject: '',
  happenedOn: day(happenedOn),
  details: {},
});
const MONTHLY = 'GSTR-3B|2026-10|29AAZCN9001Q1ZC';

type EventCase = [name: string, event: NewEvent, field: string, words: string, known?: Known];

const refusedEvents: EventCase[] = [
  ['an AGM within its year', agm('2025-26', '2026-03-31'), 'happenedOn', 'on 01 Apr 2026 at the earliest'],
  ['an AGM tomorrow', agm('2025-26', '2026-11-21'), 'happenedOn', 'at the latest today, 20 Nov 2026'],
  ['an AGM for a year before the first', agm('2021-22', '2022-09-30'), 'subject', 'ends on 31 Mar 2023'],
  [
    'a second AGM for a year',
    agm('2025-26', '2026-10-01'),
    'subject',
    'recorded on 30 Sep 2026',
    knownWith([], [agm('2025-26', '2026-09-30')]),
  ],
  [
    'an AGM of a one person company',
    agm('2025-26', '2026-09-30'),
    'kind',
    'holds no',
    knownWith([], [], { cin: 'U62099KA2022OPC165432' }),
  ],
  ['four months of extension', agm('2025-26', '2026-09-30', 4), 'details.extensionMonths', 'at most 3'],
  ['an extension of the first AGM', agm('2022-23', '2023-12-31', 1), 'details.extensionMonths', 'never'],
  ['a meeting before there was a company', board('2022-06-13'), 'happenedOn', '14 Jun 2022'],
  ['a deposit before its month', deposit('2026-09-30'), 'happenedOn', 'on or after 01 Oct 2026'],
  ['a monthly return within its month', filing(MONTHLY, '2026-10-31'), 'happenedOn', 'on 01 Nov 2026 at the earliest'],
  [
    'a quarterly statement within its quarter',
    filing('140|2026-27 Q2|BLRK01234E', '2026-09-30'),
    'happenedOn',
    '01 Oct 2026',
  ],
  ['a half-yearly return within its half', filing('MSME-1|2026-27 H1|', '2026-09-30'), 'happenedOn', '01 Oct 2026'],
  ['an annual return within its year', filing('MGT-7A|2025-26|', '2026-03-31'), 'happenedOn', '01 Apr 2026'],
  ['a filing tomorrow', filing(MONTHLY, '2026-11-21'), 'happenedOn', 'at the latest today'],
  [
    'a second filing',
    filing(MONTHLY, '2026-11-20'),
    'subject',
    '19 Nov 2026',
    knownWith([], [filing(MONTHLY, '2026-11-19')]),
  ],
  ['open what is filed', notFiled(MONTHLY), 'subject', '19 Nov 2026', knownWith([], [filing(MONTHLY, '2026-11-19')])],
];

describe('events that cannot have been', () => {
  test.each(refusedEvents)('%s', (_name, event, field, words, known = knownWith([])) => {
    const faults = eventFaults(event, known);
    expect(faults.map((fault) => fault.field)).toEqual([field]);
    expect(inEnglish(faults[0]?.message)).toContain(words);
  });
});

const acceptedEvents: [name: string, event: NewEvent][] = [
  ['an AGM on the day after its year', agm('2025-26', '2026-04-01')],
  ['an AGM with three months of extension', agm('2024-25', '2025-12-30', 3)],
  ['a deposit on the first of its month', deposit('2026-10-01')],
  ['a return on the day after its month', filing(MONTHLY, '2026-11-01')],
  ['advance tax within its quarter', filing('advance-tax|2026-27 Q3|', '2026-11-20')],
  ['a form of an event on its day', filing('PAS-3|2026-11-01|', '2026-11-20')],
  ['a meeting on the day of formation', board('2022-06-14')],
];

test.each(acceptedEvents)('%s is taken', (_name, event) => {
  expect(eventFaults(event, knownWith([]))).toEqual([]);
});

test('a meeting of a year before the Act of 2013 is taken', () => {
  const old = knownWith([], [], { cin: 'L22210MH1995PLC084781', incorporatedOn: isoDate('1995-01-19') });
  for (const months of [0, 3]) expect(eventFaults(agm('2012-13', '2013-09-30', months), old)).toEqual([]);
});

describe('an event twice', () => {
  const stored = (event: NewEvent, withdrawnOn?: string): CompanyEvent => ({
    ...event,
    id: 'stored',
    recordedOn: day('2026-11-20'),
    ...(withdrawnOn && { withdrawnOn: day(withdrawnOn) }),
  });
  test('is the same kind, subject and day', () => {
    const held = agm('2025-26', '2026-09-30', 0);
    expect(repeatedBy(agm('2025-26', '2026-09-30'), [stored(held)])?.id).toBe('stored');
    expect(repeatedBy(agm('2025-26', '2026-09-29'), [stored(held)])).toBeUndefined();
    expect(repeatedBy(agm('2024-25', '2026-09-30'), [stored(held)])).toBeUndefined();
    expect(repeatedBy(agm('2025-26', '2026-09-30'), [stored(held, '2026-11-20')])).toBeUndefined();
  });
  test('is not another deposit on the same day', () => {
    const known = [stored(deposit('2026-11-05'))];
    expect(repeatedBy(deposit('2026-11-05'), known)?.id).toBe('stored');
    expect(repeatedBy(deposit('2026-11-05', '2026-09'), known)).toBeUndefined();
    expect(repeatedBy(deposit('2026-11-05', '2026-10', 101), known)).toBeUndefined();
  });
});
