import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type {
  AuditCase,
  ConditionState,
  Extension,
  FeeWaiver,
  Relief,
  ReliefConditions,
  ReliefLimits,
} from '../law/relief';
import { addDays, isoDate } from '../shared/dates';
import { percent } from '../shared/money';
import { gst } from './areas/gst';
import { incomeTax } from './areas/income-tax';
import { obligationsOf } from './engine';
import { asked, event, fact, GSTIN, KESTREL, rupees } from './kestrel.fixture';
import { costOnDay } from './ladder';
import type { Asked, Dossier } from './model';

const KEY = `GSTR-3B|2026-10|${GSTIN}`;
const TODAY = '2026-11-25';

function under(reliefs: readonly Relief[], about: Partial<Asked> = {}) {
  const dossier = { ...KESTREL, events: [], reliefs };
  return obligationsOf(dossier, asked(TODAY, about), [gst]).obligations.find(({ key }) => key === KEY);
}

const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;
const about = (id: string, knownSince: string) => ({
  ...MARKS,
  id,
  forms: ['GSTR-3B'],
  period: '2026-10',
  knownSince: isoDate(knownSince),
  statute: `Notification ${id}`,
  source: { title: `Notification ${id}`, url: `https://example.in/${id}` },
});
const moved = (id: string, knownSince: string, dueOn: string, rest: Partial<Extension> = {}): Relief => ({
  ...about(id, knownSince),
  kind: 'extension',
  dueOn: isoDate(dueOn),
  ...rest,
});
const waived = (stillAsked: number, rest: Partial<FeeWaiver> = {}): Relief => ({
  ...about('W', '2026-11-20'),
  kind: 'fee_waiver',
  filedFrom: isoDate('2026-11-22'),
  filedBy: isoDate('2026-12-31'),
  stillAsked: percent(stillAsked),
  ...rest,
});

test('an extension of the firm moves the date, names its instrument, and the fee counts from the new day', () => {
  const one = under([moved('1', '2026-11-20', '2026-12-05')]);
  expect([one?.dueOn.value, one?.originalDueOn]).toEqual(['2026-12-05', '2026-11-20']);
  expect(one?.moves).toEqual([
    {
      reliefId: '1',
      from: '2026-11-20',
      to: '2026-12-05',
      statute: 'Notification 1',
      url: 'https://example.in/1',
      knownSince: '2026-11-20',
    },
  ]);
  expect(inEnglish(one?.dueOn.steps.at(-1))).toMatchObject({
    formula: 'moved from 20 Nov 2026 by Notification 1',
    inputs: ['notified'],
  });
  const costs = ['2026-12-05', '2026-12-06'].map((day) => one && costOnDay(one.ladder, isoDate(day)));
  expect(costs).toEqual([0, 5_000]);
});

test('two extensions are a chain in the order in which they were known; the last counts', () => {
  const reliefs = [moved('2', '2026-11-22', '2026-12-31'), moved('1', '2026-11-20', '2026-12-05')];
  const one = under(reliefs);
  expect([one?.dueOn.value, one?.moves.map(({ to }) => to)]).toEqual(['2026-12-31', ['2026-12-05', '2026-12-31']]);
  const then = under(reliefs, { knownOn: isoDate('2026-11-21') });
  expect(then?.moves.map(({ to }) => to)).toEqual(['2026-12-05']);
});

test.each<[string, Partial<Extension>]>([
  ['for another period', { period: '2026-09' }],
  ['for another form', { forms: ['GSTR-1'] }],
  ['to a day before the law’s own', { dueOn: isoDate('2026-11-19') }],
  ['that was withdrawn', { withdrawnOn: isoDate('2026-11-24') }],
])('an extension %s moves nothing', (_what, rest) => {
  const one = under([moved('1', '2026-11-20', '2026-12-05', rest)]);
  expect([one?.dueOn.value, one?.moves]).toEqual(['2026-11-20', []]);
});

test('an extension brings in what fell due before the window', () => {
  const relief = moved('1', '2026-11-20', '2026-12-05');
  const ask = { from: isoDate('2026-12-01') };
  expect(under([relief], ask)?.dueOn.value).toBe('2026-12-05');
  expect(under([], ask)).toBeUndefined();
});

test('a waiver leaves the date and asks nothing inside its window; after it the fee counts from the due day', () => {
  const one = under([waived(0)]);
  expect([one?.dueOn.value, one?.moves, one?.waivers.map(({ reliefId }) => reliefId)]).toEqual([
    '2026-11-20',
    [],
    ['W'],
  ]);
  const costs = ['2026-11-21', '2026-11-22', '2026-12-31', '2027-01-01', '2027-01-02'].map((day) => [
    one && costOnDay(one.ladder, isoDate(day)),
    one?.costOn?.(isoDate(day)).value,
  ]);
  expect(costs).toEqual([5_000, 0, 0, 210_000, 215_000].map((cost) => [cost, cost]));
});

test('a waiver in part asks its share and says so', () => {
  const cost = under([waived(10)])?.costOn?.(isoDate('2026-11-30'));
  expect(cost?.value).toBe(5_000);
  expect(cost?.steps.at(-1)).toMatchObject({ id: 'waiver.asked', quantity: { value: 5_000 } });
  expect(cost?.steps.at(-1)?.rule?.statute).toBe('Notification W');
});

test('a Sunday is said of the day that counts, moved or not', () => {
  expect(inEnglish(under([moved('1', '2026-11-20', '2026-11-29')])?.description)).toContain('is a Sunday');
  expect(inEnglish(under([moved('1', '2026-11-20', '2026-11-30')])?.description)).not.toContain('Sunday');
});

test('changing what one form is moved by changes that form and nothing else', () => {
  const before = obligationsOf(KESTREL, asked(TODAY)).obligations;
  const relief = moved('1', '2026-11-20', '2026-12-05');
  const after = obligationsOf({ ...KESTREL, reliefs: [relief] }, asked(TODAY)).obligations;
  const text = new Map(before.map((one) => [one.key, JSON.stringify(one)]));
  expect(after.filter((one) => JSON.stringify(one) !== text.get(one.key)).map(({ key }) => key)).toEqual([KEY]);
  expect(after).toHaveLength(before.length);
});

test('the answer as known on a day of before stays what it was, whatever is recorded later', () => {
  const then = { today: isoDate('2026-11-21'), knownOn: isoDate('2026-11-21') };
  const first = obligationsOf(KESTREL, asked(TODAY, then));
  const later: Dossier = {
    ...KESTREL,
    events: [...KESTREL.events, event('filing', '2026-11-21', {}, { subject: KEY, recordedOn: '2026-11-22' })],
    facts: KESTREL.facts.map((one) =>
      one.kind === 'turnover' ? { ...one, withdrawnOn: addDays(isoDate(TODAY), -1) } : one,
    ),
    reliefs: [moved('1', '2026-11-22', '2026-12-05')],
  };
  expect(JSON.stringify(obligationsOf(later, asked(TODAY, then)))).toBe(JSON.stringify(first));
});

test('a window that was prolonged is told once, and as known before, as it was then', () => {
  const reliefs = [
    waived(10, { id: 'first', filedBy: isoDate('2026-12-05') }),
    waived(10, { id: 'second', knownSince: isoDate('2026-12-04') }),
  ];
  const told = (rest: Partial<Asked>) => under(reliefs, rest)?.waivers.map(({ reliefId }) => reliefId);
  expect(told({})).toEqual(['second']);
  expect(told({ knownOn: isoDate('2026-12-03') })).toEqual(['first']);
});

const ofIncomeTax = (auditCase: AuditCase | undefined, dueOn: string): Relief => ({
  ...moved('L', '2026-10-20', dueOn),
  forms: ['ITR-6', 'tax-audit-report'],
  period: '2025-26',
  ...(auditCase && { limits: { auditCase } }),
});

test.each<[string, AuditCase | undefined, boolean | undefined, Record<string, string>]>([
  ['audited cases', 'audit', false, { 'ITR-6': '2026-12-15', 'tax-audit-report': '2026-12-15' }],
  ['audited cases', 'audit', true, { 'ITR-6': '2026-11-30', 'tax-audit-report': '2026-10-31' }],
  [
    'cases with transfer prices',
    'transfer-pricing',
    false,
    { 'ITR-6': '2026-10-31', 'tax-audit-report': '2026-09-30' },
  ],
  ['cases with transfer prices', 'transfer-pricing', true, { 'ITR-6': '2026-12-15', 'tax-audit-report': '2026-12-15' }],
  // Whose case nobody knows, for them no relief of a case speaks.
  ['audited cases', 'audit', undefined, { 'ITR-6': '2026-10-31', 'tax-audit-report': '2026-09-30' }],
  ['cases with transfer prices', 'transfer-pricing', undefined, { 'ITR-6': '2026-10-31' }],
  ['all', undefined, true, { 'ITR-6': '2026-12-15', 'tax-audit-report': '2026-12-15' }],
])('an extension of %s alone, %s, of who reports on transfer prices: %s', (_whose, auditCase, isPriced, expected) => {
  const facts = [
    fact('turnover', { amount: rupees(120_000_000) }, { subject: '2025-26' }),
    ...(isPriced === undefined ? [] : [fact('duty', { answer: isPriced }, { subject: 'international-transactions' })]),
  ];
  const dossier = { ...KESTREL, facts, events: [], reliefs: [ofIncomeTax(auditCase, '2026-12-15')] };
  const { obligations } = obligationsOf(dossier, asked(TODAY), [incomeTax]);
  for (const [form, day] of Object.entries(expected)) {
    const one = obligations.find((item) => item.form === form && item.period === '2025-26');
    expect([form, one?.dueOn.value]).toEqual([form, day]);
  }
});

const OTHER_STATE = '27AAZCN9001Q1ZG';
const everywhere = KESTREL.facts.flatMap((one): Dossier['facts'] =>
  one.kind === 'gst-registration' ? [one, { ...one, id: 'other', subject: OTHER_STATE }] : [one],
);

test.each<[string, ReliefLimits, readonly string[]]>([
  ['Maharashtra and Jharkhand', { states: ['27', '20'] }, [OTHER_STATE]],
  ['Karnataka', { states: ['29'] }, [GSTIN]],
  ['one GSTIN', { gstins: [GSTIN] }, [GSTIN]],
  ['a district that nobody stated', { districts: ['thane'] }, []],
  ['companies', { taxpayer: 'company' }, [GSTIN, OTHER_STATE]],
  ['LLPs', { taxpayer: 'llp' }, []],
  ['what fell due from 20 November on', { dueFrom: isoDate('2026-11-20') }, [GSTIN, OTHER_STATE]],
  ['what fell due from 21 November on', { dueFrom: isoDate('2026-11-21') }, []],
  ['what fell due to 19 November', { dueTo: isoDate('2026-11-19') }, []],
  ['all States but Karnataka', { exceptStates: ['29'] }, [OTHER_STATE]],
  // Kestrel sold for 3,40,00,000 in 2025-26, the year before the month.
  ['a turnover above that of the year before', { turnoverAbove: rupees(34_000_000) }, []],
  ['a turnover up to that of the year before', { turnoverUpTo: rupees(34_000_000) }, [GSTIN, OTHER_STATE]],
  ['a turnover above a little less', { turnoverAbove: rupees(33_999_999) }, [GSTIN, OTHER_STATE]],
  ['a turnover up to a little less', { turnoverUpTo: rupees(33_999_999) }, []],
  ['who has no notice of strike-off', { except: ['strike-off-notice'] }, [GSTIN, OTHER_STATE]],
  ['who is not dormant, of which nobody spoke', { except: ['dormant'] }, []],
  ['what was born of an event, of a month', { eventFrom: isoDate('2026-10-01') }, []],
  ['two limits that both hold', { states: ['29'], taxpayer: 'company' }, [GSTIN]],
  ['two limits of which one holds', { states: ['29'], taxpayer: 'llp' }, []],
])('W47: an extension for %s moves those registrations and no other', (_whom, limits, expected) => {
  const relief = moved('1', '2026-11-20', '2026-12-05', { limits });
  const { obligations } = obligationsOf(
    { ...KESTREL, facts: everywhere, events: [], reliefs: [relief] },
    asked(TODAY),
    [gst],
  );
  const ofMonth = obligations.filter(({ form, period }) => form === 'GSTR-3B' && period === '2026-10');
  expect(ofMonth).toHaveLength(2);
  const isMoved = ofMonth.filter(({ dueOn }) => dueOn.value === '2026-12-05').map(({ subject }) => subject);
  expect(isMoved.toSorted()).toEqual([...expected].toSorted());
});

test.each<[string, ReliefLimits, boolean]>([
  ['from its day on', { eventFrom: isoDate('2026-06-30') }, true],
  ['from the day after', { eventFrom: isoDate('2026-07-01') }, false],
  ['to its day', { eventTo: isoDate('2026-06-30') }, true],
  ['to the day before', { eventTo: isoDate('2026-06-29') }, false],
  ['up to a turnover that nobody stated of the year', { turnoverUpTo: rupees(1_000_000_000) }, false],
])('a waiver for events %s', (_which, limits, isTouched) => {
  const relief = waived(0, { forms: ['DIR-12'], period: '2026-06-30', limits });
  const event = { id: 'born', kind: 'roc-event', subject: '', happenedOn: isoDate('2026-06-30') } as const;
  const events = [{ ...event, recordedOn: isoDate('2026-11-20'), details: { key: 'directorChange' as const } }];
  const { obligations } = obligationsOf({ ...KESTREL, events, reliefs: [relief] }, asked(TODAY));
  const item = obligations.find(({ form }) => form === 'DIR-12');
  expect(item?.waivers.map(({ reliefId }) => reliefId)).toEqual(isTouched ? [relief.id] : []);
});

test('a waiver that leaves out who has a notice of strike-off asks them the whole fee', () => {
  const notice = {
    id: 'n',
    kind: 'strike-off-notice',
    subject: '',
    happenedOn: isoDate('2026-10-01'),
    details: {},
  } as const;
  const struck = { ...KESTREL, events: [...KESTREL.events, { ...notice, recordedOn: isoDate('2026-11-20') }] };
  const waiversOf = (dossier: Dossier) =>
    obligationsOf(dossier, { today: isoDate(TODAY), from: isoDate('2022-06-14'), to: isoDate(TODAY) })
      .obligations.find(({ key }) => key === 'AOC-4|2022-23|')
      ?.waivers.map(({ statute }) => statute);
  expect(waiversOf(KESTREL)?.join()).toMatch(/CCFS-2026/);
  expect(waiversOf(struck)).toEqual([]);
});

test('a waiver for some leaves the fee of the others', () => {
  const relief = waived(0, { limits: { states: ['27'] } });
  expect(under([relief])?.waivers).toEqual([]);
  expect(under([relief])?.costOn?.(isoDate('2026-11-30')).value).toBe(50_000);
});

const paidOn = (day: string) => event('tax-paid', day, {}, { subject: KEY, recordedOn: day });
const filedOn = (day: string) => event('filing', day, {}, { subject: KEY, recordedOn: day });
const filedBefore = (day: string) => event('filing', day, {}, { subject: `GSTR-1|2026-10|${GSTIN}`, recordedOn: day });
const PAID: ReliefConditions = { paidBy: isoDate('2026-12-10') };
const FILED: ReliefConditions = { filedFrom: isoDate('2026-11-25'), filedBy: isoDate('2026-12-10') };
const BEFORE: ReliefConditions = { filedBefore: ['GSTR-1'] };

// The extension runs to 31 December; each condition on both days of its boundary.
test.each<[string, ReliefConditions, Dossier['events'], string, ConditionState]>([
  ['the tax paid, while it can be', PAID, [], '2026-12-10', 'open'],
  ['the tax paid, of which nobody spoke in time', PAID, [], '2026-12-11', 'failed'],
  ['the tax paid on the last day', PAID, [paidOn('2026-12-10')], '2026-12-20', 'met'],
  ['the tax paid a day late', PAID, [paidOn('2026-12-11')], '2026-12-20', 'failed'],
  ['the tax paid with the form, in time', PAID, [filedOn('2026-12-10')], '2026-12-20', 'met'],
  ['the tax paid with the form, late', PAID, [filedOn('2026-12-11')], '2026-12-20', 'failed'],
  ['the form filed, while it can be', FILED, [], '2026-12-10', 'open'],
  ['the form filed, and it was not', FILED, [], '2026-12-11', 'failed'],
  ['the form filed on the first day', FILED, [filedOn('2026-11-25')], '2026-12-20', 'met'],
  ['the form filed the day before', FILED, [filedOn('2026-11-24')], '2026-12-20', 'failed'],
  ['another form filed before, which can be', BEFORE, [], '2026-12-31', 'open'],
  ['another form filed before, and it was not', BEFORE, [], '2027-01-01', 'failed'],
  [
    'another form filed on the same day',
    BEFORE,
    [filedBefore('2026-12-05'), filedOn('2026-12-05')],
    '2026-12-20',
    'met',
  ],
  ['another form filed after it', BEFORE, [filedBefore('2026-12-06'), filedOn('2026-12-05')], '2026-12-20', 'failed'],
])('an extension on condition of %s', (_of, conditions, events, today, state) => {
  const dossier = { ...KESTREL, events, reliefs: [moved('C', '2026-11-20', '2026-12-31', { conditions })] };
  const { obligations } = obligationsOf(dossier, asked(today), [gst]);
  const one = obligations.find(({ key }) => key === KEY);
  expect(one?.conditions?.map((told) => told.state)).toEqual([state]);
  expect(one?.dueOn.value).toBe(state === 'failed' ? '2026-11-20' : '2026-12-31');
  expect(one?.moves.map(({ onlyIf }) => onlyIf)).toEqual(
    state === 'failed' ? [] : [state === 'open' ? conditions : undefined],
  );
  expect(one?.dueOn.steps.some(({ isAssumed }) => isAssumed)).toBe(state === 'open');
  const isAsked = state === 'failed' && conditions.paidBy !== undefined && events.length === 0;
  expect(/eases this if the tax was paid by/.test(inEnglish(one)?.description ?? '')).toBe(isAsked);
});

test.each<[string, ReliefConditions]>([
  ['it had to be filed by a day that has passed too', { ...PAID, ...FILED }],
  ['another form had to be filed before it', { ...PAID, ...BEFORE }],
  ['the window of a waiver is over', PAID],
])('whether the tax was paid is not asked where %s', (_why, conditions) => {
  const isWaiver = conditions === PAID;
  const relief = isWaiver ? waived(0, { conditions }) : moved('C', '2026-11-20', '2026-12-31', { conditions });
  const dossier = { ...KESTREL, events: [], reliefs: [relief] };
  const of = (today: string) => obligationsOf(dossier, asked(today), [gst]).obligations.find(({ key }) => key === KEY);
  expect(inEnglish(of('2027-01-01'))?.description).not.toMatch(/eases this if the tax was paid by/);
});

test('a waiver on condition asks the whole fee of who missed it, and says what it assumes of who can still meet it', () => {
  const on = (events: Dossier['events'], today: string) => {
    const reliefs = [waived(0, { conditions: PAID })];
    return obligationsOf({ ...KESTREL, events, reliefs }, asked(today), [gst]).obligations.find(
      ({ key }) => key === KEY,
    );
  };
  const cost = (one: ReturnType<typeof on>) => one?.costOn?.(isoDate('2026-12-20'));
  expect([cost(on([], '2026-12-10'))?.value, cost(on([], '2026-12-11'))?.value]).toEqual([0, 150_000]);
  expect(
    inEnglish(cost(on([], '2026-12-10'))?.steps.find(({ isAssumed, id }) => isAssumed && id.startsWith('if.'))),
  ).toMatchObject({
    label: 'The tax is paid by 10 Dec 2026',
  });
  expect(cost(on([paidOn('2026-12-01')], '2026-12-11'))?.value).toBe(0);
});

test.each([
  [['2022-12-30', undefined], 1],
  [[undefined, undefined], 0],
  [['2025-03-31', '2025-03-31'], 1],
  [['2025-04-02', '2025-03-31'], 0],
])(
  'GSTR-9C of 2021-22: GSTR-9 filed on and itself on %j, the waiver of 2025 speaks %i times',
  ([annual, statement], count) => {
    const key = (form: string) => `${form}|2021-22|${GSTIN}`;
    const done = (form: string, on?: string) => (on ? [event('filing', on, {}, { subject: key(form) })] : []);
    const facts = [
      fact(
        'gst-registration',
        { filer: 'regular-monthly', registeredOn: isoDate('2018-07-01') },
        { subject: GSTIN, holdsFrom: '2018-07-01' },
      ),
      fact('turnover', { amount: rupees(90_000_000) }, { subject: '2021-22' }),
    ];
    const dossier = { ...KESTREL, facts, events: [...done('GSTR-9', annual), ...done('GSTR-9C', statement)] };
    const about = { today: isoDate('2026-11-20'), from: isoDate('2022-12-01'), to: isoDate('2023-01-31') };
    const { obligations } = obligationsOf({ ...dossier, incorporatedOn: isoDate('2018-06-14') }, about, [gst]);
    expect(obligations.find((one) => one.key === key('GSTR-9C'))?.waivers).toHaveLength(count);
  },
);
