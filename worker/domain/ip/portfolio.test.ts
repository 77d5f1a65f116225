import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type { IpRight } from '../company/facts';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { type FeeKind, filingFee, yearlyFee } from './fees';
import { madridHint } from './madrid';
import { standingOf } from './portfolio';
import type { Applicant, Filing } from './values';

const day = isoDate;
const TODAY = day('2026-11-27');
const filer = { applicant: 'startup', filing: 'electronic' } as const;
const nothingDone = () => false;

type Told = Partial<IpRight> & Pick<IpRight, 'kind'>;
const at = (on: string, told: Told, isDone: (form: string, period: string) => boolean = nothingDone) =>
  standingOf({ name: 'Kestrel', classes: [], ...told }, { today: day(on), filer, isDone });
const mark = { kind: 'trademark', appliedOn: day('2017-03-15'), registeredOn: day('2018-05-02'), classes: [9, 42] };

test.each([
  ['2026-03-14', 'active'],
  ['2027-03-15', 'active'],
  ['2027-03-16', 'expired'],
  ['2028-03-15', 'expired'],
] as const)('W22: on %s the mark is %s, and each stage has its days and its fee', (on, standing) => {
  const told = at(on, mark as Told);
  expect(told).toMatchObject({ standing, renewalOn: '2027-03-15' });
  expect(told.clocks[0]?.stages.map(({ from, to, fee }) => [from, to, fee?.value])).toEqual([
    ['2026-03-15', '2027-03-15', rupees(18_000)],
    ['2027-03-16', '2027-09-15', rupees(27_000)],
    ['2027-09-16', '2028-03-15', rupees(36_000)],
  ]);
});

test('a mark whose renewal nobody stated is not known; a renewal that was filed or stated leads to the next term', () => {
  expect(at('2028-03-16', mark as Told)).toMatchObject({ standing: 'unknown', renewalOn: '2037-03-15' });
  const filed = (form: string, period: string) => form === 'TM-R' && period === '2027';
  expect(at('2028-03-16', mark as Told, filed)).toMatchObject({ standing: 'active', renewalOn: '2037-03-15' });
  const stated = { ...(mark as Told), inForceTo: day('2027-03-15') };
  expect(at('2028-03-16', stated)).toMatchObject({ standing: 'expired', clocks: [] });
});

test('a draft shows what applying costs, an application what is open of it', () => {
  const draft = at('2026-11-27', { kind: 'trademark', classes: [9, 42, 35] });
  expect([draft.standing, draft.fees.map(({ id, fee }) => [id, fee.value])]).toEqual([
    'draft',
    [['application', rupees(13_500)]],
  ]);
  const pending = at('2026-11-27', {
    ...{ kind: 'trademark', appliedOn: day('2026-01-10'), classes: [9], reportOn: day('2026-11-10') },
    publishedOn: day('2026-10-31'),
  });
  expect(pending.clocks.map(({ id, dueOn, form }) => [id, dueOn.value, form])).toEqual([
    ['examination-reply', '2026-12-10', 'examination-reply'],
    ['opposition', '2027-02-28', undefined],
  ]);
});

test('W23: a patent application keeps its days here and abroad, with the fee of who asks', () => {
  const { clocks } = at('2025-06-01', { kind: 'patent', appliedOn: day('2025-02-10') });
  expect(clocks.map(({ id, dueOn }) => [id, dueOn.value])).toEqual([
    ['convention', '2026-02-10'],
    ['examination', '2027-09-10'],
    ['national', '2027-09-10'],
  ]);
  const stages = clocks.find(({ id }) => id === 'examination')?.stages ?? [];
  expect(stages.map(({ fee }) => fee?.value)).toEqual([rupees(4_000), rupees(8_000)]);
});

test('a patent shows the first year that is not paid, and the statement of its working', () => {
  const patent: Told = { kind: 'patent', appliedOn: day('2022-02-10'), registeredOn: day('2026-06-20') };
  const told = at('2026-07-01', patent);
  expect(told.clocks.map(({ id, dueOn }) => [id, dueOn.value])).toEqual([
    ['renewal', '2026-09-20'],
    ['working', '2030-09-30'],
  ]);
  const paid = at('2026-11-27', { ...patent, inForceTo: day('2027-02-10') });
  expect(paid).toMatchObject({ standing: 'active', renewalOn: '2027-02-10' });
  expect(paid.clocks[0]?.stages[0]?.fee?.value).toBe(rupees(800));
  expect(at('2027-08-10', { ...patent, inForceTo: day('2027-02-10') }).standing).toBe('active');
  expect(at('2027-08-11', { ...patent, inForceTo: day('2027-02-10') }).standing).toBe('expired');
  expect(at('2042-02-11', patent).standing).toBe('expired');
});

test('a design is extended or ends, a copyright asks nothing, and a right abroad is shown as it was stated', () => {
  const design: Told = { kind: 'design', appliedOn: day('2017-01-01'), registeredOn: day('2017-04-30') };
  expect(at('2027-04-30', design)).toMatchObject({ standing: 'active', renewalOn: '2027-04-30' });
  expect(at('2027-05-01', design).standing).toBe('expired');
  expect(at('2027-05-01', { ...design, inForceTo: day('2032-04-30') })).toMatchObject({
    standing: 'active',
    clocks: [],
  });
  const work: Told = { kind: 'copyright', appliedOn: day('2026-11-01') };
  expect(at('2026-11-27', work).clocks.map(({ dueOn }) => dueOn.value)).toEqual(['2026-12-01']);
  expect(at('2026-11-27', { ...work, registeredOn: day('2026-11-20') })).toMatchObject({
    standing: 'active',
    clocks: [],
  });
  expect(at('2026-11-27', { ...design, jurisdiction: 'US' })).toMatchObject({ standing: 'active', clocks: [] });
});

test.each([
  ['application', 'startup', 'electronic', 4_500],
  ['application', 'individual', 'electronic', 4_500],
  ['application', 'small-entity', 'paper', 5_000],
  ['application', 'other', 'electronic', 9_000],
  ['expedition', 'other', 'electronic', 40_000],
  ['patent-filing', 'startup', 'electronic', 1_600],
  ['patent-filing', 'other', 'electronic', 8_000],
  ['examination', 'other', 'paper', 22_000],
  ['expedited-examination', 'startup', 'electronic', 8_000],
  ['design', 'startup', 'electronic', 1_000],
  ['design', 'other', 'electronic', 4_000],
] satisfies [FeeKind, Applicant, Filing, number][])('%s by %s, %s costs %i', (kind, applicant, filing, fee) => {
  expect(filingFee(kind, { applicant, filing }, TODAY)?.value).toBe(rupees(fee));
});

test('what is not held has no fee, and paper says that nobody read it', () => {
  expect(filingFee('design', { applicant: 'other', filing: 'paper' }, TODAY)).toBeUndefined();
  const paper = filingFee('application', { applicant: 'other', filing: 'paper' }, TODAY);
  expect(paper?.steps.find(({ id }) => id === 'full')?.rule?.status).toBe('unverified');
  expect(yearlyFee(7, { applicant: 'startup', filing: 'electronic' }, TODAY)?.value).toBe(rupees(2_400));
  expect(yearlyFee(7, { applicant: 'other', filing: 'electronic' }, TODAY)?.value).toBe(rupees(12_000));
});

test.each([
  ['2026-05-27', '2026-11-27'],
  ['2026-05-26', undefined],
  ['2026-08-31', '2027-02-28'],
])('a mark of %s may go abroad with its Indian day until %s', (appliedOn, by) => {
  const told = { kind: 'trademark', name: 'Kestrel', classes: [9, 35, 41, 42], appliedOn: day(appliedOn) } as const;
  const hint = madridHint(told, TODAY);
  expect(hint?.priorityBy.value).toBe(by);
  expect(madridHint({ ...told, isMadrid: true }, TODAY)).toBeUndefined();
  if (hint) {
    expect(hint.francs.value).toBe(753);
    expect(inEnglish(hint.priorityBy.steps.at(-1)?.summary)).toContain('6 months');
  }
});

test.each([
  // Years 5 to 8: two of 800 and two of 2,400, a tenth off.
  ['startup', 'electronic', 5_760],
  ['other', 'electronic', 28_800],
  ['startup', 'paper', undefined],
] as const)('four years of a patent paid ahead by %s, %s: %s', (applicant, filing, rupeesAhead) => {
  const right = { kind: 'patent', name: 'Pump', classes: [], appliedOn: isoDate('2023-01-10') } as const;
  const { clocks } = standingOf(
    { ...right, registeredOn: isoDate('2025-06-20'), inForceTo: isoDate('2027-01-10') },
    { today: isoDate('2026-11-28'), filer: { applicant, filing }, isDone: () => false },
  );
  const ahead = clocks[0]?.stages.find(({ name }) => inEnglish(name).includes('ahead'));
  expect(ahead?.fee?.value).toBe(rupeesAhead && rupeesAhead * 100);
});
